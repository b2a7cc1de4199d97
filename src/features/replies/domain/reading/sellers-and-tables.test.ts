import { expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const read = (text: string) => {
  const { class: main, facts } = readReply(
    answerToRead(text, { fromName: 'Ann Falk', fromEmail: 'ann@falk.test', headers: IN_THREAD }),
  );
  return { main, facts: Object.fromEntries(facts.map(({ name, value }) => [name as string, value])) };
};

it.each([
  "Nous avons retiré de notre liste de clients tous les revendeurs qui passent par Amazon et n'en acceptons plus de nouveaux.",
  'We dropped every Amazon seller we had. No new ones.',
  'We struck all resellers who list on Amazon off our books last spring.',
  'Wir haben alle Händler, die über Amazon verkaufen, aus unserer Kundenliste gestrichen und nehmen keine neuen auf.',
  'Hemos dado de baja a todos los revendedores que venden en Amazon y no admitimos más.',
  'Abbiamo chiuso i conti di tutti i rivenditori su Amazon e non ne apriamo altri.',
  'We hebben alle verkopers op Amazon en bol uit ons bestand verwijderd en nemen geen nieuwe aan.',
  'Removemos todos os revendedores que estão na Amazon e não aceitamos novos.',
  'Vi har tagit bort alla återförsäljare på Amazon och tar inte in nya.',
])('who has struck sellers there refuses whoever sells there: %s', (text) => {
  expect(read(text).main).toBe('no_amazon');
});

it('who had two of them removed there refuses nobody', () => {
  const text =
    "We removed two sellers from Amazon last year for bad service. You seem different, so yes, let's talk.";
  expect(read(text).main).toBe('interested');
});

it.each([
  "Here's where we are:\n\nItem Wholesale Retail\nCutting board, maple $22.50 $45\nSpoon set $11.00 $24",
  'Prices for 2026:\n\nSKU Description Wholesale MSRP\nA1 Salt cellar $9.75 $20\nA2 Pepper mill $14.00 $32',
  'Unsere Preise:\n\nArtikel EK UVP\nBecher 4,20 € 9,90 €\nTeller 6,80 € 14,90 €',
  'Voici :\n\nArticle Prix PVC\nBol 4,20 € 9,90 €\nAssiette 6,80 € 14,90 €',
  'Here you go\n\nProduct Size Price\nBalm 2 oz $4.25\nBalm 4 oz $6.50',
])('what stands above a table is nobody to buy from: %s', (text) => {
  const { main, facts } = read(text);
  expect(main).toBe('price_list');
  expect(facts.distributor).toBeUndefined();
});

it.each([
  'Everything in the US is sold by Velo East, orders@veloeast.test.',
  'Please do not contact our retailers. All our bikes are sold by Velo East in America, orders@veloeast.test.',
])('whoever sells it all is whom to buy from: %s', (text) => {
  const { main, facts } = read(text);
  expect(main).toBe('distributor_referral');
  expect(facts.distributor).toEqual({ name: 'Velo East', email: 'orders@veloeast.test', url: null });
});

it('a brand that was sold is nobody to buy from', () => {
  const text = 'We sold the company to Arbor Home two years ago, write to them at hello@arborhome.test.';
  expect(read(text).main).toBe('wrong_contact');
});

it.each([
  "Please remove the second address (joan@falk.test), I'm hardly in it. Write to trade@falk.test and my son will pick it up.",
  "Forget jim@falk.test, he's gone. Use trade@falk.test for anything wholesale.",
  'Bitte löschen Sie info@falk.test, das liest keiner. Zuständig ist trade@falk.test.',
  'Supprimez contact@falk.test, cette boîte ne sert plus. Pour les revendeurs écrivez à trade@falk.test.',
  'Borre la dirección info@falk.test. Escriba a trade@falk.test para tiendas.',
  'Tolga info@falk.test dalla rubrica. Per i negozi scriva a trade@falk.test.',
  'Verwijder info@falk.test, die box is dicht. Voor winkels mail je trade@falk.test.',
])('the address that is to go is not the better one: %s', (text) => {
  const { main, facts } = read(text);
  expect(main).toBe('wrong_contact');
  expect(facts.better_contact).toBe('trade@falk.test');
});

it.each([
  'Ahora mismo no damos abasto con los envíos. Escríbame en septiembre.',
  'Ahora no llegamos a todo. Después del verano sí, escríbeme en septiembre.',
])('"ahora" is no hour until delivery: %s', (text) => {
  expect(read(text).facts).not.toHaveProperty('lead_time_days');
});
