import { describe, expect, it } from 'vitest';
import { answerToRead } from '../fixtures/answer-to-read.ts';
import { readReply } from '../read-reply.ts';
import { STATED_IN_ANY_ORDER } from './fixtures/facts-in-any-order.ts';
import { STATED_IN_OTHER_WORDS } from './fixtures/facts-in-other-words.ts';
import { STATED_IN_MAILS } from './fixtures/facts-of-a-mail.ts';
import { STATED } from './fixtures/facts-of-a-sentence.ts';

function factsOf(newText: string, fromEmail = 'ann@brand.test'): Record<string, unknown> {
  const { facts } = readReply(answerToRead(newText, { fromEmail, date: new Date('2026-11-10T10:00:00Z') }));
  for (const { words } of facts) expect(newText.replace(/\s+/g, ' ')).toContain(words.slice(0, 20));
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}

const holds = (text: string, facts: Record<string, unknown>) =>
  expect(factsOf(text), text).toMatchObject(facts);

describe('what an order has to come to', () => {
  it.each<[string, Record<string, unknown>]>([
    ['Our minimum order is $500.', { moq_amount: 500 }],
    ['Opening order is $1,500.00.', { moq_amount: 1500 }],
    ['The buy-in is $2.5k for new accounts.', { moq_amount: 2500 }],
    ['First order three-fifty, one-fifty thereafter.', { opening_order_usd: 350, reorder_usd: 150 }],
    ['The first one is 400 bucks, after that 150.', { opening_order_usd: 400, reorder_usd: 150 }],
    ['Opening order is a grand.', { moq_amount: 1000 }],
    ['Initial stocking order: $500. Reorders: any size.', { opening_order_usd: 500, reorder_usd: 0 }],
    ['Nous livrons à partir de 350 € HT.', { moq_amount: 350, currency: 'EUR' }],
    ['$300 to open, $150 reorders.', { opening_order_usd: 300, reorder_usd: 150 }],
    ['Opening order $500, no minimum after that.', { opening_order_usd: 500, reorder_usd: 0 }],
    ['First order is 1000 USD and reorders are 400 USD.', { opening_order_usd: 1000, reorder_usd: 400 }],
    ['Terms: $250 opening, $100 thereafter, 50% off retail.', { opening_order_usd: 250, reorder_usd: 100 }],
    ['Minimum opening order and reorders are both $200.', { moq_amount: 200 }],
    ['We have no minimum.', { moq_amount: 0 }],
    ['Der Mindestbestellwert beträgt 1.500,00 €.', { moq_amount: 1500, currency: 'EUR' }],
    [
      'Erstauftrag 500 EUR, Nachbestellung ab 200 EUR.',
      { moq_amount: 500, reorder_amount: 200, currency: 'EUR' },
    ],
    ['Minimum order £250 plus VAT.', { moq_amount: 250, currency: 'GBP' }],
    ['Première commande : 400 € HT minimum, réassort 150 €.', { moq_amount: 400, reorder_amount: 150 }],
    ['Pedido mínimo de 300 euros.', { moq_amount: 300, currency: 'EUR' }],
    ["L'ordine minimo è di 250 €.", { moq_amount: 250, currency: 'EUR' }],
    ['Our MOQ is 48 units.', { moq_units: 48 }],
    ['Minimum is 3 cases of 12.', { moq_units: 36 }],
    ['Minimum is 4 cases. Case pack is 6.', { moq_units: 24 }],
    ['MOQ: 500 pcs per design.', { moq_units: 500 }],
    ['Die Mindestmenge beträgt 120 Stück.', { moq_units: 120 }],
    ['We ask for at least two dozen of each style.', { moq_units: 24 }],
  ])('%s', holds);

  it.each([
    'Case pack is 12 and everything ships from Ohio.',
    'Orders over $500 ship free.',
    'Mugs are $4.50 each, plates $6.00 each.',
    'We are open since 1998 and love to work with you.',
  ])('is not read from “%s”', (text) => {
    const names = Object.keys(factsOf(text));
    expect(names.filter((name) => /moq|order|currency/.test(name))).toEqual([]);
  });
});

describe('terms', () => {
  it.each<[string, Record<string, unknown>]>([
    ['Payment is net 30.', { payment_terms: 'net 30' }],
    ['Zahlung innerhalb von 14 Tagen.', { payment_terms: 'net 14' }],
    ['Paiement à 45 jours.', { payment_terms: 'net 45' }],
    ['First orders are prepaid.', { payment_terms: 'prepaid' }],
    ['Payment by credit card only.', { payment_terms: 'credit card' }],
    ['Lead time is 2-3 weeks.', { lead_time_days: 21 }],
    ['Orders ship within 5 business days.', { lead_time_days: 5 }],
    ['Please allow ten days for delivery.', { lead_time_days: 10 }],
    ['Die Lieferzeit beträgt 2 bis 4 Wochen.', { lead_time_days: 28 }],
    ['Délai de livraison : 10 jours.', { lead_time_days: 10 }],
    ['Dealers get 40% off MSRP.', { discount_pct: 40 }],
    ['Wholesale is half off retail.', { discount_pct: 50 }],
    ['You buy at 60% of retail.', { discount_pct: 40 }],
    ['Wir geben 35 % Rabatt auf die UVP.', { discount_pct: 35 }],
    ['We enforce MAP on all items.', { map: true }],
    ['We have no MAP policy.', { map: false }],
  ])('%s', holds);
});

describe('where it may be sold', () => {
  it.each<[string, unknown]>([
    ['We do not allow sales on any marketplace.', false],
    ['We do not sell to Amazon sellers.', 'amazon_only_no'],
    ['No Amazon, but Walmart is fine.', 'amazon_only_no'],
    ['You are welcome to sell on Amazon.', true],
    ['No problem with Amazon.', true],
    ['Selling on Amazon requires our written approval.', 'with_approval'],
    ['Wir erlauben keinen Verkauf auf Amazon.', 'amazon_only_no'],
  ])('%s', (text, value) => {
    expect(factsOf(text).marketplaces_allowed).toBe(value);
  });
});

describe('what a mail repeats of our own offer', () => {
  it.each<[string, Record<string, unknown>]>([
    ['Your $2,500 opening order is more than enough, our minimum is $1,000.', { moq_amount: 1000 }],
    ['You wanted to start with $2,500. We only ask for $400.', { moq_amount: 400 }],
    ['The EUR 1,000 you mention is below our minimum of EUR 1,500.', { moq_amount: 1500, currency: 'EUR' }],
    ['$2,500 wouldn’t cover it: openers are $4,000 here.', { moq_amount: 4000 }],
    ['Net 30 like you asked is no good for me, I do prepaid only.', { payment_terms: 'prepaid' }],
    ['You mentioned net 30, but we work on prepayment.', { payment_terms: 'prepaid' }],
    ['Statt 30 Tage netto geht bei uns nur Vorkasse.', { payment_terms: 'prepaid' }],
    ['Pas de paiement à 30 jours chez nous : règlement à la commande.', { payment_terms: 'prepaid' }],
    ['Net 30 is too long for us, net 15 we can do.', { payment_terms: 'net 15' }],
    ['No prepayment needed, we invoice net 14.', { payment_terms: 'net 14' }],
    ['Net 30 as you asked works.', { payment_terms: 'net 30' }],
  ])('is no term of theirs: %s', (text, facts) => {
    const read = factsOf(text);
    const { moq_amount, opening_order_usd, reorder_usd, payment_terms, currency } = read;
    const terms = { moq_amount, opening_order_usd, reorder_usd, payment_terms, currency };
    expect(JSON.parse(JSON.stringify(terms)), text).toEqual(facts);
  });
});

describe('a rule about places', () => {
  it('is told by the sentence beside a refusal that names no place', () => {
    const shop = 'If you were just a shop I would say yes in a heartbeat. So no can do.';
    expect(factsOf(`${shop} Amazon kills our relationship with the chains.`).marketplaces_allowed).toBe(
      'amazon_only_no',
    );
    expect(factsOf('We only sell to physical stores. Amazon ruins that.').marketplaces_allowed).toBe(false);
  });

  it.each([
    ['We decided not to add online retailers before September.', '2027-09'],
    ['We take on no new marketplace sellers until December. Ask again then.', '2026-12'],
  ])('is ruled by nobody who takes on none of the kind for now: %s', (text, date) => {
    expect(factsOf(text)).toEqual({ resume_date: date });
  });
});

it.each([
  'Vi ønsker ikke vores varer solgt på Amazon eller andre markedspladser.',
  'Vi vill inte att våra produkter säljs på Amazon eller andra marknadsplatser.',
  'Nie zgadzamy się na sprzedaż na Amazonie i innych platformach.',
  'Wij willen niet dat onze producten op Amazon of andere marktplaatsen staan.',
  'Amazonなどのネットモールでの販売はお断りしております。',
  '我们不允许在亚马逊等电商平台销售。',
])('a rule that names other places beside Amazon shuts them, too: %s', (text) => {
  holds(text, { marketplaces_allowed: false });
});

describe('the North', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'Skicka oss ert VAT-nummer samt två referenser från andra leverantörer.',
      { documents: ['tax_id', 'trade_references'] },
    ],
    [
      'Send venligst jeres CVR-nummer og et par billeder af butikken.',
      { documents: ['tax_id', 'storefront_photos'] },
    ],
    ['Kan dere sende firmaattest?', { documents: ['business_license'] }],
    ['Vi behöver ert momsregistreringsnummer innan vi kan öppna ett konto.', { documents: ['tax_id'] }],
    ['Leveranstid cirka två veckor.', { lead_time_days: 14 }],
    ['Betalning 30 dagar netto.', { payment_terms: 'net 30' }],
    ['Vi skickar mot förskottsbetalning.', { payment_terms: 'prepaid' }],
    ['Hör av er igen i augusti, vi tar inte in nya butiker nu.', { resume_date: '2027-08' }],
  ])('is understood: %s', holds);
});

describe('whom and what else', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'Please order from our distributor, Midwest Pet Supply (orders@midwestpet.test).',
      { distributor: { name: 'Midwest Pet Supply', email: 'orders@midwestpet.test', url: null } },
    ],
    [
      'All retail sales go through Harbor Trading Co, www.harbortrading.example.',
      { distributor: { name: 'Harbor Trading Co', email: null, url: 'www.harbortrading.example' } },
    ],
    [
      'Our soaps are sold in the States through Cascade Wholesale Partners only.',
      { distributor: { name: 'Cascade Wholesale Partners', email: null, url: null } },
    ],
    [
      "All US orders go to Thistledown Imports of Asheville, NC, site's thistledownimports.test.",
      { distributor: { name: 'Thistledown Imports', email: null, url: 'thistledownimports.test' } },
    ],
    [
      "I can't freight it over the Pacific, but our importer Pacific Rim Naturals has the rights. Write to carla@pacificrimnaturals.test.",
      {
        distributor: { name: 'Pacific Rim Naturals', email: 'carla@pacificrimnaturals.test', url: null },
      },
    ],
    [
      'Den Handel in Nordamerika versorgt die Firma Keystone Thermal Imports: info@keystonethermal.test, Ansprechpartner ist Herr Tom Reilly.',
      { distributor: { name: 'Keystone Thermal Imports', email: 'info@keystonethermal.test', url: null } },
    ],
    // What a firm is ends its name.
    [
      "We've an exclusive importer, Nordlys Imports LLC. Please buy from them.",
      { distributor: { name: 'Nordlys Imports LLC', email: null, url: null } },
    ],
    [
      'Our US distributor is Bright Star Co. They open accounts there.',
      { distributor: { name: 'Bright Star Co.', email: null, url: null } },
    ],
    ['I am the wrong person. Please write to jo@brand.test.', { better_contact: 'jo@brand.test' }],
    [
      "Wrong place, this is the press office. It's sales@brand.test for you.",
      { better_contact: 'sales@brand.test' },
    ],
    ["Could you send your seller's permit?", { documents: ['resale_certificate'] }],
    [
      'Precisamos do certificado de revenda e de fotos da loja.',
      { documents: ['resale_certificate', 'storefront_photos'] },
    ],
    ['Please apply at https://brand.test/wholesale.', { application_url: 'https://brand.test/wholesale' }],
    [
      'Please send your resale certificate, EIN and a W-9.',
      { documents: ['resale_certificate', 'tax_id', 'w9'] },
    ],
    [
      'Bitte senden Sie uns Ihren Gewerbeschein und Ihre USt-IdNr.',
      { documents: ['tax_id', 'business_license'] },
    ],
  ])('%s', holds);

  it('knows companies of the sandbox apart, and the addresses of one company together', () => {
    const told = 'Please order from our distributor, Pine Supply (jo@pine.sandbox.test).';
    const distributor = { name: 'Pine Supply', email: 'jo@pine.sandbox.test', url: null };
    expect(factsOf(told, 'ann@brand.sandbox.test')).toMatchObject({ distributor });
    expect(factsOf(told, 'ann@shop.pine.sandbox.test')).toMatchObject({
      distributor: { name: 'Pine Supply', email: null, url: null },
    });
  });
});

describe('when they may be asked again', () => {
  it.each([
    ['No new accounts right now. Check back on January 15.', '2027-01-15'],
    ['No new accounts right now. Check back in March.', '2027-03'],
    ['We are not opening accounts until Q2.', '2027-Q2'],
    ['We are not opening accounts until the third quarter.', '2027-Q3'],
    ['No new accounts at the moment. Try us again in December.', '2026-12'],
    ['Nothing new until May 2028, sorry. Please try again then.', '2028-05'],
    ['Derzeit keine neuen Händler. Melden Sie sich im September wieder.', '2027-09'],
    ["Pas de nouveaux comptes pour l'instant. Recontactez-nous le 3 février.", '2027-02-03'],
    ['Ahora mismo no abrimos cuentas. Escríbanos en abril.', '2027-04'],
    ['Al momento non apriamo clienti. Ci risentiamo a gennaio.', '2027-01'],
    ['We are not taking accounts now. Ask again in six weeks.', '2026-12-22'],
  ])('%s', (text, date) => {
    expect(factsOf(text).resume_date).toBe(date);
  });
});

describe('what is stated', () => {
  it.each([...STATED, ...STATED_IN_OTHER_WORDS, ...STATED_IN_ANY_ORDER])('%s', (text, facts) => {
    expect(factsOf(text)).toEqual(facts);
  });

  it.each(STATED_IN_MAILS)('among other things: %s', holds);
});
