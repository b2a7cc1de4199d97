import type { DiscoveryCase } from '../case.ts';
import { shopPrivacy, shopTerms, siteDelivery, sitePrivacy } from './everyday.ts';
import { amazon, etsy, facebook, hit, instagram, yelp } from './found.ts';
import { handmade } from './frames-even.ts';
import { cousin, palisade } from './frames-odd.ts';
import { form, h, list, mail, p, page, shieldedLink } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Maison Violane',
    host: 'maisonviolane.fr',
    titles: [
      'Maison Violane Bougie Parfumée Figuier Noir 180 g',
      'Maison Violane Brume d’Oreiller Lavandin 100 ml',
    ],
    category: 'Cuisine & Maison',
    lang: 'fr',
    theme: palisade,
    notice: 'Livraison offerte dès 60 € en France',
    home: p('Parfums d’intérieur imaginés à Grasse, coulés à la main par lots de quarante.'),
    blurb: p('Cire végétale, mèche de coton, 45 heures. 38 €.'),
    pages: {
      '/pages/l-atelier': inMenu(
        'L’atelier',
        p('Trois personnes, deux fondoirs, une fenêtre sur les jasmins.'),
      ),
      '/pages/nos-adresses': inMenu(
        'Nos adresses',
        p('Concept stores, hôtels et fleuristes où sentir nos bougies.'),
      ),
      '/pages/espace-professionnels': inFoot(
        'Espace professionnels',
        p(
          'Boutiques, fleuristes, maisons d’hôtes : nous serions ravis de vous compter parmi nos revendeurs.',
        ),
        h('Nos conditions'),
        list(
          'Première commande : à partir de 350 € HT',
          'Réassort : à partir de 150 € HT',
          'Règlement à la commande, puis à 30 jours dès la troisième',
        ),
        p(
          'Merci de joindre un extrait Kbis de moins de trois mois ainsi que votre numéro de TVA intracommunautaire.',
        ),
        p(
          'Toute mise en vente sur une place de marché (Amazon, Etsy, Fnac…) suppose notre accord écrit préalable ; votre propre site reste libre.',
        ),
        h('Ouvrir un compte'),
        '<script charset="utf-8" type="text/javascript" src="//js-eu1.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({region: "eu1",portalId: "14488201",formId: "6d0c2a5e-77b1-4c1a-9a55-0e1d3b21f0aa"});</script>',
      ),
      '/pages/contact': inFoot(
        'Contact',
        `<p>Une question sur votre commande : ${mail('bonjour@maisonviolane.fr')}</p>`,
        `<p>Journalistes et blogs : ${mail('presse@maisonviolane.fr')}</p>`,
      ),
      '/policies/legal-notice': inFoot(
        'Mentions légales',
        p(
          'Maison Violane SARL au capital de 8 000 €, 06130 Grasse. Hébergeur : Shopify International Ltd, Dublin.',
        ),
      ),
    },
    sitemap: true,
    search: [
      hit(
        'https://maisonviolane.fr/',
        'Maison Violane | Bougies & parfums d’intérieur',
        'Imaginés à Grasse, coulés à la main.',
      ),
      hit(
        'https://www.maison-violane-hotel.fr/',
        'Hôtel Maison Violane, Annecy',
        'Chambres avec vue sur le lac.',
      ),
      hit('https://www.amazon.fr/s?k=maison+violane', 'Amazon.fr : maison violane', 'Résultats.'),
      instagram('Maison Violane', 'Parfums d’intérieur, Grasse.'),
      hit(
        'https://www.lesjoliesmaisons.fr/marques/violane',
        'Maison Violane – Les Jolies Maisons',
        'Onze références.',
      ),
      hit(
        'https://www.societe.com/maison-violane',
        'MAISON VIOLANE (Grasse) - Société.com',
        'SARL, chiffre d’affaires, dirigeants.',
      ),
    ],
    others: {
      'www.maison-violane-hotel.fr': {
        '/': page(
          'Hôtel Maison Violane',
          `<p>Réservations et groupes : ${mail('groupes@maison-violane-hotel.fr')}</p>`,
          'fr',
        ),
      },
    },
    expected: {
      wayIn: fillIn('https://maisonviolane.fr/pages/espace-professionnels'),
      traps: ['presse@maisonviolane.fr', 'groupes@maison-violane-hotel.fr'],
      policy: {
        takes_wholesale: says(
          '/pages/espace-professionnels',
          'yes',
          'nous serions ravis de vous compter parmi nos revendeurs',
          'Première commande : à partir de 350 € HT',
        ),
        marketplaces: says(
          '/pages/espace-professionnels',
          'with_permission',
          'suppose notre accord écrit préalable',
        ),
        minimum_opening_order: says(
          '/pages/espace-professionnels',
          350,
          'Première commande : à partir de 350 € HT',
        ),
        minimum_reorder: says('/pages/espace-professionnels', 150, 'Réassort : à partir de 150 € HT'),
        currency: 'EUR',
        documents: says(
          '/pages/espace-professionnels',
          ['business_license', 'tax_id'],
          'un extrait Kbis de moins de trois mois ainsi que votre numéro de TVA intracommunautaire',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Saltcellar Botanica',
    host: 'saltcellarbotanica.com',
    titles: [
      'Saltcellar Botanica Tomato Leaf Hand Wash 300ml',
      'Saltcellar Botanica Nettle Hand Lotion 300ml',
    ],
    category: 'Beauty',
    lang: 'en-GB',
    theme: handmade,
    notice: 'Refills are a third cheaper. Send the bottle back empty.',
    imprint:
      'Deal, Kent. Buying for a shop, hotel or restaurant? <a href="https://trade.saltcellarbotanica.com/">saltcellar for trade</a>',
    home: p('Kitchen-garden soaps for hands that have been in the earth.'),
    blurb: p('300ml, £18. Refill £12.'),
    pages: {
      '/garden': inMenu(
        'The garden',
        p('Half an acre behind the old net shops, walled on three sides, windy on the fourth.'),
      ),
      '/refills': inMenu('Refills', p('Keep the pump, post the bottle, get a full one.')),
      '/contact': inMenu('Contact', `<p>Postcards welcome. Or ${mail('post@saltcellarbotanica.com')}.</p>`),
      '/privacy': shopPrivacy('post@saltcellarbotanica.com'),
      '/terms': shopTerms('Saltcellar Botanica Ltd'),
    },
    search: [
      hit(
        'https://saltcellarbotanica.com/',
        'Saltcellar Botanica',
        'Kitchen-garden hand washes from Deal, Kent.',
      ),
      hit('https://www.thesaltcellar-restaurant.co.uk/', 'The Salt Cellar, Rye', 'Seafood restaurant.'),
      hit(
        'https://www.ebay.co.uk/sch/i.html?_nkw=vintage+salt+cellar',
        'Vintage salt cellar | eBay',
        '1,400 results.',
      ),
      instagram('Saltcellar Botanica', 'Hand wash, hand lotion, half an acre.'),
      hit(
        'https://www.cotswoldprovisions.co.uk/saltcellar-botanica',
        'Saltcellar Botanica – Cotswold Provisions',
        'Tomato Leaf Hand Wash £18.',
      ),
      amazon('tomato leaf hand wash', 'Results for tomato leaf hand wash.'),
    ],
    others: {
      'trade.saltcellarbotanica.com': {
        '/': page(
          'Saltcellar for trade',
          `<header><a href="/">Saltcellar for trade</a> <a href="/register">Open an account</a> <a href="/login">Log in</a></header><main><h1>Saltcellar for trade</h1><p>Everything on this site is priced for shops, hotels and restaurants and shown once you are logged in.</p><p>Opening orders start at £200 before VAT, repeat orders at £100. Delivery is free on both.</p><p>Please don’t list Saltcellar on Amazon, eBay, OnBuy or any other open marketplace: we stop supplying accounts that do.</p><p><a href="/register">Open an account</a></p></main>`,
          'en-GB',
        ),
        '/register': page(
          'Open an account | Saltcellar for trade',
          `<header><a href="/">Saltcellar for trade</a></header><main><h1>Open an account</h1><p>We look at every request ourselves and reply within two working days. Have your VAT number and your website address ready; we ask for both.</p>${form('/register', 'Request account', 'Business name*', 'VAT number*', 'Website address*', 'Your name*', 'Email*')}</main>`,
          'en-GB',
        ),
        '/login': page('Log in', form('/login', 'Log in', 'Email', 'Password'), 'en-GB'),
      },
    },
    expected: {
      wayIn: fillIn('https://trade.saltcellarbotanica.com/register'),
      policy: {
        takes_wholesale: says(
          '/',
          'yes',
          'Opening orders start at £200 before VAT',
          'Everything on this site is priced for shops, hotels and restaurants',
        ),
        marketplaces: says(
          '/',
          'forbidden',
          'Please don’t list Saltcellar on Amazon, eBay, OnBuy or any other open marketplace',
        ),
        minimum_opening_order: says('/', 200, 'Opening orders start at £200 before VAT'),
        minimum_reorder: says('/', 100, 'repeat orders at £100'),
        currency: 'GBP',
        documents: says(
          '/register',
          ['tax_id', 'website_url'],
          'Have your VAT number and your website address ready; we ask for both',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Fenn & Thistle Candles',
    host: 'fennandthistle.com',
    titles: [
      'Fenn & Thistle Candles Bog Myrtle Soy Candle 8 oz',
      'Fenn & Thistle Candles Peat & Honey Wax Melts',
    ],
    category: 'Home & Kitchen',
    theme: cousin,
    notice: 'Workshop open Saturdays 10–2',
    home: p('Soy candles that smell of wet boots, good dogs and home.'),
    blurb: p('8 oz, $26.', 'Forty hours if you’re careful.'),
    shelf: '/candles/',
    pages: {
      '/about.html': inMenu(
        'About',
        p('Moira Fenn grew up cutting peat on Lewis. She now cuts wax in Duluth.'),
      ),
      '/wholesale.html': inMenu(
        'Wholesale',
        p('Shops from Ely to the Twin Cities carry us and there is wax for more.'),
        p('Your opening order needs to be $300 or above.'),
        p('Once you’re in, each reorder comes to $100 at least.'),
        p('Send your resale certificate along with it.'),
        `<p>E-mail ${shieldedLink('orders@fennandthistle.com', 'our order desk')} for the catalog.</p>`,
      ),
      '/faq.html': inMenu(
        'FAQ',
        h('Are the wicks lead-free?'),
        p('Cotton, all the way through.'),
        h('What’s the minimum for a store?'),
        p('For a store’s opening order we ask for at least $150.'),
        h('Where can I buy one candle?'),
        p('Right here, or at the workshop.'),
      ),
      '/shipping.html': siteDelivery('$75', 'Lower 48 only, from June to August.'),
      '/privacy.html': sitePrivacy('privacy@fennandthistle.com'),
    },
    search: [
      hit(
        'https://fennandthistle.com/',
        'Fenn & Thistle Candles, Duluth',
        'Bog Myrtle, Peat & Honey and other soy candles.',
      ),
      etsy('bog myrtle candle', 'Bog myrtle candle finds.'),
      hit('https://fennthistleinn.com/', 'Fenn Thistle Inn', 'Bed and breakfast in the Hudson Valley.'),
      yelp('Fenn & Thistle', 'Candle workshop, Duluth.'),
      facebook('Fenn and Thistle', 'Candles.'),
      amazon('fenn thistle candles', 'No exact matches.'),
    ],
    expected: {
      wayIn: writeTo('orders@fennandthistle.com'),
      traps: ['privacy@fennandthistle.com'],
      policy: {
        takes_wholesale: says(
          '/wholesale.html',
          'yes',
          'there is wax for more',
          'Your opening order needs to be $300 or above',
        ),
        minimum_reorder: says('/wholesale.html', 100, 'each reorder comes to $100 at least'),
        currency: 'USD',
        documents: says(
          '/wholesale.html',
          ['resale_certificate'],
          'Send your resale certificate along with it',
        ),
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
];
