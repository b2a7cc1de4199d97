import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, plain, shopify, squarespace, woo } from './frames.ts';
import { accordion, fillIn, form, hit, mail, says, site, table, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Quill & Cinder',
    host: 'quillandcinder.test',
    titles: ['Quill & Cinder Fig Leaf Candle 8 oz', 'Quill & Cinder Brass Wick Trimmer'],
    category: 'Home & Kitchen',
    frame: shopify,
    bar: 'Free shipping on orders over $65',
    pages: {
      '/pages/about': ['About', '<p>Poured in a former print shop in Dayton, Ohio.</p>'],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Thank you for wanting our candles on your shelves. Wholesale is open to shops, florists and spas anywhere in the United States.</p><p>Opening orders are $225 or more. Reorders are $100 or more.</p><p>Please send a copy of your resale certificate with the first order.</p><p>Nell looks after our stores: ${mail('wholesale@quillandcinder.test')}</p>`,
      ],
      '/pages/contact': [
        'Contact',
        `<p>Orders and scents: ${mail('hello@quillandcinder.test')}</p><p>Press: ${mail('press@quillandcinder.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('wholesale@quillandcinder.test'),
      traps: ['press@quillandcinder.test'],
      policy: {
        takes_wholesale: says(
          '/pages/wholesale',
          'yes',
          'Wholesale is open to shops, florists and spas',
          'wanting our candles on your shelves',
          'Opening orders are $225 or more',
        ),
        minimum_opening_order: says('/pages/wholesale', 225, 'Opening orders are $225 or more'),
        minimum_reorder: says('/pages/wholesale', 100, 'Reorders are $100 or more'),
        currency: 'USD',
        documents: says('/pages/wholesale', ['resale_certificate'], 'send a copy of your resale certificate'),
      },
    },
  }),
  site({
    brand: 'Fennimore Stoneware',
    host: 'www.fennimorestoneware.test',
    titles: ['Fennimore Stoneware Porridge Bowl', 'Fennimore Stoneware Milk Jug Oat'],
    category: 'Home & Kitchen',
    frame: woo,
    bar: 'Seconds sale this Sunday at noon',
    pages: {
      '/pottery': ['The pottery', '<p>Eleven of us, two kilns, one dog.</p>'],
      '/become-a-stockist': [
        'Become a stockist',
        `<p>We supply around sixty independent shops and would be glad to hear from yours.</p><p>There is no minimum order, though most shops begin with two dozen pieces.</p><p>Stockists are free to sell from their own websites. Selling on Amazon, eBay, Etsy or any other marketplace is not allowed.</p><p>Tell us about your shop below and Marion will send the price list.</p>${form('Send', 'Shop name', 'Your name', 'Email', 'Town')}`,
      ],
      '/work-with-us': ['-Jobs', `<p>Throwers wanted: ${mail('jobs@fennimorestoneware.test')}</p>`],
      '/contact': ['Contact', `<p>${mail('pots@fennimorestoneware.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://www.fennimorestoneware.test/become-a-stockist'),
      traps: ['jobs@fennimorestoneware.test'],
      policy: {
        takes_wholesale: says(
          '/become-a-stockist',
          'yes',
          'would be glad to hear from yours',
          'We supply around sixty independent shops',
        ),
        marketplaces: says('/become-a-stockist', 'forbidden', 'or any other marketplace is not allowed'),
      },
    },
  }),
  site({
    brand: 'Lanternhall Wax Co.',
    host: 'lanternhallwax.test',
    titles: ['Lanternhall Wax Beeswax Pillar 6 in', 'Lanternhall Wax Taper Pair Ivory'],
    category: 'Home & Kitchen',
    frame: squarespace,
    pages: {
      '/our-wax': ['Our wax', '<p>From hives within forty miles.</p>'],
      '/faq': [
        'FAQ',
        accordion(
          ['How long does a pillar burn?', 'About seventy hours, if the wick is kept short.'],
          [
            'Do you have a wholesale program?',
            'We do not offer wholesale or drop shipping. Each candle is poured for the person who will burn it.',
          ],
          [
            'Is there a discount for weddings?',
            'Yes. Couples who order twenty tapers or more save 15 percent; the smallest wedding order is $160.',
          ],
        ),
      ],
      '/contact': [
        'Contact',
        `<p>Write to ${mail('wax@lanternhallwax.test')}. We answer within two days.</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('wax@lanternhallwax.test'),
      policy: { takes_wholesale: says('/faq', 'no', 'We do not offer wholesale or drop shipping') },
    },
  }),
  site({
    brand: 'Brackenfold Soapworks LLC',
    host: 'brackenfold.test',
    titles: ['Brackenfold Soapworks Nettle Bar 4 oz', 'Brackenfold Soapworks Shaving Mug Soap'],
    category: 'Beauty & Personal Care',
    frame: plain,
    bar: 'Any six bars for $39',
    pages: {
      '/shop': ['Shop', '<p>Twenty-two bars, six for shaving.</p>'],
      '/wholesale-terms': [
        'Wholesale terms',
        `<p>By placing a wholesale order you agree to the terms on this page.</p><p>Brackenfold sells to independent retailers with a storefront, a farm stand or a permanent market stall. We cannot open accounts for private individuals.</p><p>Please send your seller's permit with the application; without it we must charge sales tax.</p><p>The opening order is $150, not counting freight. There is no minimum on later orders, but those below $60 carry a $7 handling charge.</p><p>First orders are prepaid by card. We do not take checks and we do not ship COD. Net 30 is not offered to new accounts. Returned payments are charged $35.</p><p>We do not drop ship. We do not sell on consignment.</p><p>Not every soap in our own shop is available at wholesale; holiday bars are sold only by us.</p><p>We cannot promise exclusivity, though we try not to open two accounts on the same street.</p><p>Our soap may not be relabeled or rewrapped. It may not be sold on Amazon, Etsy, eBay or any other third-party marketplace.</p><p>The office is closed on weekends, and no parcels leave between December 20 and January 5.</p><p>Accounts with no order in eighteen months are closed; you are welcome to apply again. We reserve the right to refuse any order.</p><p>Claims for breakage must reach us within five days. We do not accept returns for any other reason.</p><p>To apply, write to ${mail('trade@brackenfold.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>Shoppers: ${mail('soap@brackenfold.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('trade@brackenfold.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale-terms',
          'yes',
          'Brackenfold sells to independent retailers',
          'The opening order is $150',
          'To apply, write to',
        ),
        marketplaces: says('/wholesale-terms', 'forbidden', 'or any other third-party marketplace'),
        minimum_opening_order: says('/wholesale-terms', 150, 'The opening order is $150'),
        currency: 'USD',
        documents: says(
          '/wholesale-terms',
          ['resale_certificate'],
          "send your seller's permit with the application",
        ),
      },
    },
  }),
  site({
    brand: 'Hobnail Kettle Company',
    host: 'hobnailkettle.test',
    titles: ['Hobnail Kettle Enamel Stovetop Kettle 2 qt', 'Hobnail Kettle Cork Trivet'],
    category: 'Home & Kitchen',
    frame: bigcommerce,
    bar: 'Spend $90, choose a free trivet',
    foot: 'Site by Pedestal Digital, hello@pedestaldigital.test',
    pages: {
      '/story': ['Story', '<p>Our own store on Front Street is open Saturdays from ten to four.</p>'],
      '/shipping-returns': [
        'Shipping & Returns',
        '<p>Orders ship in two days. Returns within 60 days. The minimum order for express delivery is $40.</p>',
      ],
      '/contact': ['Contact', form('Send message', 'Name', 'Email', 'Order number')],
    },
    search: [
      hit(
        'https://www.pinterest.com/ideas/hobnail-kettle/',
        'Hobnail kettle ideas',
        'Vintage hobnail kettles.',
      ),
      null,
    ],
    expected: {
      wayIn: fillIn('https://hobnailkettle.test/contact'),
      traps: ['hello@pedestaldigital.test'],
    },
  }),
  site({
    brand: 'Sedgewick Linens',
    host: 'sedgewicklinens.test',
    titles: ['Sedgewick Linens Tea Towel Set of 3', 'Sedgewick Linens Apron Flax'],
    category: 'Home & Kitchen',
    frame: shopify,
    bar: 'Complimentary monogram through May',
    pages: {
      '/pages/mill': ['The mill', '<p>Woven in Rhode Island on looms from 1958.</p>'],
      '/pages/trade': [
        'Trade',
        `<p>We are pleased to open trade accounts for shops and inns that resell our linens. The terms at a glance:</p>${table(
          ['Opening order', '$400 at trade prices'],
          ['Repeat orders', '$200 at trade prices'],
          ['Payment', 'Card on the first order, invoice after that'],
          ['Lead time', 'Ten working days, longer before Christmas'],
          ['Freight', 'Free over $750'],
          ['Paperwork', 'A copy of your resale certificate'],
          ['Amazon', 'Resale on Amazon is not permitted'],
          ['Returns', 'Flaws only, within 14 days'],
        )}<p>Apply by email: ${mail('trade@sedgewicklinens.test')}</p>`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('care@sedgewicklinens.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('trade@sedgewicklinens.test'),
      policy: {
        takes_wholesale: says('/pages/trade', 'yes', 'pleased to open trade accounts for shops and inns'),
        marketplaces: says('/pages/trade', 'amazon_forbidden', 'Resale on Amazon is not permitted'),
        minimum_opening_order: says('/pages/trade', 400, '$400 at trade prices'),
        minimum_reorder: says('/pages/trade', 200, '$200 at trade prices'),
        currency: 'USD',
        documents: says('/pages/trade', ['resale_certificate'], 'A copy of your resale certificate'),
      },
    },
  }),
];
