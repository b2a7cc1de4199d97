import type { DiscoveryCase } from '../case.ts';
import { builder, handmade } from './frames-even.ts';
import { gutenberg, hyva } from './frames-odd.ts';
import { entities, fillIn, hit, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Savonnerie des Trois Chênes',
    host: 'savonnerie-troischenes.test',
    titles: [
      'Savonnerie des Trois Chênes Savon Lait d’Ânesse',
      'Savonnerie des Trois Chênes Shampoing Solide Ortie',
    ],
    category: 'Beauté',
    lang: 'fr',
    frame: handmade,
    shelf: '/savons/',
    bar: 'Port offert dès 39 € d’achat',
    pages: {
      '/la-maison': ['La maison', p('Saponification à froid, cure de cinq semaines.')],
      '/professionnels': [
        'Professionnels',
        `${p('Boutiques, gîtes, instituts : nos savons sont chez deux cents d’entre vous et nous étudions chaque nouvelle demande.')}${p('Il faut compter 200 € HT pour une première commande et 100 € HT pour un réassort ; le franco de port est à 350 €.')}${p('La revente sur Amazon est exclue ; votre propre site, en revanche, est le bienvenu.')}${p('Merci de joindre un extrait Kbis et de préciser votre numéro de TVA intracommunautaire.')}<p>Votre interlocutrice : ${mail('solene@savonnerie-troischenes.test', 'Solène')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Service clients : ${mail('savon@savonnerie-troischenes.test')}</p><p>Presse : ${mail('rp@bureau-mistral.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://savonnerie-troischenes.test/',
        'Savonnerie des Trois Chênes',
        'Savons artisanaux du Périgord.',
      ),
      hit(
        'https://www.camping-troischenes.test/',
        'Camping Les Trois Chênes',
        'Emplacements au bord de la Dordogne.',
      ),
      hit(
        'https://www.ankorstore.com/brand/trois-chenes',
        'Trois Chênes en gros | Ankorstore',
        'Achetez en gros.',
      ),
    ],
    expected: {
      wayIn: writeTo('solene@savonnerie-troischenes.test'),
      traps: ['rp@bureau-mistral.test'],
      policy: {
        takes_wholesale: says(
          '/professionnels',
          'yes',
          'nous étudions chaque nouvelle demande',
          'Il faut compter 200 € HT pour une première commande',
        ),
        marketplaces: says('/professionnels', 'amazon_forbidden', 'La revente sur Amazon est exclue'),
        minimum_opening_order: says(
          '/professionnels',
          200,
          'Il faut compter 200 € HT pour une première commande',
        ),
        minimum_reorder: says('/professionnels', 100, '100 € HT pour un réassort'),
        currency: 'EUR',
        documents: says(
          '/professionnels',
          ['business_license', 'tax_id'],
          'Merci de joindre un extrait Kbis',
        ),
      },
    },
  }),
  site({
    brand: 'Jabones Almazara Vieja',
    host: 'www.almazaravieja.test',
    titles: ['Jabones Almazara Vieja Pastilla de Romero', 'Jabones Almazara Vieja Champú Sólido'],
    category: 'Belleza',
    lang: 'es',
    frame: gutenberg,
    shelf: '/producto/',
    bar: 'Envío gratis a partir de 45 €',
    pages: {
      '/la-almazara': ['La almazara', p('Aceite de picual de nuestros propios olivos, en Úbeda.')],
      '/vender-nuestros-jabones': [
        'Vender nuestros jabones',
        `${p('Si tienes una tienda de barrio, una herboristería o un hotel rural, nos encantará que nuestros jabones estén contigo.')}${p('Pedimos 150 € sin IVA en la primera compra; las reposiciones parten de 90 €.')}${p('Queda prohibido ofrecerlos en plataformas como Amazon, Miravia o eBay.')}${p('Necesitaremos el CIF y, si vendes por internet, la dirección de tu página.')}<p>Escríbele a Lola: ${entities('lola@almazaravieja.test')}</p>`,
      ],
      '/contacto': ['Contacto', `<p>${entities('hola@almazaravieja.test')}</p>`],
      '/politica-de-privacidad': [
        '-Privacidad',
        `<p>Delegado de protección de datos: ${entities('dpd@almazaravieja.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://www.almazaravieja.test/la-almazara',
        'La almazara – Jabones Almazara Vieja',
        'Jabón de aceite de oliva.',
      ),
      hit('https://almazaravieja-restaurante.test/', 'Restaurante Almazara Vieja', 'Cocina andaluza.'),
    ],
    more: {
      'almazaravieja-restaurante.test': {
        '/': page(
          'Restaurante Almazara Vieja',
          `<p>Reservas: ${mail('reservas@almazaravieja-restaurante.test')}</p>`,
          'es',
        ),
      },
    },
    expected: {
      wayIn: writeTo('lola@almazaravieja.test'),
      traps: ['dpd@almazaravieja.test', 'reservas@almazaravieja-restaurante.test'],
      policy: {
        takes_wholesale: says(
          '/vender-nuestros-jabones',
          'yes',
          'nos encantará que nuestros jabones estén contigo',
          'Pedimos 150 € sin IVA en la primera compra',
        ),
        marketplaces: says(
          '/vender-nuestros-jabones',
          'forbidden',
          'Queda prohibido ofrecerlos en plataformas',
        ),
        minimum_opening_order: says(
          '/vender-nuestros-jabones',
          150,
          'Pedimos 150 € sin IVA en la primera compra',
        ),
        minimum_reorder: says('/vender-nuestros-jabones', 90, 'las reposiciones parten de 90 €'),
        currency: 'EUR',
        documents: says('/vender-nuestros-jabones', ['tax_id', 'website_url'], 'Necesitaremos el CIF'),
      },
    },
  }),
  site({
    brand: 'Nightjar Apothecary',
    host: 'nightjarapothecary.test',
    titles: ['Nightjar Apothecary Sleep Balm Hops & Clary', 'Nightjar Apothecary Bath Salts Moonless'],
    category: 'Beauty & Personal Care',
    frame: builder,
    bar: 'Sleep easy: 60-night returns',
    pages: {
      '/pages/ingredients': ['Ingredients', p('Grown on the dark side of the hill.')],
      '/pages/stockist-handbook': [
        'Stockist Handbook',
        `${p('This handbook tells spas, salons and shops how we work together.', 'Ignore it and nothing terrible happens; read it and everything goes faster.')}${p('Testers are free with each new scent, one apiece.', 'They are not for sale, and we would know.')}${p('A new stockist spends $275 on the opening order, testers excluded.', 'After that there is a $100 floor per order, so that nobody pays more for freight than for balm.')}${p('Our balms are not to be decanted, diluted or gifted with purchase unless we have said so.', 'Do not make medical claims; the FDA reads shelf cards too.')}${p('Sealed goods come back to us within 45 days or not at all.', 'Melted balm in July is nobody’s fault, but we will replace it once.')}${p('You may sell in your rooms, on your own website and at fairs.', 'Third-party platforms are closed to stockists, the one exception being local delivery apps.')}${p('Please do not undercut other stockists: advertised prices may not dip under MAP, with the January sale the only pause.')}${p('We refuse perhaps one application in ten, mostly over distance to an existing stockist.', 'No reason is required of us, but we give one anyway.')}${p('The first box goes out once we hold your resale certificate.', 'Invoices are due on receipt; there is no Net 30.')}<p>Applications: <a href="mailto:?cc=&amp;subject=x" hidden>x</a><a href="mailto:stockists@nightjarapothecary.test?subject=Application">stockists@nightjarapothecary.test</a></p>`,
      ],
      '/pages/contact': [
        '-Contact',
        `<p>${mail('rest@nightjarapothecary.test')}</p><p>Influencers: ${mail('pr@nightjarapothecary.test')}</p>`,
      ],
    },
    search: [
      hit('https://www.sephora.com/search?keyword=nightjar', 'nightjar | Sephora', 'No results.'),
      hit(
        'https://nightjarapothecary.test/collections/sleep',
        'Sleep – Nightjar Apothecary',
        'Balms and bath salts for better nights.',
      ),
      hit('https://www.nightjarbar.test/', 'Nightjar | Cocktail bar', 'Live jazz.'),
    ],
    expected: {
      wayIn: writeTo('stockists@nightjarapothecary.test'),
      traps: ['pr@nightjarapothecary.test'],
      policy: {
        takes_wholesale: says(
          '/pages/stockist-handbook',
          'yes',
          'how we work together',
          'A new stockist spends $275 on the opening order',
        ),
        marketplaces: says(
          '/pages/stockist-handbook',
          'forbidden',
          'Third-party platforms are closed to stockists',
        ),
        map_policy: says('/pages/stockist-handbook', 'yes', 'advertised prices may not dip under MAP'),
        minimum_opening_order: says(
          '/pages/stockist-handbook',
          275,
          'A new stockist spends $275 on the opening order',
        ),
        minimum_reorder: says('/pages/stockist-handbook', 100, 'After that there is a $100 floor per order'),
        currency: 'USD',
        documents: says(
          '/pages/stockist-handbook',
          ['resale_certificate'],
          'once we hold your resale certificate',
        ),
      },
    },
  }),
  site({
    brand: 'Basalt & Balm',
    host: 'basaltandbalm.test',
    titles: ['Basalt & Balm Volcanic Clay Mask', 'Basalt & Balm Pumice Body Bar'],
    category: 'Beauty & Personal Care',
    frame: hyva,
    shelf: '/',
    bar: 'Refills cost a third less',
    pages: {
      '/origin': ['Origin', p('Ash from Hood River, clay from John Day.')],
      '/professional': [
        'Professional',
        `${p('American spas and boutiques open an account with us directly; it takes four minutes on our <a href="https://form.jotform.test/basalt-balm-pro">account form</a>.')}${p('Across the EU we are represented by Lavavik Cosmetics B.V.')}${p('Whoever holds an account agrees to the MAP list, refreshed each quarter.')}${p('We will ask for your cosmetology or business license.')}`,
      ],
      '/help-center': [
        'Help center',
        `<p>Chat is staffed nine to five. ${mail('support@basaltandbalm.test')}</p>`,
      ],
    },
    sitemap: true,
    search: [
      hit('https://basaltandbalm.test/', 'Basalt & Balm | Volcanic skincare', 'Clay masks and pumice bars.'),
      hit('https://lavavik-cosmetics.test/', 'Lavavik Cosmetics B.V.', 'Distribution of indie beauty.'),
      hit('https://www.amazon.com/basalt-balm/s', 'Basalt & Balm', 'Skin care.'),
    ],
    more: {
      'form.jotform.test': {
        '/basalt-balm-pro': page(
          'Basalt & Balm: Professional account',
          '<form method="post"><label>Business name <input name="q3_business" required></label><label>Email <input type="email" name="q4_email" required></label><label>License number <input name="q5"></label><button type="submit">Submit</button></form>',
        ),
      },
      'lavavik-cosmetics.test': {
        '/': page('Lavavik Cosmetics', `<p>Brands wanted: ${mail('brands@lavavik-cosmetics.test')}</p>`),
      },
    },
    expected: {
      wayIn: fillIn('https://form.jotform.test/basalt-balm-pro', 'https://basaltandbalm.test/professional'),
      traps: ['brands@lavavik-cosmetics.test'],
      policy: {
        takes_wholesale: says(
          '/professional',
          'yes',
          'American spas and boutiques open an account with us directly',
        ),
        map_policy: says('/professional', 'yes', 'agrees to the MAP list'),
        documents: says('/professional', ['business_license'], 'your cosmetology or business license'),
        distributors: says(
          '/professional',
          ['Lavavik Cosmetics B.V.'],
          'Across the EU we are represented by Lavavik Cosmetics',
        ),
      },
    },
  }),
];
