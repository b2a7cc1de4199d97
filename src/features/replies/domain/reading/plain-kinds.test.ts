import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { readReply } from './read-reply.ts';

const read = (text: string) => readReply(answerToRead(text, { headers: IN_THREAD }));
const factIn = (text: string, name: string): unknown =>
  read(text).facts.find((fact) => fact.name === name)?.value ?? null;

it.each([
  'Nora passed away in June and Fern Pottery has shut its doors. Nothing further will be made.',
  'Unser Gründer ist im Mai verstorben, die Manufaktur hat ihre Pforten für immer geschlossen.',
  'Ma sœur est décédée et nous avons fermé nos portes.',
  'Mi padre falleció y hemos cerrado nuestras puertas.',
  'Il fondatore è venuto a mancare e la ditta ha chiuso i battenti.',
  'De eigenaar is overleden en wij hebben onze deuren voorgoed gesloten.',
  'O fundador faleceu e a fábrica encerrou as portas.',
  'Ägaren gick bort i vintras och bolaget har lagts ner.',
  'Właściciel zmarł w maju, a pracownia zakończyła działalność.',
])('a business that closed when somebody died has nobody else to write to: %s', (text) => {
  expect(read(text)).toMatchObject({ class: 'other', shouldSuppress: false });
});

it('a business that goes on when somebody died, or opens again, is no closed one', () => {
  expect(read('Nora passed away in June. Her son runs the pottery now: sam@brand.test.').class).toBe(
    'wrong_contact',
  );
  expect(read('Die Werkstatt hat ihre Türen für die Saison geschlossen, ab April gern wieder.').class).toBe(
    'not_now',
  );
});

it.each([
  'Bitte keine weiteren Formulare. Ihr Händlerkonto ist freigeschaltet, bestellen Sie ab sofort.',
  'Sie sind freigeschaltet und können ab sofort bestellen.',
  'Votre compte a été validé, vous pouvez commander dès demain.',
  'Su cuenta ya está activa, puede pedir desde hoy mismo.',
  'Il vostro account è stato attivato, potete ordinare da subito.',
  'Uw klantaccount is aangemaakt, u kunt vanaf nu bestellen.',
  'A sua conta foi criada, pode encomendar a partir de hoje.',
  'Ert kundkonto är öppnat, ni kan beställa direkt.',
  'Jeres konto er oprettet, bestil når I vil.',
  'Państwa konto zostało założone, można składać zamówienia.',
])('whose account is open has nothing to fill in or to reach: %s', (text) => {
  expect(read(text)).toMatchObject({ class: 'interested', shouldSuppress: false });
});

it.each([
  'Dejamos de vender a distribuidores de Amazon en 2023 y así seguirá.',
  'Nous avons cessé de livrer les revendeurs Amazon.',
  "Abbiamo smesso di fornire i venditori Amazon l'anno scorso.",
  'Vi er holdt op med at levere til sælgere på Amazon.',
  'Przestaliśmy dostarczać sprzedawcom z Amazona.',
  '昨年、アマゾン出品者への出荷を停止しました。',
  '我们已不再向亚马逊卖家供货。',
])('who has given up sellers on Amazon refuses us for where we sell: %s', (text) => {
  expect(read(text).class).toBe('no_amazon');
  expect(factIn(text, 'marketplaces_allowed')).toBe('amazon_only_no');
});

describe('what papers are asked for', () => {
  it.each([
    ['Prosimy o numer identyfikacji podatkowej i referencje od dostawców.', ['tax_id', 'trade_references']],
    ['Prosimy przesłać odpis z CEIDG i numer VAT.', ['tax_id', 'business_license']],
    ['Prosimy o zaświadczenie o prowadzeniu działalności.', ['business_license']],
    ['Prosimy o zdjęcia Państwa sklepu.', ['storefront_photos']],
    ['Envie-nos o número de contribuinte, por favor.', ['tax_id']],
    ['Por favor envíe referencias de dos proveedores.', ['trade_references']],
  ])('is read in further tongues: %s', (text, documents) => {
    expect(new Set(factIn(text, 'documents') as string[])).toEqual(new Set(documents));
  });

  it.each([
    ['I need a copy of your resale permit. A photo or a scan will do.', ['resale_certificate']],
    ['Please send your EIN letter, a PDF or picture suffices.', ['tax_id']],
    ['Bitte senden Sie den Gewerbeschein, ein Foto davon genügt.', ['business_license']],
    ['Envoyez votre Kbis, une photo ou un scan suffit.', ['business_license']],
    ['Envíe su NIF, basta con una foto del documento.', ['tax_id']],
    ['Mandate la visura, va bene anche una foto.', ['business_license']],
    ['Stuur uw uittreksel, een foto volstaat.', ['business_license']],
    [
      'Please send your resale permit and some pictures, so that we see how you work.',
      ['resale_certificate', 'storefront_photos'],
    ],
  ])('is no picture of the shop where one of the paper will do: %s', (text, documents) => {
    expect(new Set(factIn(text, 'documents') as string[])).toEqual(new Set(documents));
  });
});

it.each([
  ['First order is $500, reorders $150; terms are prepaid.', 'prepaid'],
  ['Minimum $400. Terms: prepaid, no exceptions.', 'prepaid'],
  ['Terms are net 30 and freight is prepaid over $900.', 'net 30'],
])('how orders are paid: %s', (text, terms) => {
  expect(factIn(text, 'payment_terms')).toBe(terms);
});

it('a no that somebody has to say is one, if it is to all of it', () => {
  expect(read("I'm going to have to say no, as we did to the last three.").class).toBe('other');
});

it.each([
  'Hemos retirado nuestros productos de todos los marketplaces y los contratos prohíben revenderlos allí.',
  'Nous avons retiré nos articles de toutes les places de marché et nos contrats y interdisent la revente.',
  'Abbiamo tolto i nostri prodotti da tutti i marketplace e i contratti vietano di rivenderli lì.',
  'We pulled our goods from all marketplaces and our contracts forbid reselling there.',
  'Wir haben unsere Ware von allen Marktplätzen genommen, unsere Verträge untersagen den Verkauf dort.',
  'We hebben onze producten van alle marktplaatsen gehaald en onze contracten verbieden wederverkoop daar.',
  'Retirámos os nossos produtos de todos os marketplaces e os contratos proíbem a revenda.',
])('what contracts forbid everybody is a rule, and nobody’s channel: %s', (text) => {
  expect(read(text).class).toBe('no_amazon');
  expect(factIn(text, 'marketplaces_allowed')).toBe(false);
});

it.each([
  'Our Amazon business belongs to Shelfwise and nobody else. Sorry.',
  'They would never forgive me if I let in a second seller.',
  'Unser Amazon-Geschäft gehört allein der Firma Regalwerk, daher nein.',
  'Nos ventes Amazon reviennent à la société Rayon et à personne d’autre.',
  'El canal de Amazon pertenece a Estante y a nadie más.',
  'Il canale Amazon spetta a Scaffale e a nessun altro.',
  'Onze verkoop op Amazon ligt bij Plank en bij niemand anders.',
  'O canal Amazon pertence à Prateleira e a mais ninguém.',
])('what belongs to one alone is taken: %s', (text) => {
  expect(read(text).class).toBe('exclusive_partner');
});

it('what belongs to a desk of theirs is none of ours to ask that one for', () => {
  expect(
    read('Our marketplace business belongs to the online team, please write to priya@brand.test.').class,
  ).toBe('wrong_contact');
});

it.each([
  'Fill in https://brand.test/apply and have your resale certificate at hand, it is asked for on page two.',
  'Keep your resale certificate handy for the form: https://brand.test/apply',
  'Das Formular: https://brand.test/antrag. Halten Sie Ihre Gewerbeanmeldung bereit.',
  'Le formulaire : https://brand.test/compte. Munissez-vous de votre Kbis.',
  'El formulario: https://brand.test/alta. Tenga a mano su NIF.',
  'Il modulo: https://brand.test/modulo. Tenga a portata di mano la visura.',
  'Het formulier: https://brand.test/form. Houd uw KvK-uittreksel bij de hand.',
  'O formulário: https://brand.test/form. Tenha à mão o NIF.',
])('a paper that is to be at hand is asked for: %s', (text) => {
  expect(factIn(text, 'documents')).toHaveLength(1);
});

it.each([
  'We have your resale certificate ready on file, the account is open.',
  'We have the certificates of our soaps ready for you.',
])('a paper that they have at hand is not: %s', (text) => {
  expect(factIn(text, 'documents')).toBeNull();
});

it.each([
  'Who gave you my name?',
  'Who told you about us? Just wondering.',
  'How did you hear about us?',
  'Where did you come across our brushes?',
  'Wer hat Ihnen meinen Namen gegeben? Nur aus Neugier.',
  'Wie sind Sie auf uns gekommen?',
  'Qui vous a donné mon nom ? Simple curiosité.',
  '¿Quién le dio mi nombre? Por curiosidad.',
  'Chi le ha dato il mio nome? Sono curioso.',
  'Wie gaf u mijn naam? Ben gewoon benieuwd.',
  'Quem lhe deu o meu nome?',
  'Vem gav dig mitt namn?',
  'Kto podał Panu moje nazwisko?',
  'Who gave you my name? Just curious - was it somebody at the Boston fair?',
  'Who put you on to us? Was it the people in Hall 4?',
  'Who mentioned my name to you? Somebody at the Chicago show?',
  'Wer hat Ihnen meinen Namen genannt? War es jemand auf der Messe?',
  'Qui vous a donné mon nom ? Quelqu’un au salon de Lyon ?',
  '¿Quién le dio mi nombre? ¿Alguien de la feria de Valencia?',
  'Chi le ha dato il mio nome? Qualcuno alla fiera di Milano?',
  'Wie gaf u mijn naam? Iemand op de beurs in Utrecht?',
])('who is curious how we came asks a question: %s', (text) => {
  expect(read(text).class).toBe('question');
});

it.each([
  'Who gave you my name? I left in May, write to sam@brand.test.',
  'Who gave you my name? Wholesale is Sam: sam@brand.test',
])('who is curious and names another has us write there: %s', (text) => {
  expect(read(text).class).toBe('wrong_contact');
});

it.each([
  'Marketplace sellers are welcome here, on one condition: never list under our MAP.',
  'Amazon sellers are welcome, with one rule: nobody goes below MAP.',
  'Händler auf Amazon sind willkommen, mit einer Bedingung: nie unter unserem UVP anbieten.',
  'Les vendeurs Amazon sont les bienvenus, à une condition : jamais sous notre prix conseillé.',
  'Los vendedores de Amazon son bienvenidos, con una condición: nunca por debajo de nuestro precio mínimo.',
  'I venditori Amazon sono benvenuti, a una condizione: mai sotto il nostro prezzo consigliato.',
])('a price that nobody may go below leaves the place open: %s', (text) => {
  expect(factIn(text, 'marketplaces_allowed')).toBe(true);
});

it.each([
  'Sellers are welcome here, with one rule: never on Amazon.',
  'Amazon sellers are welcome to ask, but we never say yes.',
])('a place that is shut is none that is open: %s', (text) => {
  expect(factIn(text, 'marketplaces_allowed')).not.toBe(true);
});
