import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy, siteDelivery, sitePrivacy } from './everyday.ts';
import { amazon, amazonItem, etsy, faire, hit, instagram, pinterest, trustpilot, yelp } from './found.ts';
import { handmade, kit } from './frames-even.ts';
import { flow } from './frames-odd.ts';
import { form, h, list, mail, p, page } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Clay Wren Pottery',
    host: 'claywrenpottery.com',
    titles: ['Clay Wren Pottery Speckled Stoneware Mug 14 oz', 'Clay Wren Pottery Butter Crock White'],
    category: 'Home & Kitchen',
    theme: handmade,
    notice: 'Kiln opening: last Saturday of the month',
    home: p('Pots for every day, thrown in Penland’s long shadow.'),
    blurb: p('14 oz, $42. Goes in the dishwasher; forgives the microwave.'),
    pages: {
      '/studio': inMenu('Studio', p('A wheel by the window, a kiln by the creek.')),
      '/shops-and-galleries': inMenu(
        'Shops & galleries',
        p(
          'I make to order for about twenty-five shops and can fit in two or three more a year. Ask; the answer may well be yes.',
        ),
        p(
          'The smallest first order is $500 wholesale. The smallest after that is $250. Half is due when you order, half before the kiln truck leaves.',
        ),
        p(
          'My suggested retail prices are twice wholesale. You know your town better than I do, so price as you see fit.',
        ),
        p('I’ll need a copy of your resale certificate for the folder.'),
        `<p>Hattie Wren, ${mail('hattie@claywrenpottery.com')}</p>`,
      ),
      '/classes': inMenu(
        'Classes',
        `<p>Six people, six Tuesdays, $280. Sign up with ${mail('classes@claywrenpottery.com')}.</p>`,
      ),
      '/shipping': shopDelivery('$120'),
      '/privacy': shopPrivacy('hattie@claywrenpottery.com'),
    },
    search: [
      hit('https://claywrenpottery.com/', 'Clay Wren Pottery', 'Speckled stoneware by Hattie Wren.'),
      etsy('speckled stoneware mug', 'Speckled mugs.'),
      amazon('clay wren pottery', 'Mug, crock.'),
      hit('https://claywrenrealty.com/', 'Clay Wren, Realtor', 'Homes in Boise.'),
      instagram('Clay Wren Pottery', 'Pots.'),
      hit(
        'https://www.mountaincraftguild.org/members/wren',
        'Hattie Wren | Mountain Craft Guild',
        'Functional stoneware.',
      ),
    ],
    expected: {
      wayIn: writeTo('hattie@claywrenpottery.com'),
      traps: ['classes@claywrenpottery.com'],
      policy: {
        takes_wholesale: says(
          '/shops-and-galleries',
          'yes',
          'can fit in two or three more a year',
          'The smallest first order is $500 wholesale',
        ),
        minimum_opening_order: says(
          '/shops-and-galleries',
          500,
          'The smallest first order is $500 wholesale',
        ),
        minimum_reorder: says('/shops-and-galleries', 250, 'The smallest after that is $250'),
        currency: 'USD',
        documents: says(
          '/shops-and-galleries',
          ['resale_certificate'],
          'I’ll need a copy of your resale certificate',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Linen Lark',
    host: 'linenlark.lt',
    titles: ['Linen Lark Washed Linen Tablecloth Oatmeal 150x250', 'Linen Lark Linen Kitchen Towel Set of 2'],
    category: 'Home & Kitchen',
    theme: flow,
    notice: 'Sewn in Kaunas in five working days',
    imprint: 'MB Linen Lark, Kaunas, Lithuania',
    home: p('Stone-washed linen for tables that get used.'),
    blurb: p('150 × 250 cm, 89 €. Never iron it.'),
    pages: {
      '/our-linen': inMenu('Our linen', p('Flax from Normandy, woven and sewn in Lithuania.')),
      '/b2b': inMenu(
        'B2B',
        p(
          'We work with boutiques, hotels, restaurants and web shops in thirty countries, from one tablecloth to one thousand.',
        ),
        p('Orders for resale begin at 300 EUR, and repeat orders at the same sum.'),
        p(
          'There are no limits on where our linen is sold: your boutique, your site, Amazon, Etsy, a market stall. We can even pack with your label.',
        ),
        p('For invoices without VAT, send us your EU VAT number.'),
        `<p>Contact Rasa: ${mail('rasa@linenlark.lt')}</p>`,
      ),
      '/care': inFoot('Care', p('Forty degrees, no bleach, hang.')),
      '/contact': inFoot('Contact', `<p>${mail('labas@linenlark.lt')}</p>`),
      '/delivery': siteDelivery('100 €', 'To the United States in nine days, duties paid by us.'),
      '/privacy': sitePrivacy('labas@linenlark.lt'),
    },
    search: [
      hit('https://www.etsy.com/shop/LinenLarkLT', 'LinenLarkLT - Etsy', '21,400 sales. Kaunas, Lithuania.'),
      hit('https://linenlark.lt/', 'Linen Lark', 'Stone-washed linen from Kaunas.'),
      hit('https://thelinenlark.com.au/', 'The Linen Lark | Bridal hire', 'Table linen hire in Geelong.'),
      amazonItem('Linen Lark Washed Linen Tablecloth', 'B0LNNLRK01', '4.7 out of 5.'),
      pinterest('linen tablecloth', 'Ideas.'),
      trustpilot('linenlark.lt', '4.9.'),
    ],
    others: {
      'thelinenlark.com.au': {
        '/': page(
          'The Linen Lark',
          `<p>Hire and trade enquiries: ${mail('hire@thelinenlark.com.au')}</p>`,
          'en-AU',
        ),
      },
    },
    expected: {
      wayIn: writeTo('rasa@linenlark.lt'),
      traps: ['hire@thelinenlark.com.au'],
      policy: {
        takes_wholesale: says(
          '/b2b',
          'yes',
          'We work with boutiques, hotels, restaurants and web shops',
          'Orders for resale begin at 300 EUR',
        ),
        marketplaces: says('/b2b', 'allowed', 'There are no limits on where our linen is sold'),
        minimum_opening_order: says('/b2b', 300, 'Orders for resale begin at 300 EUR'),
        minimum_reorder: says('/b2b', 300, 'and repeat orders at the same sum'),
        currency: 'EUR',
        documents: says('/b2b', ['tax_id'], 'send us your EU VAT number'),
      },
    },
  }),
  brandSite({
    brand: 'Oakum Board Co.',
    host: 'oakumboards.com',
    titles: ['Oakum Board Co. End Grain Walnut Cutting Board 12x16', 'Oakum Board Co. Board Butter 8 oz'],
    category: 'Home & Kitchen',
    theme: kit,
    shelf: '/shop/',
    notice: 'Engraving is free until Mother’s Day',
    imprint:
      '404 Ropewalk Street, Bath, Maine · built by <a href="mailto:projects@harborpixel.io">Harbor Pixel</a>',
    home: p('Boards from shipyard offcuts and storm-felled walnut.'),
    blurb: p('12 × 16 in, $168. Oil monthly, never soak.'),
    pages: {
      '/wood/': inMenu('The wood', p('We know the street that each tree fell on.')),
      '/corporate-gifts/': inMenu(
        'Corporate gifts',
        `<p>Logos branded with real fire. From 25 boards. ${mail('gifts@oakumboards.com')}</p>`,
      ),
      '/wholesale/': inMenu(
        'Wholesale',
        p(
          'Kitchen shops, galleries and butchers, hello. Sign up below and prices unlock once we’ve had a look at your store.',
        ),
        h('What to expect'),
        list(
          'Opening orders are $400 and up.',
          'Add-on orders are $200 and up.',
          'We stamp your ship date within two days.',
          'On Etsy, Amazon, Wayfair and other marketplaces, only we list our boards. Please sell from your store or your own website.',
        ),
        h('We’ll ask you for'),
        list('Your EIN', 'A link to your website', 'Your state resale certificate'),
        '<p><a href="/wholesale-registration/">Register as a wholesale customer</a></p>',
      ),
      '/wholesale-registration/': inFoot(
        'Wholesale registration',
        `<div class="wwlc-registration-form-wrapper">${form('/wp-admin/admin-ajax.php?action=wwlc_create_user', 'Register', 'First name *', 'Last name *', 'Email *', 'Company *', 'EIN *', 'Website *', 'Resale certificate (upload) *')}</div>`,
      ),
      '/contact/': inFoot('Contact', `<p>${mail('ahoy@oakumboards.com')}</p>`),
      '/shipping/': shopDelivery('$120'),
      '/privacy/': shopPrivacy('ahoy@oakumboards.com'),
    },
    search: [
      hit(
        'https://oakumboards.com/',
        'Oakum Board Co. – Bath, Maine',
        'End grain boards from shipyard offcuts.',
      ),
      amazonItem('Oakum Board Co. End Grain Walnut Board', 'B0KUMBRD12', 'Sold by Oakum Board Co.'),
      hit('https://oakumbayoysters.com/', 'Oakum Bay Oysters', 'Shipped overnight.'),
      etsy('end grain walnut board', 'Cutting boards.'),
      faire('Oakum Board Co.', 'Wholesale cutting boards.'),
      hit(
        'https://www.merriam-webster.com/dictionary/oakum',
        'Oakum Definition',
        'Loosely twisted hemp fiber.',
      ),
      yelp('Oakum Board Co.', 'Bath, ME.'),
    ],
    expected: {
      wayIn: fillIn('https://oakumboards.com/wholesale-registration/'),
      traps: ['projects@harborpixel.io', 'gifts@oakumboards.com'],
      policy: {
        takes_wholesale: says(
          '/wholesale/',
          'yes',
          'Sign up below and prices unlock',
          'Opening orders are $400 and up',
        ),
        marketplaces: says(
          '/wholesale/',
          'forbidden',
          'only we list our boards',
          'Please sell from your store or your own website',
        ),
        minimum_opening_order: says('/wholesale/', 400, 'Opening orders are $400 and up'),
        minimum_reorder: says('/wholesale/', 200, 'Add-on orders are $200 and up'),
        currency: 'USD',
        documents: says(
          '/wholesale/',
          ['tax_id', 'website_url', 'resale_certificate'],
          'Your EIN',
          'A link to your website',
          'Your state resale certificate',
          'We’ll ask you for',
        ),
      },
    },
  }),
];
