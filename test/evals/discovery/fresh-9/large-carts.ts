import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, magento } from './shells/carts.ts';
import { amazon, answers, hit, itself, other, target } from './shells/results.ts';
import { brand, mail, says, writeTo, yes } from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  brand(bigcommerce, {
    name: 'Ironbark Grill Works',
    host: 'ironbarkgrill.test',
    tagline: 'Grill tools that outlive grills',
    bar: 'Made in Ohio. Guaranteed for life.',
    menu: ['Tools /shop-all/', 'Warranty /warranty/', 'Become a dealer /become-a-dealer/'],
    foot: ['Become a dealer /become-a-dealer/', 'Contact /contact-us/', 'Sitemap /sitemap.php'],
    range: ['Long Tongs 20" | $39.95', 'Fish Turner | $34.95'],
    home: '<div class="heroCarousel"><h1 class="heroCarousel-title">Turn it once.</h1></div>',
    imprint: 'Ironbark Grill Works<br>2200 Canal Rd<br>Canton OH 44706',
    pages: {
      '/warranty/': ['Warranty', '<p>Send it back. We fix it.</p>'],
      '/contact-us/': ['Contact', `<p>${mail('service@ironbarkgrill.test')}</p>`],
      '/become-a-dealer/': [
        'Become a dealer',
        `<p>Ironbark is sold by hardware stores, grill shops and outfitters in 31 states.</p><h3>Requirements</h3><ul><li>Physical storefront open to the public</li><li>Copy of your state resale certificate</li><li>Completed credit application</li><li>Initial order of $750</li></ul><h3>Pricing</h3><p>Dealers must honor our MAP policy on all channels. Sales through Amazon and Walmart Marketplace are prohibited.</p><p>Dealer accounts: ${mail('dealers@ironbarkgrill.test')}</p>`,
      ],
    },
    titles: ['Ironbark Grill Works Long Tongs 20 Inch', 'Ironbark Fish Turner'],
    category: 'Patio, Lawn & Garden',
    results: answers(amazon, target, itself),
    expected: {
      wayIn: writeTo('dealers@ironbarkgrill.test'),
      policy: {
        takes_wholesale: yes(
          'Ironbark is sold by hardware stores, grill shops and outfitters in 31 states.',
          '/become-a-dealer/',
        ),
        minimum_opening_order: says(750, 'Initial order of $750', '/become-a-dealer/'),
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'credit_application'],
          words: 'Copy of your state resale certificate',
          furtherWords: ['Completed credit application'],
          path: '/become-a-dealer/',
        },
        map_policy: yes('Dealers must honor our MAP policy on all channels.', '/become-a-dealer/'),
        marketplaces: says(
          'forbidden',
          'Sales through Amazon and Walmart Marketplace are prohibited.',
          '/become-a-dealer/',
        ),
      },
    },
  }),
  brand(bigcommerce, {
    name: 'Copperhead Bicycle Bells',
    host: 'www.copperheadbells.test',
    tagline: 'Bells that ring like they mean it',
    menu: ['Bells /shop-all/', 'Sounds /sounds/', 'Wholesale /wholesale/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Classic Copper | $28.00', 'Tiny Brass | $22.00'],
    home: '<h1>Ding.</h1>',
    pages: {
      '/sounds/': ['Sounds', '<p>Press play.</p>'],
      '/contact/': ['Contact', `<p>${mail('ring@copperheadbells.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        `<p>Bike shops: log in or <a href="/login.php?action=create_account">create an account</a>, then email ${mail('shops@copperheadbells.test')} to have wholesale pricing switched on.</p><table border="0"><tbody><tr><td>Minimum order</td><td>$100</td></tr><tr><td>Case pack</td><td>6</td></tr><tr><td>Distributors</td><td>Northspoke Trading (USA), Vélo Fort Inc. (Canada)</td></tr></tbody></table>`,
      ],
    },
    titles: ['Copperhead Bicycle Bells Classic Copper Bell', 'Copperhead Tiny Brass Bell'],
    category: 'Sports & Outdoors',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('shops@copperheadbells.test'),
      policy: {
        takes_wholesale: yes(
          'Bike shops: log in or create an account, then email shops@copperheadbells.test to have wholesale pricing switched on.',
          '/wholesale/',
        ),
        minimum_opening_order: says(100, 'Minimum order $100', '/wholesale/'),
        currency: 'USD',
        distributors: says(
          ['Northspoke Trading', 'Vélo Fort Inc.'],
          'Distributors Northspoke Trading (USA), Vélo Fort Inc. (Canada)',
          '/wholesale/',
        ),
      },
    },
  }),
  brand(magento, {
    name: 'Ravensworth Paints',
    host: 'www.ravensworthpaints.test',
    tagline: 'Chalk and mineral paint',
    menu: ['Paint /catalog.html', 'Colour cards /colour-cards', 'Become a stockist /become-a-stockist'],
    foot: ['Become a stockist /become-a-stockist', 'Contact us /contact-us', 'Privacy /privacy'],
    range: ['Chalk Paint 1L | £24.50', 'Furniture Wax | £14.00'],
    home: '<h2>Colours that have been indoors all winter</h2>',
    pages: {
      '/colour-cards': ['Colour cards', '<p>£4, refunded with the first tin.</p>'],
      '/contact-us': ['Contact us', `<p>Customer service: ${mail('service@ravensworthpaints.test')}</p>`],
      '/privacy': ['Privacy', `<p>Data protection: ${mail('gdpr@ravensworthpaints.test')}</p>`],
      '/become-a-stockist': [
        'Become a stockist',
        `<div data-content-type="text"><p>We are looking for independent paint and interiors shops.</p></div><div data-content-type="text"><ul><li>Initial order: £600 including display</li><li>Top-up orders: £200</li><li>Terms: pro forma for the first three orders</li></ul></div><div data-content-type="text"><p>To apply, email ${mail('stockists@ravensworthpaints.test')} with photographs of your shop.</p></div>`,
      ],
    },
    titles: ['Ravensworth Paints Chalk Paint 1L', 'Ravensworth Furniture Wax'],
    category: 'Tools & Home Improvement',
    results: answers(itself, amazon, hit('https://ravensworthhall.test/', 'Ravensworth Hall Weddings')),
    elsewhere: {
      'ravensworthhall.test': other('Ravensworth Hall Weddings', '<p>events@ravensworthhall.test</p>'),
    },
    expected: {
      wayIn: writeTo('stockists@ravensworthpaints.test'),
      traps: ['events@ravensworthhall.test', 'gdpr@ravensworthpaints.test'],
      policy: {
        takes_wholesale: yes(
          'We are looking for independent paint and interiors shops.',
          '/become-a-stockist',
        ),
        minimum_opening_order: says(600, 'Initial order: £600 including display', '/become-a-stockist'),
        minimum_reorder: says(200, 'Top-up orders: £200', '/become-a-stockist'),
        currency: 'GBP',
        documents: says(
          ['storefront_photos'],
          'To apply, email stockists@ravensworthpaints.test with photographs of your shop.',
          '/become-a-stockist',
        ),
      },
    },
  }),
  brand(magento, {
    name: 'Brockhaven Lighting',
    host: 'brockhavenlighting.test',
    tagline: 'Brass switches and pendant lights',
    menu: ['Lights /catalog.html', 'Trade /trade', 'Delivery /delivery'],
    foot: ['Trade /trade', 'Contact /contact'],
    range: ['Opal Pendant | £165.00', 'Dolly Switch | £38.00'],
    home: '<h2>Light, switched properly</h2>',
    pages: {
      '/delivery': ['Delivery', '<p>Free over £75. Orders under £75 are charged £5.95.</p>'],
      '/contact': [
        'Contact',
        `<p>${mail('sales@brockhavenlighting.test', 'Sales')}, ${mail('accounts@brockhavenlighting.test', 'Accounts')}</p>`,
      ],
      '/trade': [
        'Trade',
        `<div data-content-type="text"><p>Trade accounts are open to lighting showrooms, electrical wholesalers and interior designers.</p><p>Please apply in writing to ${mail('trade@brockhavenlighting.test')}, enclosing a company letterhead and your VAT number. Resale on Amazon, eBay or OnBuy is not permitted under our terms.</p></div>`,
      ],
    },
    titles: ['Brockhaven Lighting Opal Pendant', 'Brockhaven Dolly Switch Brass'],
    category: 'Tools & Home Improvement',
    results: answers(itself, hit('https://lampsonline.test/brockhaven', 'Brockhaven Lighting')),
    elsewhere: { 'lampsonline.test': other('Lamps Online', '<p>help@lampsonline.test</p>') },
    expected: {
      wayIn: writeTo('trade@brockhavenlighting.test'),
      traps: ['help@lampsonline.test', 'accounts@brockhavenlighting.test'],
      policy: {
        takes_wholesale: yes(
          'Trade accounts are open to lighting showrooms, electrical wholesalers and interior designers.',
          '/trade',
        ),
        documents: says(
          ['tax_id'],
          'Please apply in writing to trade@brockhavenlighting.test, enclosing a company letterhead and your VAT number.',
          '/trade',
        ),
        marketplaces: says(
          'forbidden',
          'Resale on Amazon, eBay or OnBuy is not permitted under our terms.',
          '/trade',
        ),
      },
    },
  }),
];
