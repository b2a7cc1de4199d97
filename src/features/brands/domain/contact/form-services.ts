import { inLines } from '../../../../kernel/in-lines.ts';
import type { PageKind } from '../page/wording.ts';

/** Places outside a brand's own site where shops order or apply: marketplaces for retailers, and form services. */
export const ORDER_PORTAL = new RegExp(inLines`
  (?:^|\.)(?:(?:
    faire|joor|nuorder|abound|tundra|handshake|ankorstore|creoate|orderchamp|brandboom|repspark|markettime|
    brandwise|wholesalegorilla|bulletin|mable|airgoods|rangeme|pepperi|b2bwave|elasticsuite|sparklayer|cin7|
    indieme|fgmarket|podfoods|lenewblack|tradesquare|peeba|syncee|orderspace|ordermentum|brandhubwholesale
  )\.[a-z]{2,5})$
`);
export const FORM_SERVICE = new RegExp(inLines`
  (?:^|\.)(?:
    (?:
      typeform|jotform|jotformeu|wufoo|formstack|cognitoforms|paperform|airtable|hsforms|hubspotpagebuilder|
      tally|123formbuilder|zohopublic|surveymonkey|fillout|powr|form|monday|gravityforms|pipedrive|dubsado|
      honeybook|formsite|formcrafts|smartsheet|heyflow|notionforms|formaloo|formassembly|tfaforms|youform|
      opnform|clickup|zfrmz|qualtrics|submittable
    )\.[a-z]{2,5}|
    forms\.gle|docs\.google\.com|forms\.zoho\.com|forms\.office\.com
  )$
`);

/** A form that a script puts into the page: by where the script comes from, or by the place it is to fill. */
export const FORM_SCRIPT = new RegExp(
  inLines`
    <script\b[^>]*\ssrc\s*=\s*["']?(?:https?:)?//(?:
      (?:[\w-]+\.)?(?:
        jotform|paperform|typeform|hsforms|cognitoforms|wufoo|formstack|fillout|123formbuilder|formsite|
        zohopublic|zfrmz|powr|hulkapps|globosoftware|formcrafts
      )\.[a-z]{2,5}/|
      tally\.[a-z]{2,5}/widgets
    )|
    \sdata-(?:
      paperform-id|tf-(?:widget|live)|tally-src|fillout-id|jotform-id|form-?id|hs-form-id|wufoo-id|
      cognito-form|forms-id|cf-form
    )\s*=|
    \b(?:class|id)\s*=\s*["'][^"']*\b(?:
      powr-form-builder|hulk-?form|globo-formbuilder|hs-form-frame|wufoo-form|cognito|klaviyo-form-\w+|
      shopify-forms?-embed|formkit-form
    )\b|
    \bdata-definition-name\s*=\s*["']website\.components\.form\b|
    \bclass\s*=\s*["'][^"']*\bsqs-block-form\b|
    \bnew WufooForm\b|\bhbspt\.forms\.create\(
  `,
  'gi',
);

/** An empty place for a form that some script fills, whoever wrote it: "<div id="stockist-form"></div>". */
export const PLACE_FOR_FORM = new RegExp(
  inLines`
    \b(?:id|class)\s*=\s*["'][^"'<>]{0,80}?(?:
      \bform[-_](?:embed|container|root|mount|widget|placeholder|target)|
      (?:
        wholesale|trade|retailer|stockist|dealer|reseller|application|apply|b2b|account|signup|sign-up|
        enquiry|inquiry
      )[-_]?form
    )\b[^"'<>]{0,80}["'][^<>]{0,200}>\s{0,40}</(?:div|section|span)\s*>
  `,
  'i',
);

/** What frames on trade pages show beside forms: films, maps, feeds, counters, chats. */
export const NO_FORM_FRAME = new RegExp(
  inLines`
    (?:^|\.)(?:
      youtube(?:-nocookie)?|vimeo|google|googletagmanager|doubleclick|facebook|instagram|tiktok|pinterest|
      spotify|soundcloud|wistia|loom|issuu|calameo|yumpu|openstreetmap|mapbox|bing|trustpilot|cookiebot|
      onetrust|recaptcha|hcaptcha|stripe|paypal|klarna|intercom|zendesk|tawk|zopim|storepoint|stockist|
      storerocket|stocklist|closeby|elfsight|snapwidget|curalate|yotpo|calendly
    )\.|
    ^maps?\.
  `,
  'i',
);
const MAP_PATH = /\/maps?\b|\/embed\/video|\/player|\/locator/i;

/** Any frame on a page for shops holds what shops are to fill in, unless it is one of those. */
export const mayHoldForm = ({ protocol, hostname, pathname }: URL, kind: PageKind): boolean =>
  kind !== 'locator' &&
  /^https?:$/.test(protocol) &&
  !NO_FORM_FRAME.test(hostname) &&
  !MAP_PATH.test(pathname);
