import { inLines } from '../../../../kernel/in-lines.ts';
import { type BrandName, keyOf } from '../brand-name.ts';
import { headingAt, type PageScan, readOnce, titleOf } from '../page/page-scan.ts';
import { loosen, type PageKind } from '../page/wording.ts';
import { isDistributorTitle } from '../policy/distributors.ts';
import { siteLabel } from '../site/site.ts';
import { roleOf } from './address-roles.ts';
import { labelOf, sayingsBefore } from './address-sayings.ts';
import type { Relation, SiteOwner } from './address-traps.ts';
import { namesOtherDesk } from './desk-words.ts';
import { type AddressForm, type FoundAddress, wordsAround } from './find-addresses.ts';

export const bearsName = (local: string, brand: BrandName): boolean =>
  brand.keys.some((key) => keyOf(local).includes(key));

/** The buyer's own country, as a list of regions names it. */
export const HOME_WORDS = new RegExp(inLines`
  \b(?:
    US|USA|U\.S\.A?\.?|EE\. ?UU|[Uu]nited [Ss]tates|[EÉ]tats[- ]Unis|Estados Unidos|Stati Uniti|
    Vereinigte\w* Staaten|Verenigde Staten|all states|North America|NORTH AMERICA|[Nn]ationwide|[Dd]omestic
  )\b
`);

/**
 * Another company's desk that bears the brand's name, the one of its agents who serves the buyer's own country, and
 * the one to which the brand itself sends shops.
 */
export function relationOfStranger(
  scan: PageScan,
  mention: FoundAddress,
  kind: PageKind,
  { brand, site }: SiteOwner,
): Relation | undefined {
  const { local, at, form } = mention;
  if (isUnseen(form)) return undefined;
  if (bearsName(local, brand) && roleOf(local) === 'wholesale') return 'in_its_name';
  const names = [...brand.keys, keyOf(siteLabel(site))];
  if (mayGiveItsMailBox(scan, kind) && names.some((name) => name.length > 4 && name === keyOf(local)))
    return 'in_its_name';
  const { before } = wordsAround(scan, at);
  if (FOR_SHOPS.has(kind) && isSentThrough(before)) return 'agent';
  if (kind === 'wholesale' && namesAgents(scan))
    return HOME_WORDS.test(before.slice(before.lastIndexOf('@') + 1)) ? 'agent' : undefined;
  return namesForShops(scan, mention, kind, before) ? 'named' : undefined;
}

const FOR_SHOPS: ReadonlySet<PageKind> = new Set(['wholesale', 'application']);
/** All shops are sent to one house: "We sell wholesale only through our showroom, Gather Collective: …". */
const THROUGH = new RegExp(inLines`
  \b(?:
    (?:only|exclusively|all|is|are|handled|looked after|represented|managed|done|runs?) (?:\w+ ){0,4}?
      (?:through|via|by) (?:our|the) (?:\w+ ){0,2}?(?:showrooms?|(?:sales )?agenc(?:y|ies)|(?:sales )?reps?|(?:sales )?agents?|rep groups?)|
    (?:nur|ausschliesslich|alle\w*) (?:\w+ ){0,4}?(?:uber|durch) (?:unsere?n?|die) (?:\w+ )?(?:showroom|(?:handels|vertriebs)?agentur|handelsvertretung)|
    (?:par|via|aupres de|exclusivement (?:par|via)) (?:notre|nos) (?:\w+ )?(?:showroom|agence|agent)s?|
    (?:a traves de|por medio de) (?:nuestr[oa]s?) (?:\w+ )?(?:showroom|agencia|representante)s?|
    (?:tramite|attraverso|solo con) (?:il|la) nostr[oa] (?:\w+ )?(?:showroom|agenzia|agente)|
    (?:alleen|uitsluitend)? ?via (?:onze|ons) (?:\w+ )?(?:showroom|agentuur|agent)
  )\b
`);
/** Of one place or another it says nothing for the buyer's own. */
const isSentThrough = (before: string): boolean => {
  const mine = before.slice(before.lastIndexOf('@') + 1);
  return THROUGH.test(loosen(mine)) && !ABROAD.test(mine);
};
const ABROAD = new RegExp(inLines`
  \b(?:
    UK|U\.K\.|Europe|EU|Canad[ai]\w*|Australia|Asia|Japan|Germany|France|Italy|Spain|Benelux|Scandinavia|Nordics?|
    Ireland|Mexico|Deutschland|Schweiz|Suisse|Belgi\w+|Österreich|[Ii]nternational|[Oo]verseas
  )\b
`);

/**
 * A small house's mail box at its provider, acme@lakenet.com, stands where a house gives its address. On pages of
 * something else those have such boxes who do that for many brands: rebates, guarantees, applications for work.
 */
const mayGiveItsMailBox = (scan: PageScan, kind: PageKind): boolean =>
  !NAMES_NO_BUYERS.has(kind) && !namesOtherDesk(new URL(scan.url).pathname) && !namesDistributors(scan);

/** Where those who bring the goods to other countries are listed, "acme@alpenhandel.de" is theirs. */
const namesDistributors = (scan: PageScan): boolean =>
  readOnce(scan, 'distributors', () =>
    [titleOf(scan), ...scan.headings.map((at) => headingAt(scan, at))].some((heading) =>
      isDistributorTitle(loosen(heading)),
    ),
  );

const isUnseen = (form: AddressForm): boolean =>
  form === 'script' || form === 'attribute' || form === 'comment';

const NAMES_NO_BUYERS: ReadonlySet<PageKind> = new Set(['locator', 'legal', 'support']);
const SELLS_FOR_IT =
  /distribu|vertrieb|import|\bagen[tc]|vertret|represent|stockist|dealer|revendeur|handler\b/;
const LONGEST_LABEL = 60;
/** What an address is for stands right before it, with nobody's name between: "Wholesale: ", "for trade orders write to ". */
const LABEL_FOR_SHOPS = new RegExp(inLines`
  ^ ?(?:(?:for|all|please|pour|fur|para|per|voor|les|la|el|il|de) )*(?:
    wholesale|whole sale|trade|b2b|bulk orders?|retailers?|retail (?:buyers?|orders?)|stores|shops|
    store buyers|
    grosshandel\w*|wiederverkaufer|handleranfragen|
    vente en gros|professionnels|(?:venta al )?por mayor|mayoristas|ventas mayoristas|ingrosso|rivenditori|
    groothandel\w*|wederverkopers|zakelijk\w*
  )\b(?! (?:
    press|media|shows?|fairs?|publications?|magazines?|journals?|associations?|presse|marks?|secrets?|names?|unions?|
    bod(?:y|ies)|ins?|waste|insurance|compliance|descriptions?|dress
  )\b)
`);
const LEADS_TO_IT = /(?:[:–—-]|\b(?:to|at|via|contact|e-?mail|write|an|bij|à|a))\s*$/i;

/** "Wholesale: desk@othergroup.com". */
function namesForShops(scan: PageScan, mention: FoundAddress, kind: PageKind, before: string): boolean {
  if (mention.form === 'structured_data' || NAMES_NO_BUYERS.has(kind)) return false;
  const link = labelOf(scan, mention);
  const { near } = sayingsBefore(before);
  const own = near.toLowerCase().endsWith(mention.local) ? near.slice(0, -mention.local.length) : near;
  const words = link || own;
  if (words.length > LONGEST_LABEL || (link === '' && !LEADS_TO_IT.test(own))) return false;
  const loose = loosen(words);
  return LABEL_FOR_SHOPS.test(loose) && !SELLS_FOR_IT.test(loose);
}

const AGENTS = new RegExp(inLines`
  \b(?:
    reps|representatives|sales agents|agents|agencies|showrooms|
    vertretungen|handelsvertret\w+|
    representants|agents commerciaux|representantes|agentes comerciales|rappresentanti|agenti|
    vertegenwoordigers
  )\b
`);
/** Whether a page is headed for those who sell for the brand. */
const namesAgents = (scan: PageScan): boolean =>
  readOnce(scan, 'agents', () =>
    [titleOf(scan), ...scan.headings.map((at) => headingAt(scan, at))].some((heading) =>
      AGENTS.test(loosen(heading)),
    ),
  );
