import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  cf,
  custom,
  form,
  formAt,
  hits,
  mail,
  next,
  said,
  shop,
  shopify,
  squarespace,
  webflow,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Haverlunde Knitwear',
    productTitles: ['Haverlunde Fisherman Beanie', 'Haverlunde Fingerless Mitts'],
    category: 'Apparel',
    search: hits(
      ['https://haverlunde.test/', 'Haverlunde', 'Beanies and mitts'],
      ['https://threadhouse.test/vendors/haverlunde', 'Haverlunde | Threadhouse', 'Beanie $38'],
    ),
    hosts: {
      'threadhouse.test': { '/vendors/haverlunde': '<h1>Haverlunde</h1><p>sales@threadhouse.test</p>' },
      'haverlunde.test': shop(
        shopify,
        {
          name: 'Haverlunde',
          nav: 'Knits=/collections/knits | Sheep=/pages/sheep | Diary=/blogs/diary',
          foot: 'Contact=/pages/contact | Showrooms=/pages/showrooms | Help=/pages/help | Modern slavery statement=/pages/statement',
        },
        {
          '/': '<h1>Wool that bites back</h1><p>Fisherman Beanie. Fingerless Mitts.</p>',
          '/pages/showrooms': `<h1>Showrooms</h1><h2>Sales representatives</h2><h3>Scandinavia</h3><p>Studio Ekelin, ${mail('order@studioekelin.test')}</p><h3>Northeast US</h3><p>Marguerite Pohl, ${mail('marguerite@pohlshowroom.test')}</p><h3>Korea</h3><p>Baram, ${mail('baram@baramkr.test')}</p><p>Buying for a museum shop? Same people.</p>`,
          '/pages/help':
            '<h1>Help</h1><h3>Can I resell?</h3><p>Only accounts that we have opened may resell. Selling on Amazon or any other marketplace ends the account.</p>',
          '/pages/contact': '<h1>Contact</h1><p>hej@haverlunde.test</p>',
          '/pages/statement': '<h1>Statement</h1><p>compliance@haverlunde.test</p>',
        },
      ),
    },
    expected: {
      website: 'haverlunde.test',
      wayIn: address('marguerite@pohlshowroom.test'),
      traps: ['sales@threadhouse.test', 'compliance@haverlunde.test'],
      policy: {
        takes_wholesale: said('yes', 'Buying for a museum shop? Same people', '/pages/showrooms'),
        marketplaces: said(
          'forbidden',
          'Selling on Amazon or any other marketplace ends the account',
          '/pages/help',
        ),
      },
    },
  },
  {
    brand: 'Corduvane',
    productTitles: ['Corduvane Chore Coat Rust', 'Corduvane Bucket Hat'],
    search: hits(
      ['https://corduvane-band.test/', 'Corduvane (band)', 'Tour dates'],
      ['https://shopcorduvane.test/', 'Corduvane', 'Corduroy chore coats and hats'],
    ),
    hosts: {
      'corduvane-band.test': {
        '/': '<h1>Corduvane on tour</h1><p>booking@corduvane-band.test, merch@corduvane-band.test</p>',
      },
      'shopcorduvane.test': shop(
        bigcommerce,
        {
          name: 'Corduvane',
          nav: 'Coats=/coats/ | Hats=/hats/ | Lookbook=/lookbook/',
          foot: 'Talk to us=/talk/ | Retailers=/retailers/ | Returns=/returns/',
        },
        {
          '/': '<h1>All cord, all year</h1><p>Chore Coat Rust, Bucket Hat</p>',
          '/retailers/':
            '<h1>Retailers</h1><p>New stores apply through our portal: <a href="https://b2b.nuvellorder.test/corduvane">nuvellorder</a>. Have your tax ID to hand. Twelve pieces or $600 opens an account.</p>',
          '/talk/': '<h1>Talk to us</h1><p>contact@shopcorduvane.test</p>',
        },
      ),
      'b2b.nuvellorder.test': {
        '/corduvane':
          '<h1>Corduvane on Nuvellorder</h1><p><a href="/corduvane/signin">Sign in</a> <a href="/corduvane/new-buyer">I am a new buyer</a></p><footer>help@nuvellorder.test <a href="/brands/join">Sell on Nuvellorder</a></footer>',
        '/corduvane/signin': '<h1>Sign in</h1><form><input name="email"><input type="password"></form>',
        '/corduvane/new-buyer': `<h1>New buyer: Corduvane</h1>${form('/corduvane/new-buyer', 'Store name, Tax ID, Buyer email', 'Request access')}`,
        '/brands/join': `<h1>Sell on Nuvellorder</h1>${form('/brands/join', 'Brand, Email')}`,
      },
    },
    expected: {
      website: 'shopcorduvane.test',
      wayIn: formAt('https://b2b.nuvellorder.test/corduvane/new-buyer'),
      traps: ['booking@corduvane-band.test', 'merch@corduvane-band.test', 'help@nuvellorder.test'],
      policy: {
        takes_wholesale: said('yes', 'New stores apply through our portal', '/retailers/'),
        documents: said(['tax_id'], 'Have your tax ID to hand', '/retailers/'),
        minimum_opening_order: said(600, 'Twelve pieces or $600 opens an account', '/retailers/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Sandrillo Footwear',
    productTitles: ['Sandrillo Espadrille Natural', 'Sandrillo Jute Slide'],
    search: hits(
      ['https://sandrillo.test/', 'Sandrillo', 'Espadrilles'],
      ['https://shoeoutletz.test/sandrillo', 'Sandrillo SALE -70% official', 'Official outlet'],
    ),
    hosts: {
      'shoeoutletz.test': {
        '/sandrillo': '<h1>Sandrillo official outlet</h1><p>service@shoeoutletz.test</p>',
      },
      'sandrillo.test': shop(
        next,
        {
          name: 'Sandrillo',
          nav: 'Women=/women | Men=/men | Makers=/makers',
          foot: 'Support=/support | Stock us=/stock-us',
        },
        {
          '/': '<h1>Soles of jute</h1><p>Espadrille Natural, Jute Slide</p>',
          '/stock-us':
            '<h1>Stock us</h1><p>North American accounts: Halloran Pike, halloran@sandrillo.test. European accounts: eu-sales@sandrillo.test. Season orders open at $1,200, fill-ins at $300.</p>',
          '/support':
            '<h1>Support</h1><p>support@sandrillo.test. Fake shops such as shoeoutletz are not ours: report them to brandprotection@sandrillo.test</p>',
        },
      ),
    },
    expected: {
      website: 'sandrillo.test',
      wayIn: address('halloran@sandrillo.test'),
      traps: ['service@shoeoutletz.test', 'brandprotection@sandrillo.test'],
      policy: {
        takes_wholesale: said('yes', 'North American accounts: Halloran Pike', '/stock-us'),
        minimum_opening_order: said(1200, 'Season orders open at $1,200', '/stock-us'),
        minimum_reorder: said(300, 'fill-ins at $300', '/stock-us'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Emberquoin Jewelry',
    productTitles: ['Emberquoin Signet Ring Brass', 'Emberquoin Hoop Earrings 14k Fill'],
    search: hits(
      ['https://www.etsy.com/shop/emberquoin', 'Emberquoin - Etsy', '2,019 sales'],
      ['https://emberquoin.test/', 'Emberquoin', 'Brass and gold fill jewelry, Portland'],
    ),
    hosts: {
      'emberquoin.test': shop(
        squarespace,
        {
          name: 'Emberquoin',
          nav: 'Rings=/rings | Hoops=/hoops | Bench=/bench | Where to buy=/where-to-buy',
          foot: 'Contact=/contact | FAQ=/faq',
        },
        {
          '/': '<h1>Brass, gold, fire</h1><p>Signet Ring Brass, Hoop Earrings 14k Fill</p>',
          '/where-to-buy': `<h1>Where to buy</h1><p>Fennick Goods, Salem – ${mail('hi@fennickgoods.test')}</p><p>Nook &amp; Tarn, Boise – ${mail('nooktarn@mailbox.test')}</p><p>Want your shop on this map? <a href="/new-retailer">Start here</a></p>`,
          '/new-retailer':
            '<h1>New retailer</h1><p>Tell us about your shop with the form below.</p><div class="form-block"><form action="https://emberquoin.test/new-retailer" data-form-id="65ab"><label>Shop name<input name="text-1"></label><label>Website<input name="website"></label><label>Email<input type="email" name="email"></label><button>Submit</button></form></div><p>Please include a link to your website; pop-ups and online-only shops are welcome too. List our work on Amazon? No thanks.</p>',
          '/contact': '<h1>Contact</h1><p>hello@emberquoin.test</p>',
        },
      ),
    },
    expected: {
      website: 'emberquoin.test',
      wayIn: formAt('https://emberquoin.test/new-retailer'),
      traps: ['hi@fennickgoods.test', 'nooktarn@mailbox.test'],
      policy: {
        takes_wholesale: said('yes', 'pop-ups and online-only shops are welcome too', '/new-retailer'),
        documents: said(['website_url'], 'Please include a link to your website', '/new-retailer'),
        marketplaces: said('amazon_forbidden', 'List our work on Amazon? No thanks', '/new-retailer'),
      },
    },
  },
  {
    brand: 'Bramvessel Bags',
    productTitles: ['Bramvessel Market Tote', 'Bramvessel Sling 3L'],
    search: hits(['https://bramvessel.test/', 'Bramvessel', 'Totes and slings']),
    hosts: {
      'bramvessel.test': shop(
        woo,
        {
          name: 'Bramvessel',
          nav: 'Bags=/bags/ | Repairs=/repairs/ | Contact=/contact/',
          foot: 'Ambassadors=/ambassadors/ | Imprint=/imprint/',
          head: '<script>window.bvConfig={"mail":{"orders":"orders-noreply@bramvessel.test","b2b":"b2b\\u0040bramvessel.test"},"cdn":"/wp-content"};</script>',
        },
        {
          '/': '<h1>Carry more</h1><p>Market Tote, Sling 3L</p>',
          '/contact/':
            '<h1>Contact</h1><p>Retail partners, please write to our B2B desk: <a href="#" class="js-mail" data-key="b2b">show address</a></p><p>Repairs: repairs@bramvessel.test</p>',
          '/imprint/':
            '<h1>Imprint</h1><p>Bramvessel Inc., Ogden UT. legal@bramvessel.test. Hosting: noc@pebblehost.test</p>',
        },
      ),
    },
    expected: {
      website: 'bramvessel.test',
      wayIn: address('b2b@bramvessel.test'),
      traps: ['orders-noreply@bramvessel.test', 'legal@bramvessel.test', 'noc@pebblehost.test'],
      policy: { takes_wholesale: said('yes', 'Retail partners, please write to our B2B desk', '/contact/') },
    },
  },
  {
    brand: 'Lindekiel Schmuck',
    productTitles: ['Lindekiel Silberkette Welle', 'Lindekiel Ohrstecker Kiesel'],
    search: hits(['https://lindekiel.test/', 'Lindekiel', 'Schmuck von der Küste']),
    hosts: {
      'lindekiel.test': shop(
        webflow,
        {
          name: 'Lindekiel',
          lang: 'de',
          nav: 'Schmuck=/schmuck | Atelier=/atelier | Partner werden=/partner-werden',
          foot: 'Impressum=/impressum | Datenschutz=/datenschutz',
        },
        {
          '/': '<h1>Von der Küste</h1><p>Silberkette Welle, Ohrstecker Kiesel</p>',
          '/partner-werden': `<h1>Partner werden</h1><p>Unsere Kollektion gibt es in über vierzig Läden. Ihre Ansprechpartnerin im Verkauf ist Wiebke Thode: ${cf('thode@lindekiel.test')}</p><p>Erstbestellungen nehmen wir ab 500 Euro an. Unverbindliche Preisempfehlungen sind keine Pflicht.</p>`,
          '/impressum': '<h1>Impressum</h1><p>kontakt@lindekiel.test</p>',
          '/datenschutz': '<h1>Datenschutz</h1><p>dsb@lindekiel.test</p>',
        },
      ),
    },
    expected: {
      website: 'lindekiel.test',
      wayIn: address('thode@lindekiel.test'),
      traps: ['dsb@lindekiel.test'],
      policy: {
        takes_wholesale: said('yes', 'Unsere Kollektion gibt es in über vierzig Läden', '/partner-werden'),
        minimum_opening_order: said(500, 'Erstbestellungen nehmen wir ab 500 Euro an', '/partner-werden'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Ruckthorne Hats',
    productTitles: ['Ruckthorne Felt Fedora', 'Ruckthorne Hat Brush'],
    search: hits(['https://ruckthorne.test/', 'Ruckthorne Hats', 'Felt hats since 1931']),
    hosts: {
      'ruckthorne.test': shop(
        custom,
        {
          name: 'Ruckthorne Hats',
          nav: 'Hats=/hats.asp | Sizing=/sizing.asp | Dealers Only=/dealers.asp',
          foot: 'Write to us=/write.asp',
          credit: 'Page by ed@webbyed.test',
        },
        {
          '/': '<h1>Felt hats since 1931</h1><p>Felt Fedora, Hat Brush</p>',
          '/dealers.asp':
            '<h1>Dealers only</h1><form action="/login.asp"><input name="acct"><input type="password" name="pin"></form><p>Not a dealer yet? See <a href="/newdealer.asp?step=1">how to become one</a>.</p>',
          '/newdealer.asp?step=1':
            '<h1>New dealers</h1><p>You must run a store with set hours. Have ready: business licence, two trade references.</p><a href="/newdealer.asp?step=2">Continue</a>',
          '/newdealer.asp?step=2': `<h1>Dealer application</h1>${form('/newdealer.asp?step=3', 'Store, Street, Licence no, Reference 1, Reference 2, E-mail', 'Send')}`,
          '/write.asp': '<h1>Write to us</h1><p>info@ruckthorne.test</p>',
        },
      ),
    },
    expected: {
      website: 'ruckthorne.test',
      wayIn: formAt('https://ruckthorne.test/newdealer.asp?step=2'),
      traps: ['ed@webbyed.test'],
      policy: {
        takes_wholesale: said('yes', 'You must run a store with set hours', '/newdealer.asp?step=1'),
        documents: said(
          ['business_license', 'trade_references'],
          'Have ready: business licence, two trade references',
          '/newdealer.asp?step=1',
        ),
      },
    },
  },
];
