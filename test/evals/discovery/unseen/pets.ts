import type { DiscoveryCase } from '../case.ts';
import { nuxt, shell } from './themes/apps.ts';
import { forSale, lawyers } from './themes/elsewhere.ts';
import { entities, mail } from './themes/encode.ts';
import { form, frame, hostedForm } from './themes/forms.ts';
import { dawn, debut, wix } from './themes/hosted.ts';
import { address, applyAt, hits, noWayIn, said, sitemap } from './themes/parts.ts';
import { tables, woo } from './themes/selfhosted.ts';

const waggleton = { name: 'Waggleton Barkery', sells: '' };

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Waggleton Barkery',
    productTitles: [
      'Waggleton Barkery Pumpkin & Oat Dog Biscuits 12 oz',
      'Waggleton Barkery Salmon Training Bites Grain Free 6oz',
    ],
    category: 'Pet Supplies',
    search: hits(`
      https://waggleton.test/ ~ Waggleton Barkery · Biscuits for good dogs ~ Small-batch dog biscuits from Boise, Idaho.
      https://www.chewy.com/brands/waggleton-barkery-8812 ~ Waggleton Barkery - Chewy ~ Free shipping on orders over $49.
    `),
    hosts: {
      'waggleton.test': {
        '/': shell(waggleton, 'Biscuits for good dogs', {
          nav: [
            { label: 'Shop', href: '/shop' },
            { label: 'Our story', href: '/story' },
            { label: 'Wholesale', href: '/wholesale' },
            { label: 'Contact', href: '/contact' },
          ],
          hero: { title: 'Biscuits for good dogs', cta: 'Shop biscuits' },
          products: [
            { title: 'Pumpkin & Oat Biscuits', price: 1100 },
            { title: 'Salmon Training Bites', price: 900 },
          ],
          footer: { legal: '© 2025 Waggleton Barkery LLC', note: 'Free shipping over $45' },
        }),
        '/shop': shell(waggleton, 'Shop', {
          products: [{ title: 'Pumpkin & Oat Biscuits', price: 1100, inStock: true }],
        }),
        '/story': shell(waggleton, 'Our story', {
          blocks: [{ type: 'richText', html: '<p>It began with a beagle who stole a scone.</p>' }],
        }),
        '/contact': shell(waggleton, 'Contact', {
          blocks: [{ type: 'contact', email: 'woof@waggleton.test', phone: '208-555-0190' }],
        }),
        '/wholesale': shell(waggleton, 'Wholesale', {
          blocks: [
            { type: 'heading', text: 'Wholesale' },
            {
              type: 'richText',
              html: '<p>Independent pet stores, groomers and cafés can buy our biscuits by the case.</p>',
            },
            { type: 'contactCard', title: 'Our wholesale team', email: 'wholesale@waggleton.test' },
          ],
        }),
        '/sitemap.xml': sitemap('waggleton.test', ['/', '/shop', '/story', '/contact', '/wholesale']),
      },
    },
    expected: {
      website: 'waggleton.test',
      wayIn: address('wholesale@waggleton.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Independent pet stores, groomers and cafés can buy our biscuits by the case.',
          '/wholesale',
        ),
      },
    },
  },
  {
    brand: 'Fennec & Tabby',
    productTitles: [
      'Fennec & Tabby Wool Cat Cave Felted Merino Grey',
      'Fennec and Tabby Silvervine Sticks 10 Pack',
    ],
    search: hits(`
      https://www.fennecandtabby.test/ ~ Fennec & Tabby ~ Wool caves for cats of taste.
      https://www.instagram.com/fennecandtabby/ ~ Fennec & Tabby (@fennecandtabby) ~ 12.1K followers
      https://www.faire.com/brand/b_fennec ~ Fennec & Tabby wholesale products | Faire ~ Shop wholesale online.
    `),
    hosts: {
      'www.fennecandtabby.test': wix(
        {
          name: 'Fennec &amp; Tabby',
          sells: 'Wool Cave=$78.00 | Silvervine Sticks=$9.00 | Felt Mice=$14.00',
          nav: 'Stock us=/stock-us | Contact=/contact',
          placeholder: 'e.g., myname@example.com',
        },
        {
          '/contact': `Contact
<h2 class="font_2">Contact</h2><p class="font_8"><span style="letter-spacing:0.02em">Meow at </span><span>${mail('info@fennecandtabby.test')}</span></p>`,
          '/stock-us': `Stock us
<h2 class="font_2">Stock us</h2><p class="font_8"><span>We’re in more than 60 cat cafés and gift shops, and there’s room on the sofa for more.</span></p><p class="font_8"><span>Fill in the questionnaire and Hedda will send you prices.</span></p>${frame('https://fennec.formkettle.test/f/240981', 'Stockist questionnaire', 1100)}`,
        },
      ),
      'fennec.formkettle.test': {
        '/f/240981': hostedForm('Fennec & Tabby: stockist questionnaire', [
          'Your name*',
          'Shop name*',
          'Where is it?*',
          'E-mail*',
          'Anything else~',
        ]),
      },
    },
    expected: {
      website: 'www.fennecandtabby.test',
      wayIn: applyAt('https://www.fennecandtabby.test/stock-us', 'https://fennec.formkettle.test/f/240981'),
      traps: ['myname@example.com'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Fill in the questionnaire and Hedda will send you prices.',
          '/stock-us',
        ),
      },
    },
  },
  {
    brand: 'Murrkat',
    productTitles: [
      'Murrkat Self-Grooming Cat Brush Corner Mount 2pk',
      'Murrkat Tilted Ceramic Cat Bowl 5 Inch Whisker Friendly',
    ],
    search: hits(`
      https://murrkat.test/ ~ Murrkat — Fewer hairballs ~ Brushes and bowls for cats.
      https://b2b.murrkat.test/login ~ Murrkat Trade ~ Log in to order.
      https://www.amazon.com/Murrkat-Brush/dp/B09Z ~ Murrkat Cat Brush : Pet Supplies ~ 4.4 out of 5 stars
    `),
    hosts: {
      'murrkat.test': nuxt(
        {
          name: 'Murrkat',
          owner: 'Murrkat Pet Products Inc',
          sells: 'Corner Brush=$12.99 | Tilted Bowl=$21.99',
          foot: 'Trade=https://b2b.murrkat.test/ | Contact=/contact',
        },
        {
          '/contact': `Contact
<h1>Contact</h1><p>Missing a screw? Bowl arrived in two halves? ${mail('support@murrkat.test')} sorts it out.</p><p>We’re sold on Amazon too, but only we can help with orders placed here.</p>`,
        },
      ),
      'b2b.murrkat.test': {
        '/': `<!doctype html><title>Murrkat Trade</title><h1>Murrkat Trade</h1><p>Order around the clock at trade prices. Pet shops, vets and online retailers can sign up for an account in two minutes.</p><p><a href="/login">Log in</a> or <a href="/register">Sign up for a trade account</a></p>`,
        '/login': `<!doctype html><title>Log in - Murrkat Trade</title><form method="post"><input name="user"><input type="password" name="password"><button>Log in</button></form><a href="/register">Sign up</a>`,
        '/register': `<!doctype html><title>Sign up - Murrkat Trade</title><h1>Sign up for a trade account</h1><p>We check every application by hand.</p>${form('/register', ['Company name*', 'Contact*', 'E-mail*', 'Phone', 'Street', 'City', 'State', 'ZIP'], 'Create account', 'customer')}`,
      },
    },
    expected: {
      website: 'murrkat.test',
      wayIn: applyAt('https://b2b.murrkat.test/register'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Pet shops, vets and online retailers can sign up for an account in two minutes.',
          'https://b2b.murrkat.test/',
        ),
      },
    },
  },
  {
    brand: 'Otterly Kind',
    productTitles: [
      'Otterly Kind Oatmeal Dog Shampoo Bar Fragrance Free',
      'Otterly Kind Paw Balm Stick 2 oz',
    ],
    search: hits(`
      https://otterlykind.test/ ~ Otterly Kind – Gentle bars for itchy dogs ~ Shampoo bars for dogs.
    `),
    hosts: {
      'otterlykind.test': dawn(
        {
          name: 'Otterly Kind',
          hero: 'Gentle bars for itchy dogs',
          sells: 'Oatmeal Bar=$12.00 | Paw Balm=$11.00',
          foot: 'FAQ=/pages/faq | Contact=/pages/contact-us',
        },
        {
          '/pages/contact-us': `Contact us
<h1>Contact us</h1><p>${mail('hello@otterlykind.test')}</p>${form('/contact#contact_form', ['Name', 'Email*', 'Comment~'], 'Send')}`,
          '/pages/faq': `FAQ
<h1>FAQ</h1><details><summary>How long does a bar last?</summary><p>About 40 baths for a spaniel.</p></details><details><summary>Can I sell Otterly Kind in my store?</summary><p>We’re a tiny team and at capacity: we are not accepting new wholesale accounts at the moment. Thank you for asking!</p></details><details><summary>Is there a bulk discount?</summary><p>Six bars or more and 15% comes off in your cart.</p></details>`,
        },
      ),
    },
    expected: {
      website: 'otterlykind.test',
      wayIn: address('hello@otterlykind.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'no',
          'we are not accepting new wholesale accounts at the moment',
          '/pages/faq',
        ),
      },
    },
  },
  {
    brand: 'Gribbon Aquatics',
    productTitles: [
      'Gribbon Aquatics Sponge Filter Dual Head up to 40 Gallon',
      'Gribbon Algae Magnet Scrubber Medium Floating',
    ],
    category: 'Fish & Aquatic Pets',
    search: hits(`
      https://gribbon.test/ ~ Gribbon LLP – Attorneys at Law ~ Personal injury, estates and business litigation.
      https://www.gribbonaquatics.test/ ~ Gribbon Aquatics ~ Sponge filters and tools for the planted tank since 1991.
    `),
    hosts: {
      'gribbon.test': { '/': lawyers('Gribbon LLP', 'intake@gribbon.test') },
      'www.gribbonaquatics.test': tables(
        {
          name: 'Gribbon Aquatics',
          owner: 'Gribbon Aquatics Mfg. Co.',
          sells: 'Dual Sponge Filter=$14.95 | Algae Magnet=$19.95 | Shrimp Net=$4.95',
          foot: 'Where to Buy=/where.htm | Contact=/contact.htm',
        },
        {
          '/contact.htm': `Contact
<TR><TD>Gribbon Aquatics Mfg. Co.<BR>PO Box 881, Dayton OH<BR>E-MAIL: <A HREF="MAILTO:INFO@GRIBBONAQUATICS.TEST">INFO@GRIBBONAQUATICS.TEST</A></TD></TR>`,
          '/where.htm': `Where to Buy
<TR><TD><B>STORES</B><BR>We do not sell to stores direct. Please order Gribbon products from one of our distributors:<UL><LI>Lakemont Pet Supply (Midwest and East)<LI>Tidewell Distributing (West)<LI>Maple Paw Wholesale Ltd. (Canada)</UL></TD></TR><TR><TD><B>HOBBYISTS</B><BR>Order here, $10 minimum on credit cards.</TD></TR>`,
        },
      ),
    },
    expected: {
      website: 'www.gribbonaquatics.test',
      wayIn: address('info@gribbonaquatics.test'),
      traps: ['intake@gribbon.test'],
      policy: {
        takes_wholesale: said('no', 'We do not sell to stores direct.', '/where.htm'),
        distributors: said(
          ['Lakemont Pet Supply', 'Tidewell Distributing', 'Maple Paw Wholesale Ltd.'],
          'Please order Gribbon products from one of our distributors:',
          '/where.htm',
        ),
      },
    },
  },
  {
    brand: 'Snoutfield',
    productTitles: [
      'Snoutfield Dog Poop Bag Dispenser Waxed Canvas',
      'Snoutfield Hands Free Dog Leash 6ft Rope',
    ],
    search: hits(`
      https://snoutfield.test/ ~ Snoutfield – Walk better ~ Leashes and bags.
      https://snoutfield.test/pages/stores ~ Stores – Snoutfield ~ Carry Snoutfield.
    `),
    hosts: {
      'snoutfield.test': debut(
        {
          name: 'Snoutfield',
          sells: 'Rope Leash=$48.00 | Bag Dispenser=$19.00',
          nav: 'Stores=/pages/stores | Reviews=/pages/reviews',
          placeholder: 'your@email.com',
        },
        {
          '/pages/reviews': `Reviews
<h1>What dogs say</h1><blockquote>“Finally a leash that survives my mastiff. Ask me anything: bigmoosedad@walkmail.test” <cite>Trent, verified buyer</cite></blockquote><blockquote>“Good rope.” <cite>Ana</cite></blockquote>`,
          '/pages/stores': `Stores
<h1>Carry Snoutfield</h1><p>We love small shops, and big ones that behave. For wholesale pricing, email ${entities('sales@snoutfield.test')} with the name of your business.</p><p>You’re welcome to sell on your own website, on eBay or on Walmart, but not on Amazon, where we look after our own listings.</p>`,
        },
      ),
    },
    expected: {
      website: 'snoutfield.test',
      wayIn: address('sales@snoutfield.test'),
      traps: ['your@email.com', 'bigmoosedad@walkmail.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We love small shops, and big ones that behave. For wholesale pricing, email',
          '/pages/stores',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'You’re welcome to sell on your own website, on eBay or on Walmart, but not on Amazon',
          '/pages/stores',
        ),
      },
    },
  },
  {
    brand: 'Pawsonby Ltd',
    productTitles: ['Pawsonby Tweed Dog Collar Medium Heather', 'Pawsonby Harris Tweed Dog Bow Tie'],
    search: hits(`
      https://www.pawsonby.test/ ~ Pawsonby – Tweed for terriers ~ Collars made in the Borders.
      https://find-and-update.company-information.service.gov.uk/company/09 ~ PAWSONBY LTD overview ~ Company number 09
    `),
    hosts: {
      'www.pawsonby.test': woo(
        {
          name: 'Pawsonby',
          owner: 'Pawsonby Ltd',
          sells: 'Heather Collar=£26.00 | Tweed Bow Tie=£14.00 | Tweed Lead=£32.00',
          nav: 'Stockists=/stockists/ | Trade=/trade/ | Contact=/contact/',
          privacy: `<p>Our data protection officer can be reached at ${mail('dpo@pawsonby.test')}.</p>`,
        },
        {
          '/stockists/': `Stockists
<h3>Scotland</h3><p>The Hungry Hound, Peebles – ${mail('woof@thehungryhound.test')}<br>Bothy &amp; Bone, Oban – 01631 555 010</p><h3>England</h3><p>Muddy Paws of Malton – ${mail('shop@muddypawsmalton.test')}</p>`,
          '/contact/': `Contact
<p>Pawsonby Ltd, 4 Mill Wynd, Selkirk. ${mail('info@pawsonby.test')}</p>`,
          '/trade/': `Trade
<p>Pawsonby is stocked by pet boutiques, farm shops and gun rooms. If that sounds like you, write to ${mail('trade@pawsonby.test')} and we will post you a swatch card.</p><table><tr><td>Minimum opening order</td><td>£150</td></tr><tr><td>Carriage paid</td><td>over £250</td></tr><tr><td>Payment</td><td>Pro forma, then 30 days</td></tr></table><p>We don’t mind where you sell, Amazon and eBay included, so long as the pictures are ours.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.pawsonby.test',
      wayIn: address('trade@pawsonby.test'),
      traps: ['dpo@pawsonby.test', 'woof@thehungryhound.test', 'shop@muddypawsmalton.test'],
      policy: {
        takes_wholesale: said('yes', 'If that sounds like you, write to', '/trade/'),
        minimum_opening_order: said(150, 'Minimum opening order £150', '/trade/'),
        currency: 'GBP',
        marketplaces: said('allowed', 'We don’t mind where you sell, Amazon and eBay included', '/trade/'),
      },
    },
  },
  {
    brand: 'Tuftwhistle',
    productTitles: [
      'Tuftwhistle Bird Bath Solar Fountain Pump',
      'Tuftwhistle Window Bird Feeder Clear Acrylic Strong Suction',
    ],
    search: hits(`
      https://www.amazon.com/dp/B0TUFT ~ Tuftwhistle Window Bird Feeder ~ Visit the Tuftwhistle Store
      https://tuftwhistle.test/ ~ tuftwhistle.test is for sale ~ Buy this domain.
    `),
    hosts: { 'tuftwhistle.test': { '/': forSale('tuftwhistle.test', 'broker@domainwharf.test') } },
    expected: { website: null, wayIn: noWayIn, traps: ['broker@domainwharf.test'], policy: {} },
  },
];
