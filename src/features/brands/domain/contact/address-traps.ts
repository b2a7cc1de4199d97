import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import type { BrandName } from '../brand-name.ts';
import { keyOf } from '../brand-name.ts';
import { isHiddenAt } from '../page/hidden-elements.ts';
import { attributeNameAt, type PageScan } from '../page/page-scan.ts';
import { speaksOfWholesale } from '../page/wording.ts';
import { hostOf, type Sites, siteLabel } from '../site/site.ts';
import { mayServeBuyers, roleOf } from './address-roles.ts';
import { labelOf } from './address-sayings.ts';
import { isMailDomain } from './address-syntax.ts';
import type { Disowned } from './disowned.ts';
import { type FoundAddress, wordsAround } from './find-addresses.ts';
import { isDisposable, isFreeMail, isRegisteredMail } from './mail-domains.ts';
import { isOfPageKeeper } from './page-keepers.ts';
import { isNamedOwner, type Stranger, strangerBefore } from './strangers.ts';

/** Why an address on a page is not one to write to. */
export type RefusalReason =
  | 'no_domain'
  | 'sample'
  | 'machine_id'
  | 'no_reply'
  | 'other_desk'
  | Disowned
  | 'hidden_from_readers'
  | 'placeholder'
  | 'disposable'
  | 'registered_mail'
  | Stranger
  | 'service_provider'
  | 'other_company'
  | 'stranger_in_script'
  | 'no_mail';

/**
 * Whose an address is that may be the brand's: the site's own, a sister domain's, its owner's, or anybody's. Another
 * company may keep a desk in the brand's name, sell for it where the buyer is, or be named by it for shops.
 */
export type Relation = 'own' | 'sister' | 'owner' | 'free_mail' | 'in_its_name' | 'agent' | 'named';

export interface SiteOwner {
  site: string;
  brand: BrandName;
  sites: Sites;
  /** Other sites that lead to this one. */
  related?: readonly string[];
}

/** Undefined for another company's: a page names many that aren't the brand. */
export function relationOf(domain: string, owner: SiteOwner, scan: PageScan): Relation | undefined {
  const { site, brand, sites, related } = owner;
  const mailSite = sites.siteOf(domain) ?? domain;
  if (mailSite === site || domain === site) return 'own';
  if (isFreeMail(domain)) return 'free_mail';
  if (related?.includes(mailSite)) return 'sister';
  const label = keyOf(siteLabel(mailSite));
  if (OF_ITS_FRIENDS.test(label)) return undefined;
  const own = keyOf(siteLabel(site));
  const bears = (key: string) =>
    label === key || (key.length >= 5 && label.includes(key) && !isOtherTrade(label.replace(key, ''), own));
  if (label === own || brand.keys.some(bears)) return 'sister';
  return isNamedOwner(siteLabel(mailSite), scan) ? 'owner' : undefined;
}

/** "larkspurhotelbristol" is nobody who sells goods, unless its own site is called so. */
const isOtherTrade = (rest: string, own: string): boolean => {
  const [trade] = OTHER_TRADE.exec(rest) ?? [];
  return trade !== undefined && !own.includes(trade);
};
const OTHER_TRADE = new RegExp(inLines`
  hotel|motel|hostel|guesthouse|gasthof|wirtshaus|pension$|auberge|albergo|posada|hostal|ferien|
  restaurant|ristorante|trattoria|pizzeria|bistro|brasserie|tavern|(?:inn|pub|cafe|grill|diner|catering)$|
  realty|realestate|properties|immobili|inmobiliaria|dental|dentist|clinic|hospital|(?:law|legal|lawyers)$|
  church|school|schule|academy|college|kindergarten|museum|festival|foundation|stiftung|wedding|
  racing$|(?:gym|band|records|dj)$|photograph|insurance|versicherung|consulting|plumbing|roofing|
  (?:bau|travel|tours|reisen|events)$
`);

/** Whoever bears a brand's name because he likes it. */
const OF_ITS_FRIENDS = /(?:fans?|fanclub|forums?|wiki|collectors?|owners(?:club)?|unofficial)$/;

const SAMPLE_DOMAIN = new RegExp(inLines`
  ^(?:.*\.)?(?:
    example\.(?:com|org|net)|
    .*\.(?:example|invalid|localhost|local)|
    (?:
      test|domain|yourdomain|your-domain|mydomain|yoursite|your-site|yourwebsite|mysite|website|yourcompany|
      your-company|mycompany|company|companyname|yourstore|your-store|mystore|yourshop|yourbrand|your-brand|
      sample|samplemail|email|youremail|mailserver|host|site|demo|placeholder|acmecorp|foo|bar|foobar|abc|
      xyz|lorem|ipsum|loremipsum|address|provider|server|business|emailaddress|correo|ejemplo|exemple|
      beispiel|esempio|voorbeeld|exemplo|mustermann|musterfirma|domaine|dominio
    )\.(?:com|net|org|co|co\.uk|de|fr|es|it|nl|io|tld|test|xyz)
  )$
`);
const SAMPLE_LOCAL = new RegExp(
  `^(?:${alternatives({
    you_and_your: ['you|your|yours|yourname|your[._-]?name|your[._-]?e?mail|youremail|me'],
    names_of_a_field: [
      'name|first|last|firstname|lastname|first[._-]?last(?:name)?|firstname[._-]lastname|fname',
      'lname|user|username|user[._-]?name|e-?mail[._-]?(?:address|here)|vorname[._-]nachname|nombre',
      'nom|prenom|naam|address',
    ],
    john_doe: [
      'john|jane|john[._-]?doe|jane[._-]?doe|john[._-]?smith|jane[._-]?smith|jdoe',
      'max[._-]?mustermann|mustermann|erika',
    ],
    anybody: ['someone|somebody|nobody|anyone|friend|recipient|customer'],
    samples: ['example|sample|test|testing|foo|bar|xxx+|abc|placeholder'],
  })})$`,
);

/** Left in pages by themes, fonts, plug-ins and builders; nobody there sells the brand. */
const SERVICE_PROVIDER = new RegExp(
  String.raw`(?:^|\.)(?:${alternatives({
    shop_builders: [
      String.raw`sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|wix\.com|squarespace\.com|shopify\.com`,
      String.raw`myshopify\.com|bigcommerce\.com|wordpress\.com|wordpress\.org|automattic\.com`,
      String.raw`woocommerce\.com|woothemes\.com|godaddy\.com|weebly\.com|webflow\.com|webflow\.io|jimdo\.com`,
      String.raw`ionos\.[a-z]+|strato\.de|prestashop\.com|magento\.com|opencart\.com`,
    ],
    marketing_and_reviews: [
      String.raw`klaviyo\.com|mailchimp\.com|hubspot\.com|zendesk\.com|gorgias\.com|gorgias\.io|intercom\.io`,
      String.raw`tawk\.to|yotpo\.com|judge\.me|okendo\.io|stamped\.io|loox\.io|iubenda\.com|privy\.com`,
      String.raw`attentivemobile\.com|postscript\.io|aftership\.com`,
    ],
    payment: [String.raw`recharge(?:payments|apps)\.com|afterpay\.com|klarna\.com|paypal\.com|stripe\.com`],
    the_large: [
      String.raw`google\.com|googlegroups\.com|facebook\.com|fb\.com|instagram\.com|twitter\.com|tiktok\.com`,
      String.raw`pinterest\.com|youtube\.com|apple\.com|microsoft\.com|adobe\.com`,
    ],
    code_and_themes: [
      String.raw`cloudflare\.com|jsdelivr\.net|github\.com|githubusercontent\.com|npmjs\.com|typekit\.com`,
      String.raw`fontawesome\.com|themeforest\.net|envato\.com|themeisle\.com|elegantthemes\.com`,
      String.raw`elementor\.com`,
    ],
    domains_for_sale: [String.raw`namecheap\.com|sedo\.com|afternic\.com|hugedomains\.com|dan\.com`],
    consent: [String.raw`onetrust\.com|cookiebot\.com|termly\.io`],
    parcels: [String.raw`ups\.com|fedex\.com|usps\.com|dhl\.[a-z]+`],
    marketplaces: [String.raw`amazon\.[a-z.]+|ebay\.[a-z.]+|etsy\.com|faire\.com`],
    typefaces: [
      String.raw`indiantypefoundry\.com|astigmatic\.com|sansoxygen\.com|pixelspread\.com|typemade\.mx`,
    ],
  })})$`,
);

const MACHINE_ID = /^(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f]{4}-.*|(?=.*\d)[a-z0-9]{24,}|u00[0-9a-f]{2}.*)$/;

const HINT_ATTRIBUTE = /^(?:placeholder|value|pattern|data-placeholder)$/;

/** The forms that stand in a page's visible part, unless an element hides them. */
const IS_SHOWN: ReadonlySet<FoundAddress['form']> = new Set([
  'mailto',
  'text',
  'cloudflare',
  'encoded',
  'spelt_out',
  'split',
]);

/** Judges an address by itself and by where on its page it stands; undefined for one that may be written to. */
export function refusalOf(
  found: FoundAddress,
  relation: Relation | undefined,
  scan: PageScan,
  owner: SiteOwner,
): RefusalReason | undefined {
  const { local, domain, form, at } = found;
  if (!isMailDomain(domain, owner.site, owner.sites)) return 'no_domain';
  if (form === 'comment' || (IS_SHOWN.has(form) && isHiddenAt(scan, at))) return 'hidden_from_readers';
  if (form === 'attribute' && HINT_ATTRIBUTE.test(attributeNameAt(scan.body, at) ?? '')) return 'placeholder';
  if (relation !== 'own') {
    if (SAMPLE_DOMAIN.test(domain)) return 'sample';
    if (SERVICE_PROVIDER.test(domain)) return 'service_provider';
  }
  if (SAMPLE_LOCAL.test(local) && (relation !== 'own' || form === 'script' || form === 'attribute'))
    return 'sample';
  if (MACHINE_ID.test(local)) return 'machine_id';
  if (isDisposable(domain)) return 'disposable';
  if (isRegisteredMail(domain)) return 'registered_mail';
  const role = roleOf(local);
  if (role === 'no_reply') return role;
  if (form === 'script' && role === 'personal' && isOfPageKeeper(scan, at)) return 'other_desk';
  const mayServe =
    mayServeBuyers(local) &&
    (isOfHouse(domain, relation, scan, owner) ||
      // The house above keeps its accounts, and the link to them says for whom.
      (relation === 'owner' && speaksOfWholesale(labelOf(scan, found))));
  if (role === 'other_desk' && !mayServe) return role;
  if (relation === 'own') return undefined;
  if ((form === 'script' || form === 'attribute') && relation !== 'sister') return 'stranger_in_script';
  const stranger = strangerBefore(wordsAround(scan, at).before);
  // A small brand's free mail box may well be the one for orders and payments; who serves many has one in each one's name.
  const isNoTrap =
    relation && relation !== 'in_its_name' && (stranger === 'payment_service' || stranger === 'courier');
  return isNoTrap ? undefined : stranger;
}

/** The brand's own, or that of the house to which it belongs, on this house's page. */
export const isOfHouse = (
  domain: string,
  relation: Relation | undefined,
  { url }: PageScan,
  { sites }: SiteOwner,
): boolean =>
  relation === 'own' ||
  ((relation === 'sister' || relation === 'owner') && sites.siteOf(domain) === sites.siteOf(hostOf(url)));
