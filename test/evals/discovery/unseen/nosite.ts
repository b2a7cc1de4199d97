import type { DiscoveryCase } from '../case.ts';
import { broken, directory, lawyers, page, parked, practice, reseller } from './themes/elsewhere.ts';
import { mail } from './themes/encode.ts';
import { hits, noWayIn } from './themes/parts.ts';

/** Brands that have no site of their own, or none that is left. */
export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Mokkabei',
    productTitles: [
      'Mokkabei Milk Frother Handheld Rechargeable 3 Speeds',
      'Mokkabei Espresso Tamper Mat Silicone Black',
    ],
    search: hits(`
      https://www.amazon.com/s?k=mokkabei ~ Amazon.com: mokkabei ~ 1-16 of 22 results for mokkabei
      https://www.walmart.com/c/brand/mokkabei ~ Mokkabei - Walmart.com ~ Shop for Mokkabei.
      https://gadgetbarn.test/mokkabei ~ Mokkabei – Gadget Barn ~ Authorised Mokkabei retailer.
      https://companyatlas.test/mokkabei ~ Mokkabei – company profile ~ Mokkabei trademark owner: Shenzhen Luohe Trading Co.
    `),
    hosts: {
      'gadgetbarn.test': {
        '/mokkabei': reseller(
          'Gadget Barn',
          'Mokkabei',
          'Milk Frother, Tamper Mat',
          'support@gadgetbarn.test',
        ),
      },
      'companyatlas.test': {
        '/mokkabei': directory(
          'Company Atlas',
          'Mokkabei',
          'Trademark registered in 2022 by Shenzhen Luohe Trading Co., Ltd. Website: unknown.',
        ),
      },
    },
    expected: { website: null, wayIn: noWayIn, traps: ['support@gadgetbarn.test'], policy: {} },
  },
  {
    brand: 'VEXOLITE',
    productTitles: [
      'VEXOLITE LED Strip Lights 32.8ft RGB with Remote',
      'VEXOLITE Under Cabinet Lighting Rechargeable Motion Sensor 2 Pack',
    ],
    category: 'Tools & Home Improvement',
    search: hits(`
      https://www.amazon.com/VEXOLITE-Strip-Lights/dp/B0VEX ~ VEXOLITE LED Strip Lights ~ Brand: VEXOLITE
      https://vexolite.test/ ~ vexolite.test ~ Related searches
      https://manualshelf.test/vexolite ~ Vexolite manuals ~ Download the user manual of the Vexolite LED strip.
    `),
    hosts: {
      'vexolite.test': { '/': parked('vexolite.test') },
      'manualshelf.test': {
        '/vexolite': page(
          'Vexolite manuals',
          `<h1>Vexolite user manuals (2)</h1><ul><li>LED strip 10 m (PDF, 4 pages)</li><li>Cabinet light (PDF, 2 pages)</li></ul><p>Manual Shelf hosts 900,000 manuals and is not connected with their makers. Takedown: ${mail('takedown@manualshelf.test')}</p>`,
        ),
      },
    },
    expected: { website: null, wayIn: noWayIn, traps: ['takedown@manualshelf.test'], policy: {} },
  },
  {
    brand: 'Quillsbury Home',
    productTitles: [
      'Quillsbury Home Velvet Throw Pillow Covers 18x18 Set of 2',
      'Quillsbury Home Chenille Blanket Queen Sage',
    ],
    search: hits(`
      https://www.walmart.com/brand/quillsbury-home ~ Quillsbury Home ~ Only at Walmart.
      https://quillsburyhomes.test/ ~ Quillsbury Homes | Custom builders in Ohio ~ Your land, our plans.
      https://dealharbour.test/quillsbury ~ Quillsbury Home | Deal Harbour ~ Up to 60% off.
    `),
    hosts: {
      'quillsburyhomes.test': {
        '/': page(
          'Quillsbury Homes | Custom builders',
          `<header>Quillsbury Homes <a href="/floor-plans">Floor plans</a> <a href="/contact">Contact</a></header><h1>Your land, our plans</h1><p>Custom homes in Delaware and Licking counties since 1978. Talk to our sales team: ${mail('sales@quillsburyhomes.test')}</p>`,
        ),
        '/contact': page(
          'Contact',
          `<h1>Contact Quillsbury Homes</h1><p>${mail('sales@quillsburyhomes.test')} or visit the model home.</p>`,
        ),
      },
      'dealharbour.test': {
        '/quillsbury': reseller(
          'Deal Harbour',
          'Quillsbury Home',
          'Velvet Pillow Covers, Chenille Blanket',
          'help@dealharbour.test',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: noWayIn,
      traps: ['sales@quillsburyhomes.test', 'help@dealharbour.test'],
      policy: {},
    },
  },
  {
    brand: 'Tindrabolt',
    productTitles: [
      'Tindrabolt Magnetic Wristband for Screws',
      'Tindrabolt Ratchet Strap 1 in x 15 ft 4 Pack',
    ],
    search: hits(`
      https://www.ebay.com/b/Tindrabolt/bn_1180 ~ Tindrabolt for sale ~ Ratchet straps.
      https://tindrabolt.test/ ~ Tindrabolt ~ Straps that hold.
      https://firmindex.test/us/tindrabolt ~ Tindrabolt LLC – Firm Index ~ Dissolved 2023.
    `),
    hosts: {
      'tindrabolt.test': { '/': broken, '/contact': broken, '/wholesale': broken },
      'firmindex.test': {
        '/us/tindrabolt': directory(
          'Firm Index',
          'Tindrabolt LLC',
          'Status: administratively dissolved, 2023. Registered agent: Wyoming Corporate Services. Website: tindrabolt.test (offline).',
        ),
      },
    },
    expected: { website: null, wayIn: noWayIn, traps: [], policy: {} },
  },
  {
    brand: 'Pelham Grange',
    productTitles: [
      'Pelham Grange Stainless Steel Cocktail Shaker 24oz',
      'Pelham Grange Crystal Rocks Glasses Set of 6',
    ],
    search: hits(`
      https://pelhamgrange.test/ ~ Pelham Grange LLP ~ Estates, trusts and litigation in Boston.
      https://pelhamgrangedental.test/ ~ Pelham Grange Dental Care ~ New patients welcome.
      https://www.target.com/b/pelham-grange/-/N-q643l ~ Pelham Grange : Target ~ Barware, only at Target.
    `),
    hosts: {
      'pelhamgrange.test': { '/': lawyers('Pelham Grange', 'office@pelhamgrange.test') },
      'pelhamgrangedental.test': {
        '/': practice('Pelham Grange Dental Care', 'smile@pelhamgrangedental.test'),
      },
    },
    expected: {
      website: null,
      wayIn: noWayIn,
      traps: ['office@pelhamgrange.test', 'smile@pelhamgrangedental.test'],
      policy: {},
    },
  },
  {
    brand: 'Ruvvik',
    productTitles: ['Ruvvik Phone Tripod 62 Inch with Remote', 'Ruvvik Ring Light Clip On 60 LED'],
    search: hits(`
      https://www.amazon.com/stores/Ruvvik/page/9A1 ~ Amazon.com: Ruvvik ~ Tripods and lights.
      https://gearverdict.test/best-phone-tripods ~ The 9 best phone tripods – Gear Verdict ~ Budget pick: Ruvvik.
      https://www.facebook.com/groups/ruvvik ~ Ruvvik users ~ Public group, 311 members
    `),
    hosts: {
      'gearverdict.test': {
        '/best-phone-tripods': page(
          'The 9 best phone tripods – Gear Verdict',
          `<article><h1>The 9 best phone tripods</h1><h2>Budget pick: Ruvvik 62-inch</h2><p>For the price of a sandwich the Ruvvik stands up straight. We bought ours on Amazon; the maker has no website and didn’t answer through the marketplace.</p><h2>Runner-up: Ostler Go</h2><p>Heavier, prettier.</p></article><footer>Gear Verdict earns a commission on links. Pitches: ${mail('editors@gearverdict.test')}</footer>`,
        ),
      },
    },
    expected: { website: null, wayIn: noWayIn, traps: ['editors@gearverdict.test'], policy: {} },
  },
  {
    brand: 'Hazelmoor & Finch',
    productTitles: [
      'Hazelmoor & Finch Scented Sachets Lavender 12 Count',
      'Hazelmoor & Finch Cedar Blocks for Closets 24 Pack',
    ],
    search: hits(`
      https://hazelmoorfinch.test/ ~ 404 ~ The page that you requested was not found.
      https://wardrobecare.test/c/hazelmoor-finch ~ Hazelmoor & Finch | Wardrobe Care ~ Sachets and cedar from Hazelmoor & Finch.
      https://finchhazelmoor.test/ ~ Finch Hazelmoor Photography ~ Weddings in the Cotswolds.
    `),
    hosts: {
      'wardrobecare.test': {
        '/c/hazelmoor-finch': reseller(
          'Wardrobe Care',
          'Hazelmoor & Finch',
          'Lavender Sachets, Cedar Blocks, Cedar Rings',
          'orders@wardrobecare.test',
        ),
        '/contact': page(
          'Contact – Wardrobe Care',
          `<h1>Contact us</h1><p>${mail('orders@wardrobecare.test')}</p><p>We don’t answer on behalf of the brands that we carry.</p>`,
        ),
      },
      'finchhazelmoor.test': {
        '/': page(
          'Finch Hazelmoor Photography',
          `<h1>Finch Hazelmoor</h1><p>Weddings, slowly. Enquire: ${mail('finch@finchhazelmoor.test')}</p><img src="/hero@2x.jpg" alt="">`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: noWayIn,
      traps: ['orders@wardrobecare.test', 'finch@finchhazelmoor.test', 'hero@2x.jpg'],
      policy: {},
    },
  },
  {
    brand: 'Ortlebay',
    productTitles: ['Ortlebay Kids Rain Poncho Dinosaur Age 4-6', 'Ortlebay Toddler Umbrella Clear Dome'],
    category: 'Clothing',
    search: hits(`
      https://www.etsy.com/market/ortlebay ~ Ortlebay - Etsy ~ Check out our ortlebay selection.
      https://ortlebay.test/ ~ Ortlebay Holiday Park | Caravans by the sea ~ Pitches from £22.
    `),
    hosts: {
      'ortlebay.test': {
        '/': page(
          'Ortlebay Holiday Park',
          `<h1>Ortlebay Holiday Park</h1><p>Sixty pitches above the beach in Pembrokeshire. Shop on site sells milk, buckets and ponchos.</p><p>${mail('bookings@ortlebay.test')}</p>`,
        ),
        '/contact': page(
          'Contact | Ortlebay Holiday Park',
          `<p>Reception: ${mail('bookings@ortlebay.test')}. Wholesale laundry and gas suppliers please call.</p>`,
        ),
      },
    },
    expected: { website: null, wayIn: noWayIn, traps: ['bookings@ortlebay.test'], policy: {} },
  },
];
