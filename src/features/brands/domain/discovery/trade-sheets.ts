import { inLines } from '../../../../kernel/in-lines.ts';
import { rawLinksOf, resolveLink } from '../page/page-links.ts';
import type { PageScan } from '../page/page-scan.ts';
import { loosen } from '../page/wording.ts';

/** A PDF in which a brand keeps what it tells shops. */
export interface TradeSheet {
  url: string;
  /** Larger says more of how the brand sells to shops. */
  worth: number;
}

const PDF = /\.pdf(?:[?#]|$)/i;
const NAMED_PDF = /\bpdf\b/i;

/** What is put down for shops, by what its link or its file is called: terms before sheets, sheets before prices. */
const KINDS: readonly [number, RegExp][] = [
  [
    3,
    new RegExp(inLines`
      \b(?:
        terms|conditions|polic(?:y|ies)|agreement|contract|requirements|guidelines|rules|u?map|agb|
        konditionen|bedingungen|\w+bedingungen|\w+konditionen|vereinbarung|\w+vertrag|
        richtlinien?|cgv|contrat|charte|condiciones|contrato|condizioni|contratto|voorwaarden|overeenkomst|
        villkor|vilkar|condicoes|avtal
      )\b
    `),
  ],
  [
    2,
    new RegExp(inLines`
      \b(?:
        appl(?:y|ication)|registration|account form|
        (?:dealer|trade|wholesale|retailer|reseller|stockist|info\w*|fact|one|sell) ?(?:
          sheet|pager|pack|packet|kit|guide|brochure|info\w*|leaflet
        )|
        (?:handler|fachhandels?|wiederverkaufer)\w*|antrag|revendeurs?|dossier|mayoristas|distribuidores|
        rivenditori|wederverkopers|revenda|aterforsaljare|forhandlere?
      )\b
    `),
  ],
  [
    1,
    new RegExp(inLines`
      \b(?:
        price ?(?:lists?|sheets?)|pricing|order ?(?:forms?|sheets?)|line ?sheets?|wholesale|trade|
        preisliste|handlerpreise|bestellschein|
        tarifs?|bon de commande|tarifa\w*|listino|prijslijst|prislista|prisliste|tabela de precos
      )\b
    `),
  ],
];

/** For those who have bought, or of the goods themselves. */
const OF_SOMETHING_ELSE = new RegExp(inLines`
  \b(?:
    privacy|cookies?|safety data|sds|msds|datasheets?|data sheets?|specs?|specifications?|manuals?|
    instructions?|care guide|size (?:chart|guide)|warranty|guarantee|returns? form|certificate|test report|
    catalog(?:ue)?s?|katalog\w*|catalogo|catalogus|look ?books?|press kit|recipes?|menu|allergens?|
    declaration of conformity|
    widerruf\w*|datenschutz\w*
  )\b
`);

/** The PDFs to which a page for shops links, the likeliest first. */
export function tradeSheetsOn(scan: PageScan): TradeSheet[] {
  const sheets = new Map<string, TradeSheet>();
  for (const raw of rawLinksOf(scan)) {
    if (!PDF.test(raw.href) && !NAMED_PDF.test(raw.inner)) continue;
    const link = resolveLink(scan, raw);
    if (!link) continue;
    const file = link.path.slice(link.path.lastIndexOf('/') + 1);
    const worth = Math.max(worthOf(link.text), worthOf(file.replace(/\.pdf$/i, '')));
    if (worth > (sheets.get(link.url)?.worth ?? 0)) sheets.set(link.url, { url: link.url, worth });
  }
  return [...sheets.values()].sort((one, other) => other.worth - one.worth);
}

function worthOf(name: string): number {
  const words = loosen(name);
  const [worth = 0] = KINDS.find(([, pattern]) => pattern.test(words)) ?? [];
  // A catalogue with prices is large, and a list of goods all the same.
  return OF_SOMETHING_ELSE.test(words) && worth < 3 ? 0 : worth;
}
