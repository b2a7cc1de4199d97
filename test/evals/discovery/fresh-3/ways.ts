import type { CasePage, DiscoveryCase, ExpectedFindings } from '../case.ts';
import {
  address,
  bigcommerce,
  cf,
  custom,
  form,
  formAt,
  mail,
  next,
  none,
  said,
  shopify,
  squarespace,
  type Theme,
  webflow,
  wix,
  woo,
} from '../fresh/themes.ts';
import { house } from './house.ts';

type Way = Pick<ExpectedFindings, 'wayIn'> & Partial<ExpectedFindings>;

/** A small house of which only the way in matters: "Bexley Balm" at bexleybalm.test, with a menu of the pages it has. */
function way(
  brand: string,
  goods: readonly [string, string],
  theme: Theme,
  pages: Readonly<Record<string, CasePage>>,
  { wayIn, traps = [], policy = {} }: Way,
  others: DiscoveryCase['hosts'] = {},
): DiscoveryCase {
  const host = `${brand.toLowerCase().replace(/[^a-z]/g, '')}.test`;
  const label = (path: string) => path.replace(/^\/(?:pages\/)?|\.\w+$|\/$/g, '').replaceAll('-', ' ');
  const linked = Object.keys(pages).filter((path) => path !== '/' && !path.includes('?'));
  return house({
    brand,
    titles: [`${brand} ${goods[0]}`, `${brand} ${goods[1]}`],
    host,
    line: `${goods[0]} and ${goods[1]}.`,
    theme,
    site: {
      name: brand,
      nav: `${goods[0]}=/collections/one | ${goods[1]}=/collections/two`,
      foot: linked.map((path) => `${label(path)}=${path}`).join(' | '),
    },
    pages: { ...pages, '/': `<h1>${brand}</h1><p>${goods[0]}, ${goods[1]}.</p>${pages['/'] ?? ''}` },
    others,
    expected: { wayIn, traps, policy },
  });
}
const yes = (words: string, path: string) => ({ takes_wholesale: said('yes' as const, words, path) });

export const cases: readonly DiscoveryCase[] = [
  way(
    'Bexley Balm',
    ['Lip Balm Mint', 'Hand Salve 2 oz'],
    shopify,
    {
      '/pages/wholesale': `<h1>Wholesale</h1><p>Fill in this form and we will send our catalog.</p>${form('/contact', 'Name, Store name, Email')}<p>Questions about wholesale before you apply? ${mail('wholesale@bexleybalm.test')}</p>`,
      '/pages/contact': `<p>${mail('hello@bexleybalm.test')}</p>`,
    },
    {
      wayIn: address('wholesale@bexleybalm.test'),
      policy: yes('Fill in this form and we will send our catalog', '/pages/wholesale'),
    },
  ),
  way(
    'Corvid Coffee Gear',
    ['Gooseneck Kettle', 'Paper Filters 100 ct'],
    squarespace,
    {
      '/wholesale':
        '<h1>Wholesale</h1><p>To open an account, <a href="https://docs.google.com/forms/d/e/1FAcorvid/viewform">fill out this form</a>.</p>',
      '/contact': `<p>${mail('hi@corvidcoffeegear.test')}</p>`,
    },
    {
      wayIn: formAt(
        'https://docs.google.com/forms/d/e/1FAcorvid/viewform',
        'https://corvidcoffeegear.test/wholesale',
      ),
      policy: yes('To open an account, fill out this form', '/wholesale'),
    },
  ),
  way(
    'Dalloway Hats',
    ['Straw Boater', 'Wool Cloche'],
    woo,
    {
      '/': '<p><a href="mailto:rosa@dallowayhats.test?subject=Wholesale%20enquiry">Wholesale</a> · <a href="mailto:hello@dallowayhats.test">Email</a></p>',
      '/about/': '<h1>About</h1><p>Blocked by hand since 2004.</p>',
    },
    { wayIn: address('rosa@dallowayhats.test') },
  ),
  way(
    'Eskerry Jam',
    ['Raspberry Jam', 'Rhubarb Chutney'],
    webflow,
    {
      '/': `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Eskerry Jam","contactPoint":[{"@type":"ContactPoint","contactType":"customer service","email":"care@eskerryjam.test"},{"@type":"ContactPoint","contactType":"trade sales","email":"eilish@eskerryjam.test"}]}</script>`,
      '/story': '<h1>Story</h1><p>Three hundred jars a week.</p>',
    },
    { wayIn: address('eilish@eskerryjam.test') },
  ),
  way(
    'Fallowfield Knits',
    ['Merino Beanie', 'Cable Mittens'],
    custom,
    {
      '/stockists.html':
        '<h1>Stockists</h1><p>If you would like to stock our knits, write to<br><span class="m" data-name="una" data-domain="fallowfieldknits" data-tld="test"></span><script>document.querySelectorAll(".m").forEach(function(e){var a=e.dataset.name+"@"+e.dataset.domain+"."+e.dataset.tld;e.innerHTML="<a href=\'mailto:"+a+"\'>"+a+"</a>"})</script></p>',
      '/contact.html': '<p>Post: The Old Mill, Sedbergh</p>',
    },
    {
      wayIn: address('una@fallowfieldknits.test'),
      policy: yes('If you would like to stock our knits', '/stockists.html'),
    },
  ),
  way(
    'Gorsebrook Gin',
    ['Dry Gin 70 cl', 'Sloe Gin 50 cl'],
    shopify,
    {
      '/pages/trade':
        '<h1>Trade</h1><p>Bars, bottle shops and delis: contact our sales team on sales<span style="display:none">nospam</span>@gorsebrookgin.test or ring 01768 555 010.</p>',
      '/pages/contact': `<p>Visits: ${mail('visits@gorsebrookgin.test')}</p><p>All else: ${mail('spirits@gorsebrookgin.test')}</p>`,
    },
    { wayIn: address('sales@gorsebrookgin.test'), policy: yes('contact our sales team', '/pages/trade') },
  ),
  way(
    'Hartlepine Soap',
    ['Pine Tar Soap', 'Shampoo Bar'],
    woo,
    {
      '/contact/': `<h1>Contact</h1><p>Sales &amp; wholesale – Bjorn: bjorn AT hartlepinesoap DOT test</p><p>Webmaster – ${mail('web@hartlepinesoap.test')}</p>`,
    },
    { wayIn: address('bjorn@hartlepinesoap.test'), traps: ['web@hartlepinesoap.test'] },
  ),
  way(
    'Isherwood Bikes',
    ['Steel Handlebar', 'Leather Grips'],
    bigcommerce,
    {
      '/dealers/': `<h1>Dealers</h1><table><tr><th>Region</th><th>Manager</th><th>E-mail</th></tr><tr><td>Europe</td><td>Lars Holm</td><td>${mail('lars@isherwoodbikes.test')}</td></tr><tr><td>USA</td><td>Kim Ortega</td><td>${mail('kim@isherwoodbikes.test')}</td></tr><tr><td>Asia</td><td>Yuki Abe</td><td>${mail('yuki@isherwoodbikes.test')}</td></tr></table><p>New dealers, please talk to the manager of your region.</p>`,
      '/contact-us/': `<p>${mail('info@isherwoodbikes.test')}</p>`,
    },
    {
      wayIn: address('kim@isherwoodbikes.test'),
      policy: yes('New dealers, please talk to the manager of your region', '/dealers/'),
    },
  ),
  way(
    'Juniper Lathe',
    ['Olive Wood Spoon', 'Maple Bowl'],
    squarespace,
    {
      '/contact': `<h1>Contact</h1><p>For orders: juniperlathe@gmail.com</p><p>Photos by ${mail('ana@anafoto.test')}</p>`,
      '/faq':
        '<h1>FAQ</h1><p><b>Do you wholesale?</b> Yes, in small lots. Email me and tell me about your shop.</p>',
    },
    {
      wayIn: address('juniperlathe@gmail.com'),
      traps: ['ana@anafoto.test'],
      policy: yes('Yes, in small lots', '/faq'),
    },
  ),
  way(
    'Kilnsea Tiles',
    ['Zellige Tile 4x4', 'Grout Brush'],
    next,
    {
      '/': '<script type="application/json">{"departments":[{"department":"Press","email":"press@kilnseatiles.test"},{"department":"Showrooms and retailers","email":"floors@kilnseatiles.test"},{"department":"Customer care","email":"care@kilnseatiles.test"}]}</script>',
    },
    { wayIn: address('floors@kilnseatiles.test'), traps: ['press@kilnseatiles.test'] },
  ),
  way(
    'Lowther Leather',
    ['Card Wallet', 'Belt 1.5 in'],
    shopify,
    {
      '/pages/wholesale':
        '<h1>Wholesale</h1><p>We use Faire for all wholesale orders. <a href="https://www.faire.com/direct/lowtherleather">Shop us on Faire</a> and get $100 off your first order.</p>',
      '/pages/contact': `<p>${mail('hello@lowtherleather.test')}</p>`,
    },
    {
      wayIn: formAt('https://www.faire.com/direct/lowtherleather'),
      policy: yes('We use Faire for all wholesale orders', '/pages/wholesale'),
    },
  ),
  way(
    'Mardle Paints',
    ['Chalk Paint Quart', 'Wax Brush'],
    woo,
    {
      '/become-a-stockist/': `<h1>Become a stockist</h1><p>Download the <a href="/files/stockist-application.pdf">stockist application (PDF)</a>, fill it in and post it to us with a cheque for the opening order.</p>`,
      '/files/stockist-application.pdf': { type: 'application/pdf', body: '%PDF-1.4' },
      '/contact/': `<p>Colour advice: ${mail('colour@mardlepaints.test')}</p>`,
    },
    {
      wayIn: formAt(
        'https://mardlepaints.test/files/stockist-application.pdf',
        'https://mardlepaints.test/become-a-stockist/',
      ),
      policy: yes('Download the stockist application', '/become-a-stockist/'),
    },
  ),
  way(
    'Nettlecombe Tea',
    ['Nettle Tea 40 g', 'Tea Strainer'],
    wix,
    {
      '/wholesale':
        "<h1>Wholesale</h1><p>Hello shop keepers! Our wholesale enquiries go to Fern.</p><p><a href=\"javascript:void(0)\" onclick=\"window.location='mai'+'lto:'+'fern'+'@'+'nettlecombetea.test'\">Email Fern</a></p>",
      '/contact': `<p>${mail('office@nettlecombetea.test')}</p>`,
    },
    {
      wayIn: address('fern@nettlecombetea.test'),
      policy: yes('Our wholesale enquiries go to Fern', '/wholesale'),
    },
  ),
  way(
    'Oxbow Canvas',
    ['Waxed Apron', 'Tool Roll'],
    shopify,
    {
      '/pages/wholesale-login': `<h1>Wholesale</h1><form action="/account/login" method="post"><input name="customer[email]" type="email"><input name="customer[password]" type="password"><button>Sign in</button></form><p>New here? <a href="/account/register?return_url=/pages/wholesale-login">Create a wholesale account</a></p>`,
      '/account/register?return_url=/pages/wholesale-login': `<!doctype html><title>Create a wholesale account</title><h1>Create a wholesale account</h1><form method="post" action="/account"><input name="customer[first_name]"><input name="customer[note][company]"><input name="customer[note][resale_number]"><input type="email" name="customer[email]"><input type="password" name="customer[password]"></form>`,
      '/pages/contact': `<p>${cf('ahoy@oxbowcanvas.test')}</p>`,
    },
    {
      wayIn: formAt(
        'https://oxbowcanvas.test/account/register',
        'https://oxbowcanvas.test/account/register?return_url=/pages/wholesale-login',
      ),
    },
  ),
  way(
    'Penhallow Games',
    ['Card Game Smugglers', 'Wooden Dice Tray'],
    webflow,
    {
      '/for-stores': `<h1>For stores</h1><p>Friendly local game stores: we deal with you directly. Dora (${mail('dora@penhallowgames.test')}) has the price list. For Germany ask our partner Spielhof, ${mail('handel@spielhof.test')}.</p>`,
      '/contact': `<p>Rules questions: ${mail('rules@penhallowgames.test')}</p><p>Designers: ${mail('submissions@penhallowgames.test')}</p>`,
    },
    {
      wayIn: address('dora@penhallowgames.test'),
      traps: ['handel@spielhof.test', 'submissions@penhallowgames.test'],
      policy: yes('we deal with you directly', '/for-stores'),
    },
  ),
  way(
    'Quarrel Cheese',
    ['Aged Gouda 8 oz', 'Cheese Crackers'],
    squarespace,
    {
      '/visit': `<h1>Visit</h1><p>Call us on 802-555-0117. We love letters too.</p>`,
      '/instagram': '<h1>Find us</h1><p>Message @quarrelcheese on Instagram.</p>',
    },
    { wayIn: none },
  ),
  way(
    'Rookery Press',
    ['Linocut Print Crow', 'Postcards 10 pack'],
    custom,
    {
      '/trade.html':
        '<h1>Trade</h1><p>Shops and galleries, please e-mail <b>tser.sserpyrekoor@edart</b> (read it from right to left), or: <a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;&#116;&#114;&#97;&#100;&#101;&#64;&#114;&#111;&#111;&#107;&#101;&#114;&#121;&#112;&#114;&#101;&#115;&#115;&#46;&#116;&#101;&#115;&#116;">click</a>.</p>',
      '/contact.html': '<p>studio at rookerypress dot test</p>',
    },
    {
      wayIn: address('trade@rookerypress.test'),
      policy: yes('Shops and galleries, please e-mail', '/trade.html'),
    },
  ),
  way(
    'Saltmarsh Surf',
    ['Surf Wax Cool', 'Leash 6 ft'],
    shopify,
    {
      '/pages/dealer-info':
        '<h1>Dealer info</h1><p>Surf shops order through our reps:</p><ul><li>California – Rip Agency, rip@ripagency.test</li><li>East coast – Outer Banks Sales, obx@obxsales.test</li></ul><p>No rep in your state? dealers [@] saltmarshsurf [.] test</p>',
      '/pages/contact': `<p>${mail('stoke@saltmarshsurf.test')}</p>`,
    },
    {
      wayIn: address('dealers@saltmarshsurf.test'),
      traps: ['rip@ripagency.test', 'obx@obxsales.test'],
      policy: yes('Surf shops order through our reps', '/pages/dealer-info'),
    },
  ),
  way(
    'Thornhythe Tools',
    ['Garden Trowel', 'Secateurs'],
    woo,
    {
      '/contact/': `<h1>Contact</h1><h3>Head office</h3><p>Thornhythe Tools Ltd, Hexham. ${mail('office@thornhythetools.test')}</p><h3>Garden centres and retailers</h3><p>Philippa Dunn, ${mail('p.dunn@thornhythetools.test')}</p><h3>Spares</h3><p>Mick, ${mail('m.hay@thornhythetools.test')}</p><h3>Accounts</h3><p>Sue, ${mail('s.gale@thornhythetools.test')}</p>`,
    },
    { wayIn: address('p.dunn@thornhythetools.test'), traps: ['s.gale@thornhythetools.test'] },
  ),
  way(
    'Umberleigh Wool',
    ['Wool Throw', 'Wool Cushion'],
    squarespace,
    {
      '/info': `<h1>Info</h1><p>Press</p><p>${mail('zoe@zoepr.test')}</p><p>Shops</p><p>${mail('orders@umberleighwool.test')}</p><p>Customers</p><p>${mail('hello@umberleighwool.test')}</p>`,
    },
    { wayIn: address('orders@umberleighwool.test'), traps: ['zoe@zoepr.test'] },
  ),
  way(
    'Vintner & Vine',
    ['Wine Stopper', 'Corkscrew'],
    bigcommerce,
    {
      '/wholesale/':
        '<h1>Wholesale</h1><p>Our wholesale programme is handled by our sister company Barrel House Trading. Please write to ordering@barrelhousetrading.test to be set up.</p>',
      '/contact-us/': `<p>${mail('help@vintnervine.test')}</p>`,
    },
    {
      wayIn: address('ordering@barrelhousetrading.test'),
      policy: yes('Please write to ordering@barrelhousetrading.test to be set up', '/wholesale/'),
    },
  ),
  way(
    'Wrenfold Baby',
    ['Cotton Bonnet', 'Teether'],
    shopify,
    {
      '/pages/faq': `<h1>FAQ</h1><h3>I have a children's boutique. How do I order?</h3><p>Send a note to Tilly at ${mail('tilly@wrenfoldbaby.test')}; she'll email you the look book.</p>`,
      '/pages/contact': `<p>${mail('hello@wrenfoldbaby.test')}</p><p>${mail('returns@wrenfoldbaby.test')}</p>`,
    },
    {
      wayIn: address('tilly@wrenfoldbaby.test', 'hello@wrenfoldbaby.test'),
      traps: ['returns@wrenfoldbaby.test'],
      policy: yes('Send a note to Tilly', '/pages/faq'),
    },
  ),
  way(
    'Yarbeck Candles',
    ['Pillar Candle', 'Taper Candles'],
    wix,
    {
      '/retailers': `<h1>Retailers</h1><p>Thinking of stocking us? Leave your details and we will send a trade pack.</p><div data-testid="form"><form id="comp-k1"><input type="text" name="first-name"><input type="text" name="shop"><input type="email" name="email"><button>Send</button></form></div>`,
      '/contact': `<p>${mail('glow@yarbeckcandles.test')}</p>`,
    },
    {
      wayIn: formAt('https://yarbeckcandles.test/retailers'),
      policy: yes('Thinking of stocking us', '/retailers'),
    },
  ),
];
