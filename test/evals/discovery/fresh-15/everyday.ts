import { h, list, mail, p } from './parts.ts';
import { inFoot } from './site.ts';

/**
 * Pages that every shop has and that say nothing to other shops: those that begin with "shop" for brands of even
 * number, those with "site" for the others.
 */

export const shopTerms = (brand: string) =>
  inFoot(
    'Terms of service',
    p(
      `This website is operated by ${brand}. Throughout the site, the terms “we”, “us” and “our” refer to ${brand}.`,
      'By placing an order you tell us that you are of age where you live and that the card is yours.',
    ),
    h('Section 2 - General conditions'),
    p(
      'You agree not to copy, sell, resell or exploit any part of the Service, or access to it, without our express written permission.',
      'We may refuse service to anyone for any reason at any time.',
      'We may limit or cancel quantities purchased per person, per household or per order; such limits may cover orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.',
    ),
    h('Section 5 - Prices'),
    p('Prices for our products may change without notice.', 'We are not liable to you for any price change.'),
    h('Section 6 - Billing'),
    p(
      'You agree to give current, complete and accurate purchase and account information for every order.',
      'If we change or cancel an order we will try to tell you through the e-mail, billing address or phone number given with it.',
    ),
    h('Section 7 - Tools and links of others'),
    p(
      'We may give you access to tools that we neither watch nor control. You use them at your own risk, “as is” and “as available”.',
      'Links may lead to websites that aren’t ours. We are not responsible for what they hold or for what you buy there.',
    ),
    h('Section 8 - What you send us'),
    p(
      'If you send us reviews, suggestions or pictures, whether or not we asked for them, we may edit, copy, publish and translate them in any medium.',
      'Don’t send what belongs to somebody else, or what is unlawful, false or mean.',
    ),
    h('Section 9 - Errors'),
    p(
      'Now and then a page may hold a slip of the pen about descriptions, prices, offers or delivery times. We correct it when we see it.',
    ),
    h('Section 12 - Prohibited uses'),
    p(
      'You may not use the site for any unlawful purpose, to solicit others to take part in unlawful acts, or to spam, phish, crawl or scrape.',
    ),
  );

export const shopDelivery = (free: string) =>
  inFoot(
    'Shipping & returns',
    p(
      `Orders leave us on weekdays. Standard delivery is free on orders over ${free}; below that the carrier’s rate is shown at checkout.`,
    ),
    p(
      'Something not right? Send it back unused within thirty days and we refund the purchase price to the card you paid with.',
      'Sale items and gift cards can’t be returned.',
    ),
    list(
      'Domestic: two to five working days',
      'Abroad: seven to fifteen working days, duties payable by the recipient',
    ),
  );

export const shopPrivacy = (address: string) =>
  inFoot(
    'Privacy',
    p(
      'When you visit, we collect the pages you look at, the search terms that brought you here and, if you buy, what is needed to send the parcel.',
      'We share it with the companies that host the shop, take payments and deliver.',
    ),
    h('Cookies'),
    p(
      'Some cookies keep the cart and the login alive; those are always on. Others count visits and remember which advertisement you came from; those wait for your consent.',
      'Your browser can delete both kinds.',
    ),
    h('How long'),
    p('Order records stay for as long as tax law wants them. The rest goes after two years without a visit.'),
    h('Sale of personal information'),
    p(
      'We don’t sell personal information for money. Sharing with advertising partners may count as a “sale” in some states; to opt out, use the link in the cookie banner.',
    ),
    p(`To see, correct or erase what we hold, write to ${mail(address)}.`),
    p('You may also complain to the authority where you live.'),
  );

export const sitePrivacy = (address: string) =>
  inFoot(
    'Privacy notice',
    h('What we keep'),
    p(
      'Your name, postal address, e-mail address and what you ordered, for seven years, as the tax office wishes.',
    ),
    p('Your visits, in a log without your address, for thirty days.'),
    p('What you write to us, until the matter is settled and a year beyond, in case it comes back.'),
    h('Who else sees it'),
    p('The card processor, the courier, and the company that sends our newsletter if you asked for it.'),
    p('Nobody gets your name for advertising of their own, and we don’t buy lists of names either.'),
    h('Cookies on this site'),
    p(
      'One for the basket, one that remembers that you closed the notice, and one that counts visits if you allow it.',
    ),
    h('Your rights'),
    p(`Access, correction, erasure, portability. Requests go to ${mail(address)}.`),
  );

export const siteTerms = (brand: string, law: string) =>
  inFoot(
    'Terms of use',
    p(
      `These terms apply between you, the person ordering, and ${brand}.`,
      'Pictures and words on this site belong to us; please don’t republish, sell or sub-license them.',
    ),
    p(
      'An order is accepted when we send the dispatch note.',
      'Should a price be plainly mistaken we will ask before charging you.',
      'Goods stay ours until they are paid for.',
    ),
    p(
      'Colours on a screen are not colours in daylight, and things made by hand differ a little from the next of their kind. Neither is a fault.',
      'We look after what we owe you under the law on faulty goods, and nothing here takes that away.',
    ),
    p(
      'If a storm, a strike or a fire keeps us from sending your order, we say so and you may have your money back.',
    ),
    p('Discount codes can’t be combined, aren’t worth cash and are for personal shopping only.'),
    p(`The law of ${law} applies.`),
  );

export const siteDelivery = (free: string, elsewhere: string) =>
  inFoot(
    'Delivery',
    p(
      `Spend ${free} and delivery is on us. Smaller parcels cost what the post office charges.`,
      'Anything ordered before noon goes out the same day.',
    ),
    p(elsewhere),
    p(
      'If the parcel arrives dented, photograph it before unpacking and tell us within a week; we replace or refund.',
    ),
  );
