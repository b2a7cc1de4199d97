import type { DiscoveryCase } from '../case.ts';
import {
  address,
  cf,
  form,
  formAt,
  hits,
  magento,
  mail,
  next,
  none,
  nuxt,
  said,
  shop,
  shopify,
  squarespace,
  webflow,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Skarnhollow Outfitters, LLC',
    productTitles: ['Skarnhollow Tarp 10x10', 'Skarnhollow Dyneema Guyline 50 ft'],
    category: 'Outdoors',
    search: hits(
      ['https://skarnhollow.test/', 'Skarnhollow', 'Tarps and guylines.'],
      ['https://skarnhollow-farm.test/', 'Skarn Hollow Farm – Goat cheese', 'Goat cheese and farm stays.'],
    ),
    hosts: {
      'skarnhollow-farm.test': {
        '/': `<h1>Skarn Hollow Farm</h1><p>Wholesale cheese: ${mail('wholesale@skarnhollow-farm.test')}</p>`,
      },
      'skarnhollow.test': shop(
        next,
        {
          name: 'Skarnhollow',
          nav: 'Shop=/shop | Field notes=/field-notes | Trade=/trade',
          foot: 'Help=/help | Privacy=/privacy',
        },
        {
          '/': '<h1>Shelter for bad weather</h1><p>Tarp 10x10, Dyneema Guyline 50 ft</p>',
          '/trade':
            '<h1>Trade</h1><p>Outfitters and gear shops: write dealers@skarnhollow.test with your reseller permit. Opening orders begin at $750. No sales on Amazon.</p>',
          '/help':
            '<h1>Help</h1><p>Warranty claims go to warranty@skarnhollow.test, everything else to care@skarnhollow.test.</p>',
        },
      ),
    },
    expected: {
      website: 'skarnhollow.test',
      wayIn: address('dealers@skarnhollow.test'),
      traps: ['wholesale@skarnhollow-farm.test'],
      policy: {
        takes_wholesale: said('yes', 'Outfitters and gear shops: write dealers@skarnhollow.test', '/trade'),
        minimum_opening_order: said(750, 'Opening orders begin at $750', '/trade'),
        currency: 'USD',
        documents: said(['resale_certificate'], 'with your reseller permit', '/trade'),
        marketplaces: said('amazon_forbidden', 'No sales on Amazon', '/trade'),
      },
    },
  },
  {
    brand: 'Pellwarden',
    productTitles: ['Pellwarden Waxed Canvas Tool Roll', 'Pellwarden Bucket Bag'],
    search: hits(
      ['https://pellwarden.test/', 'Pellwarden Goods', 'Waxed canvas tool rolls.'],
      ['https://tradelinkly.test/pellwarden/register', 'Pellwarden B2B', 'Log in to order.'],
    ),
    hosts: {
      'pellwarden.test': shop(
        shopify,
        {
          name: 'Pellwarden',
          nav: 'Tool rolls=/collections/tool-rolls | Bags=/collections/bags | About=/pages/about',
          foot: 'Contact us=/pages/contact | Wholesale login=https://tradelinkly.test/pellwarden/login | Refunds=/policies/refund-policy',
        },
        {
          '/': '<h1>Made to be re-waxed</h1><p>Waxed Canvas Tool Roll. Bucket Bag.</p>',
          '/pages/contact': `<h1>Contact us</h1><p>hello@pellwarden.test</p>${form('/contact#contact_form', 'Name, Email, Phone')}`,
        },
      ),
      'tradelinkly.test': {
        '/pellwarden/login':
          '<h1>Pellwarden wholesale</h1><form action="/session" method="post"><input name="user"><input name="pw" type="password"><button>Log in</button></form><p>New here? <a href="/pellwarden/register">Request an account</a></p><footer>support@tradelinkly.test</footer>',
        '/pellwarden/register': `<h1>Request a Pellwarden wholesale account</h1>${form('/pellwarden/register', 'Company, Resale number, Email, Website', 'Request access')}<footer>support@tradelinkly.test</footer>`,
      },
    },
    expected: {
      website: 'pellwarden.test',
      wayIn: formAt('https://tradelinkly.test/pellwarden/register'),
      traps: ['support@tradelinkly.test'],
      policy: {},
    },
  },
  {
    brand: 'Drumvik Paddles',
    productTitles: ['Drumvik Ash Canoe Paddle 57"', 'Drumvik Paddle Oil'],
    search: hits(
      ['https://drumvikpaddles.test/', 'Drumvik Paddles', 'Ash canoe paddles.'],
      ['https://rivershop.test/drumvik', 'Drumvik at Rivershop', 'Ash paddle 57".'],
    ),
    hosts: {
      'drumvikpaddles.test': shop(
        woo,
        {
          name: 'Drumvik Paddles',
          nav: 'Paddles=/product-category/paddles/ | Care=/care/ | Our reps=/reps/ | Blog=/blog/',
          foot: 'Contact=/contact/ | Terms=/terms/',
          credit: 'Storefront by Oakmere. Built by design@oakmere-web.test',
        },
        {
          '/': '<h1>Paddles of ash</h1><p>Ash Canoe Paddle 57", Paddle Oil.</p>',
          '/reps/': `<h1>Our reps</h1><h3>United Kingdom &amp; Ireland</h3><p>Gwil Parry – ${mail('gwil@parryagencies.test')}</p><h3>Germany</h3><p>Heiko Thamm – ${mail('heiko@thamm-vertrieb.test')}</p><h3>USA (all states)</h3><p>Roz Delacourt – ${mail('roz@delacourtreps.test')}</p><h3>Japan</h3><p>Mori Trading – ${mail('mori@moritrading.test')}</p>`,
          '/contact/': `<h1>Contact</h1><p>${mail('info@drumvikpaddles.test')}</p>`,
          '/terms/':
            '<h1>Terms of sale</h1><p>Dealers shall hold to our MAP price list of each January. Reorders must come to $250 or more.</p>',
        },
      ),
    },
    expected: {
      website: 'drumvikpaddles.test',
      wayIn: address('roz@delacourtreps.test'),
      traps: ['design@oakmere-web.test'],
      policy: {
        takes_wholesale: said('yes', 'Dealers shall hold to our MAP price list', '/terms/'),
        map_policy: said('yes', 'Dealers shall hold to our MAP price list', '/terms/'),
        minimum_reorder: said(250, 'Reorders must come to $250 or more', '/terms/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Ettrawyn Archery',
    productTitles: ['Ettrawyn Youth Recurve', 'Ettrawyn Feather Fletching 36ct'],
    search: hits(['https://ettrawyn.test/', 'Ettrawyn Archery', 'Recurve bows, feather fletching']),
    hosts: {
      'ettrawyn.test': shop(
        magento,
        {
          name: 'Ettrawyn Archery',
          nav: 'Bows=/bows.html | Arrows=/arrows.html | Learn=/learn',
          foot: 'About=/about-us | Contact Us=/contact | Partner with us=/partner | Sitemap=/sitemap',
        },
        {
          '/': '<h1>Straight and true</h1><p>Youth Recurve, Feather Fletching 36ct.</p>',
          '/partner':
            '<h1>Partner with us</h1><p>Pick one:</p><ul><li><a href="/partner/ambassadors">Ambassadors</a></li><li><a href="/partner/ranges">Clubs and ranges</a></li><li><a href="/partner/pro-shops">Pro shops</a></li></ul>',
          '/partner/ambassadors': `<h1>Ambassadors</h1><p>${mail('creators@ettrawyn.test')}</p>`,
          '/partner/ranges': '<h1>Clubs</h1><p>10% for clubs at the till.</p>',
          '/partner/pro-shops': `<h1>Pro shops</h1><p>To open an account fill in this form. You must attach a business license and a W-9. Three trade references, please.</p>${form('/partner/post', 'Shop, License number, Email, EIN', 'Open my account')}`,
          '/contact': `<h1>Contact Us</h1><p>Customer care: support@ettrawyn.test</p>${form('/contact/index/post', 'Name, Email')}`,
        },
      ),
    },
    expected: {
      website: 'ettrawyn.test',
      wayIn: formAt('https://ettrawyn.test/partner/pro-shops'),
      traps: ['creators@ettrawyn.test'],
      policy: {
        takes_wholesale: said('yes', 'To open an account fill in this form', '/partner/pro-shops'),
        documents: said(
          ['business_license', 'w9', 'trade_references'],
          'You must attach a business license and a W-9. Three trade references, please',
          '/partner/pro-shops',
        ),
      },
    },
  },
  {
    brand: 'Lomperud',
    productTitles: ['Lomperud Wool Hiking Sock', 'Lomperud Liner Sock 2pk'],
    search: hits(
      ['https://lomperudsocks.test/', 'Lomperud socks', 'Wool hiking socks knit in North Carolina'],
      ['https://lomperud-realty.test/', 'Lomperud Realty', 'Homes in Fargo'],
    ),
    hosts: {
      'lomperud-realty.test': { '/': '<h1>Lomperud Realty</h1><p>sales@lomperud-realty.test</p>' },
      'lomperudsocks.test': shop(
        webflow,
        {
          name: 'Lomperud',
          nav: 'Socks=/socks | Mill=/mill | Contact=/contact',
          foot: 'Instagram=https://www.instagram.com/lomperud | Legal=/legal',
          credit: '<div>Webflow template by team@brinewell.test</div>',
        },
        {
          '/': '<h1>Knit once</h1><p>Wool Hiking Sock, Liner Sock 2pk</p>',
          '/contact':
            '<h1>Contact</h1><p>Buyers: <a class="mail" data-u="wholesale" data-d="lomperudsocks.test" href="#"><span>wholesale</span><span style="display:none">NOSPAM</span>@<b>lomperudsocks.test</b></a></p><p>Wearers: hey@lomperudsocks.test</p>',
          '/legal':
            '<h1>Legal</h1><p>DMCA agent: legal@lomperudsocks.test. Authorized retailers may sell online on their own website and, with our written approval, on marketplaces.</p>',
        },
      ),
    },
    expected: {
      website: 'lomperudsocks.test',
      wayIn: address('wholesale@lomperudsocks.test'),
      traps: ['sales@lomperud-realty.test', 'team@brinewell.test', 'legal@lomperudsocks.test'],
      policy: {
        takes_wholesale: said('yes', 'Authorized retailers may sell online on their own website', '/legal'),
        marketplaces: said('with_permission', 'with our written approval, on marketplaces', '/legal'),
      },
    },
  },
  {
    brand: 'Cavendrell Camp',
    productTitles: ['Cavendrell Folding Grate', 'Cavendrell Fire Poker 32"'],
    search: hits(
      ['https://cavendrell.test/', 'Cavendrell', 'Grates and pokers for camp fires.'],
      ['https://www.facebook.com/cavendrell', 'Cavendrell | Facebook', '612 likes'],
    ),
    hosts: {
      'cavendrell.test': shop(
        squarespace,
        { name: 'Cavendrell', nav: 'Grates=/grates | Story=/story', foot: 'Shipping=/shipping' },
        {
          '/': '<h1>Fire, handled</h1><p>Folding Grate. Fire Poker 32".</p>',
          '/robots.txt': {
            type: 'text/plain',
            body: 'User-agent: *\nDisallow: /config\nSitemap: https://cavendrell.test/sitemap.xml\n',
          },
          '/sitemap.xml': {
            type: 'application/xml',
            body: '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://cavendrell.test/</loc></url><url><loc>https://cavendrell.test/grates</loc></url><url><loc>https://cavendrell.test/story</loc></url><url><loc>https://cavendrell.test/retailer-inquiries</loc></url></urlset>',
          },
          '/retailer-inquiries': `<h1>Retailer inquiries</h1><p>Our minimum is 300 dollars to start and 100 dollars after that. Tell us about your shop.</p>${form('/api/form/FormSubmissionService', 'Store, City, Email, Resale ID', 'Inquire')}`,
        },
      ),
    },
    expected: {
      website: 'cavendrell.test',
      wayIn: formAt('https://cavendrell.test/retailer-inquiries'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Tell us about your shop', '/retailer-inquiries'),
        minimum_opening_order: said(300, 'Our minimum is 300 dollars to start', '/retailer-inquiries'),
        minimum_reorder: said(100, '100 dollars after that', '/retailer-inquiries'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Hessabrook',
    productTitles: ['Hessabrook Fly Box', 'Hessabrook Tippet Ring 10ct'],
    search: hits(
      ['https://hessabrook.test/', 'Hessabrook Fly Fishing', 'Fly boxes and tippet rings.'],
      ['https://angleranch.test/hessabrook', 'Hessabrook – Angle Ranch', 'Fly box.'],
    ),
    hosts: {
      'hessabrook.test': shop(
        nuxt,
        {
          name: 'Hessabrook',
          nav: 'Gear=/gear | Water=/water | Fly shops=/fly-shops',
          foot: 'Questions=/questions',
        },
        {
          '/': '<h1>Quiet water</h1><p>Fly Box and Tippet Ring 10ct</p>',
          '/fly-shops':
            '<h1>Fly shops</h1><p>Would you stock Hessabrook? Fill in the short form at <a href="https://airform.test/shr82hessa">airform.test/shr82hessa</a>, then Wynn calls you.</p><iframe src="https://airform.test/shr82hessa"></iframe>',
          '/questions':
            '<h1>Questions</h1><p>noreply@hessabrook.test sends your receipts. To reach a person: support@hessabrook.test</p>',
        },
      ),
      'airform.test': {
        '/shr82hessa': `<h1>Hessabrook: new fly shop</h1>${form('/submit', 'Shop, Owner, Email, Tax ID')}<p>Powered by Airform, abuse@airform.test</p>`,
      },
    },
    expected: {
      website: 'hessabrook.test',
      wayIn: formAt('https://hessabrook.test/fly-shops', 'https://airform.test/shr82hessa'),
      traps: ['noreply@hessabrook.test', 'abuse@airform.test'],
      policy: { takes_wholesale: said('yes', 'Would you stock Hessabrook?', '/fly-shops') },
    },
  },
  {
    brand: 'Brundisk Games & Lawn',
    productTitles: ['Brundisk Kubb Set Birch', 'Brundisk Cornhole Bags 8pc'],
    search: hits(
      ['https://www.etsy.com/shop/Brundisk', 'Brundisk - Etsy', 'Kubb set in birch. 412 sales.'],
      ['https://www.amazon.com/Brundisk-Kubb/dp/B0CC', 'Brundisk Kubb Set', 'Visit the Brundisk Store'],
      ['https://couponwyrm.test/brundisk', 'Brundisk coupon codes 2026', '17 codes for Brundisk'],
    ),
    hosts: {
      'couponwyrm.test': {
        '/brundisk': `<h1>Brundisk coupons</h1><p>Official site of Brundisk codes. ${cf('ads@couponwyrm.test')}</p>`,
      },
    },
    expected: { website: null, wayIn: none, traps: ['ads@couponwyrm.test'], policy: {} },
  },
];
