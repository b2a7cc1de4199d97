import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, inTheShop, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
  onTradePage('Il primo ordine deve essere di almeno 300 € + IVA.', {
    minimum_opening_order: 300,
    currency: 'EUR',
  }),
  onTradePage('Ordine di impianto 400 €, riassortimenti da 150 €.', {
    minimum_opening_order: 400,
    minimum_reorder: 150,
    currency: 'EUR',
  }),
  onTradePage('Per cominciare chiediamo una spesa di 250 euro netti.', {
    minimum_opening_order: 250,
    currency: 'EUR',
  }),
  onTradePage('Sotto i 150 € di imponibile non evadiamo ordini.', {
    minimum_opening_order: 150,
    currency: 'EUR',
  }),
  onTradePage('Dal secondo ordine bastano 100 €.', { minimum_reorder: 100, currency: 'EUR' }),
  onTradePage('Minimo d’ordine per i negozi: 200 € IVA esclusa.', {
    minimum_opening_order: 200,
    currency: 'EUR',
  }),
  onTradePage('Apertura cliente: ordine non inferiore a 350 euro.', {
    minimum_opening_order: 350,
    currency: 'EUR',
  }),
  onTradePage('Gli ordini successivi partono da 90 €.', { minimum_reorder: 90, currency: 'EUR' }),
  onTradePage('Primo acquisto minimo 280 €, poi nessun minimo.', {
    minimum_opening_order: 280,
    currency: 'EUR',
  }),
  onTradePage('L’importo minimo del primo acquisto è fissato a 320 €.', {
    minimum_opening_order: 320,
    currency: 'EUR',
  }),
  onTradePage('Allegate la visura camerale e il numero di partita IVA.', {
    documents: ['business_license', 'tax_id'],
  }),
  onTradePage('Serve la partita IVA e il codice SDI.', { documents: ['tax_id'] }),
  onTradePage('Mandateci una foto della vetrina e il link al vostro sito.', {
    documents: ['storefront_photos', 'website_url'],
  }),
  onTradePage('Chiediamo due referenze commerciali ai nuovi clienti.', { documents: ['trade_references'] }),
  onTradePage('Per l’attivazione occorre copia della licenza commerciale.', {
    documents: ['business_license'],
  }),
  amongRules('I rivenditori non possono pubblicizzare prezzi più bassi del listino al pubblico.', {
    map_policy: 'yes',
  }),
  amongRules('Chiediamo di rispettare il prezzo minimo pubblicizzato.', { map_policy: 'yes' }),
  amongRules('È vietata la vendita su Amazon, eBay e altri marketplace.', { marketplaces: 'forbidden' }),
  amongRules('Su Amazon si vende solo con il nostro consenso scritto.', { marketplaces: 'with_permission' }),
  amongRules('Niente Amazon, per favore.', { marketplaces: 'amazon_forbidden' }),
  amongRules('I marketplace sono ammessi previa autorizzazione.', { marketplaces: 'with_permission' }),
  amongRules('Potete vendere liberamente anche su Amazon ed eBay.', { marketplaces: 'allowed' }),
  amongRules('Su Amazon ci siamo solo noi.', { marketplaces: 'amazon_forbidden' }),
  amongRules('I nostri prodotti non vanno rivenduti su piattaforme di terzi.', { marketplaces: 'forbidden' }),
  onTradePage('In Svizzera ci distribuisce Alpe Distribuzione SA.', {
    distributors: ['Alpe Distribuzione SA'],
  }),
  onTradePage('Distributore per il Triveneto: Veneta Casalinghi S.r.l.', {
    distributors: ['Veneta Casalinghi S.r.l.'],
  }),
  onTradePage('I negozi in Germania si rivolgono a Feinkost Süd GmbH, nostro importatore.', {
    distributors: ['Feinkost Süd GmbH'],
  }),
  onTradePage('Al momento non apriamo nuovi clienti.', { takes_wholesale: 'no' }),
  onTradePage('Abbiamo raggiunto il numero massimo di rivenditori per quest’anno.', {
    takes_wholesale: 'no',
  }),
  amongAnswers('Vendiamo soltanto ai privati.', { takes_wholesale: 'no' }),
  onTradePage('Le iscrizioni dei negozi riapriranno a settembre.', { takes_wholesale: 'no' }),
  amongAnswers('Il laboratorio è piccolo e non riusciamo a rifornire i negozi.', { takes_wholesale: 'no' }),
  amongAnswers('Hai un negozio? Ci piacerebbe esserci.', { takes_wholesale: 'yes' }),
  amongAnswers('Il listino per i negozi si riceve su richiesta.', { takes_wholesale: 'yes' }),
  amongAnswers('Riforniamo erboristerie e botteghe in tutta Italia.', { takes_wholesale: 'yes' }),
  inTheShop('Spedizione gratuita sopra i 49 €.'),
  amongAnswers('La vendita all’ingrosso è sospesa fino a primavera.', { takes_wholesale: 'no' }),
  onTradePage('Primo ordine / riordino: 250 € / 100 €', {
    minimum_opening_order: 250,
    minimum_reorder: 100,
    currency: 'EUR',
  }),
  onTradePage('Per il secondo ordine bastano 90 €.', { minimum_reorder: 90, currency: 'EUR' }),
  onTradePage('Nuovi clienti: ordine minimo 300 €.', { minimum_opening_order: 300, currency: 'EUR' }),
  onTradePage('Non spediamo ordini sotto i 120 €.', { minimum_opening_order: 120, currency: 'EUR' }),
  onTradePage('Per iniziare bastano 180 €.', { minimum_opening_order: 180, currency: 'EUR' }),
  onTradePage('Indicateci due fornitori che vi conoscono.', { documents: ['trade_references'] }),
  onTradePage('Senza partita IVA non apriamo il conto.', { documents: ['tax_id'] }),
  amongRules('Il prezzo consigliato è la soglia minima per le vostre offerte.', { map_policy: 'yes' }),
  amongRules('Se volete vendere su Amazon, scriveteci prima.', { marketplaces: 'with_permission' }),
  amongRules('Su Amazon vendiamo solo noi.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Nessun altro vende su Amazon.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Niente marketplace.', { marketplaces: 'forbidden' }),
  amongRules('Per i marketplace decidiamo caso per caso.', { marketplaces: 'with_permission' }),
  onTradePage('I negozi svizzeri ordinano da Casa Ticino SA, che ci distribuisce.', {
    distributors: ['Casa Ticino SA'],
  }),
  onTradePage('Ordinate tramite il nostro distributore Emporio Adriatico.', {
    distributors: ['Emporio Adriatico'],
  }),
  amongAnswers('Produciamo troppo poco per rifornire i negozi.', { takes_wholesale: 'no' }),
  onTradePage('Torneremo ad accettare negozi in primavera.', { takes_wholesale: 'no' }),
  amongAnswers('La vendita ai negozi è in pausa.', { takes_wholesale: 'no' }),
  amongAnswers('Forniamo enoteche e gastronomie.', { takes_wholesale: 'yes' }),
  amongAnswers('Hai un negozio? Saremmo felici di esserci.', { takes_wholesale: 'yes' }),
  amongAnswers('Per ora non possiamo prendere altri negozi.', { takes_wholesale: 'no' }),
];
