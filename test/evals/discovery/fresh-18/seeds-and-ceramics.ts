import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  fields,
  goods,
  hits,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  type Shop,
  says,
  words,
} from './kit.ts';
import { wix } from './kit-builders.ts';

/** Bootstrap by a nephew, with a PHP shop behind it. */
const seeds = (path: string, title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
<title>${title} | Sweetbriar Seed Company</title><link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bootstrap@4.6.2/dist/css/bootstrap.min.css">
<link rel="canonical" href="https://www.sweetbriarseed.com${path}"><style>.jumbotron{background:#eef3e2}.seed-card{min-height:220px}</style></head>
<body class="pb-5"><nav class="navbar navbar-expand-lg navbar-light bg-light fixed-top"><a class="navbar-brand" href="/">Sweetbriar Seed Co.</a><button
 class="navbar-toggler" type="button" data-toggle="collapse" data-target="#nav"><span class="navbar-toggler-icon"></span></button><div
 class="collapse navbar-collapse" id="nav"><ul class="navbar-nav mr-auto"><li class="nav-item"><a class="nav-link"
 href="/catalog.php">Catalog</a></li><li class="nav-item"><a class="nav-link" href="/catalog.php?c=flowers">Flowers</a></li><li
 class="nav-item"><a class="nav-link" href="/racks.php">Seed Racks</a></li><li class="nav-item"><a class="nav-link"
 href="/about.php">About</a></li><li class="nav-item"><a class="nav-link" href="/contact.php">Contact</a></li></ul></div></nav>
<div class="alert alert-success rounded-0 mt-5 mb-0">2026 packets are here. Shipping is a flat $4.95, free over $35.</div>
<div class="container mt-4">${body}</div>
<footer class="container border-top mt-5 pt-3 small text-muted"><div class="row"><div class="col-md-4">Sweetbriar Seed Company<br>Route 2 Box
118, Mansfield, MO 65704<br>417-555-0134</div><div class="col-md-4"><a href="/racks.php">Seed racks for stores</a><br><a href="/contact.php">Contact</a><br><a
 href="/privacy.php">Privacy</a></div><div class="col-md-4">Non-GMO, untreated seed.<br>We have signed the Safe Seed Pledge.</div></div></footer>
<script>var u="rackorders",d="sweetbriarseed.com";var e=document.getElementById("rk");if(e){e.innerHTML='<a href="mailto:'+u+'@'+d+'">'+u+'@'+d+'</a>'}</script>
<script src="https://cdn.jsdelivr.net/npm/jquery@3.5.1/dist/jquery.slim.min.js"></script></body></html>`;

const packet = (
  title: string,
  price: string,
  note: string,
) => `<div class="col-6 col-md-3"><div class="card seed-card mb-3"><img
 class="card-img-top" src="/img/packets/${title.toLowerCase().replace(/[^a-z]+/g, '-')}.jpg" alt="${title}"><div class="card-body"><h5
 class="card-title">${title}</h5><p class="card-text">${note}</p><p class="mb-0"><b>${price}</b> <a class="btn btn-sm btn-success"
 href="/cart.php?add=1">Add</a></p></div></div></div>`;

const verdolino: Shop = {
  name: 'Casa Verdolino',
  host: 'www.casaverdolino.it',
  lang: 'it',
  bar: 'Spedizione gratuita in Italia sopra i 90 &euro;',
  nav: menu(
    'Home @/ ; Ceramiche @/ceramiche ; La bottega @/la-bottega ; Rivenditori @/rivenditori ; USA &amp; Canada @/usa ; Contatti @/contatti',
  ),
  columns: [
    col(
      'Casa Verdolino',
      '',
      '<p>Ceramica dipinta a mano<br>Via della Fornace 21, 84019 Vietri sul Mare (SA)<br>P.IVA 05511200655</p>',
    ),
    col('Info', 'Spedizioni @/spedizioni ; Privacy @/privacy'),
  ],
  news: news('Newsletter', 'Ricevi le novit&agrave;', 'nome@esempio.it', 'Iscriviti'),
  socials: ['https://www.instagram.com/casaverdolino'],
  bottom: '&copy; 2025 Casa Verdolino di M. Verdolino. Sito realizzato da Studio Limone',
};
const v = wix(verdolino);

export const seedCases: readonly DiscoveryCase[] = [
  {
    brand: 'Sweetbriar Seed Company',
    productTitles: [
      'Sweetbriar Seed Company Heirloom Zinnia Mix Seeds, 2 Packets',
      "Sweetbriar Seed Co. Aunt Lou's Tomato Seeds, 30 ct",
    ],
    category: 'Patio, Lawn & Garden',
    search: [
      ...hits(`https://www.sweetbriarseed.com/
        Sweetbriar Seed Company - Heirloom seed from the Ozarks
        Packets of open-pollinated flower and vegetable seed.

        https://www.sbc.edu/
        Sweet Briar College
        A women's college in Virginia.

        https://www.sweetbriarfarmnc.com/
        Sweetbriar Farm - Weddings and blueberries
        Pick your own in June.

        https://www.rareseedforum.example.org/t/sweetbriar-seed/441
        Anyone ordered from Sweetbriar Seed? - Rare seed forum
        Good germination on the zinnias.`),
      amazon('Sweetbriar Seed', 'Sweetbriar Seed Company Heirloom Zinnia Mix Seeds, 2 Packets'),
    ],
    hosts: {
      'www.sweetbriarseed.com': {
        '/': seeds(
          '/',
          'Heirloom seed from the Ozarks',
          `<div class="jumbotron"><h1 class="display-4">Grown, saved, shared.</h1><p class="lead">Two hundred and twelve kinds of open-pollinated seed from our
farm and nine neighbors.</p></div><div class="row">${packet('Heirloom Zinnia Mix', '$3.50', '50 seeds. State fair and Cactus.')}
${packet("Aunt Lou's Tomato", '$3.75', '30 seeds. Underground railroad heirloom.')}${packet('Ozark Razorback Cowpea', '$3.50', '40 seeds.')}
${packet('Speckled Butterbean', '$3.50', '35 seeds.')}${packet('Sweet Annie', '$3.25', 'Pinch of seed.')}${packet('Hill Country Okra', '$3.50', '45 seeds.')}
${packet('Mammoth Dill', '$3.00', '200 seeds.')}${packet('Bachelor Button', '$3.00', '100 seeds.')}</div><p>School gardens: request free seed from the Ozark Seed
Library, ${mail('seeds@ozarkseedlibrary.org')}.</p>`,
        ),
        '/racks.php': seeds(
          '/racks.php',
          'Seed Racks',
          `<h1>Seed racks for stores</h1><p>Feed stores, nurseries, hardware stores and grocers have kept our racks since 1996.</p><ul><li>A store's first order is
one starter rack, 480 packets for $540.</li><li>Refills come in bundles of ten, and we ask for $90 or more.</li><li>Unsold packets are credited at season's end.</li><li>We'll want your
resale certificate and a signed W-9.</li></ul><p>Orders and catalogs: <span id="rk">please turn on JavaScript</span> or call 417-555-0134 and ask for Dub.</p><p>East of the
Mississippi our racks are placed and filled by Dogwood Garden Distributors of Knoxville.</p><p>Packets are priced on the front. Please sell them for no less
online or off.</p>`,
        ),
        '/about.php': seeds(
          '/about.php',
          'About',
          `<h1>About</h1><p>Dub and Retha started with a cigar box of beans.</p><p><small>Illustrations: ${mail('ada@adakirwanart.com')}. Web: my nephew
Cody, cody.webguy@outlook.com.</small></p>`,
        ),
        '/contact.php': seeds(
          '/contact.php',
          'Contact',
          `<h1>Contact</h1><p>Packet orders: ${mail('seed@sweetbriarseed.com')}</p><form method="post" action="/contact.php"><input class="form-control mb-2" name="n"
 placeholder="Name"><input class="form-control mb-2" type="email" name="e" placeholder="someone@example.com"><textarea class="form-control mb-2"
 name="m"></textarea><button class="btn btn-success">Send</button></form>`,
        ),
        '/privacy.php': seeds(
          '/privacy.php',
          'Privacy',
          '<h1>Privacy</h1><p>We keep your address to mail you seed. That is all.</p>',
        ),
        '/catalog.php': seeds(
          '/catalog.php',
          'Catalog',
          `<h1>Catalog</h1><div class="row">${packet('Heirloom Zinnia Mix', '$3.50', '50 seeds.')}${packet("Aunt Lou's Tomato", '$3.75', '30 seeds.')}</div>`,
        ),
      },
      'www.sweetbriarfarmnc.com': {
        '/': plain(
          'Sweetbriar Farm',
          `<h1>Sweetbriar Farm</h1><p>Weddings and blueberries.</p><p>${mail('events@sweetbriarfarmnc.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.sweetbriarseed.com',
      wayIn: { kind: 'address', anyOf: ['rackorders@sweetbriarseed.com'] },
      traps:
        words(`seeds@ozarkseedlibrary.org ada@adakirwanart.com cody.webguy@outlook.com someone@example.com
        events@sweetbriarfarmnc.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/racks.php',
          'Feed stores, nurseries, hardware stores and grocers have kept our racks since 1996',
          "A store's first order is one starter rack",
        ),
        minimum_opening_order: says(
          540,
          '/racks.php',
          "A store's first order is one starter rack, 480 packets for $540",
        ),
        map_policy: says('yes', '/racks.php', 'Please sell them for no less online or off'),
        minimum_reorder: says(90, '/racks.php', 'Refills come in bundles of ten, and we ask for $90 or more'),
        currency: 'USD',
        documents: says(
          ['resale_certificate', 'w9'],
          '/racks.php',
          "We'll want your resale certificate and a signed W-9",
        ),
        distributors: says(
          ['Dogwood Garden Distributors'],
          '/racks.php',
          'our racks are placed and filled by Dogwood Garden Distributors',
        ),
      },
    },
  },
  {
    brand: 'Casa Verdolino',
    productTitles: [
      'Casa Verdolino Hand Painted Ceramic Espresso Cup, Limoni',
      'Casa Verdolino Piatto Piano Pesce Azzurro 27 cm',
    ],
    category: 'Home & Kitchen',
    search: [
      ...hits(`https://www.casaverdolino-bnb.it/
        Casa Verdolino - B&B a Sorrento
        Camere con vista, colazione inclusa.

        https://www.casaverdolino.it/
        Casa Verdolino | Ceramica di Vietri
        Ceramica dipinta a mano a Vietri sul Mare.

        https://www.tavolaitaliana-shop.com/casa-verdolino
        Casa Verdolino | Tavola Italiana, Boston
        Espresso cups and plates from Vietri.

        https://www.tripadvisor.it/Hotel_Review-Casa_Verdolino
        CASA VERDOLINO B&B - Recensioni
        Prezzi e recensioni 2025.`),
      amazon('Casa Verdolino', 'Casa Verdolino Hand Painted Ceramic Espresso Cup, Limoni'),
    ],
    hosts: {
      'www.casaverdolino.it': pages(v, {
        '/': `Casa Verdolino | Ceramica di Vietri :: Ceramica dipinta a mano a Vietri sul Mare.
<div class="wixui-rich-text"><h2 class="font_2">Limoni, pesci e mare</h2><p class="font_8">Dal 1954 dipingiamo a mano, pezzo per pezzo.</p></div>
${v.cards(
  goods(`Tazzina Espresso Limoni | 18,00 € | tazzina-limoni ; Piatto Piano Pesce Azzurro 27 cm | 34,00 € | piatto-pesce-azzurro ;
 Brocca Vietri | 62,00 € | brocca-vietri ; Mattonella Numero Civico | 22,00 € | mattonella-numero`),
)}`,
        '/rivenditori': `Rivenditori | Casa Verdolino
<div class="wixui-rich-text"><h1>Rivenditori</h1><p class="font_8"><span>Vendiamo a negozi di articoli per la casa, enoteche e boutique in tutta
Europa.</span></p><p class="font_8"><span>Il primo ordine parte da 400 € più IVA; i riordini da 150 € più IVA.</span></p><p class="font_8"><span>Per aprire
il conto servono la visura camerale e la partita IVA.</span></p><p class="font_8"><span>È vietata la vendita dei nostri pezzi su Amazon.</span></p><p
 class="font_8"><span>Scrivete a </span><a href="mailto:rivenditori@casaverdolino.it">rivenditori@casaverdolino.it</a></p></div>`,
        '/usa': `USA & Canada | Casa Verdolino
<div class="wixui-rich-text"><h1>USA &amp; Canada</h1><p class="font_8"><span>Shops in North America are looked after by our cousin Daniela, in English, from New
Jersey, with stock ready to ship.</span></p><p class="font_8"><span>Write to </span><a href="mailto:usa@casaverdolino.it">usa@casaverdolino.it</a></p></div>`,
        '/contatti': `Contatti | Casa Verdolino
<div class="wixui-rich-text"><h1>Contatti</h1><p>Bottega: bottega@casaverdolino.it, 089 555 0121</p><p>Agente per la Germania: Sig. Keller,
keller@tischkultur-agentur.de</p></div>${v.form(fields('Nome ; Email | email | info@miosito.com ; Messaggio | area'), 'Invia')}`,
        '/la-bottega': `La bottega | Casa Verdolino
<div class="wixui-rich-text"><h1>La bottega</h1><p>Fotografie: Ciro Amato, ciro@amatofoto.it. Corsi di pittura con l'associazione Terra e Mare
(corsi@terraemare.org).</p></div>${v.faq(pairs('Posso visitare il laboratorio?', 'Sì, il martedì.', 'Fate pezzi su misura?', 'Sì, minimo sei pezzi per le mattonelle con nome.'))}`,
        '/privacy': `Privacy | Casa Verdolino
<div class="wixui-rich-text"><h1>Privacy</h1><p>Responsabile della protezione dei dati: Avv. Russo, dpo@russolegale.it. Sito: Studio Limone,
ciao@studiolimone.it.</p></div>`,
      }),
      'www.casaverdolino-bnb.it': {
        '/': plain(
          'Casa Verdolino - B&B a Sorrento',
          `<h1>Casa Verdolino B&amp;B</h1><p>Sorrento.</p><p>${mail('prenota@casaverdolino-bnb.it')}</p>`,
          'it',
        ),
      },
    },
    expected: {
      website: 'www.casaverdolino.it',
      wayIn: { kind: 'address', anyOf: ['usa@casaverdolino.it', 'rivenditori@casaverdolino.it'] },
      traps:
        words(`nome@esempio.it keller@tischkultur-agentur.de info@miosito.com ciro@amatofoto.it corsi@terraemare.org
        dpo@russolegale.it ciao@studiolimone.it prenota@casaverdolino-bnb.it`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/rivenditori',
          'Vendiamo a negozi di articoli per la casa, enoteche e boutique',
          'Shops in North America are looked after by our cousin Daniela',
          'Il primo ordine parte da 400 €',
        ),
        minimum_opening_order: says(400, '/rivenditori', 'Il primo ordine parte da 400 € più IVA'),
        minimum_reorder: says(150, '/rivenditori', 'i riordini da 150 € più IVA'),
        currency: 'EUR',
        documents: says(
          ['business_license', 'tax_id'],
          '/rivenditori',
          'servono la visura camerale e la partita IVA',
        ),
        marketplaces: says(
          'amazon_forbidden',
          '/rivenditori',
          'È vietata la vendita dei nostri pezzi su Amazon',
        ),
      },
    },
  },
];
