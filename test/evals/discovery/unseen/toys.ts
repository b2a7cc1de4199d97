import type { DiscoveryCase } from '../case.ts';
import { next, shell } from './themes/apps.ts';
import { mail, parted } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { bigcommerce, dawn } from './themes/hosted.ts';
import { address, applyAt, hits, moved, said, sitemap } from './themes/parts.ts';
import { magento, tables, woo } from './themes/selfhosted.ts';

const plush = { name: 'Plushwarren', sells: '' };

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Wobblekin Toys',
    productTitles: [
      'Wobblekin Toys Wooden Balance Board for Toddlers',
      'Wobblekin Nesting Rainbow 12 Piece Pastel',
    ],
    category: 'Toys & Games',
    search: hits(`
      https://www.wobblekin.test/ ~ Wobblekin ~ Wooden toys that rock.
      https://www.target.com/b/wobblekin ~ Wobblekin : Target ~ Shop Wobblekin.
    `),
    hosts: {
      'www.wobblekin.test': magento(
        {
          name: 'Wobblekin',
          owner: 'Wobblekin Toys, Inc.',
          host: 'www.wobblekin.test',
          sells: 'Balance Board=$89.00 | Nesting Rainbow=$42.00',
          foot: 'Retailer application=/retailer-application | Contact=/contacts',
        },
        {
          '/contacts': `Contact us
<p>Parts, paint and praise: ${mail('info@wobblekin.test')}</p>`,
          '/retailer-application': `Retailer application
<p>Toy stores, museum shops and schools qualify for wholesale pricing. Complete the application below; approval takes three business days.</p><div id="hbspt-form-1729"></div><script charset="utf-8" src="//js.hsforms.test/forms/embed/v2.js"></script><script>hbspt.forms.create({ region: "na1", portalId: "23981170", formId: "6d0f-4bb1-9a22" });</script><noscript>${form('https://forms.hsforms.test/submit/23981170', ['Store*', 'Email*'], 'Submit')}</noscript><p>$300 opening order minimum, $100 on every order after. Keep a W-9 and your resale certificate at hand, as we will ask you to upload both.</p><p>Wobblekin may not be offered on Amazon by anyone but us. Other sites? Go ahead.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.wobblekin.test',
      wayIn: applyAt('https://www.wobblekin.test/retailer-application'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Toy stores, museum shops and schools qualify for wholesale pricing.',
          '/retailer-application',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Wobblekin may not be offered on Amazon by anyone but us.',
          '/retailer-application',
        ),
        minimum_opening_order: said(300, '$300 opening order minimum', '/retailer-application'),
        minimum_reorder: said(100, '$100 on every order after', '/retailer-application'),
        currency: 'USD',
        documents: said(
          ['w9', 'resale_certificate'],
          'Keep a W-9 and your resale certificate at hand',
          '/retailer-application',
        ),
      },
    },
  },
  {
    brand: 'Gearpickle',
    productTitles: ['Gearpickle 1000 Piece Puzzle Clockwork Pond', 'Gearpickle Wooden Gear Puzzle for Kids'],
    search: hits(`
      https://gearpickle.test/ ~ Gearpickle &#8211; Puzzles with teeth ~ Jigsaws and gear puzzles.
    `),
    hosts: {
      'gearpickle.test': woo(
        {
          name: 'Gearpickle',
          hero: 'Puzzles with teeth',
          sells: 'Clockwork Pond=$22.00 | Gear Puzzle=$35.00',
          nav: 'Contact=/contact/ | Shops=/shops/',
          note: ' <div class="theme-contact"><i class="icon-phone"></i> +1 (800) 123-4567 <i class="icon-mail"></i> needhelp@company.com</div>',
        },
        {
          '/contact/': `Contact
<p>Lost a piece? Send the box number to ${mail('pieces@gearpickle.test')}. For example: “Hello, my name is Jane, jane.doe@example.com, I miss a corner.”</p>`,
          '/shops/': `Shops
<p>Puzzle people with shops of their own get 50% off list. Our wholesale address: ${parted('wholesale@gearpickle.test')}</p><p>Displays are free with any dozen.</p>`,
        },
      ),
    },
    expected: {
      website: 'gearpickle.test',
      wayIn: address('wholesale@gearpickle.test'),
      traps: ['needhelp@company.com', 'jane.doe@example.com'],
      policy: {
        takes_wholesale: said('yes', 'Puzzle people with shops of their own get 50% off list.', '/shops/'),
      },
    },
  },
  {
    brand: 'Ludowyn Games',
    productTitles: [
      'Ludowyn Games The Tax Collectors of Ghent Board Game',
      'Ludowyn Games Harvest Moon Bakery Card Game',
    ],
    search: hits(`
      https://ludowyn.test/ ~ Ludowyn · Games about bread and power ~ Board games.
      https://boardgamegeek.com/boardgamepublisher/9912/ludowyn ~ Ludowyn Games | BoardGameGeek ~ Publisher
    `),
    hosts: {
      'ludowyn.test': next(
        {
          name: 'Ludowyn Games',
          owner: 'Ludowyn Games LLC',
          sells: 'Tax Collectors=$65 | Harvest Moon Bakery=$24',
          nav: 'Retailers=/retailers | Contact=/contact',
          foot: 'Roadmap=/roadmap',
        },
        {
          '/roadmap': `Roadmap
<h1>Our road map</h1><p>Autumn: the Ghent expansion. Winter: the solo mode, at last.</p>`,
          '/contact': `Contact
<h1>Contact</h1><p>Replacement parts ${mail('support@ludowyn.test')} / Reviewers ${mail('press@ludowyn.test')}</p>`,
          '/retailers': `Retailers
<h1>Retailers</h1><p>Friendly local game stores may order from us or from our distributors, Meeple Freight and Third Shelf Distribution.</p><p>For a direct account write to ${mail('retail@ludowyn.test')} with a photo of your storefront and your sales tax permit. Our Brick &amp; Mortar Policy has a minimum advertised price (MAP) of 85% of MSRP and forbids listing on Amazon, eBay and similar marketplaces.</p>`,
        },
      ),
    },
    expected: {
      website: 'ludowyn.test',
      wayIn: address('retail@ludowyn.test'),
      traps: ['press@ludowyn.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Friendly local game stores may order from us or from our distributors, Meeple Freight and Third Shelf Distribution.',
          '/retailers',
        ),
        marketplaces: said(
          'forbidden',
          'forbids listing on Amazon, eBay and similar marketplaces',
          '/retailers',
        ),
        map_policy: said('yes', 'minimum advertised price (MAP) of 85% of MSRP', '/retailers'),
        distributors: said(
          ['Meeple Freight', 'Third Shelf Distribution'],
          'our distributors, Meeple Freight and Third Shelf Distribution',
          '/retailers',
        ),
        documents: said(
          ['storefront_photos', 'resale_certificate'],
          'with a photo of your storefront and your sales tax permit',
          '/retailers',
        ),
      },
    },
  },
  {
    brand: 'Plushwarren',
    productTitles: ['Plushwarren Stuffed Badger 12 Inch Weighted', 'Plushwarren Hare Hand Puppet'],
    search: hits(`
      https://plushwarren.test/ ~ Plushwarren ~ Soft animals, seriously made.
      https://plushwarren.test/faq ~ FAQ · Plushwarren ~ Answers.
    `),
    hosts: {
      'plushwarren.test': {
        '/': shell(
          plush,
          'Soft animals, seriously made',
          {
            header: {
              links: [
                ['All animals', '/animals'],
                ['Wholesale', '/wholesale'],
                ['FAQ', '/faq'],
              ],
            },
            hero: 'Soft animals, seriously made',
            footer: { legal: 'Plushwarren LLC 2025' },
          },
          'apollo',
        ),
        '/animals': shell(
          plush,
          'Animals',
          {
            'Product:1': { name: 'Weighted Badger', price: '$48' },
            'Product:2': { name: 'Hare Puppet', price: '$36' },
          },
          'apollo',
        ),
        '/faq': shell(
          plush,
          'FAQ',
          {
            'Page:faq': {
              items: [
                { q: 'Are they washable?', a: 'Cold, in a pillowcase.' },
                {
                  q: 'Do you wholesale?',
                  a: 'No, we do not offer wholesale. Plushwarren is sold on this site only.',
                },
              ],
              contact: 'burrow@plushwarren.test',
            },
          },
          'apollo',
        ),
        '/wholesale': shell(
          plush,
          'Wholesale',
          {
            'Page:wholesale': {
              title: 'Wholesale',
              text: 'Toy shops can order at wholesale prices from $200. Write to wholesale@plushwarren.test to open an account.',
            },
          },
          'apollo',
        ),
        '/sitemap.xml': sitemap('plushwarren.test', ['/', '/animals', '/faq', '/wholesale']),
      },
    },
    expected: {
      website: 'plushwarren.test',
      wayIn: address('wholesale@plushwarren.test'),
      traps: [],
      policy: {
        minimum_opening_order: said(200, 'Toy shops can order at wholesale prices from $200.', '/wholesale'),
        currency: 'USD',
        contradicted: ['takes_wholesale'],
      },
    },
  },
  {
    brand: 'Tinkerbarrow',
    productTitles: ['Tinkerbarrow Marble Run Cardboard Kit 240 Pcs', 'Tinkerbarrow Pinhole Camera Build Kit'],
    search: hits(`
      https://tinkerbarrow.test/ ~ Tinkerbarrow – Kits for fidgeters ~ Cardboard engineering.
    `),
    hosts: {
      'tinkerbarrow.test': dawn(
        {
          name: 'Tinkerbarrow',
          hero: 'Kits for fidgeters',
          sells: 'Marble Run=$44.00 | Pinhole Camera=$29.00',
          foot: 'Help=/pages/help | Schools=/pages/schools',
        },
        {
          '/pages/schools': `Schools
<h1>Schools</h1><p>Class packs of 25 kits cost $499 and come with lesson plans. Purchase orders welcome.</p>`,
          '/pages/help': `Help
<h1>Help</h1><p>Email ${mail('fix@tinkerbarrow.test')} or ${mail('support@tinkerbarrow.test')}.</p><h4>Do you sell to stores?</h4><p>We only sell direct to families and schools, so we don’t have wholesale pricing.</p>`,
        },
      ),
    },
    expected: {
      website: 'tinkerbarrow.test',
      wayIn: address('support@tinkerbarrow.test', 'fix@tinkerbarrow.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'no',
          'We only sell direct to families and schools, so we don’t have wholesale pricing.',
          '/pages/help',
        ),
      },
    },
  },
  {
    brand: 'Moonpuddle Kites',
    productTitles: ['Moonpuddle Kites Delta Kite 6ft Heron', 'Moonpuddle Windsock Koi 40 Inch'],
    search: hits(`
      https://www.moonpuddlekites.test/ ~ Moonpuddle Kites ~ Kites and windsocks since 1988.
      https://kitefederation.test/links ~ Links – Kite Federation ~ Makers and clubs.
    `),
    hosts: {
      'kitefederation.test': {
        '/links': `<!doctype html><title>Links</title><h1>Kite makers</h1><ul><li><a href="https://www.moonpuddlekites.test/">Moonpuddle Kites</a> (Oregon)</li><li>Highline Fabrics</li></ul><p>Broken link? webmaster@kitefederation.test</p>`,
      },
      'moonpuddlekites.test': { '/': moved('https://www.moonpuddlekites.test/', 302) },
      'www.moonpuddlekites.test': tables(
        {
          name: 'Moonpuddle Kites',
          owner: 'Moonpuddle Kites, Inc.',
          sells: 'Heron Delta=$45.00 | Koi Windsock=$28.00',
          foot: 'Dealers=/dealers.htm | Contact Us=/contact.htm',
        },
        {
          '/contact.htm': `Contact Us
<TR><TD>Phone 541-555-0101 (not on windy days)<BR>orders AT moonpuddlekites DOT test</TD></TR>`,
          '/dealers.htm': `Dealers
<TR><TD>WELCOME DEALERS! Toy, gift and hobby stores may buy at dealer prices. First order $150.00, reorders $75.00. Terms: prepaid.</TD></TR><TR><TD>Send a copy of your resale certificate and business license to dealers AT moonpuddlekites DOT test or fax 541-555-0102.</TD></TR><TR><TD>Internet auctions: Moonpuddle kites may be sold on eBay and Amazon at or above MAP.</TD></TR>`,
        },
      ),
    },
    expected: {
      website: 'www.moonpuddlekites.test',
      wayIn: address('dealers@moonpuddlekites.test'),
      traps: ['webmaster@kitefederation.test'],
      policy: {
        takes_wholesale: said('yes', 'Toy, gift and hobby stores may buy at dealer prices.', '/dealers.htm'),
        marketplaces: said(
          'allowed',
          'Moonpuddle kites may be sold on eBay and Amazon at or above MAP.',
          '/dealers.htm',
        ),
        map_policy: said(
          'yes',
          'Moonpuddle kites may be sold on eBay and Amazon at or above MAP.',
          '/dealers.htm',
        ),
        minimum_opening_order: said(150, 'First order $150.00', '/dealers.htm'),
        minimum_reorder: said(75, 'reorders $75.00', '/dealers.htm'),
        currency: 'USD',
        documents: said(
          ['resale_certificate', 'business_license'],
          'Send a copy of your resale certificate and business license',
          '/dealers.htm',
        ),
      },
    },
  },
  {
    brand: 'Bristlecub',
    productTitles: ['Bristlecub Washable Crayons 24 Count Beeswax', 'Bristlecub Finger Paint Set 6 Colors'],
    search: hits(`
      https://bristlecub.test/ ~ Bristlecub - Art for small fists ~ Crayons and paint.
      https://bristlecub.test/wholesale-login/ ~ Wholesale login - Bristlecub ~ Log in.
    `),
    hosts: {
      'bristlecub.test': bigcommerce(
        {
          name: 'Bristlecub',
          owner: 'Bristlecub Art Supply Co.',
          sells: 'Beeswax Crayons=$18.00 | Finger Paint=$22.00',
          foot: 'Wholesale login=/wholesale-login/ | FAQ=/faq/ | Contact=/contact-us/',
          privacy: `<p>Privacy requests: ${mail('privacy@bristlecub.test')}</p>`,
        },
        {
          '/contact-us/': `Contact
<h1>Contact</h1><p>Families: ${mail('hello@bristlecub.test')}<br>Stores: ${mail('sales@bristlecub.test')}<br>Do not reply to noreply@bristlecub.test, nobody lives there.</p>`,
          '/wholesale-login/': `Wholesale login
<h1>Wholesale login</h1><form action="/login.php?action=check_login" method="post"><input name="login_email"><input name="login_pass" type="password"><button>Sign in</button></form><p>Not a stockist yet? Stores in the US and Canada can open an account with our sales office. The opening order is $250.</p>`,
          '/faq/': `FAQ
<h1>FAQ</h1><h3>Is it safe to eat?</h3><p>It won’t hurt, but it tastes of bees.</p><h3>What is the wholesale minimum?</h3><p>$100 to open an account, $50 to reorder.</p>`,
        },
      ),
    },
    expected: {
      website: 'bristlecub.test',
      wayIn: address('sales@bristlecub.test'),
      traps: ['privacy@bristlecub.test', 'noreply@bristlecub.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Stores in the US and Canada can open an account with our sales office.',
          '/wholesale-login/',
        ),
        minimum_reorder: said(50, '$50 to reorder', '/faq/'),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
];
