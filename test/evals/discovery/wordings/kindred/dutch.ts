import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, inTheShop, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
  onTradePage('Uw eerste order is minimaal € 300 excl. btw.', {
    minimum_opening_order: 300,
    currency: 'EUR',
  }),
  onTradePage('Startorder € 250, naleveringen vanaf € 100.', {
    minimum_opening_order: 250,
    minimum_reorder: 100,
    currency: 'EUR',
  }),
  onTradePage('Om te beginnen vragen we een bestelling van 200 euro.', {
    minimum_opening_order: 200,
    currency: 'EUR',
  }),
  onTradePage('Orders onder € 150 leveren wij niet uit.', { minimum_opening_order: 150, currency: 'EUR' }),
  onTradePage('Vervolgorders kunnen al vanaf € 75.', { minimum_reorder: 75, currency: 'EUR' }),
  onTradePage('Minimale afname eerste bestelling: € 400,-', { minimum_opening_order: 400, currency: 'EUR' }),
  onTradePage('Daarna bestelt u bij vanaf € 125.', { minimum_reorder: 125, currency: 'EUR' }),
  onTradePage('Franco vanaf € 350; minimumorder € 175.', { minimum_opening_order: 175, currency: 'EUR' }),
  onTradePage('Herhaalorders vanaf € 90, eerste order vanaf € 220.', {
    minimum_opening_order: 220,
    minimum_reorder: 90,
    currency: 'EUR',
  }),
  onTradePage('Graag ontvangen wij een uittreksel van de KvK en uw btw-nummer.', {
    documents: ['business_license', 'tax_id'],
  }),
  onTradePage('Stuur een paar foto’s van uw winkel en de link naar uw website mee.', {
    documents: ['storefront_photos', 'website_url'],
  }),
  onTradePage('Zonder KvK-nummer openen we geen account.', { documents: ['business_license'] }),
  onTradePage('We vragen twee handelsreferenties.', { documents: ['trade_references'] }),
  amongRules('Onze adviesprijs geldt als ondergrens voor wat u adverteert.', { map_policy: 'yes' }),
  amongRules('Adverteren onder de adviesprijs is niet toegestaan.', { map_policy: 'yes' }),
  amongRules('Verkoop via Bol, Amazon of andere marktplaatsen is niet toegestaan.', {
    marketplaces: 'forbidden',
  }),
  amongRules('Op marktplaatsen verkopen mag alleen met onze schriftelijke toestemming.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Geen Amazon, graag.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Wilt u via Amazon verkopen? Overleg dat eerst met ons.', { marketplaces: 'with_permission' }),
  amongRules('U mag onze producten ook via Amazon verkopen.', { marketplaces: 'allowed' }),
  amongRules('Amazon doen we zelf, daar verkoopt verder niemand.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Verkopen via platforms van derden is uitgesloten.', { marketplaces: 'forbidden' }),
  onTradePage('In België worden onze producten verdeeld door Vlaamse Smaken BV.', {
    distributors: ['Vlaamse Smaken BV'],
  }),
  onTradePage('Onze importeur in Duitsland is Rheinland Wohnen GmbH.', {
    distributors: ['Rheinland Wohnen GmbH'],
  }),
  onTradePage('Bestellen kan via groothandel De Korenmaat.', { distributors: ['De Korenmaat'] }),
  onTradePage('Op dit moment nemen we geen nieuwe winkels aan.', { takes_wholesale: 'no' }),
  onTradePage('Onze winkellijst zit vol tot volgend jaar.', { takes_wholesale: 'no' }),
  amongAnswers('Wij verkopen alleen aan particulieren.', { takes_wholesale: 'no' }),
  onTradePage('Vanaf het voorjaar staan we weer open voor nieuwe verkooppunten.', { takes_wholesale: 'no' }),
  amongAnswers('We maken te weinig om winkels te kunnen bevoorraden.', { takes_wholesale: 'no' }),
  amongAnswers('Heeft u een winkel? We komen graag bij u in de schappen.', { takes_wholesale: 'yes' }),
  amongAnswers('De inkoopprijzen sturen we u op aanvraag.', { takes_wholesale: 'yes' }),
  amongAnswers('Wij leveren aan speciaalzaken in heel Nederland.', { takes_wholesale: 'yes' }),
  inTheShop('Gratis verzending vanaf € 45.'),
  amongAnswers('Groothandel ligt even stil tot na de verhuizing.', { takes_wholesale: 'no' }),
];
