import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import { amazonItem, ebay, facebook, hit, instagram, reddit } from './found.ts';
import { handmade, spotlight } from './frames-even.ts';
import { flow } from './frames-odd.ts';
import { mail, p, page } from './parts.ts';
import { brandSite, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Granite Gulch Gear',
    host: 'granitegulchgear.com',
    titles: ['Granite Gulch Gear Talus 45L Pack Spruce', 'Granite Gulch Gear Scree Gaiters Black M/L'],
    category: 'Sports & Outdoors',
    theme: handmade,
    notice: 'Seconds bin refilled on the first of the month',
    home: p('Packs and gaiters, sewn over the hardware store in Buena Vista, Colorado.'),
    blurb: p('45 liters, 2 lb 9 oz, $265. Repaired for life.'),
    pages: {
      '/how-its-made': inMenu('How it’s made', p('Six machines, four people, one view of Mount Princeton.')),
      '/dealers': inMenu(
        'Dealers',
        p(
          'We sell through our own shop and through specialty retailers who can fit a pack on a back. New dealer inquiries are read on Fridays.',
        ),
        p(
          'To be considered you need a staffed storefront. Send along a resale certificate, three trade references and a photograph of the front of the store, together with our credit application if you would like terms.',
        ),
        p('The opening order for a new dealer is $750. There’s no floor on fill-ins.'),
        p(
          'Dealers hold the MAP price in every ad, email and web listing. Sales are from the store and from the dealer’s own domain; marketplace selling, on Amazon or off it, ends the dealership that day.',
        ),
        `<p>${mail('dealers@granitegulchgear.com')}</p>`,
      ),
      '/pro': inMenu(
        'Guides',
        `<p>Working guides and rangers get 30% off two items a year. Show us a card: ${mail('pro@granitegulchgear.com')}</p>`,
      ),
      '/contact': inMenu('Contact', `<p>Everything else: ${mail('shop@granitegulchgear.com')}</p>`),
      '/shipping': shopDelivery('$150'),
    },
    search: [
      hit(
        'https://granitegulchgear.com/',
        'Granite Gulch Gear – Buena Vista, Colorado',
        'Packs and gaiters.',
      ),
      hit(
        'https://www.alltrails.com/trail/us/colorado/granite-gulch',
        'Granite Gulch Trail | AllTrails',
        '4.6 mi, 1,900 ft gain.',
      ),
      reddit('Ultralight', 'Granite Gulch Talus 45', 'Best-carrying frame under three pounds.'),
      hit('https://granitegulchrvpark.com/', 'Granite Gulch RV Park', 'Full hookups.'),
      amazonItem('Granite Gulch Gear Scree Gaiters', 'B0GRNTGL02', 'Ships from TrailFlip.'),
      hit(
        'https://www.salidamountainsports-shop.com/granite-gulch',
        'Granite Gulch | Salida Mountain Sports',
        'Fitted in store.',
      ),
      ebay('granite gulch pack', 'Pre-owned.'),
    ],
    others: {
      'granitegulchrvpark.com': {
        '/': page('Granite Gulch RV Park', `<p>${mail('camp@granitegulchrvpark.com')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('dealers@granitegulchgear.com'),
      traps: ['pro@granitegulchgear.com', 'camp@granitegulchrvpark.com'],
      policy: {
        takes_wholesale: says(
          '/dealers',
          'yes',
          'New dealer inquiries are read on Fridays',
          'The opening order for a new dealer is $750',
        ),
        marketplaces: says(
          '/dealers',
          'forbidden',
          'marketplace selling, on Amazon or off it, ends the dealership that day',
        ),
        map_policy: says('/dealers', 'yes', 'Dealers hold the MAP price in every ad, email and web listing'),
        minimum_opening_order: says('/dealers', 750, 'The opening order for a new dealer is $750'),
        currency: 'USD',
        documents: says(
          '/dealers',
          ['resale_certificate', 'trade_references', 'storefront_photos', 'credit_application'],
          'Send along a resale certificate, three trade references and a photograph of the front of the store',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Bothy Bound',
    host: 'bothybound.scot',
    titles: ['Bothy Bound Titanium Windshield Folding', 'Bothy Bound Down Booties Heather'],
    category: 'Sports & Outdoors',
    lang: 'en-GB',
    theme: flow,
    notice: 'Seconds sale ends Sunday',
    imprint: 'Bothy Bound Ltd, Aviemore',
    home: p('Kit for sleeping where the roof leaks.'),
    blurb: p('£42. Weighs less than a Mars bar.'),
    pages: {
      '/bothies': inMenu('Bothies', p('Leave it tidier than you found it, and leave a candle.')),
      '/stockists': inMenu(
        'Stockists',
        p('Find us in Fort William, Braemar, Keswick and Betws-y-Coed. The map has the rest.'),
      ),
      '/become-a-stockist': inMenu(
        'Become a stockist',
        p(
          'Independent outdoor shops, hostels and climbing walls: get in touch and we’ll post a sample pair of booties.',
        ),
        p(
          'Minimum first order £300; minimum thereafter £150. Both exclude VAT. Carriage is on us from £400 in mainland Britain.',
        ),
        p(
          'Before you list us on eBay, Amazon, OnBuy or anything of the sort, clear it with Calum. Some he says yes to.',
        ),
        `<p>Calum: ${mail('calum@bothybound.scot')}</p>`,
      ),
      '/warranty': inFoot('Warranty', `<p>${mail('mend@bothybound.scot')}</p>`),
      '/privacy': sitePrivacy('mend@bothybound.scot'),
      '/terms': siteTerms('Bothy Bound Ltd', 'Scotland'),
    },
    search: [
      hit('https://bothybound.scot/', 'Bothy Bound | Kit from Aviemore', 'Windshields, down booties.'),
      hit(
        'https://www.mountainbothies.org.uk/',
        'Mountain Bothies Association',
        'Maintaining simple shelters.',
      ),
      hit(
        'https://www.ukhillwalking.com/gear/bothy-bound-booties',
        'Review: Bothy Bound Down Booties',
        'Warm, light, silly.',
      ),
      hit('https://bothybound.com/', 'Bothy Bound Books', 'Second-hand mountaineering books.'),
      instagram('Bothy Bound', 'Leaky roofs.'),
      facebook('Bothy Bound', 'Aviemore.'),
    ],
    others: {
      'bothybound.com': {
        '/': page(
          'Bothy Bound Books',
          `<p>Second-hand mountaineering books. Trade lists: ${mail('books@bothybound.com')}</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('calum@bothybound.scot'),
      traps: ['books@bothybound.com'],
      policy: {
        takes_wholesale: says(
          '/become-a-stockist',
          'yes',
          'get in touch and we’ll post a sample pair of booties',
          'Minimum first order £300',
        ),
        marketplaces: says('/become-a-stockist', 'with_permission', 'clear it with Calum'),
        minimum_opening_order: says('/become-a-stockist', 300, 'Minimum first order £300'),
        minimum_reorder: says('/become-a-stockist', 150, 'minimum thereafter £150'),
        currency: 'GBP',
      },
    },
  }),
  brandSite({
    brand: 'Sella Corsara',
    host: 'sellacorsara.it',
    titles: ['Sella Corsara Borsa da Manubrio Cerata 3 L', 'Sella Corsara Nastro Manubrio in Cuoio'],
    category: 'Sport e tempo libero',
    lang: 'it',
    theme: spotlight,
    notice: 'Spedizione gratuita in Italia da 70 €',
    imprint: 'Sella Corsara S.r.l., Faenza (RA)',
    home: p('Borse e nastri per chi parte piano e torna tardi.'),
    blurb: p('Tela cerata, cuoio toscano, 89 €. Due minuti per montarla.'),
    pages: {
      '/pages/bottega': inMenu(
        'La bottega',
        p('Una macchina Pfaff, un banco di noce, il rumore della Via Emilia.'),
      ),
      '/pages/strade-bianche': inMenu(
        'Strade bianche',
        p('Le nostre mappe: sei giri di ghiaia con sosta piadina.'),
      ),
      '/pages/rivenditori': inFoot(
        'Diventa rivenditore',
        p(
          'Negozi di bici, officine, noleggi: ci fa piacere lavorare con chi consiglia il cliente di persona.',
        ),
        p('Per cominciare serve un ordine di 300 € più IVA; i riassortimenti partono da 120 € più IVA.'),
        p('Alla richiesta alleghi la visura camerale e indichi la Partita IVA.'),
        p(
          'I prodotti si possono vendere in negozio e sul proprio sito. È vietato proporli su Amazon, eBay, Subito o altri portali.',
        ),
        `<p>Scriva a Ermes, ${mail('ermes@sellacorsara.it')}: risponde entro due giorni.</p>`,
      ),
      '/pages/contatti': inFoot(
        'Contatti',
        `<p>${mail('ciao@sellacorsara.it')}</p><p>Ufficio stampa: ${mail('stampa@sellacorsara.it')}</p>`,
      ),
      '/policies/privacy-policy': inFoot(
        'Privacy',
        p('Titolare del trattamento: Sella Corsara S.r.l. I dati servono a spedire, nient’altro.'),
      ),
    },
    search: [
      hit('https://sellacorsara.it/', 'Sella Corsara | Borse da bici', 'Tela cerata e cuoio, Faenza.'),
      hit('https://www.amazon.it/s?k=sella+corsara', 'Amazon.it: sella corsara', 'Risultati.'),
      hit(
        'https://www.ebay.it/sch/i.html?_nkw=sella+corsa+vintage',
        'Sella corsa vintage | eBay',
        'Selle vintage.',
      ),
      hit('https://www.ilcorsaro-ristorante.it/', 'Il Corsaro, ristorante di pesce', 'Cervia.'),
      hit(
        'https://www.bikelife-mag.it/sella-corsara-prova',
        'Prova: borsa Sella Corsara',
        'Bella e asciutta.',
      ),
      instagram('Sella Corsara', 'Piano.'),
    ],
    expected: {
      wayIn: writeTo('ermes@sellacorsara.it'),
      traps: ['stampa@sellacorsara.it'],
      policy: {
        takes_wholesale: says(
          '/pages/rivenditori',
          'yes',
          'ci fa piacere lavorare con chi consiglia il cliente di persona',
          'Per cominciare serve un ordine di 300 €',
        ),
        marketplaces: says(
          '/pages/rivenditori',
          'forbidden',
          'È vietato proporli su Amazon, eBay, Subito o altri portali',
        ),
        minimum_opening_order: says(
          '/pages/rivenditori',
          300,
          'Per cominciare serve un ordine di 300 € più IVA',
        ),
        minimum_reorder: says('/pages/rivenditori', 120, 'i riassortimenti partono da 120 € più IVA'),
        currency: 'EUR',
        documents: says(
          '/pages/rivenditori',
          ['business_license', 'tax_id'],
          'alleghi la visura camerale e indichi la Partita IVA',
        ),
      },
    },
  }),
];
