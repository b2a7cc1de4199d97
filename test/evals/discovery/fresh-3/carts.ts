import type { DiscoveryCase } from '../case.ts';
import { address, cf, form, formAt, mail, said, shop, shopify } from '../fresh/themes.ts';
import { house } from './house.ts';

/** Shops on the commonest cart. */
export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Wexmoor Candle Works',
    titles: ['Wexmoor Soy Candle, Fig Leaf, 8 oz', 'Wexmoor Room Mist Cedar 4 oz'],
    host: 'wexmoorcandle.test',
    line: 'Soy candles and room mists poured by hand in Duluth, Minnesota.',
    theme: shopify,
    site: {
      name: 'Wexmoor',
      nav: 'Candles=/collections/candles | Mists=/collections/mists | About=/pages/about',
      foot: 'FAQ=/pages/faq | Contact=/pages/contact | Wholesale=/pages/wholesale | Refund policy=/policies/refund-policy',
    },
    pages: {
      '/': '<h1>Poured slowly in Duluth</h1><p>Soy candles, room mists. Fig Leaf 8 oz $24.</p>',
      '/pages/contact': `<h1>Contact</h1><p>Order trouble? ${mail('help@wexmoorcandle.test')}</p><p>Collabs and gifting: ${mail('collabs@wexmoorcandle.test')}</p>`,
      '/pages/wholesale': `<h1>Wholesale</h1><p>Thank you for considering Wexmoor for your shelves!</p><p>You can find us on Faire, where new retailers get 60-day terms and free returns on a first order. Prefer to deal with a human? Marguerite takes orders by email at ${mail('marguerite@wexmoorcandle.test')}.</p><ul><li>Opening order: $180</li><li>Reorders: $90</li><li>Testers included with every opening order</li></ul><p>We don't allow our candles on Amazon or any other third party site. Your own web shop is great.</p>`,
      '/pages/faq':
        '<h1>FAQ</h1><h3>Is there a minimum for free shipping?</h3><p>Yes, $65 within the contiguous US.</p><h3>Do you wholesale?</h3><p>We do! See our wholesale page.</p>',
    },
    expected: {
      wayIn: address('marguerite@wexmoorcandle.test'),
      traps: ['collabs@wexmoorcandle.test'],
      policy: {
        takes_wholesale: said('yes', 'We do! See our wholesale page', '/pages/faq'),
        minimum_opening_order: said(180, 'Opening order: $180', '/pages/wholesale'),
        minimum_reorder: said(90, 'Reorders: $90', '/pages/wholesale'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          "We don't allow our candles on Amazon or any other third party site",
          '/pages/wholesale',
        ),
      },
    },
  }),
  house({
    brand: 'PRIMDALE PROVISIONS',
    titles: ['Primdale Provisions Smoked Sea Salt 5 oz', 'Primdale Provisions Chili Crisp 9 oz'],
    host: 'primdale.test',
    line: 'Smoked salts and chili crisp from the Oregon coast.',
    theme: shopify,
    site: {
      name: 'Primdale Provisions',
      nav: 'Shop=/collections/all | Recipes=/blogs/recipes | Where to buy=/pages/store-locator',
      foot: 'Help=/pages/help | Sell Primdale=/pages/sell-primdale | Careers=/pages/careers',
      credit: '<p>hello@primdale.test</p>',
    },
    pages: {
      '/': '<h1>Salt with a story</h1><p>Smoked Sea Salt, Chili Crisp. Ships nationwide.</p>',
      '/pages/sell-primdale': `<h1>Sell Primdale</h1><p>Grocers, butchers and cheesemongers: fill in the form and our team will set up your account within three business days.</p><p>What we need: your resale certificate and EIN. Our first order minimum is four cases.</p>${form('/contact#contact_form', 'Business name, Buyer name, Email, EIN, Type of store', 'Request an account')}`,
      '/pages/careers': `<h1>Careers</h1><p>Send a resume to ${mail('jobs@primdale.test')}</p>`,
      '/pages/store-locator':
        '<h1>Where to buy</h1><p>Enter your ZIP code to see the retailers close to you.</p>',
      '/pages/help':
        '<h1>Help</h1><h3>Do you distribute through UNFI or KeHE?</h3><p>Yes. Stores can order through UNFI and KeHE as well as from us.</p>',
    },
    expected: {
      wayIn: formAt('https://primdale.test/pages/sell-primdale'),
      traps: ['jobs@primdale.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'fill in the form and our team will set up your account',
          '/pages/sell-primdale',
        ),
        documents: said(
          ['resale_certificate', 'tax_id'],
          'your resale certificate and EIN',
          '/pages/sell-primdale',
        ),
        distributors: said(['UNFI', 'KeHE'], 'Stores can order through UNFI and KeHE', '/pages/help'),
      },
    },
  }),
  house({
    brand: 'Ossington & Ryle',
    titles: ['Ossington & Ryle Waxed Canvas Tote', 'Ossington & Ryle Leather Dopp Kit'],
    host: 'ossingtonryle.test',
    line: 'Waxed canvas totes and leather dopp kits, made in Maine.',
    theme: shopify,
    site: {
      name: 'Ossington & Ryle',
      nav: 'Bags=/collections/bags | Journal=/blogs/journal | Repairs=/pages/repairs',
      foot: 'Contact us=/pages/contact-us | Returns=/policies/refund-policy | Terms=/policies/terms-of-service',
    },
    pages: {
      '/': '<h1>Bags that outlast you</h1><p>Waxed canvas totes, leather dopp kits. $148.</p>',
      '/pages/contact-us': `<h1>Contact us</h1><table><tr><th>Department</th><th>Write to</th></tr><tr><td>Orders &amp; returns</td><td>${cf('care@ossingtonryle.test')}</td></tr><tr><td>Press &amp; samples</td><td>${cf('press@ossingtonryle.test')}</td></tr><tr><td>Independent shops</td><td>${cf('doors@ossingtonryle.test')}</td></tr><tr><td>Repairs</td><td>${cf('bench@ossingtonryle.test')}</td></tr></table>`,
      '/policies/terms-of-service':
        '<h1>Terms of service</h1><p>Section 11. Products may not be purchased for resale other than by retailers who have an account with us. Retailers may not offer our products on Amazon, eBay, Walmart Marketplace or similar without our prior written consent.</p>',
    },
    expected: {
      wayIn: address('doors@ossingtonryle.test'),
      traps: ['press@ossingtonryle.test', 'bench@ossingtonryle.test'],
      policy: {
        marketplaces: said(
          'with_permission',
          'without our prior written consent',
          '/policies/terms-of-service',
        ),
      },
    },
  }),
  house({
    brand: 'Tuffet Pet Co',
    titles: ['Tuffet Pet Co Calming Dog Chews 60 ct', 'Tuffet Pet Co Salmon Oil for Dogs 16 oz'],
    host: 'tuffetpet.test',
    line: 'Calming chews and salmon oil for dogs.',
    theme: shopify,
    site: {
      name: 'Tuffet Pet Co',
      nav: 'Chews=/collections/chews | Oils=/collections/oils | Vets=/pages/vets',
      foot: 'Support=/pages/support | Retailers=/pages/retailers | Subscribe & save=/pages/subscribe',
    },
    pages: {
      '/': '<h1>Calmer walks</h1><p>Calming Dog Chews 60 ct, Salmon Oil 16 oz. Vet formulated.</p>',
      '/pages/retailers':
        '<h1>Retailers</h1><p>Our wholesale ordering has moved. Sign in or apply at <a href="https://trade.tuffetpet.test/account/register">trade.tuffetpet.test</a>.</p><p>Only brick &amp; mortar pet retailers, groomers and veterinary clinics are eligible. We do not authorize sales on Amazon or Chewy.</p>',
      '/pages/support': `<h1>Support</h1><p>Chat with us or write to ${mail('woof@tuffetpet.test')}.</p>`,
    },
    others: {
      'trade.tuffetpet.test': shop(
        shopify,
        { name: 'Tuffet Trade', nav: 'Login=/account/login', foot: 'Register=/account/register' },
        {
          '/account/register': `<h1>Register your business</h1><p>MAP pricing applies to all accounts. Minimum order $250.</p>${form('/account', 'Company, Email, Resale certificate number, Website')}`,
        },
      ),
    },
    expected: {
      wayIn: formAt('https://trade.tuffetpet.test/account/register'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Sign in or apply at', '/pages/retailers'),
        marketplaces: said('forbidden', 'We do not authorize sales on Amazon or Chewy', '/pages/retailers'),
        map_policy: said('yes', 'MAP pricing applies to all accounts', '/account/register'),
        minimum_opening_order: said(250, 'Minimum order $250', '/account/register'),
        currency: 'USD',
      },
    },
  }),
  house({
    brand: 'Lumivane',
    titles: ['Lumivane Vitamin C Serum 1 fl oz', 'Lumivane Overnight Mask 50 ml'],
    host: 'lumivane.test',
    line: 'Vitamin C serum and overnight mask. Clinical skincare without the markup.',
    theme: shopify,
    site: {
      name: 'Lumivane',
      nav: 'Serums=/collections/serums | Masks=/collections/masks | Reviews=/pages/reviews',
      foot: 'FAQ=/pages/faq | Contact=/pages/contact | Privacy=/policies/privacy-policy',
      credit: `<p>Storefront by ${mail('studio@brackenlabs.test', 'Bracken Labs')}</p>`,
    },
    pages: {
      '/': '<h1>No markup. No middlemen.</h1><p>Vitamin C Serum $28. Overnight Mask $32.</p>',
      '/pages/faq':
        '<h1>FAQ</h1><h3>Where else can I find Lumivane?</h3><p>Nowhere else. We sell exclusively on lumivane.test, so if you see us on Amazon or eBay it is not a genuine product.</p><h3>Can I carry Lumivane in my spa?</h3><p>We get this a lot, and we’re flattered. We’re keeping Lumivane online-only, so there are no professional or reseller accounts.</p>',
      '/pages/contact': `<h1>Contact</h1><p>${mail('hi@lumivane.test')}</p><p>Privacy requests: ${mail('privacy@lumivane.test')}</p><p>Creators: ${mail('creators@lumivane.test')}</p>`,
    },
    expected: {
      wayIn: address('hi@lumivane.test'),
      traps: ['studio@brackenlabs.test', 'privacy@lumivane.test', 'creators@lumivane.test'],
      policy: {
        takes_wholesale: said('no', 'there are no professional or reseller accounts', '/pages/faq'),
      },
    },
  }),
  house({
    brand: 'Corriveau Socks',
    titles: ['Corriveau Merino Hiking Socks Crew', 'Corriveau Alpaca Bed Socks'],
    host: 'corriveausocks.test',
    line: 'Merino hiking socks and alpaca bed socks knitted in Vermont.',
    theme: shopify,
    site: {
      name: 'Corriveau',
      nav: 'Hiking=/collections/hiking | Bed socks=/collections/bed | Our mill=/pages/mill',
      foot: 'Get in touch=/pages/get-in-touch | Stockists=/pages/stockists | Sizing=/pages/sizing',
    },
    pages: {
      '/': '<h1>Socks from our own mill</h1><p>Merino crew $24, alpaca bed socks $32.</p>',
      '/pages/stockists': `<h1>Stockists</h1><h3>Vermont</h3><p>Green Hollow Outfitters, Stowe</p><h3>Maine</h3><p>Penobscot Dry Goods, Camden</p><h2>Interested in joining them?</h2><p>Our sales are handled region by region:</p><ul><li>New England: Ned Fallow, ${mail('ned@fallowreps.test')}</li><li>West: The Basin Agency, ${mail('orders@basinagency.test')}</li><li>All other states: call our office or write to ${mail('mill@corriveausocks.test')}</li></ul>`,
      '/pages/get-in-touch': `<h1>Get in touch</h1><p>For anything about an order, ${mail('orders@corriveausocks.test')}.</p>`,
    },
    expected: {
      wayIn: address('mill@corriveausocks.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Interested in joining them', '/pages/stockists'),
      },
    },
  }),
];
