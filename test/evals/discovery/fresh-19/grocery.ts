import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  directory,
  generatedTerms,
  hit,
  house,
  instagram,
  parcels,
  press,
  type Site,
  walmart,
} from './kit.ts';

const harrow: Site = {
  name: 'Harrow Mill',
  nav: [
    ['/granola', 'Granola'],
    ['/foodservice', 'Foodservice'],
    ['/retailers', 'Retailers'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
  ],
  head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization",
"name":"Harrow Mill",
"url":"https://www.harrowmill.com","email":"breakfast@harrowmill.com","telephone":"+1-802-555-0190"}</script>`,
  foot: `<p>Harrow Mill Foods, Inc., 19 Mill Race, Brattleboro, VT</p><ul><li><a href="/donations">Donation
requests</a></li><li><a href="/shipping">Home delivery</a></li>
<li><a href="/terms">Terms</a></li></ul>`,
};

const olivar: Site = {
  name: 'Olivar del Tiento',
  lang: 'es',
  nav: [
    ['/tienda/', 'Tienda'],
    ['/profesionales/', 'Profesionales'],
    ['/contacto/', 'Contacto'],
    ['/aviso-legal/', 'Aviso legal'],
  ],
  foot: '<p>Envío gratis a partir de 50 €. Pedido mínimo en la tienda para particulares: una caja.</p>',
};

export const groceryCases: readonly DiscoveryCase[] = [
  {
    brand: 'Harrow Mill Foods, Inc.',
    productTitles: ['Harrow Mill Maple Pecan Granola 12 oz', 'Harrow Mill Stone Ground Porridge 24 oz'],
    category: 'Grocery & Gourmet Food',
    search: [
      walmart('3319820077', 'Harrow Mill Maple Pecan Granola 12 oz'),
      amazon('B0HARRMP12', 'Harrow Mill Maple Pecan Granola 12 oz', 'Harrow Mill'),
      hit(
        'https://www.harrowmill.com/',
        'Harrow Mill | Stone Ground Breakfast',
        'Granola and porridge from Vermont.',
      ),
      hit('https://harrowmill.org.uk/', 'Harrow Mill Trust', 'A working windmill in Norfolk. Donate.'),
      hit('https://www.instacart.com/harrow-mill', 'Harrow Mill | Instacart', 'Same-day delivery.'),
      directory('harrow-mill-foods', 'Harrow Mill Foods', 'Brattleboro, Vermont'),
      instagram('harrowmill', 'breakfast, slowly'),
    ],
    hosts: {
      'www.harrowmill.com': {
        '/': house(
          harrow,
          'Stone Ground Breakfast',
          `<p>Maple Pecan Granola 12 oz. Stone Ground Porridge 24 oz. Look for us at Hannaford, Wegmans and your food
co-op.</p>`,
        ),
        '/granola': house(harrow, 'Granola', '<p>Harrow Mill Maple Pecan Granola 12 oz, non-GMO, $8.49</p>'),
        '/foodservice': house(
          harrow,
          'Foodservice',
          `<p>Hotels, inns and campuses: our 25 lb sacks ship by pallet. Ask your broadline representative for item
numbers.</p>`,
        ),
        '/retailers': house(
          harrow,
          'For Retailers',
          `<p>Independent grocers, co-ops and farm stands may buy direct from the mill. To set up a wholesale account,
email
wholesale@harrowmill.com or telephone 802-555-0190, extension 4.</p>
<h2>Ordering</h2><p>Direct accounts have a $350 minimum opening order. Reorders are $150 and up. Cases hold six bags.
Five cases or
more ship freight-paid, and pallets earn another 5%. Claims for crushed cases need a photo.</p>
<h2>Documents</h2><p>Please attach your resale certificate together with our
<a href="/files/credit-application.pdf">credit application</a>.</p>
<h2>Online</h2><p>Direct accounts are for stores you can walk into and for their own web shops; listing our products
on Amazon
or any other marketplace is prohibited.</p>`,
        ),
        '/faq': house(
          harrow,
          'Frequently Asked Questions',
          `<h3>Is it gluten free?</h3><p>The porridge is. The granola isn't.</p>
<h3>Can my store buy from you directly?</h3><p>Yes. See our Retailers page for details; the first order must be $500 or
more.</p><h3>Is there a minimum online?</h3><p>No minimum at all for home delivery, and shipping is free over $60.</p>`,
        ),
        '/contact': house(
          harrow,
          'Contact',
          '<p>Hello: breakfast@harrowmill.com. Recruiting: hr@harrowmill.com</p>',
        ),
        '/shipping': house(harrow, 'Home delivery', parcels('$60')),
        '/donations': house(
          harrow,
          'Donation requests',
          '<p>Write six weeks ahead to donations@harrowmill.com.</p>',
        ),
        '/terms': house(
          harrow,
          'Terms',
          generatedTerms('Harrow Mill Foods, Inc.', 'breakfast@harrowmill.com'),
        ),
      },
      'harrowmill.org.uk': {
        '/': '<html><title>Harrow Mill Trust</title><p>trust@harrowmill.org.uk</p></html>',
      },
    },
    expected: {
      website: 'www.harrowmill.com',
      wayIn: { kind: 'address', anyOf: ['wholesale@harrowmill.com'] },
      traps: ['hr@harrowmill.com', 'donations@harrowmill.com', 'trust@harrowmill.org.uk'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'may buy direct from the mill',
          furtherWords: [
            'To set up a wholesale account',
            'Direct accounts',
            'See our Retailers page for details',
            'Can my store buy from you directly?',
          ],
          path: '/retailers',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'listing our products on Amazon or any other marketplace is prohibited',
          path: '/retailers',
        },
        minimum_reorder: { value: 150, words: 'Reorders are $150 and up', path: '/retailers' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'credit_application'],
          words: 'Please attach your resale certificate together with our credit application',
          path: '/retailers',
        },
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Olivar del Tiento',
    productTitles: ['Olivar del Tiento AOVE Picual 500 ml', 'Olivar del Tiento Paté de Aceituna Negra 180 g'],
    search: [
      hit('https://www.amazon.es/dp/B0TIENTO50', 'Olivar del Tiento AOVE Picual 500 ml', 'Envío gratis.'),
      hit('https://olivardeltiento.es/', 'Olivar del Tiento', 'Aceite de oliva virgen extra de Jaén.'),
      hit('https://www.casaruraltiento.com/', 'Casa Rural El Tiento', 'Turismo rural en Cazorla.'),
      hit(
        'https://www.despensa-gourmet.es/olivar-del-tiento',
        'Olivar del Tiento en Despensa Gourmet',
        'AOVE.',
      ),
      instagram('olivardeltiento', 'Picual de cosecha temprana'),
    ],
    hosts: {
      'olivardeltiento.es': {
        '/': press(olivar, 'Cosecha temprana', '<p>AOVE Picual 500 ml. Paté de Aceituna Negra 180 g.</p>'),
        '/tienda/': press(olivar, 'Tienda', '<p>Olivar del Tiento AOVE Picual 500 ml, 14,90 €</p>'),
        '/profesionales/': press(
          olivar,
          'Profesionales',
          `<p>¿Tienes una tienda gourmet, un restaurante o importas alimentación? Vendemos al por mayor desde 2009.</p>
<p>Escríbenos a <a href="mailto:comercial@olivardeltiento.es">comercial@olivardeltiento.es</a> y te mandamos la
tarifa.</p>
<ul><li>Primer pedido: mínimo 400 €.</li><li>Siguientes pedidos: mínimo 200 €.</li>
<li>Portes pagados en península a partir de 600 €.</li><li>Necesitamos tu CIF y el alta en el IAE para abrir la ficha
de cliente.</li></ul>
<h3>Importadores</h3><ul><li>Alemania: Sonnenöl Handels GmbH, einkauf@sonnenoel-handel.de</li>
<li>Japón: Marufuji Trading, info@marufuji-trading.co.jp</li></ul>`,
        ),
        '/contacto/': press(
          olivar,
          'Contacto',
          '<p>hola@olivardeltiento.es</p><p>Prensa: Lola Prensa Gastro, lola@prensagastro.es</p>',
        ),
        '/aviso-legal/': press(
          olivar,
          'Aviso legal',
          '<p>Tiento Oleícola S.L., CIF B23000111. Protección de datos: lopd@olivardeltiento.es</p>',
        ),
      },
      'www.casaruraltiento.com': {
        '/': '<html><title>Casa Rural</title><p>reservas@casaruraltiento.com</p></html>',
      },
    },
    expected: {
      website: 'olivardeltiento.es',
      wayIn: { kind: 'address', anyOf: ['comercial@olivardeltiento.es'] },
      traps: [
        'einkauf@sonnenoel-handel.de',
        'info@marufuji-trading.co.jp',
        'lola@prensagastro.es',
        'lopd@olivardeltiento.es',
        'reservas@casaruraltiento.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Vendemos al por mayor desde 2009',
          furtherWords: ['te mandamos la tarifa', 'para abrir la ficha de cliente'],
          path: '/profesionales/',
        },
        minimum_opening_order: { value: 400, words: 'Primer pedido: mínimo 400 €', path: '/profesionales/' },
        minimum_reorder: { value: 200, words: 'Siguientes pedidos: mínimo 200 €', path: '/profesionales/' },
        currency: 'EUR',
        documents: {
          value: ['tax_id', 'business_license'],
          words: 'Necesitamos tu CIF y el alta en el IAE',
          path: '/profesionales/',
        },
        distributors: {
          value: ['Sonnenöl Handels GmbH', 'Marufuji Trading'],
          words: 'Alemania: Sonnenöl Handels GmbH',
          furtherWords: ['Japón: Marufuji Trading'],
          path: '/profesionales/',
        },
      },
    },
  },
];
