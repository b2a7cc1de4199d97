import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  directory,
  facebook,
  generatedTerms,
  hit,
  house,
  lastClauses,
  linkedin,
  parcels,
  privacy,
  type Site,
  sendingBack,
  video,
  walmart,
} from './kit.ts';

const aura: Site = {
  name: 'Aurastem Audio',
  nav: [
    ['/speakers', 'Speakers'],
    ['/find-a-dealer', 'Find a Dealer'],
    ['/international-distributors', 'International'],
    ['/become-a-dealer', 'Become a Dealer'],
    ['/support', 'Support'],
  ],
  foot: `<ul><li><a href="/legal/authorized-dealers">Authorized Dealer & Internet Policy</a></li><li><a
href="/legal/warranty">Warranty</a></li>
<li><a href="/press">Press</a></li><li><a href="/shipping">Shipping</a></li>
<li><a href="/returns">Returns</a></li><li><a href="/legal/privacy">Privacy</a></li><li><a
href="/legal/terms">Terms</a></li></ul>
<p>Aurastem Audio Corporation, 2200 Cone Street, Salt Lake City, UT 84104</p>`,
  head: `<script type="text/javascript">window.__chat={"account":"widget@chatperch.com","site":"aurastem"};</script>`,
};

export const electronicsCases: readonly DiscoveryCase[] = [
  {
    brand: 'Aurastem Audio',
    productTitles: [
      'Aurastem Audio S3 Bookshelf Speaker Pair Walnut',
      'Aurastem Audio DeskAmp 50 Integrated Amplifier',
    ],
    category: 'Electronics',
    search: [
      hit('https://www.crutchfield.com/aurastem', 'Aurastem Audio at Crutchfield', 'Free shipping.'),
      amazon('B0AURAS3WN', 'Aurastem Audio S3 Bookshelf Speaker Pair Walnut', 'Aurastem'),
      hit('https://www.aurastem.com/', 'Aurastem Audio | Loudspeakers from Utah', 'Speakers and amplifiers.'),
      hit('https://aurastem.ch/', 'AuraStem Klinik Zürich', 'Regenerative Medizin.'),
      hit('https://www.audiosciencetalk.net/aurastem-s3', 'Aurastem S3 measured', 'Flat to 45 Hz.'),
      linkedin('aurastem-audio', 'Aurastem Audio Corporation', 'Consumer electronics.'),
      facebook('aurastemaudio', 'Aurastem Audio', 'Loudspeakers from Utah.'),
      video('aS3rev', 'Aurastem S3 review'),
      directory('aurastem-audio', 'Aurastem Audio', 'Salt Lake City, Utah'),
    ],
    hosts: {
      'www.aurastem.com': {
        '/': house(
          aura,
          'Loudspeakers from Utah',
          '<p>S3 Bookshelf Speaker Pair in Walnut. DeskAmp 50 Integrated Amplifier.</p>',
        ),
        '/speakers': house(aura, 'Speakers', '<p>Aurastem Audio S3 Bookshelf Speaker Pair Walnut, $899</p>'),
        '/become-a-dealer': house(
          aura,
          'Become a Dealer',
          `<p>Thank you for your interest in representing Aurastem Audio. We appoint a limited number of dealers in
each market:
specialty audio stores, custom integrators and qualified internet dealers.</p>
<p>To be considered, complete the dealer inquiry below. A regional manager will reply and send our dealer agreement.</p>
<p>Each location of a dealer is reviewed by itself, and chains send one inquiry for every showroom. Custom integrators
without a
showroom are considered under a separate program.</p>
<p>Dealers commit to a $3,000 opening order, which includes one demonstration pair.</p>
<p>After approval we require a resale certificate, photographs of your showroom, and the address of any website on which
you intend to sell.</p>
<script src="https://js.hsforms-embed.net/forms/v2.js"></script>
<form class="hs-form" id="hsForm_2c9d" action="https://submissions.hsforms-embed.net/2c9d" method="post">
<label>First name<input name="firstname"></label><label>Last name<input name="lastname"></label>
<label>Email<input type="email" name="email" placeholder="name@company.com"></label><label>City<input
name="city"></label>
<input type="submit" value="Send dealer inquiry"></form>`,
        ),
        '/find-a-dealer': house(aura, 'Find a Dealer', '<p>Showrooms near you: enter a ZIP or city.</p>'),
        '/international-distributors': house(
          aura,
          'International Distributors',
          `<p>Outside the United States, Aurastem is represented by the following companies.</p>
<table><tr><td>Canada</td><td>Tri-Lake Audio Distribution</td><td>sales@trilakeaudio.ca</td></tr>
<tr><td>Germany, Austria, Switzerland</td><td>Klangwerk Import GmbH</td><td>info@klangwerk-import.de</td></tr>
<tr><td>Korea</td><td>Hanbit AV Co., Ltd.</td><td>aurastem@hanbitav.co.kr</td></tr></table>`,
        ),
        '/legal/authorized-dealers': house(
          aura,
          'Authorized Dealer & Internet Policy',
          `<p>Aurastem Audio products are sold only through authorized dealers. Sales by an authorized dealer to
another reseller
(“transshipping”) are a breach of the dealer agreement.</p>
<h2>Internet sales</h2><p>An authorized internet dealer may sell from web addresses listed in its agreement, and from no
others.</p>
<p>No dealer may sell Aurastem products on eBay, Amazon Marketplace, Walmart Marketplace, Newegg or Reverb.</p>
<h2>Advertising</h2><p>Dealers are required to observe the Aurastem Minimum Advertised Price (MAP) schedule in print,
broadcast
and online.</p>${lastClauses('Aurastem Audio', 'Utah')}<p>Consumers: serial numbers may have been removed from units
sold by unauthorized sellers.</p>`,
        ),
        '/shipping': house(aura, 'Shipping', parcels('$25')),
        '/returns': house(aura, 'Returns', sendingBack('support@aurastem.com')),
        '/legal/warranty': house(
          aura,
          'Warranty',
          `<p>Five years on loudspeakers, three on electronics, to the original owner, when purchased from an
authorized dealer.
Units purchased on eBay, or from unauthorized sellers on Amazon, are not covered.</p>`,
        ),
        '/support': house(
          aura,
          'Support',
          '<p>support@aurastem.com, 801-555-0155. Free ground shipping on parts over $25.</p>',
        ),
        '/press': house(
          aura,
          'Press',
          '<p>Review loans: Dale Orcutt, Orcutt Public Relations, dale@orcuttpr.com</p>',
        ),
        '/legal/privacy': house(aura, 'Privacy', privacy('Aurastem', 'Write to support@aurastem.com.')),
        '/legal/terms': house(aura, 'Terms', generatedTerms('Aurastem Audio', 'support@aurastem.com')),
      },
      'aurastem.ch': { '/': '<html><title>AuraStem Klinik</title><p>Termine nach Vereinbarung.</p></html>' },
    },
    expected: {
      website: 'www.aurastem.com',
      wayIn: { kind: 'form', anyOf: ['https://www.aurastem.com/become-a-dealer'] },
      traps: [
        'sales@trilakeaudio.ca',
        'info@klangwerk-import.de',
        'aurastem@hanbitav.co.kr',
        'dale@orcuttpr.com',
        'widget@chatperch.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We appoint a limited number of dealers in each market',
          furtherWords: [
            'Thank you for your interest in representing Aurastem Audio',
            'complete the dealer inquiry below',
            'will reply and send our dealer agreement',
            'Become a Dealer',
            'are sold only through authorized dealers',
            'Dealers commit to a $3,000 opening order',
          ],
          path: '/become-a-dealer',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'No dealer may sell Aurastem products on eBay, Amazon Marketplace',
          path: '/legal/authorized-dealers',
        },
        map_policy: {
          value: 'yes',
          words: 'observe the Aurastem Minimum Advertised Price (MAP) schedule',
          path: '/legal/authorized-dealers',
        },
        minimum_opening_order: {
          value: 3000,
          words: 'Dealers commit to a $3,000 opening order',
          path: '/become-a-dealer',
        },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'storefront_photos', 'website_url'],
          words:
            'we require a resale certificate, photographs of your showroom, and the address of any website',
          path: '/become-a-dealer',
        },
        distributors: {
          value: ['Tri-Lake Audio Distribution', 'Klangwerk Import GmbH', 'Hanbit AV Co., Ltd.'],
          words: 'Tri-Lake Audio Distribution',
          furtherWords: ['Klangwerk Import GmbH', 'Hanbit AV Co., Ltd.'],
          path: '/international-distributors',
        },
      },
    },
  },
  {
    brand: 'LUMENFOX',
    productTitles: [
      'LUMENFOX Rechargeable Headlamp 2 Pack 1200 Lumen',
      'LUMENFOX Under Cabinet Light Motion Sensor',
    ],
    category: 'Electronics',
    search: [
      amazon('B0LUMFOX2P', 'LUMENFOX Rechargeable Headlamp 2 Pack 1200 Lumen', 'LUMENFOX'),
      walmart('33310099', 'LUMENFOX Under Cabinet Light Motion Sensor'),
      facebook('lumenfox.official', 'LUMENFOX', '212 followers.'),
      hit('https://lumenfox.studio/', 'Lumen Fox Photography', 'Weddings in Asheville.'),
      hit('https://www.temu.com/lumenfox', 'LUMENFOX | Temu', 'Up to 70% off.'),
      hit('https://www.markenschau.com/lumenfox', 'LUMENFOX trademark', 'Owner: Shenzhen Liangguang Tech.'),
      video('lFxUC', 'LUMENFOX under cabinet light unboxing'),
    ],
    hosts: {
      'lumenfox.studio': {
        '/': `<html><head><title>Lumen Fox Photography</title></head><body><h1>Weddings</h1>
<p>I'm Fox. Albums by order. Dates: (828) 555-0139.</p></body></html>`,
      },
    },
    expected: { website: null, wayIn: { kind: 'none' }, traps: [], policy: {} },
  },
];
