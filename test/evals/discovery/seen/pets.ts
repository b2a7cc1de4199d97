import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './themes/builders.ts';
import { magento } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { fields, namesake, reseller } from './themes/elsewhere.ts';
import { jsonLd } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { elementor, woo } from './themes/wordpress.ts';

const barkadia = dawn({
  name: 'Barkadia',
  host: 'barkadia.test',
  nav: 'Chews=/collections/all; Toys=/collections/toys; Quiz=/pages/quiz; Store locator=/pages/store-locator',
  foot: 'Retail partners=/pages/retail-partners; Contact=/pages/contact; Loyalty=/pages/loyalty',
});
const tuft = elementor({
  name: 'Tuft & Tail',
  host: 'tuftandtail.test',
  nav: 'Products=/products/; About=/about-us/; Team=/team/; Blog=/blog/',
  foot: 'Shipping=/shipping/; Privacy=/privacy-policy/',
});
const mossy = woo({
  name: 'Mossy Muzzle',
  host: 'mossymuzzle.test',
  nav: 'Shop=/shop/; Ingredients=/ingredients/; Wholesale=/wholesale/; Contact=/contact/',
  foot: 'Returns=/returns/; Shipping=/shipping/',
  extra: '<p>Design by Pixel Barn, studio@pixelbarn.test</p><p>Call 555-0164</p>',
});
const gus = squarespace({
  name: 'Good Boy Gus',
  host: 'goodboygus.test',
  nav: 'Shop=/shop; About=/about; Visit=/visit',
  foot: 'Returns=/returns',
});
const chew = magento({
  name: 'Chew Republic',
  host: 'chewrepublic.test',
  nav: 'Dog=/all-products.html; Cat=/cat.html; Clearance=/clearance.html',
  foot: 'About=/about-us; Privacy=/privacy-policy-cookie-restriction-mode; Contact=/contact',
});
const pawlington = dawn({
  name: 'Pawlington',
  host: 'pawlington.test',
  nav: 'Collars=/collections/all; Leads=/collections/leads; Engraving=/pages/engraving',
  foot: 'Contact us=/pages/contact; FAQs=/pages/faqs',
  legal: '© 2025 Pawlington Goods, Inc.',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'BARKADIA',
    productTitles: ['Barkadia Yak Cheese Chews, Large, 3 Count', 'Barkadia Rope Toy'],
    category: 'Pet Supplies',
    search: hits(`
      amazon | Barkadia | Yak Cheese Chews
      https://barkadia.test/ | Barkadia | Chews and toys for good dogs
      https://petbarn-outlet.test/brand/barkadia | Barkadia at Pet Barn Outlet | Up to 40% off
      linkedin | Barkadia Inc. | Pet products, Denver`),
    hosts: {
      'barkadia.test': site(
        barkadia,
        {
          home: '<h2>Welcome to Barkadia</h2><p>Buy two, get one free. Free shipping $39+.</p>',
          goods: 'Yak Chews=$17.99; Rope Toy=$12.99; Puzzle Mat=$29.99',
          about: '<p>Founded by a vet tech and her three mutts.</p>',
        },
        `
@ /pages/store-locator | Store locator
<h1>Store locator</h1><div id="store-map" data-key="pk.eyJ1">Loading store map…</div><p>Wag & Co, Aurora CO (hello@wagandco.test)</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>Customer love team: woof@barkadia.test</p><p>General: info@barkadia.test</p>
@ /pages/retail-partners | Retail partners
<h1>Retail partners</h1><p>Independent pet stores can order direct from us or through our distributors, Prairie Pet Supply in the Midwest and Tidewater Animal Products on the East Coast.</p><p>To order direct, <a href="https://b2b.barkadia.test/register">register for a B2B account</a>. Existing partners <a href="https://b2b.barkadia.test/login">log in here</a>.</p><p>Your first direct order starts at $250. Partners may list our products on Amazon or Chewy only with written authorization.</p>`,
      ),
      'b2b.barkadia.test': {
        '/login': barkadia.page(
          'Log in',
          '<h1>Partner login</h1><form method="post" action="/login"><input name="email"><input type="password" name="password"><button>Log in</button></form>',
        ),
        '/register': barkadia.page(
          'Register',
          `<h1>Open a B2B account</h1><p>Approval takes one business day.</p><form method="post" action="/register">${fields(['Company', 'First name', 'Last name', 'Business email', 'Phone', 'Shipping address', 'State'], 'Request access')}</form>`,
        ),
      },
      'petbarn-outlet.test': {
        '/brand/barkadia': reseller(
          'Pet Barn Outlet',
          'Barkadia',
          ['Yak Chews', 'Rope Toy'],
          'orders@petbarn-outlet.test',
        ),
      },
    },
    expected: {
      website: 'barkadia.test',
      wayIn: { kind: 'form', anyOf: ['https://b2b.barkadia.test/register'] },
      traps: ['hello@wagandco.test', 'orders@petbarn-outlet.test'],
      policy: {
        ...states('/pages/retail-partners', {
          takes_wholesale: [
            'yes',
            'Independent pet stores can order direct from us or through our distributors',
          ],
          marketplaces: [
            'with_permission',
            'list our products on Amazon or Chewy only with written authorization',
          ],
          minimum_opening_order: [250, 'Your first direct order starts at $250'],
          distributors: [
            ['Prairie Pet Supply', 'Tidewater Animal Products'],
            'Prairie Pet Supply in the Midwest and Tidewater Animal Products on the East Coast',
          ],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Tuft & Tail Pet Co',
    productTitles: ['Tuft & Tail Slicker Brush', 'Tuft & Tail Oatmeal Dog Shampoo 16oz'],
    category: 'Pet Supplies',
    search: hits(`
      https://tuftandtail.test/ | Tuft & Tail | Grooming that dogs forgive
      walmart | Tuft & Tail
      https://groomertalk.test/thread/991 | Tuft & Tail brushes? | They last.`),
    hosts: {
      'tuftandtail.test': site(
        tuft,
        {
          home: '<h1>Grooming that dogs forgive</h1><p>Find us in salons nationwide.</p>',
          goods: 'Slicker Brush=$16; Oatmeal Shampoo=$13',
          about: '<p>We make brushes in Ohio.</p>',
        },
        `
@ /team/ | Team
<h1>The team</h1><div class="person"><h3>Marta Quill</h3><p>Founder</p></div>
<div class="person"><h3>Devon Ashe</h3><p>Sales, United States</p><a href="mailto:devon.ashe@tuftandtail.test">E-mail Devon</a></div>
<div class="person"><h3>Sophie Lefort</h3><p>Sales, Canada</p><a href="mailto:sophie.lefort@tuftandtail.test">E-mail Sophie</a></div>
<div class="person"><h3>Ian Moss</h3><p>Accounts payable</p><a href="mailto:ap@tuftandtail.test">E-mail Ian</a></div>
<div class="person"><h3>Jobs</h3><p>jobs@tuftandtail.test</p></div>`,
      ),
      'groomertalk.test': {
        '/thread/991':
          '<html><head><title>Tuft & Tail brushes? - GroomerTalk</title></head><body><h1>Tuft & Tail brushes?</h1><p>curlz: mine broke. mail me curlz@groomermail.test</p><p>Powered by phpBB</p></body></html>',
      },
    },
    expected: {
      website: 'tuftandtail.test',
      wayIn: { kind: 'address', anyOf: ['devon.ashe@tuftandtail.test'] },
      traps: ['ap@tuftandtail.test', 'jobs@tuftandtail.test', 'curlz@groomermail.test'],
      policy: {},
    },
  },
  {
    brand: 'Mossy Muzzle',
    productTitles: ['Mossy Muzzle Freeze Dried Beef Liver 6oz', 'Mossy Muzzle Bone Broth Powder'],
    category: 'Pet Supplies',
    search: hits(`
      https://mossymuzzle.test/ | Mossy Muzzle | Single-ingredient treats
      amazon | Mossy Muzzle | Freeze Dried Beef Liver
      ebay | Mossy Muzzle | Beef Liver`),
    hosts: {
      'mossymuzzle.test': site(
        mossy,
        {
          home: '<h1>One ingredient. That is all.</h1><p>Subscribe and save 15%.</p>',
          goods: 'Beef Liver 6 oz=$21.00; Bone Broth=$26.00',
          about: '<p>Freeze-dried in Eau Claire, Wisconsin.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>Reach us at needhelp@company.com</p><p>Call 555-0164 or write support@mossymuzzle.test.</p>
@ /wholesale/ | Wholesale
<h1>Wholesale program</h1><p>Our wholesale program is for storefront pet retailers, groomers and trainers.</p><h3>What we need from you</h3><ul><li>Sales tax permit / resale certificate</li><li>Business license</li><li>Two photos of your storefront</li></ul><p>Retailers sign a MAP agreement. No drop shipping, and no sales through online marketplaces of any kind (Amazon, eBay, Walmart, Etsy…).</p>
<h3>Apply</h3><form class="wpcf7-form" method="post" action="/wholesale/#wpcf7-f88"><label>Store name <input name="store" required></label><label>Contact <input name="contact"></label><label>Email <input type="email" name="email" placeholder="john@doe.com"></label><label>Upload documents <input type="file" name="docs" multiple></label><button>Send application</button></form>`,
      ),
    },
    expected: {
      website: 'mossymuzzle.test',
      wayIn: { kind: 'form', anyOf: ['https://mossymuzzle.test/wholesale/'] },
      traps: ['studio@pixelbarn.test', 'needhelp@company.com', 'john@doe.com'],
      policy: states('/wholesale/', {
        takes_wholesale: [
          'yes',
          'Our wholesale program is for storefront pet retailers, groomers and trainers',
        ],
        marketplaces: ['forbidden', 'no sales through online marketplaces of any kind'],
        map_policy: ['yes', 'Retailers sign a MAP agreement'],
        documents: [
          ['resale_certificate', 'business_license', 'storefront_photos'],
          'Two photos of your storefront',
        ],
      }),
    },
  },
  {
    brand: 'Good Boy Gus',
    productTitles: ['Good Boy Gus Peanut Butter Biscuits 12 oz', 'Good Boy Gus Bandana'],
    search: hits(`
      https://goodboygus.test/ | Good Boy Gus | Biscuits baked in Tulsa
      facebook | Good Boy Gus | Biscuits, bandanas, belly rubs.`),
    hosts: {
      'goodboygus.test': site(
        gus,
        {
          home: '<h1>Gus approves</h1><p>Baked every Tuesday.</p>',
          goods: 'Peanut Butter Biscuits=$11; Bandana=$14',
          about: '<p>Gus is eleven and has eaten every biscuit recipe we tried.</p>',
        },
        `
@ /visit | Visit
<h1>Visit the bakery</h1><p>312 Cherry Ave, Tulsa, OK. Open Wed-Sat 8-2.</p><p>Phone: (918) 555-0172. We do not do email, the dog ate the router.</p>`,
      ),
    },
    expected: {
      website: 'goodboygus.test',
      wayIn: { kind: 'none' },
      traps: [],
      policy: {},
    },
  },
  {
    brand: 'Chew Republic',
    productTitles: ['Chew Republic Bully Sticks 6 inch 25 Pack', 'Chew Republic Pig Ears'],
    category: 'Pet Supplies',
    search: hits(`
      https://chewrepublic.test/ | Chew Republic | Natural dog chews in bulk
      amazon | Chew Republic | Bully Sticks
      walmart | Chew Republic`),
    hosts: {
      'chewrepublic.test': site(
        chew,
        {
          home: '<h1>Chews for the people</h1><p>Buy in bulk and save: 25-packs get 10% off. Minimum purchase $25 for promo CHEW5.</p>',
          goods: 'Bully Sticks 25=$64.99; Pig Ears 10=$18.99',
          about: '<p>Packed in Fresno. Not a wholesale club, no membership needed.</p>',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': ['Organization', 'OnlineStore'],
            name: 'Chew Republic',
            email: 'mailto:sales@chewrepublic.test',
            telephone: '+1-559-555-0190',
          }),
        },
        `
@ /contact | Contact
<h1>Contact Us</h1><p>Got a question about an order? service@chewrepublic.test</p><p>Unsubscribe or delete my data: privacy@chewrepublic.test</p>`,
      ),
    },
    expected: {
      website: 'chewrepublic.test',
      wayIn: { kind: 'address', anyOf: ['sales@chewrepublic.test'] },
      traps: ['privacy@chewrepublic.test'],
      policy: {},
    },
  },
  {
    brand: 'Pawlington',
    productTitles: ['Pawlington Waxed Leather Dog Collar M', 'Pawlington Braided Lead'],
    category: 'Pet Supplies',
    search: hits(`
      https://pawlington-vets.test/ | Pawlington Veterinary Hospital | Emergency care
      https://pawlington.test/ | Pawlington | Leather collars and leads
      instagram | Pawlington | Leather for life.`),
    hosts: {
      'pawlington.test': site(
        pawlington,
        {
          home: '<h2>Leather for life</h2><p>Engraving is on the house.</p>',
          goods: 'Waxed Collar=$48.00; Braided Lead=$62.00',
          about: '<p>Made in Maine by three saddlers.</p>',
        },
        `
@ /pages/faqs | FAQs
<h1>FAQs</h1><p><strong>I own a shop. Can I sell Pawlington?</strong> We&rsquo;d love that. We wholesale to shops all over the country; tell us about yours with the form on our <a href="/pages/contact">contact page</a> and choose &ldquo;Wholesale application&rdquo;.</p><p><strong>What size?</strong> Measure twice.</p>
@ /pages/contact | Contact us
<h1>Contact us</h1><form method="post" action="/contact#ContactForm"><label>Topic <select name="contact[Topic]"><option>My order</option><option>Engraving</option><option>Wholesale application</option></select></label>${fields(['Name', 'Email', 'Shop name', 'Message'], 'Send')}</form>`,
      ),
      'pawlington-vets.test': {
        '/': namesake(
          'Pawlington Veterinary Hospital',
          'Emergency vet',
          '<p>Open 24/7.</p>',
          '<p>er@pawlington-vets.test</p>',
        ),
      },
    },
    expected: {
      website: 'pawlington.test',
      wayIn: { kind: 'form', anyOf: ['https://pawlington.test/pages/contact'] },
      traps: ['er@pawlington-vets.test'],
      policy: states('/pages/faqs', {
        takes_wholesale: ['yes', 'We wholesale to shops all over the country'],
      }),
    },
  },
];
