import { roleOf } from './address-roles.ts';
import { isMailDomain } from './address-syntax.ts';
import type { BrandName } from './brand-name.ts';
import { keyOf } from './brand-name.ts';
import { type FoundAddress, wordsAround } from './find-addresses.ts';
import { isDisposable, isFreeMail } from './mail-domains.ts';
import { attributeNameAt, type PageScan } from './page-scan.ts';
import { type Sites, siteLabel } from './site.ts';

/** Why an address on a page is not one to write to. */
export type RefusalReason =
  | 'no_domain'
  | 'sample'
  | 'machine_id'
  | 'no_reply'
  | 'other_desk'
  | 'hidden_from_readers'
  | 'placeholder'
  | 'disposable'
  | 'web_agency'
  | 'service_provider'
  | 'other_company'
  | 'stranger_in_script'
  | 'no_mail';

/** Whose an address is: the site's own, a sister domain's, anybody's, or another company's. */
export type Relation = 'own' | 'sister' | 'free_mail' | 'foreign';

export interface SiteOwner {
  site: string;
  brand: BrandName;
  sites: Sites;
}

export function relationOf(domain: string, { site, brand, sites }: SiteOwner): Relation {
  const mailSite = sites.siteOf(domain) ?? domain;
  if (mailSite === site || domain === site) return 'own';
  if (isFreeMail(domain)) return 'free_mail';
  const label = keyOf(siteLabel(mailSite));
  const own = keyOf(siteLabel(site));
  if (label === own || brand.keys.some((key) => label === key || (key.length >= 5 && label.includes(key))))
    return 'sister';
  return 'foreign';
}

const SAMPLE_DOMAIN =
  /^(?:.*\.)?(?:example\.(?:com|org|net)|.*\.(?:example|invalid|localhost|local)|(?:test|domain|yourdomain|your-domain|mydomain|yoursite|your-site|yourwebsite|mysite|website|yourcompany|your-company|mycompany|company|companyname|yourstore|your-store|mystore|yourshop|yourbrand|your-brand|sample|samplemail|email|youremail|mailserver|host|site|demo|placeholder|acmecorp|foo|bar|foobar|abc|xyz|lorem|ipsum|loremipsum|address|provider|server|business|emailaddress|correo|ejemplo|exemple|beispiel|esempio|voorbeeld|exemplo|mustermann|musterfirma|domaine|dominio)\.(?:com|net|org|co|co\.uk|de|fr|es|it|nl|io|tld|test|xyz))$/;
const SAMPLE_LOCAL =
  /^(?:you|your|yours|yourname|your[._-]?name|your[._-]?e?mail|youremail|name|first|last|firstname|lastname|first[._-]?last(?:name)?|firstname[._-]lastname|fname|lname|user|username|user[._-]?name|e-?mail[._-]?(?:address|here)|john|jane|john[._-]?doe|jane[._-]?doe|john[._-]?smith|jane[._-]?smith|jdoe|max[._-]?mustermann|mustermann|erika|someone|somebody|nobody|anyone|example|sample|test|testing|foo|bar|xxx+|abc|placeholder|vorname[._-]nachname|nombre|nom|prenom|naam|friend|recipient|customer|address|me)$/;

/** Left in pages by themes, fonts, plug-ins and builders; nobody there sells the brand. */
const SERVICE_PROVIDER =
  /(?:^|\.)(?:sentry\.io|sentry-next\.wixpress\.com|wixpress\.com|wix\.com|squarespace\.com|shopify\.com|myshopify\.com|bigcommerce\.com|wordpress\.com|wordpress\.org|automattic\.com|woocommerce\.com|woothemes\.com|godaddy\.com|weebly\.com|webflow\.com|webflow\.io|jimdo\.com|ionos\.[a-z]+|strato\.de|klaviyo\.com|mailchimp\.com|hubspot\.com|zendesk\.com|gorgias\.com|gorgias\.io|intercom\.io|tawk\.to|yotpo\.com|judge\.me|okendo\.io|stamped\.io|loox\.io|recharge(?:payments|apps)\.com|afterpay\.com|klarna\.com|paypal\.com|stripe\.com|google\.com|googlegroups\.com|facebook\.com|fb\.com|instagram\.com|twitter\.com|tiktok\.com|pinterest\.com|youtube\.com|apple\.com|microsoft\.com|cloudflare\.com|jsdelivr\.net|github\.com|githubusercontent\.com|npmjs\.com|adobe\.com|typekit\.com|fontawesome\.com|themeforest\.net|envato\.com|themeisle\.com|elegantthemes\.com|elementor\.com|prestashop\.com|magento\.com|opencart\.com|namecheap\.com|sedo\.com|afternic\.com|hugedomains\.com|dan\.com|onetrust\.com|cookiebot\.com|termly\.io|iubenda\.com|privy\.com|attentivemobile\.com|postscript\.io|aftership\.com|ups\.com|fedex\.com|usps\.com|dhl\.[a-z]+|amazon\.[a-z.]+|ebay\.[a-z.]+|etsy\.com|faire\.com|indiantypefoundry\.com|astigmatic\.com|sansoxygen\.com|pixelspread\.com|typemade\.mx)$/;

const AGENCY_WORDS =
  /(?:web ?(?:site|shop)?|site|shop|store|page|theme)? ?(?:design(?:ed)?|develop(?:ed|ment)|built|made|created|powered|crafted|realised|realized|hosted|maintained|programming|webdesign|umsetzung|gestaltung|realisierung|programmierung|konzept(?:ion)?|realisation|conception|creation|diseno|desarrollo|realizzazione|ontwerp|webbureau|desenvolvido)(?: (?:and|&|und|et|y|e|en) \w+)?(?: by| von| par| por| da| door|:| –| -)[^·.]{0,40}$|\b(?:web ?agency|webagentur|agence web|design (?:studio|agency)|webmaster|site credits?|website by|site by|theme by)\b[^·.]{0,60}$/i;

const MACHINE_ID = /^(?:[0-9a-f]{16,}|[0-9a-f]{8}-[0-9a-f]{4}-.*|(?=.*\d)[a-z0-9]{24,}|u00[0-9a-f]{2}.*)$/;

const HINT_ATTRIBUTE = /^(?:placeholder|value|pattern|data-placeholder)$/;

/** Judges an address by itself and by where on its page it stands; undefined for one that may be written to. */
export function refusalOf(found: FoundAddress, owner: SiteOwner, scan: PageScan): RefusalReason | undefined {
  const { local, domain, form, at } = found;
  const relation = relationOf(domain, owner);
  if (!isMailDomain(domain, owner.site, owner.sites)) return 'no_domain';
  if (form === 'comment') return 'hidden_from_readers';
  if (form === 'attribute' && HINT_ATTRIBUTE.test(attributeNameAt(scan.body, at) ?? '')) return 'placeholder';
  if (relation !== 'own') {
    if (SAMPLE_DOMAIN.test(domain)) return 'sample';
    if (SERVICE_PROVIDER.test(domain)) return 'service_provider';
  }
  if (SAMPLE_LOCAL.test(local) && (relation !== 'own' || form === 'script' || form === 'attribute'))
    return 'sample';
  if (MACHINE_ID.test(local)) return 'machine_id';
  if (isDisposable(domain)) return 'disposable';
  const role = roleOf(local);
  if (role === 'no_reply' || role === 'other_desk') return role;
  if (relation === 'own' || relation === 'sister') return undefined;
  if (form === 'script' || form === 'attribute') return 'stranger_in_script';
  return AGENCY_WORDS.test(wordsAround(scan, at).before) ? 'web_agency' : undefined;
}
