import type { DiscoveryCase } from '../case.ts';
import {
  blocks,
  by,
  form,
  hidden,
  hit,
  mail,
  nowhere,
  says,
  sells,
  shopify,
  squarespace,
  to,
  told,
  woo,
} from './kit.ts';

const ondine = shopify({
  name: 'Ondine Soap',
  nav: [
    ['/collections/bars', 'Bars'],
    ['/pages/help', 'Help'],
    ['/policies/privacy-policy', 'Privacy'],
  ],
  foot: '<p>Chat with us: tap the bubble, bottom right.</p>',
  tail: '<script src="https://chat.bubbledesk.com/w.js" data-owner="onboarding@bubbledesk.com"></script>',
});
const brackish = shopify({
  name: 'Brackish Skincare',
  nav: [
    ['/collections/all', 'Shop'],
    ['/pages/contact', 'Contact'],
    ['/pages/spas', 'Spas & salons'],
    ['/pages/retailers', 'Retailers'],
  ],
});
const juno = woo({
  name: 'Juno Beard Supply',
  nav: [
    ['/shop/', 'Shop'],
    ['/wholesale/', 'Wholesale'],
    ['/reviews/', 'Reviews'],
  ],
  foot: `<p>Theme: Barbershop Pro. Theme support: themes@wpbarbershop.dev</p><p>your@email.com</p>`,
});
const velluto = squarespace({
  name: 'Velluto Nails',
  nav: [
    ['/polish', 'Polish'],
    ['/team', 'Team'],
    ['/contact', 'Contact'],
  ],
});
const saltmarsh = blocks({
  name: 'Saltmarsh Apothecary',
  nav: [
    ['/products', 'Products'],
    ['/trade', 'Trade'],
    ['/legal', 'Legal'],
  ],
  foot: '<p>A Hartnell &amp; Daughters company</p>',
});
const pomade = shopify({
  name: 'Rookwing Pomade',
  nav: [
    ['/collections/pomade', 'Pomade'],
    ['/pages/faq', 'FAQ'],
    ['/pages/safety', 'Safety'],
  ],
});
const balm = squarespace({
  name: 'Bee Hollow Balm',
  nav: [
    ['/balm', 'Balm'],
    ['/about', 'About'],
    ['/privacy', 'Privacy'],
  ],
});
const mossa = woo({
  name: 'Mossa Botanicals',
  nav: [
    ['/shop/', 'Shop'],
    ['/stockists/', 'Stockists'],
    ['/contact/', 'Contact'],
  ],
  foot: `<p>ABN 55 120 334 119. Made in Hobart.</p>`,
});

export const bathCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Ondine',
    titles: ['Ondine Sea Salt Soap Bar, 5 oz', 'Ondine Kelp & Clay Soap, 3 Pack'],
    category: 'Beauty',
    host: 'ondinesoap.shop',
    blurb: 'Soap with sea in it',
    pages: {
      '/': ondine(
        'Soap with sea in it',
        '<p>Cold-process bars from Nova Scotia. Talk to us in the chat, we are there from nine to five.</p>',
      ),
      '/pages/help': ondine(
        'Help',
        `<p>We have no e-mail desk. Everything goes through the chat bubble.</p><p>Parcel lost? Your carrier: claims@fundyparcel.ca</p>
<p>Paid in parts? support@paylaterly.com</p>`,
      ),
      '/policies/privacy-policy': ondine(
        'Privacy policy',
        `<p>Our representative in the EU is EUREP Desk GmbH (gdpr@eurepdesk.eu), in the UK Repco Ltd (uk-rep@repco-gdpr.co.uk). To have your data erased: erase@ondinesoap.shop.</p>`,
      ),
    },
    wayIn: nowhere,
    traps: [
      'onboarding@bubbledesk.com',
      'claims@fundyparcel.ca',
      'support@paylaterly.com',
      'gdpr@eurepdesk.eu',
      'uk-rep@repco-gdpr.co.uk',
      'erase@ondinesoap.shop',
    ],
  }),
  told({
    brand: 'Brackish Skincare',
    titles: ['Brackish Mineral Face Mist, 4 oz', 'Brackish Sea Silt Mask'],
    category: 'Beauty',
    host: 'brackishskincare.com',
    blurb: 'Skincare from the estuary',
    pages: {
      '/': brackish('From the estuary', '<p>Silt, salt and seaweed.</p>'),
      '/pages/contact': brackish(
        'Contact',
        `<p>Customer care: ${mail('care@brackishskincare.com')}</p><p>Press: ${mail('press@brackishskincare.com')}</p><p>Investors: ${mail('ir@brackishholdings.com')}</p><p>Jobs: ${mail('join@brackishskincare.com')}</p>`,
      ),
      '/pages/spas': brackish(
        'Spas & salons',
        `<p>Treatment rooms order back-bar sizes from ${mail('professional@brackishskincare.com')} (licensed estheticians only, no retail).</p>`,
      ),
      '/pages/retailers': brackish(
        'Retailers',
        `<p>Boutiques and pharmacies, we would love to be on your shelf: ${mail('retail@brackishskincare.com')}. First orders from $300.</p>
<p>Department stores in the UK: our sister company Brackish UK, buyers@brackish.co.uk.</p>`,
      ),
    },
    wayIn: to('retail@brackishskincare.com'),
    traps: [
      'press@brackishskincare.com',
      'ir@brackishholdings.com',
      'join@brackishskincare.com',
      'professional@brackishskincare.com',
      'buyers@brackish.co.uk',
    ],
    policy: {
      takes_wholesale: says('yes', 'we would love to be on your shelf', '/pages/retailers'),
      minimum_opening_order: says(300, 'First orders from $300', '/pages/retailers'),
      currency: 'USD',
    },
  }),
  told({
    brand: 'Juno Beard Supply',
    titles: ['Juno Beard Oil, Cedar & Smoke, 1 oz', 'Juno Beard Supply Boar Bristle Brush'],
    category: 'Beauty',
    host: 'junobeard.com',
    blurb: 'Beard oil and brushes',
    pages: {
      '/': juno('For better beards', '<p>Mixed in Boise.</p>'),
      '/wholesale/': juno(
        'Wholesale',
        `<p>Barbershops and stores, email wholesale [at] junobeard [dot] com with your resale certificate.</p>
<p>Note for Canadian shops: please don't write to us, write to Northern Beard Distribution, hello@northernbeard.ca.</p>
<p>We no longer use juno.wholesale@gmail.com.</p>`,
      ),
      '/reviews/': juno(
        'Reviews',
        `<p>★★★★★ Great stuff. If any shop near Tulsa wants some, write me: bigrick74@yahoo.com – Rick</p>
<p>★★★★ Smells like a campfire. barbara@barbsbarbershop.com</p><p>Reviews are moderated by TrueStars, moderation@truestars.co.</p>`,
      ),
    },
    wayIn: to('wholesale@junobeard.com'),
    traps: [
      'themes@wpbarbershop.dev',
      'your@email.com',
      'hello@northernbeard.ca',
      'juno.wholesale@gmail.com',
      'bigrick74@yahoo.com',
      'barbara@barbsbarbershop.com',
      'moderation@truestars.co',
    ],
    policy: {
      takes_wholesale: says('yes', 'Barbershops and stores, email', '/wholesale/'),
      documents: says(['resale_certificate'], 'with your resale certificate', '/wholesale/'),
      distributors: says(
        ['Northern Beard Distribution'],
        'write to Northern Beard Distribution',
        '/wholesale/',
      ),
    },
  }),
  told({
    brand: 'VELLUTO',
    titles: ['Velluto Nail Polish, Oxblood', 'Velluto Ridge Filling Base Coat'],
    category: 'Beauty',
    host: 'vellutonails.co',
    blurb: 'Ten-free nail polish',
    pages: {
      '/': velluto('Ten-free polish', '<p>Vegan, cruelty-free, quick to dry.</p>'),
      '/team': velluto(
        'Team',
        `<p><b>Ines Marr</b>, founder</p><p><b>Kofi Adu</b>, accounts for shops and salons: kofi@vellutonails.co</p>
<p><b>Bea Lund</b>, social – tag her or write to bea@vellutonails.co about collabs</p><p><b>Ruth Ames</b>, people &amp; culture: ruth@vellutonails.co</p>
<p><em>In memory of our first colleague Dana (dana@vellutonails.co), who left us in 2023.</em></p>`,
      ),
      '/contact': velluto(
        'Contact',
        `<p>Shade names are a registered trade mark; complaints to our attorneys, docket@pelhamip.com.</p><p>Reactions: ${mail('cosmetovigilance@vellutonails.co')}</p><p>Newsletter stuck? ${mail('letters@vellutonails.co')}</p>`,
      ),
    },
    wayIn: to('kofi@vellutonails.co'),
    traps: [
      'bea@vellutonails.co',
      'ruth@vellutonails.co',
      'dana@vellutonails.co',
      'docket@pelhamip.com',
      'cosmetovigilance@vellutonails.co',
      'letters@vellutonails.co',
    ],
    policy: {},
  }),
  told({
    brand: 'Saltmarsh Apothecary',
    titles: ['Saltmarsh Apothecary Samphire Hand Cream', 'Saltmarsh Apothecary Bath Salts, Sea Lavender'],
    category: 'Beauty',
    host: 'saltmarshapothecary.co.uk',
    blurb: 'Hand creams from the Norfolk coast',
    pages: {
      '/': saltmarsh('From the Norfolk coast', '<p>Small batches since 2009.</p>'),
      '/trade': saltmarsh(
        'Trade',
        `<p>Saltmarsh is sold to shops by our parent, Hartnell &amp; Daughters, together with their other brands. Accounts: ${mail('accounts.desk@hartnelldaughters.co.uk', 'the Hartnell trade desk')}.</p>
<p>Their food brands have another desk (${mail('foodtrade@hartnelldaughters.co.uk')}), their hotel line too (${mail('hotels@hartnelldaughters.co.uk')}).</p>`,
      ),
      '/legal': saltmarsh(
        'Legal',
        `<p>Hosting: Wash Internet, abuse@washinternet.net.uk. Domain: hostmaster@saltmarshapothecary.co.uk. Security reports: security@saltmarshapothecary.co.uk.</p>
<p>Modern slavery statement: compliance@hartnelldaughters.co.uk</p><p>Pensions of former staff: pensions@hartnelldaughters.co.uk</p>`,
      ),
    },
    wayIn: to('accounts.desk@hartnelldaughters.co.uk'),
    traps: [
      'foodtrade@hartnelldaughters.co.uk',
      'hotels@hartnelldaughters.co.uk',
      'abuse@washinternet.net.uk',
      'hostmaster@saltmarshapothecary.co.uk',
      'security@saltmarshapothecary.co.uk',
      'compliance@hartnelldaughters.co.uk',
      'pensions@hartnelldaughters.co.uk',
    ],
    policy: sells('Saltmarsh is sold to shops by our parent', '/trade'),
  }),
  told({
    brand: 'Rookwing',
    titles: ['Rookwing Pomade, Strong Hold, 4 oz', 'Rookwing Matte Clay'],
    category: 'Beauty',
    host: 'rookwingpomade.com',
    blurb: 'Pomade with a strong hold',
    pages: {
      '/': rookHome(),
      '/pages/faq': pomade(
        'FAQ',
        `<h3>Can my barbershop carry Rookwing?</h3><p>Sure. Drop a line to ${hidden('crew@rookwingpomade.com')} and tell us where you cut.</p>
<h3>Can I get it overseas?</h3><p>In Europe it's Klipp BV, export@klipp.eu; in Japan it's Sanwa, toiawase@sanwa-hair.jp. If you live there please ask them.</p>
<h3>My code doesn't work</h3><p>codes@rookwingpomade.com looks into it.</p><h3>Do you sponsor car shows?</h3><p>Ask ${mail('events@chromeweekend.com')}, who run the one we go to.</p>`,
      ),
      '/pages/safety': pomade(
        'Safety',
        `<p>Poison control: 1-800-222-1222. Material safety data sheets: sds@rookwingpomade.com. Made by Delphi Labs, qa@delphilabs.us.</p>`,
      ),
    },
    wayIn: to('crew@rookwingpomade.com'),
    traps: [
      'export@klipp.eu',
      'toiawase@sanwa-hair.jp',
      'codes@rookwingpomade.com',
      'events@chromeweekend.com',
      'sds@rookwingpomade.com',
      'qa@delphilabs.us',
      'tin@3x.webp',
    ],
    policy: {
      takes_wholesale: says('yes', 'Sure. Drop a line to', '/pages/faq'),
      distributors: { value: ['Klipp BV', 'Sanwa'], words: 'In Europe it’s Klipp BV', path: '/pages/faq' },
    },
  }),
  told({
    brand: 'Bee Hollow',
    titles: ['Bee Hollow Lip Balm, Honey, 4 Pack', 'Bee Hollow Hand Salve Tin'],
    category: 'Beauty',
    host: 'www.beehollowbalm.com',
    blurb: 'Beeswax balms',
    further: [
      hit('https://beehollowfarm.org/', 'Bee Hollow Farm school', 'A farm school in Bee Hollow, Ohio.'),
    ],
    pages: {
      '/': balm(
        'Beeswax balms',
        '<p>From forty hives in Vermont. Sold here and at the farmers’ market in Burlington.</p>',
      ),
      '/about': balm(
        'About',
        `<p>Ann keeps the bees. We are members of Vermont Makers (office@vermontmakers.org). The lovely labels are by Studio Quince (say-hi@studioquince.design).</p>
<p>Our market is run by market@burlingtonfarmers.org.</p><p>We were written about in Hive Monthly, by Lena Fosse (lena.fosse@hivemonthly.com).</p>`,
      ),
      '/privacy': balm(
        'Privacy',
        '<p>Requests about your data: privacy@beehollowbalm.com. Mail is sent by Postpigeon (dpo@postpigeon.com).</p>',
      ),
    },
    elsewhere: {
      'beehollowfarm.org': {
        '/': '<title>Bee Hollow Farm school</title><p>Ask us: school@beehollowfarm.org</p>',
      },
    },
    wayIn: nowhere,
    traps: [
      'office@vermontmakers.org',
      'say-hi@studioquince.design',
      'market@burlingtonfarmers.org',
      'lena.fosse@hivemonthly.com',
      'privacy@beehollowbalm.com',
      'dpo@postpigeon.com',
      'school@beehollowfarm.org',
    ],
  }),
  told({
    brand: 'Mossa Botanicals',
    titles: ['Mossa Botanicals Kunzea Bath Oil 100ml', 'Mossa Botanicals Face Oil, Tasmanian Pepperberry'],
    category: 'Beauty',
    host: 'mossabotanicals.com.au',
    blurb: 'Tasmanian bath oils',
    pages: {
      '/': mossa('Tasmanian bath oils', '<p>Distilled in small copper stills.</p>'),
      '/stockists/': mossa(
        'Stockists',
        `<table><tr><th>Shop</th><th>Town</th><th>Contact</th></tr><tr><td>Salamanca Wellbeing</td><td>Hobart</td><td>hello@salamancawellbeing.com.au</td></tr>
<tr><td>The Wattle Tree</td><td>Launceston</td><td>orders@wattletree.com.au</td></tr></table>
<p>Become a stockist: fill in the form.</p>${form(['Business name', 'ABN', 'Email', 'Anything else'], 'Send enquiry', '/stockists/')}`,
      ),
      '/contact/': mossa(
        'Contact',
        `<p>Email info@mossabotanicals.com.au</p><p>Distillery tours: tours@mossabotanicals.com.au. Weddings in the garden: book with Lark Events, weddings@larkevents.com.au.</p><p>Postie: AusParcels, help@ausparcels.com.au</p>`,
      ),
    },
    wayIn: by('https://mossabotanicals.com.au/stockists/'),
    traps: [
      'hello@salamancawellbeing.com.au',
      'orders@wattletree.com.au',
      'tours@mossabotanicals.com.au',
      'weddings@larkevents.com.au',
      'help@ausparcels.com.au',
    ],
    policy: sells('Become a stockist', '/stockists/'),
  }),
];

function rookHome(): string {
  return pomade('Strong hold', '<p>Water-based, washes out. <img src="/files/tin@3x.webp" alt="Tin"></p>');
}
