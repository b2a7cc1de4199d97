import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  etsy,
  faire,
  goods,
  hits,
  mail,
  menu,
  pages,
  pairs,
  plain,
  type Shop,
  walmart,
  words,
} from './kit.ts';
import { squarespace } from './kit-builders.ts';

const whisker: Shop = {
  name: 'Whisker & Fathom',
  host: 'www.whiskerandfathom.com',
  nav: menu('Toys @/shop ; The makers @/about ; Cat tales @/tales ; Questions @/questions'),
  columns: [
    {
      heading: 'Whisker &amp; Fathom',
      html: '<p>Catnip toys stitched by the sea in Port Townsend, Washington.</p>',
    },
    { heading: 'Write', html: `<p>${mail('meow@whiskerandfathom.com')}</p>` },
  ],
  news: {
    heading: 'Letters from the boat shed',
    text: 'New toys, now and then.',
    placeholder: 'Email Address',
    button: 'Sign Up',
  },
  socials: ['https://www.instagram.com/whiskerandfathom'],
  bottom: '&copy; Whisker &amp; Fathom 2025. All cats reserved. Photographs by Ines Holloway.',
};
const w = squarespace(whisker);

export const petSmallCases: readonly DiscoveryCase[] = [
  {
    brand: 'Whisker & Fathom',
    productTitles: [
      'Whisker & Fathom Organic Catnip Sardine Toy, Set of 3',
      'Whisker & Fathom Wool Felt Jellyfish Cat Wand',
    ],
    category: 'Pet Supplies',
    search: [
      ...hits(`https://www.etsy.com/shop/whiskerandfathom
        WhiskerAndFathom - Etsy
        Catnip toys from Port Townsend. 1,204 sales.

        https://www.whiskerandfathom.com/
        Whisker & Fathom
        Catnip toys stitched by the sea.

        https://www.meowmarket.com/whisker-fathom-sardines
        Organic Catnip Sardines by Whisker & Fathom | Meow Market
        Three sardines, one tin, endless kicks. $19.

        https://whiskerwisdom.blog/best-catnip-toys
        11 Best Catnip Toys of 2025
        We tested 40 toys with 6 cats. Our pick for felt: Whisker & Fathom.`),
      faire('Whisker & Finch', 'Whisker & Finch makes greeting cards for cat people in Ohio.'),
    ],
    hosts: {
      'www.whiskerandfathom.com': pages(w, {
        '/': `Whisker & Fathom :: Catnip toys stitched by the sea.
<section class="page-section"><div class="sqs-html-content"><h1>Small fish for fierce cats.</h1><p
 class="sqsrte-large">Each toy is cut, stuffed and stitched by two sisters in a boat shed in Port Townsend.</p></div>
</section>
${w.cards(
  goods(`Organic Catnip Sardine Toy, Set of 3 | $19.00 | sardines ; Wool Felt Jellyfish Cat Wand | $26.00 | jellyfish-wand ;
 Kicker Cod | $17.00 | kicker-cod | Back in May ; Mussel Crinkle Pair | $12.00 | mussels`),
)}
<section class="page-section"><div class="sqs-html-content"><h3>A dollar a toy</h3><p>goes to the Olympic Feral Cat Fund.
Give directly: ${mail('donate@olympicferals.org')}</p></div></section>`,
        '/about': `The makers — Whisker & Fathom
<section class="page-section"><h2>The makers</h2><p>Ruth keeps the patterns, June keeps the catnip. Everything is made to
order, so please allow up to two weeks.</p><p>Portraits by Ines Holloway, ${mail('studio@inesholloway.com')}. Site by Kelp
&amp; Co., ${mail('hi@kelpandco.design')}.</p></section>`,
        '/questions': `Questions — Whisker & Fathom
${w.faq(
  pairs(
    'Is the catnip organic?',
    'It is, and it comes from a farm we can see from the shed.',
    'Do you do custom orders?',
    'We stitch names for free, with no minimum. Just leave a note at checkout.',
    'Do you ship abroad?',
    'To Canada, yes. Orders above $75 ship free in the US.',
  ),
)}`,
        '/shop': `Toys — Whisker & Fathom
${w.cards(
  goods(
    'Organic Catnip Sardine Toy, Set of 3 | $19.00 | sardines ; Wool Felt Jellyfish Cat Wand | $26.00 | jellyfish-wand',
  ),
)}`,
        '/tales': `Cat tales
<article class="blog-item"><h1>The jellyfish that would not die</h1><p>Clementine has had hers for three years.</p><div
 class="comments"><p>Oh this is my Otis to a T! Ruth, write me, tessa_otis@yahoo.com</p></div></article>`,
      }),
    },
    expected: {
      website: 'www.whiskerandfathom.com',
      wayIn: { kind: 'address', anyOf: ['meow@whiskerandfathom.com'] },
      traps: words(
        'donate@olympicferals.org studio@inesholloway.com hi@kelpandco.design tessa_otis@yahoo.com',
      ),
      policy: {},
    },
  },
  {
    brand: 'Pawsley Green',
    productTitles: [
      'Pawsley Green Compostable Dog Waste Bags, 240 Count',
      'Pawsley Green Grain-Free Salmon Training Treats, 10 oz',
    ],
    category: 'Pet Supplies',
    search: [
      amazon('Pawsley Green', 'Pawsley Green Compostable Dog Waste Bags, 240 Count'),
      walmart('Pawsley Green', 'Pawsley Green Compostable Dog Waste Bags, 240 Count'),
      etsy('Paisley Green', 'Paisley Green prints vintage paisley tea towels in Leeds.'),
      ...hits(`https://www.paisleygreendesigns.co.uk/
        Paisley Green Designs | Interior textiles
        Paisley and botanical fabrics by the metre. Trade enquiries welcome.

        https://www.parsleygreencafe.com/
        Parsley Green Cafe - Dog-friendly brunch in Austin, TX
        Brunch with your best friend. Patio open daily.

        https://www.houndandhearth.shop/products/pawsley-green-bags
        Pawsley Green Compostable Bags - Hound & Hearth
        Certified compostable bags for dog waste, 240 count. $16.99`),
    ],
    hosts: {
      'www.paisleygreendesigns.co.uk': {
        '/': plain(
          'Paisley Green Designs | Interior textiles',
          `<header><h1>Paisley Green Designs</h1><nav><a href="/fabrics">Fabrics</a> <a href="/trade">Trade</a></nav></header>
<p>Linen and cotton by the metre, printed in Lancashire for curtains and cushions.</p><footer>${mail('studio@paisleygreendesigns.co.uk')}</footer>`,
        ),
        '/trade': plain(
          'Trade | Paisley Green Designs',
          `<h1>Trade</h1><p>Interior designers may open a trade account; the first order is &pound;300.</p>
<p>${mail('trade@paisleygreendesigns.co.uk')}</p>`,
        ),
      },
      'www.parsleygreencafe.com': {
        '/': plain(
          'Parsley Green Cafe',
          `<h1>Parsley Green Cafe</h1><p>Brunch, coffee and a water bowl on South Lamar. Salmon hash on Sundays.</p>
<p>Book a table: ${mail('hello@parsleygreencafe.com')}</p>`,
        ),
      },
      'www.houndandhearth.shop': {
        '/products/pawsley-green-bags': plain(
          'Pawsley Green Compostable Bags - Hound & Hearth',
          `<h1>Pawsley Green Compostable Bags</h1><p>$16.99 &middot; 240 count. Brand: Pawsley Green. In stock.</p>
<p>Hound &amp; Hearth is a pet boutique in Tulsa, Oklahoma. ${mail('shop@houndandhearth.shop')}</p>`,
        ),
        '/': plain(
          'Hound & Hearth - Pet boutique in Tulsa',
          `<h1>Hound &amp; Hearth</h1><p>Forty brands for dogs and their people.</p><p>${mail('shop@houndandhearth.shop')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps:
        words(`studio@paisleygreendesigns.co.uk trade@paisleygreendesigns.co.uk hello@parsleygreencafe.com
        shop@houndandhearth.shop`),
      policy: {},
    },
  },
];
