import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  cf,
  ent,
  form,
  formAt,
  hits,
  magento,
  mail,
  none,
  nuxt,
  said,
  shop,
  shopify,
  squarespace,
  wix,
  wixSentry,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Veluminth Skin',
    productTitles: ['Veluminth Oat Balm 2 oz', 'Veluminth Clay Mask Rose'],
    category: 'Beauty',
    search: hits(
      ['https://veluminth.test/', 'Veluminth', 'Oat balm and clay masks for touchy skin.'],
      ['https://dermblogger.test/veluminth-review', 'Veluminth review', 'I tried the oat balm'],
      ['https://www.faire.com/brand/b_veluminth', 'Veluminth wholesale on Faire', 'Shop Veluminth wholesale'],
    ),
    hosts: {
      'dermblogger.test': { '/veluminth-review': '<h1>Veluminth review</h1><p>collabs@dermblogger.test</p>' },
      'veluminth.test': shop(
        shopify,
        {
          name: 'Veluminth',
          nav: 'Shop=/collections/all | Ingredients=/pages/ingredients | Reviews=/pages/reviews',
          foot: 'Reach us=/pages/reach-us | Stockists=/pages/stockists | Boutiques &amp; spas=/pages/boutiques | Affiliates=/pages/affiliates',
        },
        {
          '/': '<h1>For touchy skin</h1><p>Oat Balm 2 oz. Clay Mask Rose.</p>',
          '/pages/boutiques': `<h1>Boutiques &amp; spas</h1><p>Prefer to talk first? Reach our account manager Delphine Roake at ${cf('delphine@veluminth.test')}. Or <a href="/pages/wholesale-application">apply online</a>.</p><p>Opening orders are $200; there is no minimum on reorders. Our goods may not be sold on Amazon, Walmart.com or eBay by anyone but us.</p>`,
          '/pages/wholesale-application': `<h1>Wholesale application</h1>${form('/apps/wsg/apply', 'Business, EIN, Email')}`,
          '/pages/reviews': '<h1>Reviews</h1><blockquote>"Soft!" – Jo, jo.pell@mailbox.test</blockquote>',
          '/pages/affiliates': '<h1>Affiliates</h1><p>affiliates@veluminth.test</p>',
          '/pages/reach-us': '<h1>Reach us</h1><p>hello@veluminth.test</p>',
          '/pages/stockists': '<h1>Stockists</h1><p>Spa Ulmina, Reno: front@spaulmina.test</p>',
        },
      ),
    },
    expected: {
      website: 'veluminth.test',
      wayIn: address('delphine@veluminth.test'),
      traps: [
        'collabs@dermblogger.test',
        'jo.pell@mailbox.test',
        'affiliates@veluminth.test',
        'front@spaulmina.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Reach our account manager Delphine Roake', '/pages/boutiques'),
        minimum_opening_order: said(200, 'Opening orders are $200', '/pages/boutiques'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Our goods may not be sold on Amazon, Walmart.com or eBay by anyone but us',
          '/pages/boutiques',
        ),
      },
    },
  },
  {
    brand: 'Hobstrand Beard Works',
    productTitles: ['Hobstrand Beard Oil Cedar', 'Hobstrand Boar Bristle Brush'],
    search: hits(
      ['https://hobstrand.test/', 'Hobstrand Beard Works', 'Beard oil and brushes'],
      ['https://beardmall.test/c/hobstrand', 'Hobstrand at Beard Mall', 'In stock'],
    ),
    hosts: {
      'beardmall.test': { '/c/hobstrand': '<h1>Hobstrand</h1><p>dropship@beardmall.test</p>' },
      'hobstrand.test': shop(
        bigcommerce,
        {
          name: 'Hobstrand Beard Works',
          nav: 'Oils=/oils/ | Brushes=/brushes/ | Barbers=/barbers/',
          foot: 'Contact=/contact-us/ | FAQ=/faq/ | Terms=/terms/',
        },
        {
          '/': '<h1>Keep it tidy</h1><p>Beard Oil Cedar, Boar Bristle Brush</p>',
          '/barbers/': `<h1>Barbers</h1><p>Barber shops buy at half of retail. Minimum first order is $100.</p><p>Write to us: <a href="mailto:?bcc=${encodeURIComponent('barbers@hobstrand.test')}&subject=Account">barbers list</a> or straight to barbers@hobstrand.test</p>`,
          '/faq/':
            '<h1>FAQ</h1><h3>Wholesale minimum?</h3><p>Your first wholesale order must be at least $250.</p><h3>Amazon?</h3><p>Resellers may list on Amazon as long as they tell us the name of their store; no OK needed.</p>',
          '/contact-us/': '<h1>Contact</h1><p>info@hobstrand.test</p>',
        },
      ),
    },
    expected: {
      website: 'hobstrand.test',
      wayIn: address('barbers@hobstrand.test'),
      traps: ['dropship@beardmall.test'],
      policy: {
        takes_wholesale: said('yes', 'Barber shops buy at half of retail', '/barbers/'),
        currency: 'USD',
        marketplaces: said('allowed', 'Resellers may list on Amazon', '/faq/'),
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Pommerluxe',
    productTitles: ['Pommerluxe Silk Scrunchie 3pk', 'Pommerluxe Satin Bonnet'],
    search: hits(
      ['https://pommerluxe.test/', 'Pommerluxe', 'Silk for hair'],
      ['https://ranch.test/pommer', 'Pommer Ranch', 'Cattle'],
    ),
    hosts: {
      'pommerluxe.test': shop(
        wix,
        {
          name: 'Pommerluxe',
          nav: 'Shop=/shop | Mom &amp; me=/story | Contact=/contact | Boutique program=/boutique-program',
          foot: 'Store policy=/store-policy',
        },
        {
          '/': '<h1>Silk for hair</h1><p>Silk Scrunchie 3pk. Satin Bonnet.</p>',
          '/boutique-program': `<h1>Boutique program</h1><p>Boutiques, sign up here and we'll be in touch within two days. A seller's permit is needed.</p>${form('/_api/form-submission', 'Boutique, Email, Sellers permit', 'Sign up')}<p>Trouble with the form? support@pommerluxe.test</p>`,
          '/contact': '<h1>Contact</h1><p>info@pommerluxe.test</p>',
          '/store-policy': '<h1>Store policy</h1><p>Email us: mail@example.com</p>',
        },
      ),
    },
    expected: {
      website: 'pommerluxe.test',
      wayIn: formAt('https://pommerluxe.test/boutique-program'),
      traps: [wixSentry, 'mail@example.com'],
      policy: {
        takes_wholesale: said('yes', "Boutiques, sign up here and we'll be in touch", '/boutique-program'),
        documents: said(['resale_certificate'], "A seller's permit is needed", '/boutique-program'),
      },
    },
  },
  {
    brand: 'Drosselby Naturals LLC',
    productTitles: ['Drosselby Tallow Balm', 'Drosselby Lip Tint Plum'],
    search: hits(
      ['https://drosselby.test/', 'Drosselby', 'Tallow balm'],
      ['https://drosselby.co.test/', 'Drosselby & Co. Accountants', 'Bookkeeping'],
    ),
    hosts: {
      'drosselby.co.test': { '/': '<h1>Drosselby &amp; Co.</h1><p>hello@drosselby.co.test</p>' },
      'drosselby.test': shop(
        woo,
        {
          name: 'Drosselby',
          nav: 'Shop=/shop/ | About=/about/ | Wholesale=/wholesale/',
          foot: 'Get in touch=/get-in-touch/ | Terms=/terms-conditions/',
          head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Drosselby","url":"https://drosselby.test","contactPoint":[{"@type":"ContactPoint","contactType":"customer service","email":"care@drosselby.test"},{"@type":"ContactPoint","contactType":"wholesale","email":"trade\\u0040drosselby.test"}]}</script>',
        },
        {
          '/': '<h1>Old-fashioned balm</h1><p>Tallow Balm, Lip Tint Plum</p>',
          '/wholesale/':
            '<h1>Wholesale</h1><p>Yes please! Tell us who you are by e-mail. We ship wholesale within the lower 48, by the dozen.</p>',
          '/get-in-touch/': `<h1>Get in touch</h1>${form('/get-in-touch/#wpcf7-f9', 'Your name, Your email')}`,
        },
      ),
    },
    expected: {
      website: 'drosselby.test',
      wayIn: address('trade@drosselby.test'),
      traps: ['hello@drosselby.co.test'],
      policy: { takes_wholesale: said('yes', 'We ship wholesale within the lower 48', '/wholesale/') },
    },
  },
  {
    brand: 'Yllemond',
    productTitles: ['Yllemond Nail Lacquer Moss', 'Yllemond Cuticle Oil Pen'],
    search: hits(
      ['https://yllemond.test/', 'Yllemond Nails', 'Nail lacquer'],
      ['https://corvaxbrands.test/', 'Corvax Brands', 'Home of Yllemond, Nerrith and Tosca Vail'],
    ),
    hosts: {
      'yllemond.test': shop(
        nuxt,
        { name: 'Yllemond', nav: 'Lacquer=/lacquer | Care=/care | Company=/company', foot: 'Help=/help' },
        {
          '/': '<h1>Colour, slowly</h1><p>Nail Lacquer Moss, Cuticle Oil Pen</p>',
          '/company':
            '<h1>Company</h1><p>Yllemond belongs to Corvax Brands. Stores and salons order from the <a href="https://corvaxbrands.test/trade-desk">Corvax trade desk</a>.</p>',
          '/help': '<h1>Help</h1><p>support@yllemond.test</p>',
        },
      ),
      'corvaxbrands.test': shop(
        magento,
        {
          name: 'Corvax Brands',
          nav: 'Brands=/brands | Trade desk=/trade-desk',
          foot: 'Investors=/investors',
        },
        {
          '/': '<h1>Corvax Brands</h1><p>Yllemond, Nerrith, Tosca Vail</p>',
          '/trade-desk':
            '<h1>Trade desk</h1><p>For Yllemond: yllemond-trade@corvaxbrands.test. For Nerrith: nerrith-trade@corvaxbrands.test.</p>',
          '/investors': '<h1>Investors</h1><p>ir@corvaxbrands.test</p>',
        },
      ),
    },
    expected: {
      website: 'yllemond.test',
      wayIn: address('yllemond-trade@corvaxbrands.test'),
      traps: ['nerrith-trade@corvaxbrands.test', 'ir@corvaxbrands.test'],
      policy: {
        takes_wholesale: said('yes', 'Stores and salons order from the Corvax trade desk', '/company'),
      },
    },
  },
  {
    brand: 'Sudsmarrow',
    productTitles: ['Sudsmarrow Laundry Sheets 60ct', 'Sudsmarrow Wool Dryer Balls'],
    search: hits(['https://sudsmarrow.test/', 'Sudsmarrow', 'Laundry sheets']),
    hosts: {
      'sudsmarrow.test': shop(
        squarespace,
        { name: 'Sudsmarrow', nav: 'Shop=/shop | Why sheets=/why', foot: 'FAQ=/faq | Hello=/hello' },
        {
          '/': '<h1>Washday, lighter</h1><p>Laundry Sheets 60ct, Wool Dryer Balls</p>',
          '/faq':
            '<h1>FAQ</h1><h3>I own a refill shop!</h3><p>Lovely. All retail accounts in the U.S. go through our distributor, Greenlode Supply; we do not open them ourselves.</p>',
          '/hello': `<h1>Hello</h1><p>${ent('hello@sudsmarrow.test')}</p><p>Podcasts: ${ent('media@sudsmarrow.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'sudsmarrow.test',
      wayIn: address('hello@sudsmarrow.test'),
      traps: ['media@sudsmarrow.test'],
      policy: {
        takes_wholesale: said('no', 'we do not open them ourselves', '/faq'),
        distributors: said(['Greenlode Supply'], 'go through our distributor, Greenlode Supply', '/faq'),
      },
    },
  },
  {
    brand: 'Bexolune Beauty',
    productTitles: ['Bexolune Jade Roller', 'Bexolune Gua Sha Set'],
    search: hits(
      ['https://www.amazon.com/Bexolune-Jade/dp/B0BEX', 'Bexolune Jade Roller', 'by Bexolune'],
      ['https://bexolune-reviews.test/', 'Bexolune reviews 2026', 'Is Bexolune legit?'],
      ['https://www.tiktok.com/@bexolune', 'bexolune', 'Videos'],
    ),
    hosts: {
      'bexolune-reviews.test': {
        '/': `<h1>Is Bexolune legit?</h1><p>Bexolune Jade Roller, Gua Sha Set: our score 8.1. Business? ${mail('partners@bexolune-reviews.test')}</p>`,
      },
    },
    expected: { website: null, wayIn: none, traps: ['partners@bexolune-reviews.test'], policy: {} },
  },
  {
    brand: 'Orrisdale Perfumery',
    productTitles: ['Orrisdale Solid Perfume Vetiver', 'Orrisdale Discovery Set'],
    search: hits(['https://orrisdale.test/', 'Orrisdale', 'Solid perfume']),
    hosts: {
      'orrisdale.test': shop(
        shopify,
        {
          name: 'Orrisdale',
          nav: 'Scents=/collections/scents | Diary=/blogs/diary',
          foot: 'Contact=/pages/contact | Resellers=/pages/resellers',
        },
        {
          '/': '<h1>Scent in a tin</h1><p>Solid Perfume Vetiver, Discovery Set</p>',
          '/pages/resellers': { status: 301, location: '/pages/wholesale-partners' },
          '/pages/wholesale-partners': `<h1>Wholesale partners</h1><p>Download our <a href="/cdn/shop/files/orrisdale-account-form.pdf">new account form</a>, then return it by post to PO Box 9, Galena IL, together with your credit application.</p><p>Reorder minimum: $60.</p>`,
          '/cdn/shop/files/orrisdale-account-form.pdf': {
            type: 'application/pdf',
            body: '%PDF-1.4\n(Orrisdale new account form)\n%%EOF',
          },
          '/pages/contact': '<h1>Contact</h1><p>support@orrisdale.test</p>',
        },
      ),
    },
    expected: {
      website: 'orrisdale.test',
      wayIn: formAt(
        'https://orrisdale.test/cdn/shop/files/orrisdale-account-form.pdf',
        'https://orrisdale.test/pages/wholesale-partners',
      ),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Download our new account form', '/pages/wholesale-partners'),
        minimum_reorder: said(60, 'Reorder minimum: $60', '/pages/wholesale-partners'),
        currency: 'USD',
        documents: said(
          ['credit_application'],
          'together with your credit application',
          '/pages/wholesale-partners',
        ),
      },
    },
  },
];
