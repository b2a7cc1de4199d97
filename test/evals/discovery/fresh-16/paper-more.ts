import type { DiscoveryCase } from '../case.ts';
import { other, webflow } from './frames-even.ts';
import { elsewhere, wix, wixForm, woo, wpForm } from './frames-odd.ts';
import { amazon, etsy, face, hit, insta, page, walmart } from './kit.ts';

const typeform = 'https://studiohalden.typeform.com/to/hT4xRetail';
const jotform = 'https://form.jotform.com/241985512047156';
const quillmark: DiscoveryCase = {
  brand: 'Quillmark',
  productTitles: ['Quillmark Dot Grid Journal A5, Slate', 'Quillmark Brass Pen Loop'],
  category: 'Office Products',
  search: [
    amazon('Quillmark', 'Dot Grid Journal A5, Slate'),
    hit('https://www.quillmarkpublishing.com/', 'Quillmark Publishing Services', 'Self-publish your book.'),
    walmart('Quillmark', 'Brass Pen Loop'),
    hit('https://www.notewell.shop/quillmark', 'Quillmark | Notewell', 'Journals and planners.'),
    hit('https://quillmark.co/', 'Home - Quillmark', 'Journals that lie flat.'),
    insta('quillmark.co', 'lies flat'),
    hit('https://www.knoji.example.com/coupons/quillmark', '25% Off Quillmark Promo Codes', 'Coupons.'),
  ],
  hosts: {
    'quillmark.co': woo(
      {
        host: 'quillmark.co',
        name: 'Quillmark',
        nav: [
          ['/shop/', 'Shop'],
          ['/about/', 'About'],
          ['/gifting/', 'Corporate gifting'],
          ['/contact/', 'Contact'],
        ],
        foot: [
          ['/faq/', 'FAQ'],
          ['/ambassador/', 'Ambassadors'],
          ['/press/', 'Press'],
        ],
        items: [
          ['Dot Grid Journal', '$26.00'],
          ['Brass Pen Loop', '$12.00'],
        ],
        footer:
          '<p>Quillmark, Providence RI</p><p>hello@quillmark.co</p><p><img src="/wp-content/uploads/badge@2x.png" alt=""></p>',
        privacy: 'hello@quillmark.co',
        credit: '| Theme by <a href="mailto:support@themeorchard.example">ThemeOrchard</a>',
        terms:
          '<p>We reserve the right to limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.</p>',
      },
      {
        '/': [
          'Home',
          '<h2>Lies flat. Stays flat.</h2><p>Thread-sewn in Rhode Island, 160 pages, numbered.</p>',
        ],
        '/about/': ['About', '<p>A bookbinder and a product manager walk into a bar.</p>'],
        '/gifting/': [
          'Corporate gifting',
          '<p>Put your company logo on 50 journals or more, from $19 each. Mail hello@quillmark.co with your artwork; turnaround is four weeks.</p>',
        ],
        '/contact/': ['Contact', `<p>hello@quillmark.co</p>${wpForm(['Name', 'Email', 'Message'])}`],
        '/faq/': [
          'FAQ',
          '<h4>Where can I buy Quillmark?</h4><p>Here, on Amazon and in a few bookstores around New England.</p><h4>Is there a discount for teachers?</h4><p>20%, with a school address.</p>',
        ],
        '/ambassador/': ['Ambassadors', '<p>Show your spreads, earn journals: ambassadors@quillmark.co</p>'],
        '/press/': ['Press', '<p>press@quillmark.co</p>'],
      },
    ),
    'www.quillmarkpublishing.com': {
      '/': elsewhere(
        'Quillmark Publishing Services',
        'Self-publish',
        '<p>distribution@quillmarkpublishing.com</p>',
      ),
    },
    'www.notewell.shop': {
      '/quillmark': elsewhere('Notewell', 'Quillmark', '<p>$26</p><p>buyers@notewell.shop</p>'),
    },
  },
  expected: {
    website: 'quillmark.co',
    wayIn: { kind: 'address', anyOf: ['hello@quillmark.co'] },
    traps: [
      'support@themeorchard.example',
      'ambassadors@quillmark.co',
      'press@quillmark.co',
      'distribution@quillmarkpublishing.com',
      'buyers@notewell.shop',
    ],
    policy: {},
  },
};

const halden: DiscoveryCase = {
  brand: 'Studio Halden',
  productTitles: ['Studio Halden Risograph Planner 2026', 'Studio Halden Fjord Postcard Set'],
  category: 'Office Products',
  search: [
    hit(
      'https://www.studiohalden.com/',
      'Studio Halden | Riso prints and planners',
      'Printed in Bergen, posted worldwide.',
    ),
    hit('https://www.studiohalden-arkitekter.no/', 'Studio Halden Arkitekter', 'Boliger og hytter.'),
    etsy('StudioHalden', 'Riso planners.'),
    hit('https://www.papirhuset-nord.no/studio-halden', 'Studio Halden hos Papirhuset Nord', 'Planleggere.'),
    amazon('Studio Halden', 'Risograph Planner 2026'),
    insta('studiohalden', 'riso'),
  ],
  hosts: {
    'www.studiohalden.com': webflow(
      {
        host: 'www.studiohalden.com',
        name: 'Studio Halden',
        cur: 'kr ',
        promo: 'Free shipping in Norway over 600 kr',
        nav: [
          ['/shop', 'Shop'],
          ['/process', 'Process'],
          ['/info', 'Info'],
        ],
        foot: [
          ['/resellers', 'Resellers'],
          ['/interns', 'Interns'],
        ],
        items: [
          ['Riso Planner 2026', '320 kr'],
          ['Fjord Postcards', '140 kr'],
        ],
        footer: 'Studio Halden AS, Bergen',
        credit: 'Code: <a href="mailto:post@kvartal.no">Kvartal</a>',
      },
      {
        '/': [
          'Riso prints and planners',
          '<h1>Two inks, one drum at a time</h1><p>Planners for people who cross things out.</p>',
        ],
        '/process': ['Process', '<h1>Process</h1><p>Soy ink, uncoated stock, no two alike.</p>'],
        '/info': [
          'Info',
          '<h1>Info</h1><p>Orders: ola (at) studiohalden.com<br>Media: media (at) studiohalden.com</p>',
        ],
        '/resellers': [
          'Resellers',
          `<h1>Resellers</h1><p>We work with bookshops, design stores and museums, mostly in the Nordics, Japan and the US.</p><p>The smallest first order is NOK 3 000. After that, NOK 1 500.</p><p>Sell us in your own space and on your own site; Amazon, eBay and Zalando are a no.</p><p><a href="${typeform}" class="button w-button">Become a reseller</a></p><p>In Japan our work is distributed by <strong>Kamiya Paper Trading</strong>, Osaka (studio-halden@kamiyapaper.jp).</p>`,
        ],
        '/interns': ['Interns', '<h1>Interns</h1><p>intern (at) studiohalden.com, deadline 1 April.</p>'],
      },
    ),
    'studiohalden.typeform.com': {
      '/to/hT4xRetail': page(
        '<!DOCTYPE html><html lang="en"><head><title>Studio Halden – resellers</title><meta property="og:url" content="https://studiohalden.typeform.com/to/hT4xRetail"></head><body><div id="root"></div><script>window.rendererData={"form":{"id":"hT4xRetail","title":"Studio Halden – resellers","fields":[{"title":"Name of your shop","type":"short_text"},{"title":"Your e-mail","type":"email"}]}}</script></body></html>',
      ),
    },
    'www.studiohalden-arkitekter.no': {
      '/': other('Studio Halden Arkitekter', 'Boliger', '<p>post@studiohalden-arkitekter.no</p>'),
    },
    'www.papirhuset-nord.no': {
      '/studio-halden': other(
        'Papirhuset Nord',
        'Studio Halden',
        '<p>320 kr</p><p>butikk@papirhuset-nord.no</p>',
      ),
    },
  },
  expected: {
    website: 'www.studiohalden.com',
    wayIn: { kind: 'form', anyOf: [typeform] },
    traps: [
      'post@kvartal.no',
      'media@studiohalden.com',
      'intern@studiohalden.com',
      'studio-halden@kamiyapaper.jp',
      'post@studiohalden-arkitekter.no',
      'butikk@papirhuset-nord.no',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We work with bookshops, design stores and museums, mostly in the Nordics, Japan and the US.',
        path: '/resellers',
      },
      marketplaces: { value: 'forbidden', words: 'Amazon, eBay and Zalando are a no.', path: '/resellers' },
      minimum_opening_order: {
        value: 3000,
        words: 'The smallest first order is NOK 3 000.',
        path: '/resellers',
      },
      minimum_reorder: { value: 1500, words: 'After that, NOK 1 500.', path: '/resellers' },
      currency: 'NOK',
      distributors: {
        value: ['Kamiya Paper Trading'],
        words: 'In Japan our work is distributed by Kamiya Paper Trading, Osaka',
        path: '/resellers',
      },
    },
  },
};

const hare: DiscoveryCase = {
  brand: 'Marbled Hare',
  productTitles: ['Marbled Hare Hand-Marbled Notebook, Peacock', 'Marbled Hare Gift Wrap, 3 Sheets'],
  category: 'Stationery',
  search: [
    etsy('MarbledHarePaper', 'Hand-marbled paper.'),
    hit(
      'https://www.themarbledhare.com/',
      'Marbled Paper & Notebooks | Marbled Hare',
      'Combed by hand in Taos.',
    ),
    amazon('Marbled Hare', 'Hand-Marbled Notebook, Peacock'),
    hit('https://www.marbledhareantiques.com/', 'Marbled Hare Antiques', 'Estate sales in Vermont.'),
    face('themarbledhare', 'Marbling.'),
    hit('https://www.mesabooks.com/gifts/marbled-hare', 'Marbled Hare - Mesa Books', 'Local makers.'),
  ],
  hosts: {
    'www.themarbledhare.com': wix(
      {
        host: 'www.themarbledhare.com',
        name: 'Marbled Hare',
        promo: 'Free shipping over $60',
        nav: [
          ['/', 'Home'],
          ['/shop', 'Shop'],
          ['/workshops', 'Workshops'],
          ['/wholesale', 'Wholesale'],
          ['/contact', 'Contact'],
        ],
        foot: [],
        items: [
          ['Peacock Notebook', '$34.00'],
          ['Gift Wrap 3 Sheets', '$18.00'],
        ],
        footer: 'Taos, New Mexico',
      },
      {
        '/': [
          'Marbled Paper & Notebooks',
          '<h2 class="font_2">No two alike.</h2><p class="font_8">Floated, combed and lifted one sheet at a time.</p>',
        ],
        '/workshops': [
          'Workshops',
          '<p class="font_8">Saturdays, $95. To reserve: workshops@themarbledhare.com</p>',
        ],
        '/wholesale': [
          'Wholesale',
          `<p class="font_8">Bookstores, museum shops and framers, hello! We&#39;d love to see our paper in your shop.</p><p class="font_8">$200 opening minimum &bull; $100 reorders &bull; 3-4 week lead time</p><p class="font_8">Before we can ship, we&#39;ll need your resale certificate on file and your website address.</p><p class="font_8">Sorry, we don&#39;t approve Amazon sellers.</p><iframe title="Wholesale application" src="${jotform}" style="min-width:100%;height:900px;border:none;" scrolling="no" allow="geolocation; microphone; camera"></iframe><script src="https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js"></script>`,
        ],
        '/contact': ['Contact', wixForm(['First name', 'Email', 'Message'], 'Send')],
      },
    ),
    'form.jotform.com': {
      '/241985512047156': page(
        '<!DOCTYPE HTML><html lang="en-US"><head><title>Marbled Hare Wholesale Application</title></head><body><form class="jotform-form" action="https://submit.jotform.com/submit/241985512047156" method="post" name="form_241985512047156" id="241985512047156"><label>Store name</label><input name="q3_store"><label>Email</label><input type="email" name="q4_email" placeholder="example@example.com"><button type="submit">Submit</button></form></body></html>',
      ),
    },
    'www.marbledhareantiques.com': {
      '/': elsewhere('Marbled Hare Antiques', 'Estate sales', '<p>estates@marbledhareantiques.com</p>'),
    },
    'www.mesabooks.com': {
      '/gifts/marbled-hare': elsewhere('Mesa Books', 'Marbled Hare', '<p>$34</p>', 'gifts@mesabooks.com'),
    },
  },
  expected: {
    website: 'www.themarbledhare.com',
    wayIn: { kind: 'form', anyOf: ['https://www.themarbledhare.com/wholesale', jotform] },
    traps: [
      '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com',
      'workshops@themarbledhare.com',
      'example@example.com',
      'estates@marbledhareantiques.com',
      'gifts@mesabooks.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "Bookstores, museum shops and framers, hello! We'd love to see our paper in your shop.",
        path: '/wholesale',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: "Sorry, we don't approve Amazon sellers.",
        path: '/wholesale',
      },
      minimum_opening_order: { value: 200, words: '$200 opening minimum', path: '/wholesale' },
      minimum_reorder: { value: 100, words: '$100 reorders', path: '/wholesale' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate', 'website_url'],
        words: "we'll need your resale certificate on file and your website address.",
        path: '/wholesale',
      },
    },
  },
};

export const paperMore: readonly DiscoveryCase[] = [quillmark, halden, hare];
