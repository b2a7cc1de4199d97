import type { DiscoveryCase } from '../case.ts';
import { prestashop, shopify, shopware, squarespace, wix, woo } from './frames.ts';
import {
  accordion,
  bullets,
  clause,
  faq,
  fillIn,
  form,
  hit,
  mail,
  says,
  site,
  veiled,
  writeTo,
} from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Wimble Wool',
    host: 'wimblewool.test',
    titles: ['Wimble Wool Rambouillet Sport 100 g', 'Wimble Wool Darning Loom'],
    category: 'Arts, Crafts & Sewing',
    frame: squarespace,
    bar: 'Skeins ship flat rate, $6',
    pages: {
      '/sheep': ['The sheep', '<p>Forty ewes near Missoula.</p>'],
      '/yarn-stores': [
        'For yarn stores',
        `<p>Local yarn stores across North America are welcome to carry Wimble.</p><p>A first order comes to at least $500, and each order after that to at least $200.</p><p>To set you up we need your EIN and a copy of your state sales tax license.</p><p>Sell from your own web store as much as you like, but please do not sell our yarn on Amazon.</p><p>Write to Astrid: ${mail('lys@wimblewool.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>Knitters: ${mail('hello@wimblewool.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('lys@wimblewool.test'),
      policy: {
        takes_wholesale: says(
          '/yarn-stores',
          'yes',
          'are welcome to carry Wimble',
          'A first order comes to at least',
        ),
        marketplaces: says('/yarn-stores', 'amazon_forbidden', 'please do not sell our yarn on Amazon'),
        minimum_opening_order: says('/yarn-stores', 500, 'A first order comes to at least $500'),
        minimum_reorder: says('/yarn-stores', 200, 'each order after that to at least $200'),
        currency: 'USD',
        documents: says(
          '/yarn-stores',
          ['tax_id', 'resale_certificate'],
          'your EIN and a copy of your state sales tax license',
        ),
      },
    },
  }),
  site({
    brand: 'Nadelgrund',
    host: 'www.nadelgrund.test',
    lang: 'de',
    titles: ['Nadelgrund Schnittmuster Latzkleid', 'Nadelgrund Stoffklammern 50 Stück'],
    category: 'Arts, Crafts & Sewing',
    frame: shopware,
    bar: 'Ab 45 € versandkostenfrei',
    pages: {
      '/schnittmuster': ['Schnittmuster', '<p>Gedruckt in Chemnitz auf Recyclingpapier.</p>'],
      '/haendler': [
        'Händler',
        `<p>Sie führen ein Stoffgeschäft oder einen Wollladen? Wir beliefern den Fachhandel gern mit unserem ganzen Sortiment.</p><p>Der Mindestbestellwert beträgt bei der ersten Bestellung 180 € netto, bei jeder weiteren 90 € netto.</p><p>Bitte senden Sie uns mit Ihrer Anfrage eine Kopie Ihrer Gewerbeanmeldung.</p><p>${mail('handel@nadelgrund.test')}</p>`,
      ],
      '/impressum': [
        '-Impressum',
        `<p>Nadelgrund GmbH, Chemnitz. ${mail('post@nadelgrund.test')}</p><p>Datenschutzbeauftragte: Kanzlei Ohm, ${mail('datenschutz@kanzlei-ohm.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('handel@nadelgrund.test'),
      traps: ['datenschutz@kanzlei-ohm.test'],
      policy: {
        takes_wholesale: says('/haendler', 'yes', 'Wir beliefern den Fachhandel gern'),
        minimum_opening_order: says('/haendler', 180, 'bei der ersten Bestellung 180 € netto'),
        minimum_reorder: says('/haendler', 90, 'bei jeder weiteren 90 € netto'),
        currency: 'EUR',
        documents: says('/haendler', ['business_license'], 'eine Kopie Ihrer Gewerbeanmeldung'),
      },
    },
  }),
  site({
    brand: 'Papeterie Vesce',
    host: 'papeterievesce.test',
    lang: 'fr',
    titles: ['Papeterie Vesce Carnet Cousu A5', 'Papeterie Vesce Faire-part Tilleul'],
    category: 'Office Products',
    frame: prestashop,
    bar: 'Livraison offerte dès 50 €',
    pages: {
      '/atelier': ["L'atelier", '<p>Une presse, deux mains, beaucoup de papier.</p>'],
      '/questions': [
        'Questions',
        faq(
          ['Puis-je personnaliser un faire-part ?', 'Oui, à partir de vingt-cinq exemplaires.'],
          [
            'Vendez-vous aux boutiques ?',
            'Nous ne proposons ni vente en gros ni dropshipping : chaque pièce est imprimée à la demande pour une cliente ou un client.',
          ],
          ['Quels sont les délais ?', "Comptez dix jours ouvrés. L'atelier est fermé le lundi."],
        ),
      ],
      '/contact': ['Contact', `<p>${mail('bonjour@papeterievesce.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('bonjour@papeterievesce.test'),
      policy: {
        takes_wholesale: says('/questions', 'no', 'Nous ne proposons ni vente en gros ni dropshipping'),
      },
    },
  }),
  site({
    brand: 'Thornfield Dye House',
    host: 'thornfielddye.test',
    titles: ['Thornfield Dye House Sock Yarn Gorse', 'Thornfield Dye House Mini Skein Set'],
    category: 'Arts, Crafts & Sewing',
    frame: shopify,
    bar: 'Shop update Friday 7 pm',
    pages: {
      '/pages/wholesale': [
        'Wholesale',
        `<p>Our yarn is in thirty shops, and we take on a handful of new ones each season. Please read all of this before you write.</p>${clause('Who we sell to', 'Wholesale accounts are for bricks-and-mortar yarn shops.', 'Online-only shops, market traders and subscription boxes are not eligible at present.', "We'll ask for a photograph of your shop front and your VAT number.")}${clause('Minimums', 'First order: £350 excluding VAT.', 'Later orders: £150 excluding VAT.', 'Colours come in packs of four and we cannot split packs.')}${clause('Payment', 'Half on ordering and half before dispatch, by bank transfer.', 'We do not offer credit terms, and cheques are no longer accepted.', 'Deposits are not refunded.')}${clause('Dyeing', 'Everything is dyed to order, so allow six weeks.', 'We cannot guarantee that two batches match.', 'Not every base or colourway is available to shops; club colours never are.')}${clause('Selling on', 'We do not drop ship and we do not offer sale or return.', 'Please do not list our yarn on eBay, Etsy, Amazon or other marketplaces.', 'Our yarn may not be advertised below our retail price while a colour is current.', 'Exclusivity is not offered, but we keep shops at least fifteen miles apart.')}${clause('Keeping an account', 'Shops that have not ordered for twelve months come off the stockist list and their account is closed.', 'The studio does not answer mail at weekends.')}<p>If that suits you, write to ${mail('shops@thornfielddye.test')}.</p>`,
      ],
      '/pages/contact': ['Contact', form('Send', 'Name', 'Email')],
    },
    expected: {
      wayIn: writeTo('shops@thornfielddye.test'),
      policy: {
        takes_wholesale: says(
          '/pages/wholesale',
          'yes',
          'we take on a handful of new ones each season',
          'Wholesale accounts are for bricks-and-mortar yarn shops',
        ),
        marketplaces: says('/pages/wholesale', 'forbidden', 'do not list our yarn on eBay, Etsy, Amazon'),
        map_policy: says('/pages/wholesale', 'yes', 'may not be advertised below our retail price'),
        minimum_opening_order: says('/pages/wholesale', 350, 'First order: £350 excluding VAT'),
        minimum_reorder: says('/pages/wholesale', 150, 'Later orders: £150 excluding VAT'),
        currency: 'GBP',
        documents: says(
          '/pages/wholesale',
          ['storefront_photos', 'tax_id'],
          'a photograph of your shop front and your VAT number',
        ),
      },
    },
  }),
  site({
    brand: 'Margin & Vane',
    host: 'marginandvane.test',
    titles: ['Margin & Vane Field Pocket Notebook 3 Pack', 'Margin & Vane Linen Desk Planner'],
    category: 'Office Products',
    frame: woo,
    bar: 'Teachers save 10% all year',
    pages: {
      '/about': ['About', '<p>Paper goods from Baltimore since 2012.</p>'],
      '/retailers': [
        'Retailers',
        `<p>Any stationer, bookshop, museum or gift store can apply for a Margin & Vane account with the form below. These are our terms.</p>${bullets('Minimum opening order $175; minimum reorder $90.', 'Prices are confidential and must not be shared with the public.', 'All prices are subject to change without notice.', 'Cards only. No checks, no COD, no purchase orders from individuals.', 'Net 30 may be granted after three prepaid orders, once we have three trade references.', 'We do not ship to freight forwarders or post office boxes.', 'We are unable to drop ship.', 'Planners cannot be returned after January 15.', 'Discontinued titles are not restocked, so please do not back-order them.', 'Cancellations are not possible once an order has been packed.', 'No territory is exclusive.', 'Retailers may set their own prices. Twice wholesale is usual.', 'Sales on Amazon or any other third-party marketplace need our written approval beforehand.', 'Custom printing is not available on wholesale orders.', 'Accounts that go two years without an order are removed.', 'Applications without a resale certificate number will not be considered.')}${form('Apply', 'Store name', 'Buyer', 'Email', 'Phone', 'Resale certificate number')}`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('desk@marginandvane.test')}. Illustrators, send your portfolio to ${mail('portfolios@marginandvane.test')}.</p>`,
      ],
    },
    expected: {
      wayIn: fillIn('https://marginandvane.test/retailers'),
      traps: ['portfolios@marginandvane.test'],
      policy: {
        takes_wholesale: says(
          '/retailers',
          'yes',
          'can apply for a Margin & Vane account',
          'Minimum opening order $175',
        ),
        marketplaces: says('/retailers', 'with_permission', 'need our written approval beforehand'),
        minimum_opening_order: says('/retailers', 175, 'Minimum opening order $175'),
        minimum_reorder: says('/retailers', 90, 'minimum reorder $90'),
        currency: 'USD',
        documents: says(
          '/retailers',
          ['trade_references', 'resale_certificate'],
          'once we have three trade references',
          'Applications without a resale certificate number will not be considered',
        ),
      },
    },
  }),
  site({
    brand: 'Pinafore Row',
    host: 'pinaforerow.test',
    titles: ['Pinafore Row Enamel Daisy Studs', 'Pinafore Row Charm Bracelet Tin'],
    category: 'Jewelry',
    frame: wix,
    bar: 'Gift wrap is on us',
    pages: {
      '/lookbook': ['Lookbook', '<p>Spring, in enamel.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Carry Pinafore Row in your boutique.</p>${accordion(
          ['Who can buy?', 'Boutiques, gift shops and museum stores in the US and Canada are all welcome.'],
          ['What is the minimum?', 'We ask for $120 on a first order. Restock with as little as you like.'],
          ['How do we pay?', 'By card when the order ships. We do not offer net terms.'],
          [
            'Where may we sell?',
            'In your shop, on your own website and on marketplaces such as Etsy or Amazon, so long as the photos are ours.',
          ],
          ['What about returns?', 'We exchange slow sellers once a year. We do not buy back stock.'],
          ['What do you need from us?', 'Just a link to your website.'],
          ['How do we begin?', `Drop a note to ${veiled('boutiques@pinaforerow.test')}.`],
        )}`,
      ],
      '/contact': ['Contact', `<p>${veiled('hi@pinaforerow.test')}</p>`],
    },
    search: [
      hit('https://pinaforerowschool.test/', 'Pinafore Row Primary School', 'A village primary school.'),
      null,
    ],
    more: {
      'pinaforerowschool.test': {
        '/': `<title>Pinafore Row Primary School</title><h1>Pinafore Row Primary School</h1><p>Office: ${mail('office@pinaforerowschool.test')}</p>`,
      },
    },
    expected: {
      wayIn: writeTo('boutiques@pinaforerow.test'),
      traps: ['office@pinaforerowschool.test'],
      policy: {
        takes_wholesale: says(
          '/wholesale',
          'yes',
          'Boutiques, gift shops and museum stores in the US and Canada are all welcome',
          'Carry Pinafore Row in your boutique',
        ),
        marketplaces: says('/wholesale', 'allowed', 'on marketplaces such as Etsy or Amazon'),
        minimum_opening_order: says('/wholesale', 120, 'We ask for $120 on a first order'),
        currency: 'USD',
        documents: says('/wholesale', ['website_url'], 'Just a link to your website'),
      },
    },
  }),
];
