/** What a shop system says by itself, and the policies that a shop takes over from a template, in one language. */
export interface Tongue {
  lang: string;
  all: string;
  favourites: string;
  alsoLike: string;
  add: string;
  quantity: string;
  tax: string;
  search: string;
  cart: string;
  cookies: string;
  accept: string;
  decline: string;
  join: string;
  joinText: string;
  subscribe: string;
  us: string;
  rights: string;
  shipping: readonly [title: string, body: string];
  returns: readonly [title: string, body: string];
  /** A per cent sign stands where whoever answers is named. */
  privacy: readonly [title: string, body: string];
}

export const english: Tongue = {
  lang: 'en',
  all: 'Shop all',
  favourites: 'Best sellers',
  alsoLike: 'You may also like',
  add: 'Add to cart',
  quantity: 'Quantity',
  tax: 'Shipping calculated at checkout.',
  search: 'Search our store',
  cart: 'Your cart is empty',
  cookies:
    'We use cookies to keep your cart together and to see which pages are read. You decide which ones we set.',
  accept: 'Accept all',
  decline: 'Only necessary',
  join: 'Letters from us',
  joinText: 'Sign up for new arrivals, restocks and 10% off your first order.',
  subscribe: 'Subscribe',
  us: 'us by the contact details on this site',
  rights: 'All rights reserved.',
  shipping: [
    'Shipping policy',
    '<p>Orders leave our workroom within two business days. Orders of $75 or more ship free in the contiguous United States; below that a flat $6.95 applies.</p><p>We hand parcels to USPS or UPS, whichever is quicker for your zip code. Once the carrier has scanned a parcel we can no longer change its address.</p><h2>Abroad</h2><p>We ship to Canada and the United Kingdom. Duties and taxes are the buyer’s and aren’t part of what you pay us.</p>',
  ],
  returns: [
    'Refund policy',
    '<p>You have 30 days from delivery to send back anything unused, in its own packaging, for your money back. Gift cards and sale items are final.</p><p>If you bought one of our things in another store or on a marketplace, please go back to that seller: we can only refund orders placed here.</p><p>Arrived broken? Send a photo within a week and we replace it at our cost.</p>',
  ],
  privacy: [
    'Privacy policy',
    '<p>When you order we collect your name, address, e-mail and what you bought; payment goes through our processor and we never see your card number.</p><p>We keep orders for seven years because the tax office asks us to. You may ask what we hold and have it corrected or erased: write to %.</p><p>We don’t sell personal data to third parties.</p>',
  ],
};

/** The same shop's words from Britain. */
export const british: Tongue = {
  ...english,
  lang: 'en-GB',
  all: 'Everything',
  favourites: 'Much loved',
  alsoLike: 'Goes nicely with',
  add: 'Add to basket',
  tax: 'VAT included. Delivery is worked out at the checkout.',
  search: 'What are you looking for?',
  cart: 'Nothing in your basket yet',
  cookies: 'A few cookies help this site to work; others tell us how it is used. Is that all right?',
  accept: 'Yes, fine',
  decline: 'Manage preferences',
  join: 'Join the post list',
  joinText: 'One letter a month, and free UK delivery on your first parcel.',
  subscribe: 'Sign me up',
  shipping: [
    'Delivery',
    '<p>Royal Mail Tracked 48 is £3.95, or free once your basket comes to £50. We post every weekday; order by noon and it goes the same day.</p><p>Parcels to Northern Ireland and the Highlands may take a day longer. We regret that we can’t deliver to the EU at the moment.</p>',
  ],
  returns: [
    'Returns',
    '<p>Changed your mind? Post it back within 28 days and we’ll refund the item, though not the postage. Personalised pieces can’t be returned unless faulty.</p><p>Your statutory rights are not affected. Please include your order number, or a copy of the despatch note.</p>',
  ],
  privacy: [
    'Privacy notice',
    '<p>We are the data controller for what you give us when you buy, sign up, or write. We rely on contract for orders and on consent for letters.</p><p>You can see, correct or delete your data at any time: contact %. You may also complain to the Information Commissioner.</p>',
  ],
};

/** A younger American shop's words. */
export const breezy: Tongue = {
  ...english,
  all: 'All products',
  favourites: 'What people are loving',
  alsoLike: 'Pairs well with',
  add: 'Add to bag',
  tax: 'or 4 interest-free payments at checkout',
  search: 'Search',
  cart: 'Your bag is empty. You’re $50 away from free shipping!',
  cookies: 'This website uses cookies to ensure you get the best experience.',
  accept: 'Got it!',
  decline: 'Learn more',
  join: 'Get 15% off',
  joinText: 'Be first to know about drops, restocks and secret sales. Unsubscribe whenever.',
  subscribe: 'Join',
  shipping: [
    'Shipping info',
    '<p>Spend $50, get free ground shipping. Under $50 it’s $5. Processing takes 1–3 business days; holidays can be slower.</p><p>Subscriptions always ship free, and you can skip, swap or cancel any time before your next order is billed.</p><p>We ship to all 50 states and US territories. No PO boxes for expedited orders.</p>',
  ],
  returns: [
    'Returns & exchanges',
    '<p>Not your thing? Start a return in 45 days from our returns portal and we’ll email a label. Store credit is instant, refunds take 5–7 business days.</p><p>For hygiene reasons opened items can’t be exchanged. We reserve the right to refuse orders that look like they were placed for resale during limited drops, and may limit quantities per household.</p>',
  ],
  privacy: [
    'Privacy',
    '<p>This policy describes how we collect, use and share your information when you visit or buy from the site. We use analytics and ad partners; you can opt out with Global Privacy Control.</p><p>California residents may ask for access or deletion. For any privacy request contact %.</p>',
  ],
};
