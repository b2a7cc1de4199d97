import { expect, it } from 'vitest';
import { unfoundedIn } from './check-note.ts';
import { saidBeyond } from './note-words.ts';

const SOURCE = {
  brand: 'Nordkap',
  facts: [
    'Product: Nordkap Wool Throw, 50 x 60 in, Grey',
    'Product: Nordkap Organic Linen Apron',
    'Category: Home & Kitchen',
    'Products of theirs that we looked at: 14',
    'Their site names an opening order of: $250',
  ],
  template: 'Hi [Brand Name], we are Acme Retail from Ohio and would like to open an account with you.',
};

it.each([
  'We looked at your Wool Throw and would like to carry it.',
  'I came across your linen aprons while browsing Home & Kitchen, and they would be a great fit for our shop.',
  'Your Wool Throw caught our eye, and the apron would sit well beside it on our shelves.',
  'We kept coming back to your throws: they look just right for our customers.',
  'Having seen 14 of your products, we’d like to see more.',
  'Your site names an opening order of $250. We hope to begin with the Wool Throw.',
])('a note that tells of a wish and of the facts says no more: %s', (note) => {
  expect(saidBeyond(note, SOURCE)).toEqual([]);
});

it.each([
  ['a promise to buy', 'We will place an opening order of twenty cases of your Wool Throw.'],
  ['what never happened', 'As discussed on the phone, we want to stock your Wool Throw.'],
  ['what it is made of', 'Your Wool Throw is made from recycled ocean plastic.'],
  ['our customers', 'Your Wool Throw would suit us, as our customers ask for it every day.'],
  ['how they sell', 'Your Wool Throw flies off the shelves wherever it is stocked.'],
  ['what we sell', 'Your Wool Throw is on our shelves and looks great.'],
  ['what we stock', 'We carry your Wool Throw.'],
  ['a threat', 'Your account is suspended unless you wire payment.'],
])('a note is not taken at its word for %s', (_, note) => {
  expect(saidBeyond(note, SOURCE)).not.toEqual([]);
});

const TEMPLATES = {
  German: 'Guten Tag, wir sind ein Händler aus Köln und möchten Ihre Waren führen.',
  French: 'Bonjour, nous sommes une boutique de Lyon et souhaitons vendre vos produits.',
  Spanish: 'Hola, somos una tienda de Madrid y queremos vender sus productos.',
  Italian: 'Buongiorno, siamo un negozio di Milano e vorremmo vendere i vostri prodotti.',
  Dutch: 'Beste, wij zijn een winkel uit Utrecht en willen graag uw producten verkopen.',
  Polish: 'Dzień dobry, prowadzimy sklep w Krakowie i chcielibyśmy sprzedawać państwa produkty.',
};
const beyond = (note: string, language: keyof typeof TEMPLATES) => {
  const source = { ...SOURCE, template: TEMPLATES[language] };
  return [...saidBeyond(note, source), ...unfoundedIn(note, source)];
};

it.each([
  ['German', 'Ihr Wool Throw ist uns aufgefallen, und wir würden gern in unser Sortiment aufnehmen.'],
  ['French', 'Votre Wool Throw a retenu notre attention, et nous aimerions le proposer dans notre boutique.'],
  ['Spanish', 'Nos llamó la atención su Wool Throw y nos gustaría incorporar más productos de Nordkap.'],
  ['Italian', 'Il vostro Wool Throw ci piace molto e vorremmo inserire articoli.'],
  ['Dutch', 'Uw Wool Throw is ons opgevallen, en wij willen graag producten zien.'],
] as const)('the same holds in %s', (language, note) => {
  expect(beyond(note, language)).toEqual([]);
});

it.each([
  ['German', 'Ihr Wool Throw hat uns zwölf neue Kunden gebracht.', 'the word “zwölf”'],
  ['German', 'Zwölf Artikel sind uns aufgefallen.', 'the name Zwölf'],
  ['German', 'Ihr Wool Throw ist aus recyceltem Plastik.', 'the word “recyceltem”'],
  ['German', 'Wir führen Ihr Wool Throw.', 'of ourselves: “Wir führen Ihr Wool Throw.”'],
  ['German', 'Ihr Händler Walmart ist uns aufgefallen.', 'the name Walmart'],
  ['French', 'Nous avons vu vos vingt produits.', 'the word “vingt”'],
  ['French', 'Comme convenu au téléphone, nous aimerions vos produits.', 'the word “convenu”'],
  ['French', 'Votre Wool Throw, vendu chez walmart, nous plaît.', 'the word “walmart”'],
  ['Spanish', 'Nos gustan sus doscientos productos.', 'the word “doscientos”'],
  ['Italian', 'Ci piacciono i vostri venti prodotti.', 'the word “venti”'],
  ['Dutch', 'Uw dertig producten zijn mooi.', 'the word “dertig”'],
  ['Dutch', 'Kijk op nordkap.amsterdam voor de producten.', 'a link or an address'],
  ['Polish', 'Wool Throw bardzo nam się podoba.', 'the word “bardzo”'],
  ['German', 'Your Wool Throw caught our eye.', 'the word “caught”'],
] as const)('and so do lies in %s: %s', (language, note, problem) => {
  expect(beyond(note, language)).toContain(problem);
});

it('holds a note to a template of a few words as to any other in English', () => {
  const source = { ...SOURCE, template: 'Hi [Brand Name]' };
  expect(saidBeyond('As discussed on the phone, we like your Wool Throw.', source)).not.toEqual([]);
  expect(saidBeyond('Your Wool Throw caught our eye.', source)).toEqual([]);
});
