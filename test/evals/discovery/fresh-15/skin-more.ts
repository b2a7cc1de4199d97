import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopTerms, siteDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import {
  amazon,
  amazonItem,
  facebook,
  hit,
  instagram,
  pinterest,
  reddit,
  trustpilot,
  yelp,
} from './found.ts';
import { spotlight } from './frames-even.ts';
import { blocks, palisade } from './frames-odd.ts';
import { accordion, form, list, mail, p, page, shielded } from './parts.ts';
import { brandSite, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Petal & Plain',
    host: 'petalandplain.com',
    titles: ['Petal & Plain Rose Clay Mask 50 g', 'Petal & Plain Unscented Body Oil 6 oz'],
    category: 'Beauty & Personal Care',
    theme: palisade,
    notice: 'Subscribe & save 15% · Free shipping at $48',
    home: p('Two shelves’ worth of skincare. Nobody needs more.'),
    blurb: `${p('50 g, $24. Ten minutes, lukewarm water, done.')}${p('Klarna available at checkout.')}`,
    pages: {
      '/pages/why-so-few': inMenu(
        'Why so few?',
        p('Nine products. Every year we drop one and improve another.'),
      ),
      '/pages/affiliates': inMenu(
        'Affiliates',
        p(
          'Recommend us on your blog or channel and earn 15% on each order placed within thirty days of the click.',
        ),
        p(
          'Affiliates must not bid on our brand name in search ads, post coupon codes that we have not issued, or claim that a mask cures anything.',
        ),
        `<p>Apply through our partner network or ask ${mail('affiliates@petalandplain.com')}.</p>`,
      ),
      '/pages/authenticity': inMenu(
        'Is it real?',
        p(
          'If the seal was broken when it came, or the seller on a marketplace isn’t called Petal &amp; Plain, we can’t vouch for the jar and our guarantee doesn’t cover it.',
        ),
      ),
      '/pages/contact': inFoot(
        'Contact',
        `<p>${mail('hello@petalandplain.com')}</p><p>Vacancies: ${mail('talent@petalandplain.com')}</p>`,
      ),
      '/policies/terms-of-service': siteTerms('Petal & Plain', 'Vermont'),
      '/policies/shipping-policy': siteDelivery('$48', 'Hawaii, Alaska and Puerto Rico take a week.'),
      '/policies/privacy-policy': sitePrivacy('privacy@petalandplain.com'),
    },
    search: [
      hit('https://petalandplain.com/', 'Petal & Plain', 'Nine-product skincare.'),
      amazonItem('Petal & Plain Rose Clay Mask', 'B0PTLPLN50', '4.3 out of 5.'),
      hit('https://petalandplainflorist.co.uk/', 'Petal & Plain Florist', 'Wedding flowers in Bath.'),
      trustpilot('petalandplain.com', '4.4 from 312.'),
      facebook('Petal and Plain', 'Skincare.'),
      pinterest('rose clay mask', 'Mask ideas.'),
    ],
    others: {
      'petalandplainflorist.co.uk': {
        '/': page(
          'Petal & Plain Florist',
          `<p>Wholesale stems and event flowers: ${mail('flowers@petalandplainflorist.co.uk')}</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('hello@petalandplain.com'),
      traps: [
        'affiliates@petalandplain.com',
        'talent@petalandplain.com',
        'privacy@petalandplain.com',
        'flowers@petalandplainflorist.co.uk',
      ],
    },
  }),
  brandSite({
    brand: 'Mirabelle Botanique',
    host: 'mirabellebotanique.com',
    titles: [
      'Mirabelle Botanique Plum Kernel Face Oil 1 oz',
      'Mirabelle Botanique Honey Cleansing Balm 3.4 oz',
    ],
    category: 'Beauty & Personal Care',
    theme: spotlight,
    notice: 'Each batch is numbered. When it’s gone we make the next.',
    home: p('Pressed, poured and posted by one person in Hood River.'),
    blurb: p('1 oz, $46. Batch 118.'),
    pages: {
      '/pages/about-mira': inMenu('About Mira', p('I was a sommelier. Plums are easier to talk to.')),
      '/pages/faq': inMenu(
        'FAQ',
        accordion(
          ['How long does a bottle last?', p('Two months if you use five drops, one if you use ten.')],
          ['Do you test on animals?', p('Only on my sister.')],
          [
            'Will you sell to my store or spa?',
            p(
              'Thank you for thinking of us, but no. I make forty bottles at a time and every one of them is sold on this website. I have turned down some very nice shops and will go on doing so.',
            ),
          ],
          [
            'Why is it on Amazon for twice the price?',
            p('Someone bought bottles here and put them up there. Please don’t pay that.'),
          ],
          ['Can you hide the price on a gift?', p('Always hidden.')],
        ),
      ),
      '/pages/contact': inFoot('Contact', `<p>Write to me: ${mail('mira@mirabellebotanique.com')}</p>`),
      '/policies/shipping-policy': shopDelivery('$80'),
      '/policies/terms-of-service': shopTerms('Mirabelle Botanique'),
    },
    search: [
      hit('https://mirabellebotanique.com/', 'Mirabelle Botanique', 'Plum kernel oil in numbered batches.'),
      amazon('mirabelle botanique', 'Plum kernel face oil.'),
      hit('https://www.mirabelleplumfarm.com/', 'Mirabelle Plum Farm', 'U-pick, August only.'),
      hit('https://mirabelle-botanicals.co.uk/', 'Mirabelle Botanicals', 'Gin infusions.'),
      reddit('30PlusSkinCare', 'Plum oil?', 'Mirabelle Botanique batch 112 was heaven.'),
      instagram('Mirabelle Botanique', 'Plums.'),
    ],
    others: {
      'mirabelle-botanicals.co.uk': {
        '/': page(
          'Mirabelle Botanicals',
          `<p>Gin infusions for bars. Trade: ${mail('trade@mirabelle-botanicals.co.uk')}</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('mira@mirabellebotanique.com'),
      traps: ['trade@mirabelle-botanicals.co.uk'],
      policy: {
        takes_wholesale: says(
          '/pages/faq',
          'no',
          'Thank you for thinking of us, but no',
          'I have turned down some very nice shops',
          'every one of them is sold on this website',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Northlight Apothecary',
    host: 'northlightapothecary.co',
    titles: [
      'Northlight Apothecary Birch Tar Hand Salve 2 oz',
      'Northlight Apothecary Juniper Bath Soak 16 oz',
    ],
    category: 'Beauty & Personal Care',
    theme: blocks,
    notice: 'Free local delivery in Grand Marais by bicycle',
    imprint: 'Northlight Apothecary, 7 Artists Point Road, Grand Marais, Minnesota',
    shelf: '/product/',
    home: p('Salves and soaks from the north shore. Birch, juniper, lake water, time.'),
    blurb: p('2 oz tin, $16. For hands that stack wood.'),
    pages: {
      '/forage/': inMenu('What we forage', p('Birch in April, juniper in October, nothing in January.')),
      '/retail-partners/': inMenu(
        'Retail partners',
        p(
          'Outfitters, lodges and gift shops: we sell by the half dozen, and a first order needs to reach $150. It comes with a birch display crate.',
        ),
        p('A valid resale certificate goes on file before we ship.'),
        p('We’d ask you to leave the big online marketplaces to others: no Amazon, no eBay, no Etsy.'),
        `<p>Reach Signe at ${shielded('signe@northlightapothecary.co', 0x7b)}.</p>`,
      ),
      '/contact/': inFoot('Contact', `<p>${shielded('hej@northlightapothecary.co', 0x19)}</p>`),
      '/terms/': siteTerms('Northlight Apothecary', 'Minnesota'),
    },
    search: [
      hit(
        'https://northlightapothecary.com/',
        'Northlight Apothecary | Compounding pharmacy',
        'Prescriptions compounded in Scottsdale, Arizona.',
      ),
      hit(
        'https://www.northlightapothecary.co.uk/',
        'North Light Apothecary',
        'Candles and bath oils from Whitby.',
      ),
      hit(
        'https://northlightapothecary.co/',
        'Northlight Apothecary – Grand Marais',
        'Birch tar salve and juniper soaks.',
      ),
      amazonItem('Northlight Apothecary Birch Tar Hand Salve', 'B0NRTHLT02', '4.8 out of 5.'),
      yelp('Northlight Apothecary', 'Scottsdale, AZ.'),
      hit(
        'https://www.visitcookcounty.com/shop',
        'Shopping in Grand Marais',
        'Northlight Apothecary, Lake Superior Trading Post.',
      ),
      instagram('Northlight Apothecary MN', 'North shore salves.'),
    ],
    others: {
      'northlightapothecary.com': {
        '/': page(
          'Northlight Apothecary',
          `<h1>Northlight Apothecary</h1><p>Compounding pharmacy, Scottsdale. Refills by phone or online.</p><ul><li><a href="/prescribers">For prescribers</a></li></ul><p>${mail('rx@northlightapothecary.com')}</p>${form('/refill', 'Request refill', 'Name', 'Rx number', 'Email')}`,
        ),
        '/prescribers': page(
          'For prescribers',
          `<p>Open an account for your clinic: ${mail('accounts@northlightapothecary.com')}</p>`,
        ),
      },
      'www.northlightapothecary.co.uk': {
        '/': page(
          'North Light Apothecary',
          `<h1>North Light Apothecary</h1><p>Candles and bath oils, made in Whitby.</p>${list('Sea Fret candle £22', 'Abbey bath oil £18')}<p>Wholesale enquiries: ${mail('wholesale@northlightapothecary.co.uk')}. Minimum opening order £250.</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('signe@northlightapothecary.co'),
      traps: [
        'rx@northlightapothecary.com',
        'accounts@northlightapothecary.com',
        'wholesale@northlightapothecary.co.uk',
      ],
      policy: {
        takes_wholesale: says(
          '/retail-partners/',
          'yes',
          'we sell by the half dozen, and a first order needs to reach $150',
          'A valid resale certificate goes on file before we ship',
        ),
        marketplaces: says('/retail-partners/', 'forbidden', 'no Amazon, no eBay, no Etsy'),
        minimum_opening_order: says('/retail-partners/', 150, 'a first order needs to reach $150'),
        currency: 'USD',
        documents: says(
          '/retail-partners/',
          ['resale_certificate'],
          'A valid resale certificate goes on file before we ship',
        ),
      },
    },
  }),
];
