import type { Wording } from '../wording.ts';
import { amongRules, onTradePage } from './said-on.ts';

const NO: Wording['policy'] = { takes_wholesale: 'no' };

/** What terms tell those who buy, in words of refusal; and refusals in the same words. */
export const wordings: readonly Wording[] = [
  // paid, shipped and filled in whole
  onTradePage('Every trade order is paid in full before it leaves us.'),
  onTradePage('Payment for trade orders is due in full before dispatch.'),
  onTradePage('Our trade price is half of the full retail price that you see in the shop.'),
  onTradePage('Stores carry the full cost of freight.'),
  onTradePage('Trade accounts are for full cartons only.'),
  onTradePage('Once your application is complete we look at it within a week.'),
  onTradePage('Stockist orders are shipped complete.'),
  onTradePage('Our stockist list is full for this year.', NO),
  onTradePage('Wholesale is full until the spring.', NO),
  onTradePage('Our books are full and we are not opening trade accounts.', NO),
  // what happens to accounts
  amongRules('Trade accounts without an order in a year will be closed.'),
  amongRules('Idle or inactive accounts are closed without notice.'),
  amongRules('Accounts that break this rule are suspended.'),
  amongRules('We reserve the right to stop supplying shops that discount.'),
  amongRules('Orders of new stockists are on hold until their payment has cleared.'),
  amongRules('If you have not ordered for a year we take it that you no longer stock us.'),
  amongRules('No further orders leave us until every invoice is settled.'),
  onTradePage('Wholesale accounts are closed to new shops for now.', NO),
  onTradePage('Trade accounts are closed.', NO),
  // what nobody gets
  onTradePage('We do not offer drop shipping to shops.'),
  onTradePage('We do not grant exclusivity to stockists.'),
  onTradePage('We no longer take checks from trade customers.'),
  onTradePage('We do not accept purchase orders from new stores.'),
  onTradePage('We do not send trade orders to P.O. boxes.'),
  onTradePage('No discount codes can be used on wholesale orders.'),
  onTradePage('We do not offer wholesale.', NO),
  onTradePage('We no longer supply shops.', NO),
  // who is no shop, and which shops
  onTradePage('We do not sell at wholesale to the general public.'),
  onTradePage('Wholesale is not available for personal use.'),
  onTradePage('Not every scent is available for wholesale.'),
  onTradePage('Some pieces are not available to wholesale customers.'),
  onTradePage('We cannot approve every shop that applies.'),
  onTradePage('We do not sell to shops within three miles of one that stocks us.'),
  // rules for those who buy, hours, and what is shown to whom
  amongRules('Stockists may not sell to other stores.'),
  amongRules('Dealers are not permitted to sell on to other dealers.'),
  onTradePage('You will not see trade prices until your account is approved.'),
  onTradePage('Our trade desk is closed on weekends.'),
  onTradePage('The trade portal is closed for maintenance on Mondays.'),
  onTradePage('Alle Händlerbestellungen sind vorab vollständig zu bezahlen.'),
  onTradePage('Wir bieten unseren Händlern keinen Gebietsschutz.'),
  onTradePage('Wir behalten uns vor, Händlerkonten zu schließen.'),
  onTradePage('Wir verkaufen im Großhandel nicht an Privatpersonen.'),
  onTradePage('Nous n’accordons pas d’exclusivité aux revendeurs.'),
  onTradePage('Nous n’acceptons plus les chèques des revendeurs.'),
  onTradePage('No ofrecemos exclusividad a las tiendas.'),
  onTradePage('No aceptamos cheques de tiendas.'),
  onTradePage('Non offriamo esclusiva ai negozi.'),
  onTradePage('Wij bieden winkels geen exclusiviteit.'),
  // sums and papers
  onTradePage('Orders of £1,000 and more take a deposit of 30%.'),
  onTradePage('The minimum online retail price is set for whatever costs more than $5.'),
  onTradePage('A minimum of $180 is asked on all orders.', {
    minimum_opening_order: 180,
    minimum_reorder: 180,
    currency: 'USD',
  }),
  onTradePage('We are not VAT registered and do not charge VAT.'),
  // not a word on where shops may sell
  amongRules('What was bought in our retail shop may not be resold online or on Amazon.'),
  amongRules('Goods purchased at retail may not be resold on Amazon or eBay.'),
  amongRules('You may not use our trademarks in keywords on Amazon.'),
  amongRules('Stockists may not use our photos on Amazon without a credit.'),
  amongRules('Please don’t create new listings on Amazon, the pages are there.'),
  amongRules('Discount codes may not be used on marketplace orders.'),
  amongRules('Please do not send customers to our Amazon store.'),
  onTradePage('We do not drop ship to your Amazon customers.'),
  onTradePage('You won’t find our soaps on Amazon.'),
  onTradePage(
    'For example, if mugs bear the name of your café, they cannot be sold anywhere else by a shop.',
  ),
  onTradePage('We know that shops compete with the marketplaces these days.'),
  amongRules('Shops may not sell our goods on Amazon, where they compete with our own store.', {
    marketplaces: 'amazon_forbidden',
  }),
  amongRules('Stockists may not use our name to sell on Amazon.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Our goods may not be resold on Amazon or eBay.', { marketplaces: 'forbidden' }),
];
