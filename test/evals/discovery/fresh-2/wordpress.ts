import type { DiscoveryCase } from '../case.ts';
import { address, ent, formAt, hits, mail, said } from '../fresh/themes.ts';
import { blocks, elementor, site } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Hartlepoint Coffee Roasters',
    productTitles: ['Hartlepoint Night Shift Whole Bean 12 oz', 'Hartlepoint Decaf Sumatra 12 oz'],
    category: 'Grocery',
    search: hits(
      ['https://hartlepoint.test/', 'Hartlepoint Coffee Roasters', 'Roasted Tuesdays in Duluth'],
      ['https://hartlepointchurch.test/', 'Hartlepoint Lutheran', 'Coffee hour after service'],
    ),
    hosts: {
      'hartlepointchurch.test': { '/': '<h1>Hartlepoint Lutheran</h1><p>office@hartlepointchurch.test</p>' },
      'hartlepoint.test': site(
        elementor,
        {
          name: 'Hartlepoint Coffee',
          menu: {
            '/coffee/': 'Coffee',
            '/cafes-and-grocers/': 'Cafés &#038; grocers',
            '/brew-guide/': 'Brew guide',
          },
          foot: {
            '/contact/': 'Contact',
            '/careers/': 'Careers',
            '/shipping-returns/': 'Shipping &#038; returns',
          },
          legal: 'Website by Northpine Digital – hello@northpinedigital.test',
        },
        {
          '/': '<h1>Roasted Tuesdays</h1><p>Night Shift Whole Bean, Decaf Sumatra.</p>',
          '/cafes-and-grocers/':
            '<h1>Cafés &#038; grocers</h1><p>Pouring or shelving Hartlepoint starts here: complete the form and our roastery manager phones you within the week. Have your EIN and a completed W&#8209;9 at hand.</p><form class="elementor-form" method="post" name="New Form"><div class="elementor-form-fields-wrapper"><input name="form_fields[name]" placeholder="Name"><input name="form_fields[cafe]" placeholder="Café or shop"><input type="email" name="form_fields[email]" placeholder="Email"><button type="submit">Start pouring</button></div></form>',
          '/contact/': '<h1>Contact</h1><p>Beans not there yet? beans@hartlepoint.test</p>',
          '/careers/': '<h1>Careers</h1><p>Résumés to jobs@hartlepoint.test</p>',
          '/shipping-returns/':
            '<h1>Shipping &#038; returns</h1><p>Orders of three bags or more travel free. The minimum for gift notes is one bag.</p>',
        },
      ),
    },
    expected: {
      website: 'hartlepoint.test',
      wayIn: formAt('https://hartlepoint.test/cafes-and-grocers/'),
      traps: ['office@hartlepointchurch.test', 'hello@northpinedigital.test', 'jobs@hartlepoint.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Pouring or shelving Hartlepoint starts here: complete the form and our roastery manager phones you within the week.',
          '/cafes-and-grocers/',
        ),
        documents: said(['tax_id', 'w9'], 'Have your EIN and a completed W‑9 at hand', '/cafes-and-grocers/'),
      },
    },
  },
  {
    brand: 'Mossgate Pottery',
    productTitles: ['Mossgate Yarn Bowl Speckle', 'Mossgate Butter Keeper'],
    category: 'Home',
    search: hits(
      ['https://mossgatepottery.test/', 'Mossgate Pottery', 'Yarn bowls and butter keepers'],
      ['https://craftfairguide.test/vendors/mossgate', 'Mossgate – Craft Fair Guide', 'Booth 41'],
    ),
    hosts: {
      'craftfairguide.test': {
        '/vendors/mossgate': '<h1>Booth 41: Mossgate</h1><p>booths@craftfairguide.test</p>',
      },
      'mossgatepottery.test': site(
        blocks,
        {
          name: 'Mossgate Pottery',
          menu: { '/pots/': 'Pots', '/kiln-diary/': 'Kiln diary', '/work-with-us/': 'Work with us' },
          foot: { '/say-hi/': 'Say hi', '/privacy-policy/': 'Privacy Policy' },
        },
        {
          '/': '<h1>Pots with a lip</h1><p>Yarn Bowl Speckle and Butter Keeper.</p>',
          '/work-with-us/': `<h1>Work with us</h1><h2>In the studio</h2><p>Glazers, send pictures to ${mail('bench@mossgatepottery.test')}.</p><h2>In your store</h2><p>We keep forty gift shops in pots. A dozen pieces, any mix, gets you going; kiln time is five weeks. Ask Petra: ${mail('petra@mossgatepottery.test')}</p><h2>In your magazine</h2><p>${mail('stories@mossgatepottery.test')}</p>`,
          '/say-hi/': '<h1>Say hi</h1><p>hi@mossgatepottery.test</p>',
        },
      ),
    },
    expected: {
      website: 'mossgatepottery.test',
      wayIn: address('petra@mossgatepottery.test'),
      traps: ['booths@craftfairguide.test', 'bench@mossgatepottery.test', 'stories@mossgatepottery.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We keep forty gift shops in pots. A dozen pieces, any mix, gets you going; kiln time is five weeks.',
          '/work-with-us/',
        ),
      },
    },
  },
  {
    brand: 'Vandermeul Bikes USA',
    productTitles: ['Vandermeul Cargo Pannier 28L', 'Vandermeul Brass Bell'],
    category: 'Sports',
    search: hits(
      ['https://vandermeul.test/', 'Vandermeul', 'Panniers, bells and other slow things'],
      ['https://wheelhouse-cycles.test/vandermeul', 'Vandermeul | Wheelhouse Cycles', 'Bell $28'],
    ),
    hosts: {
      'wheelhouse-cycles.test': { '/vandermeul': '<h1>Vandermeul</h1><p>service@wheelhouse-cycles.test</p>' },
      'vandermeul.test': site(
        elementor,
        {
          name: 'Vandermeul',
          menu: { '/shop/': 'Shop', '/dealers/': 'Dealer locator' },
          foot: {
            '/dealer-application/': 'Sell Vandermeul',
            '/warranty/': 'Warranty',
            '/dealer-agreement/': 'Dealer agreement',
          },
        },
        {
          '/': '<h1>Slow things</h1><p>Cargo Pannier 28L. Brass Bell.</p>',
          '/dealers/':
            '<h1>Dealer locator</h1><div class="wpsl-store"><strong>Wheelhouse Cycles</strong> Fargo, ND <a href="mailto:service@wheelhouse-cycles.test">Email</a></div><div class="wpsl-store"><strong>Spoke Folk</strong> Bend, OR <a href="mailto:hi@spokefolk.test">Email</a></div><p>Use our store map to find the nearest. </p>',
          '/dealer-application/':
            '<h1>Sell Vandermeul</h1><p>We sign up a handful of bike shops each month. Name us three suppliers we may call for references.</p><div class="gform_wrapper"><form method="post" id="gform_4" action="/dealer-application/#gf_4"><label>Shop name</label><input name="input_1"><label>Shop e-mail</label><input type="email" name="input_2"><label>References</label><textarea name="input_3"></textarea><button>Apply</button></form></div>',
          '/dealer-agreement/':
            '<h1>Dealer agreement</h1><p>2.1 Dealer’s initial purchase shall total not less than $1,200.00 at dealer cost. 2.2 Each following purchase shall total not less than $300.00. 3.4 Dealer agrees to observe the Vandermeul MAP schedule. 3.7 Dealer shall not list Products on Amazon.com, whether itself or through others.</p>',
          '/warranty/': '<h1>Warranty</h1><p>warranty@vandermeul.test</p>',
        },
      ),
    },
    expected: {
      website: 'vandermeul.test',
      wayIn: formAt('https://vandermeul.test/dealer-application/'),
      traps: ['service@wheelhouse-cycles.test', 'hi@spokefolk.test'],
      policy: {
        takes_wholesale: said('yes', 'We sign up a handful of bike shops each month', '/dealer-application/'),
        minimum_opening_order: said(
          1200,
          'initial purchase shall total not less than $1,200.00',
          '/dealer-agreement/',
        ),
        minimum_reorder: said(
          300,
          'Each following purchase shall total not less than $300.00',
          '/dealer-agreement/',
        ),
        currency: 'USD',
        map_policy: said('yes', 'Dealer agrees to observe the Vandermeul MAP schedule', '/dealer-agreement/'),
        marketplaces: said(
          'amazon_forbidden',
          'Dealer shall not list Products on Amazon.com',
          '/dealer-agreement/',
        ),
        documents: said(
          ['trade_references'],
          'Name us three suppliers we may call for references',
          '/dealer-application/',
        ),
      },
    },
  },
  {
    brand: 'Lindenquist Optics',
    productTitles: ['Lindenquist 8x32 Birding Binocular', 'Lindenquist Lens Pen'],
    category: 'Electronics',
    search: hits(['https://lindenquist.test/', 'Lindenquist Optics', 'Binoculars for birders']),
    hosts: {
      'lindenquist.test': site(
        blocks,
        {
          name: 'Lindenquist Optics',
          menu: { '/binoculars/': 'Binoculars', '/birding/': 'Birding' },
          foot: { '/resellers/': 'Resellers', '/service/': 'Service', '/imprint/': 'Imprint' },
          legal: 'Theme by Corvid Themes, support@corvidthemes.test',
        },
        {
          '/': '<h1>See the eyebrow</h1><p>8x32 Birding Binocular. Lens Pen.</p>',
          '/resellers/':
            '<h1>Resellers</h1><p>Our conditions for the trade are kept <a href="/wp-content/uploads/2026/02/lq-conditions.pdf">in this PDF (4 pages)</a>. Accounts are opened by Annika: annika [at] lindenquist [dot] test. A reseller who would like to offer our optics on Amazon has to be given leave by us first, on paper.</p>',
          '/wp-content/uploads/2026/02/lq-conditions.pdf': {
            type: 'application/pdf',
            body: '%PDF-1.5\n%\u00e2\u00e3\nstream\nxZ1\nendstream\n%%EOF',
          },
          '/service/': '<h1>Service</h1><p>Repairs: werkstatt [at] lindenquist [dot] test</p>',
          '/imprint/': '<h1>Imprint</h1><p>Photography: lena@fieldframe.test</p>',
        },
      ),
    },
    expected: {
      website: 'lindenquist.test',
      wayIn: address('annika@lindenquist.test'),
      traps: ['support@corvidthemes.test', 'lena@fieldframe.test'],
      policy: {
        takes_wholesale: said('yes', 'Accounts are opened by Annika', '/resellers/'),
        marketplaces: said(
          'with_permission',
          'A reseller who would like to offer our optics on Amazon has to be given leave by us first, on paper',
          '/resellers/',
        ),
      },
    },
  },
  {
    brand: 'Bramblewick Honey Farm',
    productTitles: ['Bramblewick Raw Clover Honey 16 oz', 'Bramblewick Comb Square'],
    category: 'Grocery',
    search: hits(
      ['https://bramblewick.test/', 'Bramblewick Honey', 'Raw honey from 60 hives'],
      ['https://farmstandmap.test/bramblewick', 'Bramblewick farm stand', 'Open Sat 9–2'],
    ),
    hosts: {
      'farmstandmap.test': { '/bramblewick': '<h1>Bramblewick</h1><p>listings@farmstandmap.test</p>' },
      'bramblewick.test': site(
        elementor,
        {
          name: 'Bramblewick Honey',
          strip: '<p>Pick up at the stand and save shipping</p>',
          menu: { '/honey/': 'Honey', '/hives/': 'Hives', '/visit/': 'Visit' },
          foot: { '/bulk-and-resale/': 'Bulk &#038; resale', '/contact/': 'Contact' },
        },
        {
          '/': '<h1>Sixty hives</h1><p>Raw Clover Honey 16 oz, Comb Square.</p>',
          '/bulk-and-resale/': `<h1>Bulk &#038; resale</h1><p>Bakers: five-gallon pails from $260, at the stand only.</p><p>Stores: cases of 12 jars go out at resale price from your very first $180; from then on $60 will do. Text or mail Dale at <b>d</b><b>ale</b><i>@bramble</i><i>wick.test</i> and put your sales tax permit in the same envelope, so to speak.</p>`,
          '/contact/': `<h1>Contact</h1><p>${ent('stand@bramblewick.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'bramblewick.test',
      wayIn: address('dale@bramblewick.test'),
      traps: ['listings@farmstandmap.test'],
      policy: {
        takes_wholesale: said('yes', 'cases of 12 jars go out at resale price', '/bulk-and-resale/'),
        minimum_opening_order: said(180, 'from your very first $180', '/bulk-and-resale/'),
        minimum_reorder: said(60, 'from then on $60 will do', '/bulk-and-resale/'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'put your sales tax permit in the same envelope',
          '/bulk-and-resale/',
        ),
      },
    },
  },
  {
    brand: 'Osterloh Sauces',
    productTitles: ['Osterloh Mustard BBQ Sauce 14 oz', 'Osterloh Pepper Jelly 10 oz'],
    category: 'Grocery',
    search: hits(
      ['https://osterlohsauces.test/', 'Osterloh Sauces', 'Mustard BBQ from Beaufort'],
      ['https://grocerwire.test/osterloh', 'Osterloh expands', 'Sauce maker adds a second kettle'],
    ),
    hosts: {
      'grocerwire.test': { '/osterloh': '<h1>Osterloh expands</h1><p>newsdesk@grocerwire.test</p>' },
      'osterlohsauces.test': site(
        blocks,
        {
          name: 'Osterloh Sauces',
          menu: { '/sauces/': 'Sauces', '/recipes/': 'Recipes', '/for-grocers/': 'For grocers' },
          foot: { '/contact-us/': 'Contact us', '/media-kit/': 'Media kit' },
        },
        {
          '/': '<h1>Mustard first</h1><p>Mustard BBQ Sauce and Pepper Jelly.</p>',
          '/for-grocers/':
            '<h1>For grocers</h1><p>Grocers can order Osterloh through Palmetto Foodways in the Southeast and through Wheatland Provisions everywhere else.</p><p>Buyers of chains: please write to keyaccounts@osterlohsauces.test.</p>',
          '/contact-us/': '<h1>Contact us</h1><p>Sauce emergencies: sauce@osterlohsauces.test</p>',
          '/media-kit/': '<h1>Media kit</h1><p>pr@osterlohsauces.test</p>',
        },
      ),
    },
    expected: {
      website: 'osterlohsauces.test',
      wayIn: address('keyaccounts@osterlohsauces.test'),
      traps: ['newsdesk@grocerwire.test', 'pr@osterlohsauces.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Grocers can order Osterloh through Palmetto Foodways in the Southeast and through Wheatland Provisions everywhere else. Buyers of chains: please write to keyaccounts@osterlohsauces.test.',
          '/for-grocers/',
        ),
        distributors: said(
          ['Palmetto Foodways', 'Wheatland Provisions'],
          'through Palmetto Foodways in the Southeast and through Wheatland Provisions everywhere else',
          '/for-grocers/',
        ),
      },
    },
  },
  {
    brand: 'Pikestaff Hot Sauce',
    productTitles: ['Pikestaff Scotch Bonnet 5 oz', 'Pikestaff Smoked Ghost 5 oz'],
    category: 'Grocery',
    search: hits(
      ['https://heatseekers.test/pikestaff', 'Pikestaff – Heat Seekers', 'Buy Pikestaff'],
      ['https://pikestaffsauce.test/', 'Pikestaff', 'Fermented hot sauce'],
      ['https://pikestaff.test/', 'Pikestaff Consulting', 'Strategy for utilities'],
    ),
    hosts: {
      'heatseekers.test': { '/pikestaff': '<h1>Pikestaff</h1><p>ops@heatseekers.test</p>' },
      'pikestaff.test': {
        '/': '<title>Pikestaff Consulting</title><h1>Strategy for utilities</h1><p>info@pikestaff.test</p>',
      },
      'pikestaffsauce.test': site(
        blocks,
        {
          name: 'Pikestaff Hot Sauce',
          menu: { '/sauces/': 'Sauces', '/ferment/': 'How we ferment', '/wholesale/': 'Wholesale' },
          foot: { '/holler/': 'Holler' },
        },
        {
          '/': '<h1>Ninety days in oak</h1><p>Scotch Bonnet 5 oz, Smoked Ghost 5 oz</p>',
          '/wholesale/':
            '<h1>Wholesale</h1><p>Wholesale is paused while the new barrels age. Nobody gets on the list before autumn, however nicely they ask.</p>',
          '/holler/':
            '<h1>Holler</h1><form method="post" action="/holler/"><input name="your-name"><input type="email" name="your-email"><textarea name="your-message"></textarea><input type="submit" value="Holler"></form>',
        },
      ),
    },
    expected: {
      website: 'pikestaffsauce.test',
      wayIn: formAt('https://pikestaffsauce.test/holler/'),
      traps: ['ops@heatseekers.test', 'info@pikestaff.test'],
      policy: { takes_wholesale: said('no', 'Wholesale is paused while the new barrels age', '/wholesale/') },
    },
  },
];
