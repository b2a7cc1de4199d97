import type { DiscoveryCase } from '../case.ts';
import { cornerstone, handmade, next } from './frames-even.ts';
import { brine, hyva, impulse } from './frames-odd.ts';
import { fillIn, form, hit, mail, p, page, says, site, veiledLink, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Inkwell Parade',
    host: 'inkwellparade.test',
    titles: ['Inkwell Parade Letterpress Thank You Set of 8', 'Inkwell Parade Undated Desk Planner'],
    category: 'Office Products',
    frame: handmade,
    shelf: '/shop/',
    bar: 'Stamps on us: every order over $35 mails free',
    blurb: p('Printed on a 1952 Heidelberg. Blank inside.'),
    pages: {
      '/press': ['Our press', p('She weighs a ton and answers to Gertie.')],
      '/custom': [
        'Custom work',
        p(
          'Invitations, bookplates, calling cards.',
          'Custom runs begin at 50 pieces or $120, whichever comes to more.',
        ),
      ],
      '/schools': [
        '-Schools',
        p('Tax-exempt? Attach your exemption certificate to the order and we will take the tax off.'),
      ],
      '/affiliates': [
        '-Affiliates',
        `<p>Earn 8% when readers of your blog buy. ${mail('affiliates@inkwellparade.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>A person reads everything sent to ${mail('gertie@inkwellparade.test')}.</p>`,
      ],
    },
    search: [
      hit(
        'https://inkwellparade.test/',
        'Inkwell Parade letterpress',
        'Cards and planners printed by hand in Lowell.',
      ),
      hit('https://www.etsy.com/shop/InkwellParade', 'InkwellParade - Etsy', '1,204 sales.'),
      hit('https://papernook-gifts.test/inkwell', 'Inkwell Parade at Paper Nook', 'Thank-you sets.'),
    ],
    more: {
      'papernook-gifts.test': {
        '/inkwell': page(
          'Paper Nook',
          `<p>We stock Inkwell Parade. Questions: ${mail('hi@papernook-gifts.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('gertie@inkwellparade.test'),
      traps: ['affiliates@inkwellparade.test', 'hi@papernook-gifts.test'],
    },
  }),
  site({
    brand: 'Thimbleberry Press',
    host: 'www.thimbleberrypress.test',
    titles: ['Thimbleberry Press Lake Superior Notecards', 'Thimbleberry Press 2027 Wall Calendar'],
    category: 'Office Products',
    frame: brine,
    shelf: '/store/',
    foot: 'Marquette, Michigan.',
    pages: {
      '/artist': ['Artist', p('Linocuts by Aino Lahti.')],
      '/stockists': [
        'Stockists',
        `${p('To keep up with the presses we have closed our books to new shops until spring of 2027.')}${p('Shops already with us may reorder at any time; please make it $100 or more so that the postage makes sense.')}<p>Leave your name for the waiting list: ${mail('shops@thimbleberrypress.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('aino@thimbleberrypress.test')}</p><p>Licensing agent: ${mail('rights@birchbark-agency.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://www.thimbleberrypress.test/stockists',
        'Stockists — Thimbleberry Press',
        'Where to find our notecards.',
      ),
      hit('https://thimbleberryinn.test/', 'Thimbleberry Inn', 'Bed and breakfast on Lake Superior.'),
    ],
    expected: {
      wayIn: writeTo('shops@thimbleberrypress.test'),
      traps: ['rights@birchbark-agency.test'],
      policy: {
        takes_wholesale: says(
          '/stockists',
          'no',
          'we have closed our books to new shops until spring of 2027',
        ),
        minimum_reorder: says('/stockists', 100, 'please make it $100 or more'),
        currency: 'USD',
      },
    },
  }),
  site({
    brand: 'Kestrel & Foolscap',
    host: 'kestrelfoolscap.test',
    titles: ['Kestrel & Foolscap Ledger Notebook A5 Dot', 'Kestrel & Foolscap Pencil Roll Waxed Canvas'],
    category: 'Office Products',
    frame: cornerstone,
    shelf: '/',
    bar: 'Free refills on the first three notebooks of every month*',
    foot: '40 Mill St, Holyoke MA',
    pages: {
      '/about': ['About', p('Paper is the last thing Holyoke makes, so we had better make it well.')],
      '/reseller-agreement': [
        'Reseller Agreement',
        `<ol><li>${p('This agreement is between Kestrel & Foolscap ("we") and the business named on the order ("you").', 'It covers every purchase you make for resale.', 'It does not make either of us the agent of the other.')}</li><li>${p('You keep a store, online or off, and you are registered to collect sales tax; send us the certificate that shows it before we ship.', 'We do not sell at trade prices to end users.')}</li><li>${p('A first purchase comes to no less than $300 at trade prices.', 'Later ones come to no less than $150.', 'Gift cards, seconds and shipping are not counted.')}</li><li>${p('You decide what to charge.', 'Suggested prices are only that.')}</li><li>${p('You may not offer our goods on Amazon in any country.', 'Other sites are your own affair.')}</li><li>${p('You will not cut up, rebind or re-cover our notebooks, nor sell them as your own make.', 'You may not register a name, domain or handle that contains ours.')}</li><li>${p('No sale is on consignment and nothing is reserved without payment.', 'We cannot guarantee that any ruling will stay in production.')}</li><li>${p('Nothing here obliges us to accept an order.', 'We may stop supplying you at thirty days notice, and so may you stop buying.')}</li></ol><p>Countersigned copies come from ${veiledLink('agreements@kestrelfoolscap.test', 'Rosalind in Trade Accounts', 0x6d)}.</p>`,
      ],
      '/contact-us': [
        'Contact Us',
        `<p>${veiledLink('desk@kestrelfoolscap.test', 'Write to the desk')}</p><p>Reviewers: ${veiledLink('press@kestrelfoolscap.test', 'press office')}</p>`,
      ],
    },
    search: [
      hit('https://www.jetpens.com/Kestrel-Foolscap', 'Kestrel & Foolscap | JetPens', 'Notebooks.'),
      hit(
        'https://kestrelfoolscap.test/',
        'Kestrel & Foolscap - Notebooks from Holyoke',
        'Ledger notebooks and pencil rolls.',
      ),
    ],
    expected: {
      wayIn: writeTo('agreements@kestrelfoolscap.test'),
      traps: ['press@kestrelfoolscap.test'],
      policy: {
        takes_wholesale: says(
          '/reseller-agreement',
          'yes',
          'It covers every purchase you make for resale',
          'A first purchase comes to no less than $300',
        ),
        marketplaces: says(
          '/reseller-agreement',
          'amazon_forbidden',
          'You may not offer our goods on Amazon in any country',
        ),
        minimum_opening_order: says(
          '/reseller-agreement',
          300,
          'A first purchase comes to no less than $300 at trade prices',
        ),
        minimum_reorder: says('/reseller-agreement', 150, 'Later ones come to no less than $150'),
        currency: 'USD',
        documents: says(
          '/reseller-agreement',
          ['resale_certificate'],
          'send us the certificate that shows it before we ship',
        ),
      },
    },
  }),
  site({
    brand: 'Cartiera Volpaia',
    host: 'cartieravolpaia.test',
    titles: ['Cartiera Volpaia Taccuino Cucito a Mano', 'Cartiera Volpaia Carta Marmorizzata 50x70'],
    category: 'Cartoleria',
    lang: 'it',
    frame: hyva,
    shelf: '/catalogo/',
    bar: 'Reso gratuito entro 30 giorni',
    pages: {
      '/la-carta': ['La carta', p('Stracci di cotone, acqua di fonte, feltri di lana.')],
      '/diventa-rivenditore': [
        'Diventa rivenditore',
        `${p('Hai una cartoleria o un negozio di museo?', 'Lavoriamo con un centinaio di insegne e ne cerchiamo altre, soprattutto al Sud.')}${p('Si comincia con un ordine da 200 € oltre IVA.')}${p('I rivenditori si impegnano a non pubblicare i prodotti su marketplace quali Amazon, Etsy o eBay.')}${p('Compila il modulo allegando la visura camerale: rispondiamo entro tre giorni.')}${form('Invia la richiesta', 'Insegna', 'E-mail', 'Città', 'Messaggio')}`,
      ],
      '/contatti': [
        'Contatti',
        `<p>Ordini online: ${mail('ordini@cartieravolpaia.test')}</p><p>Candidature: ${mail('lavoro@cartieravolpaia.test')}</p>`,
      ],
    },
    sitemap: true,
    search: [
      hit(
        'https://cartieravolpaia.test/la-carta',
        'La carta | Cartiera Volpaia',
        'Carta fatta a mano in Chianti.',
      ),
      hit(
        'https://www.booking.com/hotel/it/volpaia',
        'Castello di Volpaia',
        'Agriturismo a Radda in Chianti.',
      ),
      hit('https://www.amazon.it/s?k=cartiera+volpaia', 'Amazon.it: cartiera volpaia', 'Taccuini.'),
    ],
    expected: {
      wayIn: fillIn('https://cartieravolpaia.test/diventa-rivenditore'),
      traps: ['lavoro@cartieravolpaia.test'],
      policy: {
        takes_wholesale: says(
          '/diventa-rivenditore',
          'yes',
          'Lavoriamo con un centinaio di insegne e ne cerchiamo altre',
          'Si comincia con un ordine da 200',
        ),
        marketplaces: says('/diventa-rivenditore', 'forbidden', 'non pubblicare i prodotti su marketplace'),
        minimum_opening_order: says('/diventa-rivenditore', 200, 'Si comincia con un ordine da 200 €'),
        currency: 'EUR',
        documents: says(
          '/diventa-rivenditore',
          ['business_license'],
          'Compila il modulo allegando la visura camerale',
        ),
      },
    },
  }),
  site({
    brand: 'Marrow & Pine Greetings',
    host: 'marrowandpine.test',
    titles: ['Marrow & Pine Greetings Foxes in Sweaters Card', 'Marrow & Pine Greetings Wrapping Sheets Fir'],
    frame: next,
    shelf: '/product/',
    bar: 'Buy 5 cards, get the sixth',
    pages: {
      '/us': ['Us', p('Married, still printing.')],
      '/wholesale': [
        'Wholesale',
        `${p('Cards sell in sixes, wrap in twelves.')}${p('To get going with us, plan on $150 in your first cart and $75 each time after that.')}${p('We ask for a photo of your shopfront, because we like to know where the foxes live.')}<p>Line sheet: <a href="/files/line-sheet">download</a>. Orders to <span>wholesale</span><span>@</span><span>marrowandpine.test</span></p>`,
      ],
      '/faq': [
        'FAQ',
        `<h3>When do Christmas cards land?</h3>${p('August, believe it or not.')}<h3>What does a shop have to order?</h3>${p('The first wholesale order is $250 at least.')}<h3>Refunds?</h3>${p('Within 14 days.')}`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('noreply@marrowandpine.test', 'Order updates')} are sent by a machine; write to ${mail('foxes@marrowandpine.test')} instead.</p>`,
      ],
    },
    search: [
      hit('https://marrowandpine.test/wholesale', 'Marrow & Pine Greetings', 'Wholesale cards and wrap.'),
      hit('https://www.faire.com/brand/b_marrowpine', 'Marrow & Pine on Faire', '$100 minimum on Faire.'),
    ],
    expected: {
      wayIn: writeTo('wholesale@marrowandpine.test'),
      traps: ['noreply@marrowandpine.test'],
      policy: {
        takes_wholesale: says(
          '/wholesale',
          'yes',
          'To get going with us, plan on $150',
          'We ask for a photo of your shopfront',
        ),
        minimum_reorder: says('/wholesale', 75, '$75 each time after that'),
        currency: 'USD',
        documents: says('/wholesale', ['storefront_photos'], 'We ask for a photo of your shopfront'),
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
  site({
    brand: 'Loomstead Washi',
    host: 'loomsteadwashi.test',
    titles: ['Loomstead Washi Tape Persimmon 15mm', 'Loomstead Washi Sticker Book Orchard'],
    category: 'Arts, Crafts & Sewing',
    frame: impulse,
    bar: 'New: the Orchard book',
    pages: {
      '/pages/faq': [
        'FAQ',
        `<div class="collapsibles-wrapper"><button type="button" class="collapsible-trigger">Does the tape yellow?</button><div class="collapsible-content"><p>Ours has not in six years.</p></div><button type="button" class="collapsible-trigger">Is wholesale available?</button><div class="collapsible-content"><p>At present we only sell to crafters themselves and don’t supply stores.</p></div></div>`,
      ],
      '/pages/retailers': [
        'Retailers',
        `${p('Planner shops and quilt shops, this page is for you: we open a handful of new store accounts each week.')}${p('There is a small catch. Tape goes by the sleeve of ten, and mixed sleeves are not a thing.')}${p('Introduce your store here and Wynn will be in touch.')}${form('Introduce my store', 'Store', 'Owner', 'Email', 'City and state', 'Message')}`,
      ],
      '/pages/contact': [
        '-Contact',
        `<p>${mail('hey@loomsteadwashi.test')}</p><p>Creators who want free tape: ${mail('collabs@loomsteadwashi.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://loomsteadwashi.test/collections/all',
        'All tape | Loomstead Washi',
        'Rice-paper tape by the roll.',
      ),
      hit('https://www.temu.com/washi-tape', 'Washi Tape - Temu', 'Cheap washi tape.'),
    ],
    expected: {
      wayIn: fillIn('https://loomsteadwashi.test/pages/retailers'),
      traps: ['collabs@loomsteadwashi.test'],
      policy: {
        contradicted: ['takes_wholesale'],
      },
    },
  }),
];
