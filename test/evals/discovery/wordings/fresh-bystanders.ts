import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'faq',
    html: "<h3>Which stores carry your products?</h3><p>We're in over 400 stores nationwide. Use the map to find one.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>As seen in Nordstrom, Whole Foods and your favorite local boutiques.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Wholesale prices without the membership! Shop our warehouse sale this weekend only.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>We reserve the right to refuse service to anyone, and to limit quantities purchased per person.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>We may share your data with distributors, dealers and retailers who help us to fulfil your order.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>How do I return something bought from a retailer?</h3><p>Please take it back to the store where you bought it. We can only refund orders placed on our site.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Don\'t just take it from us: "I bought two for my shop and the customers love them!" – Janice</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Want to sell to us? Vendors can introduce their services by the supplier form.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Become an affiliate and earn 10% on every sale. No minimums.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Our story began in 2009, when Elena left her job as a wholesale buyer to make soap.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Do you offer bulk orders for weddings and corporate gifts?</h3><p>Yes, we give 10% off orders over $500.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>This limited warranty applies only to products purchased from an authorized dealer.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Join our pro program: 30% off for guides, instructors and patrol members. Proof of employment required.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Find a dealer near you by entering your ZIP code.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Do you ship internationally?</h3><p>Not yet. International customers can buy from our retailers in Canada and the UK.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Store credit is issued within 5 days. Gift cards have no minimum.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>Coupons may not be combined. Not valid for wholesale accounts or on Amazon orders.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>We source our leather from a wholesale tannery in Leon that has traded since 1931.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Can I pick up at your store?</h3><p>Yes, our flagship store is open Monday through Saturday.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Landlords and retail space: property@brand.example</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>California Resale: retailers must collect sales tax from consumers as required by law.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Was kostet der Versand?</h3><p>Der Versand ist ab 50 € kostenlos. Bestellungen für den Handel sind hiervon ausgenommen.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Retrouvez nos bougies chez plus de 200 revendeurs en France.</p>',
    policy: {},
  },
];
