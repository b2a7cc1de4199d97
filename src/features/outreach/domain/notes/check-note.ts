import { inLines } from '../../../../kernel/in-lines.ts';
import { type Vocabulary, vocabularyOf } from './note-vocabulary.ts';

/** A mail under this length does best, and what is added to the seller's own words is to be the smaller part. */
export const MAX_NOTE_WORDS = 75;
const MAX_CHARACTERS = 600;
const LINK =
  /https?:|www\.|\S@\S|(?:^|\s)@\w|\b[\w-]+\.(?:com|net|org|io|co|shop|store|biz|info|de|fr|uk|us|eu|ca)\b/i;
/** “Nordkap.paris”: a point within a word makes an address of it, whatever comes after; but for what facts are called. */
const POINTED = /[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const MARKUP = /[<>[\]{}`*_#|\\]|\n\s*\n/;
const SECRET_ORDERS = /\b(?:ignore|disregard|instruction|prompt|language model|as an ai)\b/i;
// Words of a model that speaks of itself, and as often of a product: a sound system, a kitchen assistant.
const OF_ITSELF = /\b(?:system|assistant)s?\b/gi;

// Words that claim something about the brand which only a fact could bear out.
const CLAIM = new RegExp(
  inLines`
    \b(?:
      award|best[- ]?sell|organic|vegan|certif|patent|hand[- ]?made|hand[- ]?craft|sustainab|eco|
      family[- ](?:owned|run)|founded|established|since|heritage|made in|locally|premium|luxur|rated|review|
      star(?!t)|rank|popular|famous|renowned|leading|top|exclusive|discount|guarantee|free|cheap|sold out|
      customers? love|years?|months?|weeks?|decades?|centur|percent|dozens?|hundreds?|thousands?|millions?|
      countless|largest|biggest|oldest|first (?:of|to)
    )\w*
  `,
  'gi',
);

/** The same in the languages in which sellers write to brands, by how such words begin. */
const CLAIM_ELSEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    inLines`
      preisgekrönt|ausgezeichnet|bio(?!graf)|vegan|zertifi|patent|handgemacht|handgefertigt|nachhaltig|
      familiengeführt|familienbetrieb|gegründet|seit(?!e)|tradition|hochwertig|luxus|bewert|beliebt|berühmt|
      führend|exklusiv|rabatt|garant|kostenlos|günstig|ausverkauft|jahr|monat|jahrzehnt|jahrhundert|prozent|
      dutzend|hundert|tausend|million|größt|ältest|meistverkauft
    `,
    inLines`
      primé|récompens|biologique|certifi|brevet|fait main|faits main|faite main|artisanal|durable|familial|
      fondée|fondé|depuis|patrimoine|luxe|noté|avis|populaire|célèbre|renomm|leader|exclusi|remise|garanti|
      gratuit|épuisé|année|ans(?!\p{L})|mois(?!\p{L})|décenni|siècle|pour cent|douzaine|centaine|millier|
      meilleure vente
    `,
    inLines`
      premiad|galardonad|ecológic|orgánic|certificad|patentad|hecho a mano|hecha a mano|hechos a mano|
      hechas a mano|artesan|sostenib|fundad|desde|tradici|lujo|valorad|reseñ|famos|reconocid|líder|exclusiv|
      descuento|garant|gratis|gratuit|barat|agotad|año|meses|década|siglo|por ciento|docena|cientos|miles|
      millones|más vendid
    `,
    inLines`
      premiat|biologic|certificat|brevettat|fatto a mano|fatta a mano|fatti a mano|fatte a mano|artigianal|
      sostenibil|fondat|dal \d|lusso|recension|famos|rinomat|esclusiv|sconto|garanti|gratis|gratuit|
      economic|esaurit|anni(?!\p{L})|mesi|decenni|secol|per cento|dozzin|centinaia|migliaia|milioni|
      più vendut
    `,
    inLines`
      bekroond|biologisch|gecertificeerd|gepatenteerd|handgemaakt|duurza|familiebedrijf|opgericht|sinds|
      traditie|luxe|gewaardeerd|populair|beroemd|toonaangevend|exclusief|korting|garantie|gratis|goedkoop|
      uitverkocht|jaar|jaren|maanden|decenni|eeuw|procent|dozijn|honderd|duizend|miljoen|best verkocht
    `,
  ].join('|')})\p{L}*`,
  'giu',
);

const NUMBER_WORDS = new Map(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, place) => [word, place + 2] as const)
    .concat(
      'twenty thirty forty fifty sixty seventy eighty ninety'
        .split(' ')
        .map((word, place) => [word, (place + 2) * 10] as const),
    ),
);

/** Words that may begin a sentence with a capital letter without being a name. */
const OPENERS = new Set(
  `a across adding after all alongside already also although among an and any are as at because before being
  between both browsing but buyers by can carrying could customers do during each either every everything exploring
  finding for found from given going great having here how i if in including it its just knowing let like lines looking
  many maybe more most much my next noticed of offering on one our out over people perhaps please product products quite
  rather reading researching retailers reviewing seeing selling several shoppers since so some something stocking
  such thanks that the their them then there these they this those through to together two under until we what when
  where whether which while who why with within would you your yours`.split(/\s+/),
);

/**
 * What in a written note does not rest on the facts that it was to be written from; empty when all of it does.
 * It knows nothing of who wrote it, and chooses to refuse in doubt: the note by rules is always at hand.
 */
export function unfoundedIn(
  note: string,
  source: { brand: string; facts: readonly string[]; template: string },
): string[] {
  const known = foldCase([source.brand, ...source.facts, source.template].join('\n'));
  const facts = foldCase([source.brand, ...source.facts].join('\n'));
  const words = new Set(known.match(WORDS) ?? []);
  const problems: string[] = [];

  if (note.trim() === '') problems.push('nothing was written');
  if (note.length > MAX_CHARACTERS || note.trim().split(/\s+/).length > MAX_NOTE_WORDS)
    problems.push('too long');
  const points = (note.match(POINTED) ?? []).filter((pointed) => !facts.includes(foldCase(pointed)));
  if (LINK.test(note) || points.length > 0) problems.push('a link or an address');
  if (MARKUP.test(note)) problems.push('markup');
  const ofItself = (note.match(OF_ITSELF) ?? []).some((word) => !facts.includes(foldCase(word)));
  if (SECRET_ORDERS.test(note) || ofItself) problems.push('words that are not for the brand');
  for (const number of numbersIn(note))
    if (!numbersIn(facts).has(number)) problems.push(`the number ${number}`);
  for (const claim of new Set([...(note.match(CLAIM) ?? []), ...(note.match(CLAIM_ELSEWHERE) ?? [])]))
    if (!known.includes(foldCase(claim))) problems.push(`the claim “${claim}”`);
  for (const quoted of quotesIn(note))
    if (!known.includes(foldCase(quoted))) problems.push(`the quotation “${quoted}”`);
  for (const name of namesIn(note, vocabularyOf(source.template)))
    if (!words.has(foldCase(name))) problems.push(`the name ${name}`);
  return problems;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'");

/** Every figure, by digits or by word, in one spelling: "1,200" and "1200", "two" and "2". */
function numbersIn(text: string): Set<string> {
  const folded = foldCase(text);
  const digits = (folded.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []).map((digit) =>
    digit.replace(/,(?=\p{N}{3})/gu, ''),
  );
  const words = (folded.match(WORDS) ?? []).flatMap((word) => {
    const number = NUMBER_WORDS.get(word);
    return number === undefined ? [] : [String(number)];
  });
  return new Set([...digits, ...words]);
}

const quotesIn = (text: string): string[] =>
  [...text.matchAll(/["“”«»„]([^"“”«»„]+)["“”«»„]/g)].map(([, quoted = '']) =>
    quoted.trim().replace(/[.,]$/, ''),
  );

/** Words that are capitalised as names are, and every word of a script that has no capitals to tell by. */
function namesIn(text: string, { plain, hasCapitalNouns }: Vocabulary): string[] {
  const names: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…:])\s+/)) {
    const words = sentence.match(WORDS) ?? [];
    for (const [index, word] of words.entries()) {
      const isCapital = /^\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
      const small = word.toLowerCase();
      const isOrdinary =
        index === 0
          ? OPENERS.has(small) || plain.has(small)
          : word === 'I' || (hasCapitalNouns && plain.has(small));
      if (isCapital && !isOrdinary) names.push(word);
    }
  }
  return names;
}
