import type { Wording } from '../wording.ts';
import { amongRules, inTheShop, onTradePage } from './said-on.ts';

const minimums = (opening: number | undefined, reorder: number | undefined, currency = 'USD') => ({
  ...(opening !== undefined && { minimum_opening_order: opening }),
  ...(reorder !== undefined && { minimum_reorder: reorder }),
  currency,
});
const by = (...distributors: string[]): Wording['policy'] => ({ distributors });
const papers = (...documents: string[]): Wording['policy'] => ({ documents });

export const wordings: readonly Wording[] = [
  onTradePage(
    'Every wholesale order has to reach £180 plus VAT, and the same each time.',
    minimums(180, 180, 'GBP'),
  ),
  onTradePage(
    'In Vlaanderen loopt de levering via onze verdeler Zaadhuis Van Roey in Lier.',
    by('Zaadhuis Van Roey'),
  ),
  onTradePage(
    'We will not sell to Amazon or eBay resellers unless you have our prior written authorization.',
    {
      marketplaces: 'with_permission',
    },
  ),
  onTradePage(
    'Buyers get 50% off MSRP, a $300 opening order and no freight over $600.',
    minimums(300, undefined),
  ),
  onTradePage(
    'Our trade minimum is £95 (four cases) for your first order and £60 from then on.',
    minimums(95, 60, 'GBP'),
  ),
  onTradePage(
    'We open accounts at €200 (two cartons) and ask for €80 from then on.',
    minimums(200, 80, 'EUR'),
  ),
  onTradePage(
    'Through distribution: in the US from Harrow Lake Supply, in the UK and EU from Bergmann & Foss.',
    by('Harrow Lake Supply', 'Bergmann & Foss'),
  ),
  onTradePage(
    'In Japan our work is distributed by Kamiya Paper Trading, Osaka (orders@kamiya.jp).',
    by('Kamiya Paper Trading'),
  ),
  // The first order and those that follow it.
  onTradePage(
    'There’s a $120 floor on first orders and a $60 floor on the ones that follow.',
    minimums(120, 60),
  ),
  onTradePage('Your first order has to reach $400; the orders after it, $100.', minimums(400, 100)),
  onTradePage('We ask for $300 on the first order and $150 on the ones after.', minimums(300, 150)),
  onTradePage(
    'A first delivery of £250 or more, and £100 for the ones after that.',
    minimums(250, 100, 'GBP'),
  ),
  onTradePage(
    'Direct orders have to come to $250 or more, the first one and every one after it.',
    minimums(250, 250),
  ),
  onTradePage(
    'Every wholesale order has to come to $100 or more, the first one as well as those after it.',
    minimums(100, 100),
  ),
  onTradePage('Orders must total $200, the first and all later ones.', minimums(200, 200)),
  onTradePage(
    'Die Erstorder liegt bei mindestens 400 €, jede folgende bei 150 €.',
    minimums(400, 150, 'EUR'),
  ),
  onTradePage('Première commande : 300 € minimum, puis 150 € pour les suivantes.', minimums(300, 150, 'EUR')),
  onTradePage('Primer pedido desde 250 € y los siguientes desde 100 €.', minimums(250, 100, 'EUR')),
  onTradePage('Primo ordine minimo 300 €, i successivi da 120 €.', minimums(300, 120, 'EUR')),
  onTradePage(
    'Eerste bestelling minimaal € 250, volgende bestellingen vanaf € 100.',
    minimums(250, 100, 'EUR'),
  ),
  // What goes free is no order.
  onTradePage('Minimum reorder: $300<br>Freight: prepaid at $1,200', minimums(undefined, 300)),
  onTradePage('Opening order: $750<br>Shipping: free from $900', minimums(750, undefined)),
  onTradePage('Mindestbestellwert: 300 €<br>Versand: frei ab 600 €', minimums(300, undefined, 'EUR')),
  onTradePage('Première commande : 200 €<br>Port : offert dès 450 €', minimums(200, undefined, 'EUR')),
  onTradePage('Pedido mínimo: 150 €<br>Portes: pagados desde 300 €', minimums(150, undefined, 'EUR')),
  onTradePage('Ordine minimo: 250 €<br>Trasporto: gratuito da 500 €', minimums(250, undefined, 'EUR')),
  onTradePage('Minimale order: € 200<br>Verzending: gratis vanaf € 400', minimums(200, undefined, 'EUR')),
  onTradePage('Boxes of 84 bars at $1.10 a bar; two boxes get you going.'),
  onTradePage('Opening order: $200, at $4 a jar.', minimums(200, undefined)),
  // Papers beside what prices leave out.
  onTradePage(
    'For prices excluding VAT write to shops@acme.com and mention your VAT number.',
    papers('tax_id'),
  ),
  onTradePage('Please quote your VAT registration number; prices are ex VAT.', papers('tax_id')),
  onTradePage('All prices are excluding VAT.'),
  onTradePage(
    'To verify your store we look at its website, so please include the link.',
    papers('website_url'),
  ),
  onTradePage(
    'We check every shop’s website before we open an account: please send us its address.',
    papers('website_url'),
  ),
  inTheShop('See our website and share the link with a friend.'),
  // Who brings it to shops.
  onTradePage(
    'Acme reaches the trade through Central Plains Pet Supply in the Midwest and Harbor Animal Wholesale in New England.',
    by('Central Plains Pet Supply', 'Harbor Animal Wholesale'),
  ),
  onTradePage(
    'Our soap gets to shops through Northfold Trading in Scotland and Pembury Foods in the South.',
    by('Northfold Trading', 'Pembury Foods'),
  ),
  onTradePage(
    'Our distributors are Kabelhuis BV in the Benelux and Nordtrade AB in Sweden and Norway.',
    by('Kabelhuis BV', 'Nordtrade AB'),
  ),
  onTradePage(
    'Our distributors are Alpen Handels GmbH for Austria and Switzerland and Casa Leo Srl for Italy and Malta.',
    by('Alpen Handels GmbH', 'Casa Leo Srl'),
  ),
  {
    kind: 'wholesale',
    html: '<h1>Warehouse Distributor &amp; Jobber Program</h1><h2>Requirements</h2><ul><li>Signed credit application</li></ul>',
    policy: papers('credit_application'),
  },
  {
    kind: 'wholesale',
    html: '<h1>Distributor Requirements</h1><ul><li>Regional Warehouse</li><li>Outside Sales Team</li></ul>',
    policy: {},
  },
  inTheShop('Distributors Row Market, Burlington'),
  // Where those who buy may sell.
  {
    kind: 'faq',
    html: '<h3>Who can stock Acme?</h3><p>Bricks-and-mortar shops with their own premises.</p><h3>Can I list you on Amazon or eBay?</h3><p>No, we ask that you sell only in your shop and on your own website.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'wholesale',
    html: '<h3>Can we sell you on marketplaces?</h3><p>Sorry, no. We require our stockists to sell from their own shops.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  amongRules('This policy does not restrict the price at which a dealer actually sells.'),
  amongRules('Dealers set their own prices; nothing here limits them.'),
  amongRules(
    'Any dealer who shows an Acme knife under its published minimum loses access to the line for one year.',
    { map_policy: 'yes' },
  ),
  // Who carries it, and who is wanted.
  inTheShop('Shops that carry our mugs: Perch, Wren &amp; Co., The Bothy.'),
  inTheShop('Some places where you’ll find us: Perch in Leeds, The Bothy in Wooler.'),
  onTradePage('We’re adding canoe shops, camps and outfitters to our dealer network for the coming season.', {
    takes_wholesale: 'yes',
  }),
  onTradePage('We’re currently onboarding camera shops, gaming stores and computer retailers.', {
    takes_wholesale: 'yes',
  }),
  inTheShop('We’re adding two new stores this spring, one in Leeds and one in Bath.'),
  inTheShop('We only sell here, at our own door and at Ludlow market; no shops, sorry.', {
    takes_wholesale: 'no',
  }),
  onTradePage('Send us a picture of your play space and your tax ID.', papers('storefront_photos', 'tax_id')),
  inTheShop('We’re signing up for more fairs this year.'),
  onTradePage('Bookshops, galleries and gift shops in 31 states keep an Acme spinner.', {
    takes_wholesale: 'yes',
  }),
  onTradePage('Har du en garnbutikk og vil selge garnet vårt?', { takes_wholesale: 'yes' }),
  onTradePage('Driver du en inredningsbutik och vill sälja våra ljus?', { takes_wholesale: 'yes' }),
  onTradePage('Har du en gavebutik og vil du forhandle vores kopper?', { takes_wholesale: 'yes' }),
  onTradePage('Masz kwiaciarnię i chcesz sprzedawać nasze świece?', { takes_wholesale: 'yes' }),
  onTradePage('Tem uma loja e quer vender as nossas conservas?', { takes_wholesale: 'yes' }),
];
