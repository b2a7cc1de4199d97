import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy, shopTerms, siteDelivery, sitePrivacy } from './everyday.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  faire,
  hit,
  instagram,
  pinterest,
  reddit,
  trustpilot,
} from './found.ts';
import { spotlight, timberline } from './frames-even.ts';
import { blocks } from './frames-odd.ts';
import { accordion, form, h, list, mail, p } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Hush & Ember Candle Co.',
    host: 'hushandember.com',
    titles: [
      'Hush & Ember Candle Co. Woodsmoke Library Coconut Wax Candle 9 oz',
      'Hush & Ember Candle Co. Rain on Slate Candle 9 oz',
    ],
    category: 'Home & Kitchen',
    theme: timberline,
    home: p('Coconut wax, wooden wicks, and a crackle you can hear from the next room.'),
    blurb: p(
      '9 oz. Burns about fifty hours. $34.',
      'Trim the wick to an eighth of an inch before each burn.',
    ),
    pages: {
      '/pages/candle-care': inMenu(
        'Candle care',
        p('First burn: all the way to the edge. It takes two hours. Read a book.'),
      ),
      '/pages/wholesale': inMenu(
        'Wholesale',
        p(
          'We’re proud to be burning in gift shops, inns and bookstores across the country. Come be one of them.',
        ),
        h('The short version'),
        `<table class="table"><tbody><tr><td>Opening order</td><td>$225</td></tr><tr><td>Reorders</td><td>$125</td></tr><tr><td>Case pack</td><td>6 of a scent</td></tr><tr><td>Lead time</td><td>10 business days</td></tr></tbody></table>`,
        p(
          'Our minimum advertised price is $28 a candle, online and in print. In-store markdowns are your call.',
        ),
        p(
          'Thinking of a third-party site such as Amazon, Etsy or Walmart? Ask us first; you need our yes in writing before anything goes live.',
        ),
        h('Apply'),
        form(
          '/contact#contact_form',
          'Send application',
          'Name*',
          'Store name*',
          'City and state*',
          'Email*',
          '¶Tell us about your store',
        ),
      ),
      '/pages/faq': inFoot(
        'FAQ',
        accordion(
          ['Do you ship to Canada?', p('Not in summer; wax and trucks don’t mix.')],
          [
            'Can I return a burned candle?',
            p('If it tunnels, yes. If you’ve enjoyed forty hours of it, no.'),
          ],
        ),
      ),
      '/policies/shipping-policy': shopDelivery('$70'),
      '/policies/terms-of-service': shopTerms('Hush & Ember Candle Co.'),
    },
    search: [
      hit('https://hushandember.com/', 'Hush & Ember Candle Co.', 'Wooden-wick coconut wax candles.'),
      faire('Hush & Ember Candle Co.', 'Shop Hush & Ember wholesale on Faire.'),
      amazonItem('Hush & Ember Woodsmoke Library Candle', 'B0CX7HUSH1', '4.6 out of 5 stars.'),
      hit('https://hush-sleepwear.com/', 'Hush Sleepwear', 'Pajamas for the whole family.'),
      pinterest('woodsmoke candle', 'Find and save ideas about woodsmoke candles.'),
      reddit('luxurycandles', 'Hush & Ember haul', 'Rain on Slate throws like crazy.'),
    ],
    expected: {
      wayIn: fillIn('https://hushandember.com/pages/wholesale'),
      policy: {
        takes_wholesale: says(
          '/pages/wholesale',
          'yes',
          'Come be one of them',
          'We’re proud to be burning in gift shops',
        ),
        marketplaces: says(
          '/pages/wholesale',
          'with_permission',
          'you need our yes in writing before anything goes live',
        ),
        map_policy: says('/pages/wholesale', 'yes', 'Our minimum advertised price is $28 a candle'),
        minimum_opening_order: says('/pages/wholesale', 225, '$225'),
        minimum_reorder: says('/pages/wholesale', 125, '$125'),
        currency: 'USD',
      },
    },
  }),
  brandSite({
    brand: 'Bellwether Soapery',
    host: 'bellwethersoapery.ca',
    titles: [
      'Bellwether Soapery Oatmeal & Goat Milk Bar 120 g',
      'Bellwether Soapery Spruce Tip Shampoo Bar 95 g',
    ],
    category: 'Beauty & Personal Care',
    lang: 'en-CA',
    theme: blocks,
    notice: 'Flat-rate shipping across Canada, $9',
    shelf: '/product/',
    home: p('Cold-process soap and a flock of eleven goats near Wolfville, Nova Scotia.'),
    blurb: p('120 g, $9.50. Lasts a month by the kitchen sink.'),
    pages: {
      '/the-flock/': inMenu(
        'The flock',
        p('Marigold, Pepper, Aunt Bea and the rest. They are milked at six and again at six.'),
      ),
      '/good-questions/': inMenu(
        'Good questions',
        h('Is it really goat milk?'),
        p('About a fifth of every bar, swapped in for the water.'),
        h('Can our shop sell it?'),
        p(
          'Please do. We supply gift shops, pharmacies and farm markets in every province, and a first box comes to $180 Canadian at the least.',
          'There is no minimum on top-ups once you are set up.',
        ),
        `<p>To get set up we need your GST/HST number and a couple of pictures of your shop, inside and out. Noor handles it: ${mail('noor@bellwethersoapery.ca')}.</p>`,
        h('Will you price-match?'),
        p('No. The goats have expenses.'),
      ),
      '/contact/': inFoot('Contact', `<p>${mail('barn@bellwethersoapery.ca')}, or ring the barn.</p>`),
      '/delivery/': siteDelivery('$85', 'The territories take a week more.'),
      '/privacy/': sitePrivacy('barn@bellwethersoapery.ca'),
    },
    search: [
      hit(
        'https://bellwethersoapery.ca/good-questions/',
        'Good questions – Bellwether Soapery',
        'Is it really goat milk? About a fifth of every bar.',
      ),
      hit('https://bellwetherfarms.com/', 'Bellwether Farms', 'Sheep milk yogurt from Sonoma County.'),
      etsy('goat milk soap', 'Shop goat milk soap.'),
      hit(
        'https://www.novascotiamade.ca/soap',
        'Made in Nova Scotia: soap',
        'Bellwether Soapery, Wolfville.',
      ),
      facebook('Bellwether Soapery', 'Soap & goats.'),
      amazon('bellwether soap', 'Results for bellwether soap.'),
      trustpilot('bellwethersoapery.ca', '4.8, 37 reviews.'),
    ],
    expected: {
      wayIn: writeTo('noor@bellwethersoapery.ca'),
      policy: {
        takes_wholesale: says(
          '/good-questions/',
          'yes',
          'Please do',
          'We supply gift shops, pharmacies and farm markets in every province',
        ),
        minimum_opening_order: says(
          '/good-questions/',
          180,
          'a first box comes to $180 Canadian at the least',
        ),
        currency: 'CAD',
        documents: says(
          '/good-questions/',
          ['tax_id', 'storefront_photos'],
          'we need your GST/HST number and a couple of pictures of your shop',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Pinegap Home Fragrance',
    host: 'pinegaphome.com',
    titles: [
      'Pinegap Home Fragrance Cedar Closet Reed Diffuser 6 oz',
      'Pinegap Home Fragrance Front Porch Room Spray 4 oz',
    ],
    category: 'Home & Kitchen',
    theme: spotlight,
    notice: 'Spend $65, shipping’s free · Text PORCH for 10% off your first order',
    home: `${p('Home fragrance without the headache, poured in Boone.')}${p('As seen in the gift guides of people we admire.')}`,
    blurb: `${p('6 oz, $32. Flip the reeds on Sundays.')}${p('Buy two and take 15% off a third.')}`,
    pages: {
      '/pages/about': inMenu(
        'About',
        p(
          'We started in a garage with a hot plate and a fire extinguisher. We have never needed the second.',
        ),
      ),
      '/pages/store-locator': inMenu(
        'Store locator',
        p('Sniff before you buy. Zoom the map or type your town.'),
        '<div id="stockist-widget" data-stockist-widget-tag="u9041">Loading store locator...</div><script>(function(s,t,o,c,k){c=s.createElement(t);c.src=o;c.async=1;k=s.getElementsByTagName(t)[0];k.parentNode.insertBefore(c,k);})(document,"script","//stockist.co/embed/v1/widget.min.js");</script>',
      ),
      '/pages/ambassadors': inMenu(
        'Ambassadors',
        p(
          'Post, tag, earn. Ambassadors get 12% of every sale from their link and a box of new scents each season.',
        ),
        list('You’re over eighteen', 'You have at least 1,000 followers', 'You actually like candles'),
        `<p>Send your handle to ${mail('ambassadors@pinegaphome.com')}.</p>`,
      ),
      '/pages/contact': inFoot(
        'Contact',
        `<p>Real people answer at ${mail('hello@pinegaphome.com')}, Monday to Thursday.</p>`,
      ),
      '/policies/terms-of-service': shopTerms('Pinegap Home Fragrance'),
      '/policies/shipping-policy': shopDelivery('$65'),
      '/policies/privacy-policy': shopPrivacy('privacy@pinegaphome.com'),
    },
    search: [
      hit(
        'https://pinegaphome.com/',
        'Pinegap Home Fragrance',
        'Reed diffusers and room sprays from Boone, NC.',
      ),
      amazon('pinegap home fragrance', 'Reed diffuser, room spray.'),
      hit(
        'https://en.wikipedia.org/wiki/Pine_Gap',
        'Pine Gap - Wikipedia',
        'Pine Gap is a facility near Alice Springs.',
      ),
      instagram('Pinegap Home', 'Home fragrance, 21K followers.'),
      hit(
        'https://www.thegiftroom-boone.com/brands/pinegap',
        'Pinegap at The Gift Room',
        'Diffusers in stock.',
      ),
      pinterest('reed diffuser', 'Reed diffuser ideas.'),
    ],
    expected: {
      wayIn: writeTo('hello@pinegaphome.com'),
      traps: ['ambassadors@pinegaphome.com', 'privacy@pinegaphome.com'],
    },
  }),
];
