import { oneLine } from '../../../../kernel/in-lines.ts';

/** Why a host in search results is nobody's own brand site. */
export type SharedHost = 'marketplace' | 'retailer' | 'social' | 'directory';

const labels = (list: string): Set<string> => new Set(list.split(' '));

const MARKETPLACE = labels(
  oneLine`
    amazon ebay walmart etsy alibaba aliexpress dhgate temu shein wish mercari poshmark depop bonanza newegg
    rakuten mercadolibre mercadolivre allegro cdiscount bol otto zalando kaufland fruugo onbuy catch
    tradeindia indiamart made-in-china globalsources faire ankorstore orderchamp tundra abound joor flipkart
    lazada shopee jd taobao tmall bigcartel google bing duckduckgo yahoo
  `,
);
const RETAILER = labels(
  oneLine`
    target costco homedepot lowes bestbuy wayfair overstock kohls macys nordstrom bloomingdales saks
    neimanmarcus sephora ulta cvs walgreens riteaid kroger wholefoodsmarket instacart chewy petco petsmart
    rei backcountry cabelas basspro dickssportinggoods academy michaels joann hobbylobby officedepot staples
    acehardware truevalue tractorsupply menards ikea argos johnlewis boots superdrug tesco sainsburys asda
    currys halfords bunnings kmart bigw mediamarkt saturn conrad thomann douglas dm-drogeriemarkt rossmann
    fnac darty leroymerlin decathlon elcorteingles carrefour coolblue hema zappos asos iherb vitacost
    thrivemarket grainger uline webstaurantstore katom sweetwater bhphotovideo adorama zoro uncommongoods
  `,
);
const SOCIAL = labels(
  oneLine`
    facebook instagram tiktok twitter x youtube linkedin pinterest reddit threads snapchat tumblr medium
    quora vimeo linktr linktree whatsapp telegram discord fandom substack patreon kickstarter indiegogo
    gofundme
  `,
);
const DIRECTORY = labels(
  oneLine`
    wikipedia wikidata wikimedia crunchbase bloomberg yelp bbb trustpilot zoominfo dnb glassdoor indeed
    opencorporates manta thomasnet yellowpages yell mapquest foursquare tripadvisor owler rocketreach apollo
    signalhire lusha similarweb trademarkia justia uspto dandb buzzfile corporationwiki bizapedia pitchbook
    cbinsights hoovers kompass europages wlw northdata companycheck tracxn g2 capterra producthunt
    sitejabber consumerreports goodhousekeeping nytimes forbes businessinsider cnet wired theverge
    techcrunch wirecutter retailmenot couponfollow slickdeals knoji honey camelcamelcamel keepa jungle
    archive prnewswire businesswire globenewswire apps play itunes apple imdb discogs goodreads
    barcodelookup upcitemdb fakespot
  `,
);

const TABLE: readonly [SharedHost, Set<string>][] = [
  ['marketplace', MARKETPLACE],
  ['retailer', RETAILER],
  ['social', SOCIAL],
  ['directory', DIRECTORY],
];

/** Words in a site's own name by which it lists others: "shoeoutletstore", "bestreviews". */
const LISTS_OTHERS =
  /(?:coupons?|promo-?codes?|vouchers?|reviews?|wiki|directory|yellow-?pages|marketplace|price-?compar\w*|comparison|deals)$|^(?:coupons?|vouchers?|reviews?|directory|marketplace|deals)/;

/** Whether a site's chosen name is that of a place where many brands are, for instance "amazon" of amazon.de. */
export function sharedHost(label: string): SharedHost | undefined {
  for (const [kind, names] of TABLE) if (names.has(label)) return kind;
  return LISTS_OTHERS.test(label) ? 'directory' : undefined;
}
