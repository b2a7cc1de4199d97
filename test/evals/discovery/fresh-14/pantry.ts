import type { DiscoveryCase } from '../case.ts';
import { dawn, elementor } from './frames-even.ts';
import { impulse } from './frames-odd.ts';
import { hit, mail, p, page, says, site, veiledSpan, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Saltmarsh Lane Preserves',
    host: 'saltmarshlane.test',
    titles: [
      'Saltmarsh Lane Preserves Beach Plum Jelly 9 oz',
      'Saltmarsh Lane Preserves Green Tomato Chutney',
    ],
    category: 'Grocery & Gourmet Food',
    frame: dawn,
    bar: 'Free US shipping when you spend $55',
    home: p('Small-batch jellies from Duxbury, Massachusetts.'),
    blurb: p('9 oz jar, $11. Keep chilled once opened. Ships within two days.'),
    pages: {
      '/pages/our-kitchen': [
        'Our Kitchen',
        p('Dorothea bought her first copper pan in 1994 and has never looked back.'),
      ],
      '/pages/wholesale-inquiries': [
        'Wholesale Inquiries',
        `${p('Shopkeepers, welcome!', 'About two hundred grocers, gift shops and inns keep our jars on hand, and there is room for more.')}${p('Your first order has to reach $180 before freight; after that, buy as little as a single case.')}${p('For our records we need your EIN and a signed resale certificate.')}${p('If you would like to list us on Amazon or any other online marketplace, ask first: it takes written approval from Dorothea.')}<p>Say hello to <a href="mailto:dorothea@saltmarshlane.test?subject=Wholesale%20inquiry&amp;body=Hi%20Dorothea">Dorothea</a> and she will send the price sheet.</p>`,
      ],
      '/policies/terms-of-service': [
        '-Terms of service',
        p(
          'You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service without express written permission by us.',
          'We reserve the right to limit the sales of our products to any person, geographic region or jurisdiction.',
        ),
      ],
      '/pages/contact': [
        '-Contact',
        `<p>Orders: ${mail('hello@saltmarshlane.test')}</p><p>Magazine and podcast folks: ${mail('media@saltmarshlane.test')}</p>`,
      ],
    },
    sitemap: true,
    search: [
      hit(
        'https://www.amazon.com/s?k=saltmarsh+lane+preserves',
        'Amazon.com: Saltmarsh Lane Preserves',
        'Results for saltmarsh lane preserves.',
      ),
      hit(
        'https://saltmarshlane.test/',
        'Saltmarsh Lane Preserves | Small-Batch Jelly & Chutney',
        'Beach plum jelly, green tomato chutney and other preserves made in Duxbury.',
      ),
      hit('https://www.yelp.com/biz/saltmarsh-lane-motel', 'Saltmarsh Lane Motel', 'Motel in Wellfleet, MA.'),
    ],
    expected: {
      wayIn: writeTo('dorothea@saltmarshlane.test'),
      traps: ['media@saltmarshlane.test'],
      policy: {
        takes_wholesale: says(
          '/pages/wholesale-inquiries',
          'yes',
          'and there is room for more',
          'Your first order has to reach $180',
        ),
        marketplaces: says(
          '/pages/wholesale-inquiries',
          'with_permission',
          'it takes written approval from Dorothea',
        ),
        minimum_opening_order: says(
          '/pages/wholesale-inquiries',
          180,
          'Your first order has to reach $180 before freight',
        ),
        currency: 'USD',
        documents: says(
          '/pages/wholesale-inquiries',
          ['tax_id', 'resale_certificate'],
          'we need your EIN and a signed resale certificate',
        ),
      },
    },
  }),
  site({
    brand: 'Ottoline Chai Company',
    host: 'www.ottolinechai.test',
    titles: [
      'Ottoline Chai Company Smoked Cardamom Loose Chai 125g',
      'Ottoline Chai Company Rose Masala Tin',
    ],
    category: 'Grocery',
    lang: 'en-GB',
    frame: impulse,
    bar: 'Click &amp; collect from Stroud, minimum spend £15',
    pages: {
      '/pages/find-ottoline': [
        'Find Ottoline',
        p('Our tins are on the shelf in ninety places.', 'Drag the map to find one near you.'),
      ],
      '/pages/stock-ottoline': [
        'Stock Ottoline',
        `${p('Farm shops, cafés and delis can buy from us direct, by the case of six tins.')}${p('Opening an account takes a first order of £120 plus VAT; top-ups are £60 plus VAT, with carriage paid once you pass £200.')}${p('Do sell our tins on your own web shop, or through Amazon and Not On The High Street if that is where your customers are; we only ask that you use our photographs as they are.')}${p('Pop your VAT number in the message so that Ivo can set you up.')}<p>Ivo looks after trade: 01453 000 118 or ${mail('ivo@ottolinechai.test')}.</p>`,
      ],
      '/pages/privacy': [
        '-Privacy',
        `${p('We keep your address for as long as tax law says.')}<p>Data protection lead: ${mail('privacy@ottolinechai.test')}</p>`,
      ],
      '/pages/talk-to-us': ['-Talk to us', `<p>Kettle questions: ${mail('brew@ottolinechai.test')}</p>`],
    },
    search: [
      hit(
        'https://www.ottolinechai.test/collections/loose-chai',
        'Loose Chai – Ottoline Chai Company',
        'Smoked cardamom, rose masala and more, blended in Stroud.',
      ),
      hit('https://www.instagram.com/ottolinechai/', 'Ottoline Chai (@ottolinechai)', '4,112 followers.'),
      hit(
        'https://ottoline-interiors.test/',
        'Ottoline | Wallpaper & Fabric',
        'Hand-painted wallpaper from London.',
      ),
    ],
    more: {
      'ottolinechai.test': { '/': { status: 301, location: 'https://www.ottolinechai.test/' } },
      'ottoline-interiors.test': {
        '/': page(
          'Ottoline Wallpaper',
          `<h1>Ottoline</h1><p>Trade accounts for interior designers: ${mail('trade@ottoline-interiors.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('ivo@ottolinechai.test'),
      traps: ['privacy@ottolinechai.test', 'trade@ottoline-interiors.test'],
      policy: {
        takes_wholesale: says(
          '/pages/stock-ottoline',
          'yes',
          'can buy from us direct, by the case',
          'Opening an account takes a first order',
        ),
        marketplaces: says(
          '/pages/stock-ottoline',
          'allowed',
          'or through Amazon and Not On The High Street',
        ),
        minimum_opening_order: says(
          '/pages/stock-ottoline',
          120,
          'Opening an account takes a first order of £120',
        ),
        minimum_reorder: says('/pages/stock-ottoline', 60, 'top-ups are £60 plus VAT'),
        currency: 'GBP',
        documents: says('/pages/stock-ottoline', ['tax_id'], 'Pop your VAT number in the message'),
      },
    },
  }),
  site({
    brand: 'Pepperjack & Daughters Hot Sauce LLC',
    host: 'pepperjackdaughters.test',
    titles: [
      'Pepperjack & Daughters Scorched Peach Hot Sauce 5 fl oz',
      'Pepperjack & Daughters Tin Roof Red Hot Sauce',
    ],
    category: 'Grocery & Gourmet Food',
    frame: elementor,
    shelf: '/product/',
    bar: 'Three bottles or more ship free',
    foot: '© Pepperjack &amp; Daughters. Need a site like this? <a href="mailto:build@tallgrassweb.test">Tallgrass Web</a>',
    pages: {
      '/heat-scale': ['Heat Scale', p('Peach is a three, Tin Roof is an eight. You were warned.')],
      '/questions': [
        'Questions',
        `<div class="elementor-toggle">${[
          [
            'Can I get bottles with my own label?',
            'For weddings and such, yes. Custom labels start at a $300 minimum and take three weeks.',
          ],
          [
            'Can my store carry you?',
            'You bet. New accounts start with four cases of any mix, and we answer store owners the same day.',
          ],
          [
            'Do you have a MAP?',
            'We do. No bottle may be advertised below the MAP printed on our line sheet.',
          ],
          [
            'What about reselling online?',
            'On your own store, sure. Not Amazon, not Walmart Marketplace, not eBay, not any other site where anybody can list.',
          ],
          [
            'Who do I ask for the line sheet?',
            `That would be June: ${veiledSpan('june@pepperjackdaughters.test')}.`,
          ],
        ]
          .map(
            ([question, answer], at) =>
              `<div class="elementor-toggle-item"><div id="elementor-tab-title-${at}" class="elementor-tab-title" role="button"><a class="elementor-toggle-title" tabindex="0">${question}</a></div><div class="elementor-tab-content elementor-clearfix" role="region"><p>${answer}</p></div></div>`,
          )
          .join('')}</div>`,
      ],
      '/say-hi': [
        'Say Hi',
        `<p>${veiledSpan('hotline@pepperjackdaughters.test', 0x33)}</p><form><input type="email" placeholder="you@example.com"><button>Join the burn list</button></form>`,
      ],
    },
    search: [
      hit(
        'https://www.walmart.com/search?q=pepperjack+and+daughters',
        'Pepperjack and Daughters - Walmart.com',
        'Shop hot sauce.',
      ),
      hit(
        'https://pepperjackdaughters.test/product/scorched-peach',
        'Scorched Peach – Pepperjack & Daughters',
        'Our three-alarm peach hot sauce.',
      ),
      hit(
        'https://heathead-hotsauces.test/brands/pepperjack',
        'Pepperjack & Daughters at Heathead',
        'Five sauces in stock.',
      ),
    ],
    more: {
      'heathead-hotsauces.test': {
        '/brands/pepperjack': page(
          'Pepperjack at Heathead',
          `<p>We are a hot sauce shop in Tulsa.</p><p>${mail('wholesale@heathead-hotsauces.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('june@pepperjackdaughters.test'),
      traps: ['build@tallgrassweb.test', 'you@example.com', 'wholesale@heathead-hotsauces.test'],
      policy: {
        takes_wholesale: says(
          '/questions',
          'yes',
          'New accounts start with four cases of any mix',
          'You bet',
        ),
        marketplaces: says('/questions', 'forbidden', 'Not Amazon, not Walmart Marketplace'),
        map_policy: says('/questions', 'yes', 'below the MAP printed on our line sheet', 'We do'),
      },
    },
  }),
];
