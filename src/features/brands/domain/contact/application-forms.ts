import { inLines } from '../../../../kernel/in-lines.ts';
import { keyOf } from '../brand-name.ts';
import { rawLinksOf, resolveLink } from '../page/page-links.ts';
import { attribute, headingAt, type PageScan, tagAt, textBetween, titleOf } from '../page/page-scan.ts';
import { detached, visibleText } from '../page/page-text.ts';
import { beginningOf } from '../page/quote.ts';
import { kindOf, loosen, type PageKind, speaksOfWholesale } from '../page/wording.ts';
import { sharedHost } from '../site/shared-hosts.ts';
import { hostOf, type Sites, siteLabel } from '../site/site.ts';
import {
  FORM_SCRIPT,
  FORM_SERVICE,
  mayHoldForm,
  NO_FORM_FRAME,
  ORDER_PORTAL,
  PLACE_FOR_FORM,
} from './form-services.ts';

/** A form by which a shop applies for a wholesale account, or asks for one. */
export interface ApplicationForm {
  url: string;
  how: 'form' | 'embedded' | 'portal' | 'contact';
  pageUrl: string;
  /** The words by which it was known for what it is. */
  words: string;
}

const TRADE_FIELD = new RegExp(inLines`
  \b(?:
    salon|boutique|praxis|clinic|gallery|magasin|winkel|laden|company\w*|business\w*|
    store ?(?:name|type|url|website)|shop ?name|retail\w*|organi[sz]ation|firm\w*|unternehmen|entreprise|
    societe|raison sociale|
    empresa|negocio|tienda|azienda|
    ragione sociale|negozio|bedrijf\w*|firmennam\w+|loja
  )\b
`);
const TAX_FIELD =
  /\b(?:tax\w*|ein|fein|vat|gst|abn|resale\w*|reseller|seller ?s? permit|sales permit|licen[cs]e\w*|permit|ust ?id\w*|umsatzsteuer\w*|handelsregister\w*|siret|siren|tva|nif|cif|cnpj|partita iva|p iva|kvk|btw)\b/;

/** Only who keeps a shop can fill these in. */
const SHOP_FIELD = new RegExp(inLines`
  \b(?:
    (?:store|shop|boutique|salon|gallery|studio|practice|clinic|pharmacy) ?(?:
      name|phone|address|url|website|type|location|owner
    )|
    name of (?:your |the )?(?:store|shop|boutique|salon|gallery)|
    (?:nom|adresse) (?:du|de (?:la|votre)) (?:magasin|boutique|commerce)|
    enseigne|
    (?:name|art) (?:des|ihres|deines|eures) (?:ladens|geschafts)|
    laden ?name|geschafts? ?name|nombre de (?:la|tu|su) tienda|
    nombre del (?:comercio|negocio|establecimiento)|nome (?:del )?(?:tuo |vostro )?negozio|insegna|
    winkel ?naam|naam (?:van )?(?:de|je|uw) winkel
  )\b
`);
/** But who bought something is asked where. */
const OF_PURCHASE =
  /\b(?:purchase\w*|bought|receipts?|warrant\w*|serial|order (?:number|no|id)|nearest|garantie|kaufdatum|kaufbeleg|achat|compra|acquisto|aankoop)\b/;
const LABEL = /<label\b[^>]*>([^<]{2,60})/gi;

const FIELD = /<(?:input|select|textarea)\b[^>]*>/gi;
const NO_FIELD = /^(?:hidden|submit|button|image|reset|search|checkbox|radio)$/i;

interface FormFields {
  count: number;
  hasPassword: boolean;
  trade: boolean;
  tax: boolean;
  shop: boolean;
}

function readFields(markup: string, charset: string): FormFields {
  const fields: FormFields = { count: 0, hasPassword: false, trade: false, tax: false, shop: false };
  let names = '';
  for (const [tag] of markup.matchAll(FIELD)) {
    const type = attribute(tag, 'type') ?? 'text';
    if (/^password$/i.test(type)) fields.hasPassword = true;
    if (NO_FIELD.test(type)) continue;
    fields.count += 1;
    names += ` ${attribute(tag, 'name') ?? ''} ${attribute(tag, 'id') ?? ''} ${attribute(tag, 'placeholder') ?? ''} ${attribute(tag, 'aria-label') ?? ''} ·`;
  }
  // "companyName" and "company_name" read alike.
  const spaced = names.replace(/([a-z])([A-Z])/g, '$1 $2');
  const words = loosen(`${spaced} ${visibleText(markup, charset)}`);
  fields.trade = TRADE_FIELD.test(words);
  fields.tax = TAX_FIELD.test(words);
  const labels = Array.from(markup.matchAll(LABEL), ([, label = '']) => visibleText(label, charset));
  fields.shop = SHOP_FIELD.test(loosen(`${spaced} ${labels.join(' · ')}`)) && !OF_PURCHASE.test(words);
  return fields;
}

const LONGEST_FORM = 60_000;

/** What a form that begins there holds, as far as it is read. */
function formAt(body: string, at: number): string {
  const closing = body.indexOf('</form', at);
  return body.slice(at, Math.min(closing === -1 ? body.length : closing, at + LONGEST_FORM));
}

/** The application forms of a page: on it, embedded in it, and those that it links to elsewhere. */
export function findApplicationForms(scan: PageScan, kind: PageKind, sites: Sites): ApplicationForm[] {
  const forms: ApplicationForm[] = [];
  const add = (form: ApplicationForm) => {
    if (!forms.some(({ url }) => url === form.url)) forms.push({ ...form, words: detached(form.words) });
  };
  const isTradePage = kind === 'application' || kind === 'wholesale' || isHeadedForTrade(scan, kind);

  for (const at of scan.forms) {
    const markup = formAt(scan.body, at);
    const fields = readFields(markup, scan.charset);
    if (fields.count < (isTradePage && fields.trade ? 2 : 3)) continue;
    const above = loosen(textBetween(scan, at - 900, at));
    if (NOT_FOR_SHOPS.test(above) && !KEEPS_A_LIST.test(above)) continue;
    const tag = tagAt(scan.body, at);
    const words = `${textBetween(scan, at - 900, at).slice(-260)} ${attribute(tag, 'id') ?? ''} ${attribute(tag, 'class') ?? ''} ${attribute(tag, 'action') ?? ''}`;
    const isForTrade =
      isTradePage ||
      speaksOfWholesale(words) ||
      speaksOfWholesale(visibleText(markup, scan.charset).slice(0, 400));
    // A sign-in form has a password and little else; a plain contact form asks for no company.
    if (fields.hasPassword && !fields.trade && !fields.tax) continue;
    const asksForShop = fields.shop && kind !== 'locator' && kind !== 'support';
    if (
      asksForShop ||
      (fields.tax ? isForTrade || fields.trade : isForTrade && (fields.trade || isTradePage))
    ) {
      add({ url: scan.url, how: 'form', pageUrl: scan.url, words: wordsFor(scan, at) });
    }
  }

  if (isTradePage || speaksOfWholesale(titleOf(scan))) {
    const script =
      [...scan.body.matchAll(FORM_SCRIPT)].find(({ index }) => !isOfNewsletter(scan, index))?.index ??
      PLACE_FOR_FORM.exec(scan.body)?.index;
    if (script !== undefined)
      add({ url: scan.url, how: 'embedded', pageUrl: scan.url, words: wordsFor(scan, script) });
  }

  if (isTradePage) {
    for (const at of NOT_FOR_SHOPS.test(loosen(visibleText(scan.body, scan.charset))) ? [] : scan.frames) {
      const source = attribute(tagAt(scan.body, at), 'src') ?? attribute(tagAt(scan.body, at), 'data-src');
      if (!source || !URL.canParse(source, scan.url)) continue;
      const url = new URL(source, scan.url);
      if (FORM_SERVICE.test(url.hostname) || mayHoldForm(url, kind))
        add({ url: url.href, how: 'embedded', pageUrl: scan.url, words: wordsFor(scan, at) });
    }
  }

  const ownSite = sites.siteOf(hostOf(scan.url));
  if (isTradePage && forms.length === 0) for (const form of formsToPrint(scan)) add(form);
  const ownLabel = keyOf(siteLabel(ownSite ?? ''));
  for (const raw of rawLinksOf(scan)) {
    // Portals are elsewhere, so that only whole addresses can lead to one.
    if (!raw.href.startsWith('http') && !raw.href.startsWith('//')) continue;
    const host = /\/\/([^/?#:]+)/.exec(raw.href)?.[1]?.toLowerCase() ?? '';
    const isShop = ORDER_PORTAL.test(host);
    if (sites.siteOf(host) === ownSite) continue;
    if (!isTradePage && !isShop && !FORM_SERVICE.test(host) && !speaksOfWholesale(raw.inner)) continue;
    const link = resolveLink(scan, raw);
    if (!link) continue;
    const says = kindOf(`${link.text}`);
    const isPortal = isShop && new URL(link.url).pathname.length + host.split('.').length > 3;
    const words = loosen(link.text);
    const saysForm = FORM_WORDS.test(words) || KEEPS_A_LIST.test(words);
    const isForm = FORM_SERVICE.test(host)
      ? says === 'application' || says === 'wholesale' || (isTradePage && saysForm)
      : !isShared(host) && (says === 'application' || (isTradePage && saysForm && isFormAddress(link.url)));
    const isOwnPlace = bearsLabel(link.url, ownLabel) && !isShared(host) && !NO_FORM_FRAME.test(host);
    const isDoor =
      isOwnPlace && (speaksOfWholesale(link.text) || (isTradePage && opensDoor(scan, link.text, raw.at)));
    if (isPortal || isForm || isDoor)
      add({ url: link.url, how: 'portal', pageUrl: scan.url, words: link.text });
  }
  return forms;
}

/** Whether it stands in a form that is written out, and asks for no more than whom to send news to. */
function isOfNewsletter({ body, charset, forms }: PageScan, at: number): boolean {
  const from = forms.findLast((form) => form <= at);
  if (from === undefined) return false;
  const markup = formAt(body, from);
  if (from + markup.length < at) return false;
  const { count } = readFields(markup, charset);
  return count > 0 && count < 3;
}

const CHOICE = /<(?:option|label)\b[^>]*>([^<]{3,60})</gi;

/** A form for everybody on which a shop can choose what it writes about: for where no address is known. */
export function findTopicForm(scan: PageScan): ApplicationForm | undefined {
  for (const at of scan.forms) {
    const markup = formAt(scan.body, at);
    const fields = readFields(markup, scan.charset);
    if (fields.hasPassword || fields.count < 2) continue;
    for (const [, choice = ''] of markup.matchAll(CHOICE)) {
      const words = visibleText(choice, scan.charset);
      if (speaksOfWholesale(words))
        return { url: scan.url, how: 'form', pageUrl: scan.url, words: detached(words) };
    }
  }
  return undefined;
}

const MESSAGE = /<textarea\b/i;
const REPLY_TO = /type\s*=\s*["']?email|name\s*=\s*["'][^"']*e-?_?mail/i;

/** Whatever a page is called, a message to its house may be written on it. */
const MAY_BE_WRITTEN_ON: ReadonlySet<PageKind> = new Set(['contact', 'about', 'imprint', 'support', 'other']);
/** What is written to other readers, or with an order. */
const NOT_TO_THE_HOUSE = /comment|review|rating|reply|bewertung|order|quantity|gift|recipient|cart|search/i;

/** A page's form for everybody, the contact page's before others': where no address is known, it is how a shop asks. */
export function findContactForm(scan: PageScan, kind: PageKind): ApplicationForm | undefined {
  if (!MAY_BE_WRITTEN_ON.has(kind)) return undefined;
  for (const at of scan.forms) {
    const markup = formAt(scan.body, at);
    if (!MESSAGE.test(markup) || !REPLY_TO.test(markup) || /type\s*=\s*["']?password/i.test(markup)) continue;
    const tags = [tagAt(scan.body, at), ...Array.from(markup.matchAll(FIELD), ([tag]) => tag)].join(' ');
    if (kind !== 'contact' && NOT_TO_THE_HOUSE.test(tags)) continue;
    const words = [...scan.headings.map((heading) => headingAt(scan, heading)), titleOf(scan)].find(Boolean);
    return { url: scan.url, how: 'contact', pageUrl: scan.url, words: detached(words ?? '') };
  }
  return undefined;
}

/** Where shops order of many brands: a way in, but behind the brand's own unless a page for shops names it. */
export const isMarketForShops = ({ how, url }: ApplicationForm): boolean =>
  how === 'portal' && ORDER_PORTAL.test(hostOf(url));

export const isSoldOnMarkets = (forms: readonly ApplicationForm[]): boolean =>
  forms.length > 0 && forms.every(isMarketForShops);

/** A brand's own place at somebody else's: "tradedoor.com/acme", "acme.tradedoor.com". */
function bearsLabel(url: string, label: string): boolean {
  const name = label.replace(ADDED_TO_NAMES, '');
  return name.length >= 4 && keyOf(url).includes(name);
}
const ADDED_TO_NAMES =
  /^(?:shop|get|my|the|try|buy|wear|eat|drink)|(?:shop|store|official|online|usa|inc|brand|company|co)$/g;

const DOOR =
  /\b(?:orders?|ordering|accounts?|portal|appl\w+|regist\w+|sign (?:up|in)|log ?in|open|catalog\w*|line ?sheets?|wholesale|bestell\w*|konto|commander|compte|pedidos?|cuenta|ordin\w+|bestel\w*)\b/;
/** Either its own words open the door, or the sentence before it does: "New stores apply through our portal: shopdoor". */
const opensDoor = (scan: PageScan, text: string, at: number): boolean =>
  DOOR.test(loosen(text)) ||
  DOOR.test(
    loosen(
      textBetween(scan, at - 200, at)
        .split(' · ')
        .at(-1) ?? '',
    ),
  );

/** Doors for those who have an account already. */
const FOR_KNOWN_ONES =
  /\b(?:log ?in|sign ?in|anmelden|connexion|acceso|accedi|inloggen)\b|\/(?:login|signin|sign-in)\b/;

/** Forms as they were found, but doors for those who have an account behind those where one asks for it. */
export const newcomersFirst = (forms: readonly ApplicationForm[]): ApplicationForm[] => {
  const isForKnown = ({ how, words, url }: ApplicationForm) =>
    how === 'portal' && !FOR_NEW_ONES.test(loosen(words)) && FOR_KNOWN_ONES.test(`${loosen(words)} ${url}`);
  return [...forms.filter((form) => !isForKnown(form)), ...forms.filter(isForKnown)];
};

const IS_FORM = /form|appl(?:y|ication)|regist|sign-?up|new-(?:buyer|customer|account|retailer)/i;

/** Whether behind a portal's address there may be a door for those who have no account yet. */
export const mayHaveDoor = ({ how, url }: ApplicationForm): boolean =>
  how === 'portal' &&
  !IS_FORM.test(url) &&
  !ORDER_PORTAL.test(hostOf(url)) &&
  !FORM_SERVICE.test(hostOf(url));

const FOR_NEW_ONES = new RegExp(inLines`
  \b(?:
    register|registration|sign up|apply|request (?:an? )?(?:account|access)|
    (?:open|create) (?:an? |your )?account|new (?:buyer|customer|account|retailer|store|shop|here)|become|
    registrieren|neukunden?|inscri\w+|creer un compte|registr\w+|alta|crear cuenta|aanmelden
  )\b
`);

/** "Request an account", "Register": a link for those who have no account yet. */
export const asksNewcomers = (words: string): boolean => FOR_NEW_ONES.test(loosen(words));

/** On a portal's page, where those apply who have no account yet: in the brand's own place, not in the portal's. */
export function doorOn(scan: PageScan, form: ApplicationForm): ApplicationForm | undefined {
  const place = new URL(form.url).pathname.split('/')[1] ?? '';
  for (const raw of rawLinksOf(scan)) {
    const link = resolveLink(scan, raw);
    if (!link || link.host !== hostOf(form.url) || !link.path.includes(place)) continue;
    if (link.url !== form.url && asksNewcomers(link.text))
      return { ...form, url: link.url, pageUrl: scan.url, words: detached(link.text) };
  }
  return undefined;
}

const PRINTED = /\.(?:pdf|docx?|xlsx?|rtf)(?:[?#]|$)/i;
const FORM_TO_PRINT =
  /\b(?:forms?|application|formular\w*|antrag\w*|bestellschein|formulaire|formulario|modulo|modulistica|formulier|bon de commande|solicitud|ficha|dossier d'ouverture)\b/;

/** "Print the form and mail it to accounts@acme.com": who reads it is named, and the form is at hand there. */
const SENT_TO_ADDRESS =
  /\b(?:e-?mail|mail|send|return|fax|schick\w*|send(?:en|et)|envoy\w*|retourn\w*|renvoy\w*|envi\w*|invi\w*|rispedi\w*|stuur\w*|mailen)\b[^.!?]{0,160}\b(?:to|at|an|à|a|al|aan|naar)\s[^.!?]{0,40}[\w.+-]+@[\w-]+\./i;
const FAR_BEHIND = 600;

/** Forms that shops print, fill in and send back. */
const formsToPrint = (scan: PageScan): ApplicationForm[] =>
  rawLinksOf(scan).flatMap((raw): ApplicationForm[] => {
    if (!PRINTED.test(raw.href)) return [];
    const link = resolveLink(scan, raw);
    if (!link || !FORM_TO_PRINT.test(loosen(`${link.text} ${link.path}`))) return [];
    if (SENT_TO_ADDRESS.test(textBetween(scan, raw.at, raw.at + FAR_BEHIND).split(' · ')[0] ?? '')) return [];
    return [{ url: link.url, how: 'form', pageUrl: scan.url, words: link.text }];
  });

/** A page whose address says nothing of trade may say it in its heading: "Become a stockist" at /partners. */
const isHeadedForTrade = (scan: PageScan, kind: PageKind): boolean =>
  kind !== 'contact' &&
  kind !== 'locator' &&
  kind !== 'legal' &&
  kind !== 'trade_terms' &&
  scan.headings.some((at) => speaksOfWholesale(headingAt(scan, at)));

/** Programmes that carry the words of trade, and are for those who build or furnish with the goods. */
const NOT_FOR_SHOPS = new RegExp(inLines`
  \b(?:
    not for resale|no resale|
    not (?:for|open to) (?:retailers|resellers|shops|stores)|
    (?:not|no longer|never) (?:currently |presently )?(?:accept\w*|tak(?:e|ing)|open\w*|offer\w*) (?:on )?
      (?:any )?(?:new )?(?:wholesale|retail|trade|stockists?|accounts?|applications?)|
    stopped wholesaling
  )\b
`);

/** Who takes no shops for now may note down those that ask. */
const KEEPS_A_LIST = new RegExp(inLines`
  \b(?:
    wait ?list|waiting list|(?:leave|drop|send)(?: us)? your (?:details|name|e ?mail)|
    (?:when|once|as soon as) (?:the list |it |we |applications )?(?:re)?opens?|
    warteliste|liste d attente|lista de espera|lista d attesa|wachtlijst|vantelista
  )\b
`);

const FORM_WORDS = new RegExp(inLines`
  \b(?:
    appl(?:y|ication)|forms?|register|registration|sign ?up|enquir\w+|inquir\w+|request|
    open (?:an )?account|here|hier|ici|aqui|qui|formulaire|formulario|modulo|formular|formulier|antrag|
    anfrage|bewerben|
    registrieren|inscription|solicitud|aanmelden
  )\b
`);

const isFormAddress = (url: string): boolean =>
  /form|appl(?:y|ication)|register|signup|sign-up|onboard|account|portal|b2b/i.test(url);

const isShared = (host: string): boolean => sharedHost(host.split('.').at(-2) ?? '') !== undefined;

const LONGEST_WORDS = 160;

const REACH = 900;

function wordsFor(scan: PageScan, at: number): string {
  const [first = '', ...others] = textBetween(scan, at - REACH, at).split(' · ');
  // The first line may be cut anywhere.
  const lines = at > REACH ? others : [first, ...others];
  const heading = lines.filter((part) => part.length > 3 && speaksOfWholesale(part)).at(-1);
  return beginningOf(heading ?? titleOf(scan), LONGEST_WORDS);
}
