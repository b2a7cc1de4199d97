import { inLines } from '../../../../kernel/in-lines.ts';

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower case without accents and with plain quotes and dashes, for rules to be matched against; signs stay. */
export function plainOf(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\p{M}¿¡]+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** After these a full stop ends no sentence. */
const ABBREVIATION = new RegExp(
  inLines`
    (?:^|[\s("])(?:
      [a-zà-ÿ]|inc|ltd|co|corp|llc|mr|mrs|ms|dr|st|no|nr|min|max|approx|incl|excl|inkl|exkl|zzgl|ca|vs|e\.g|
      i\.e|z\.b|u\.a|d\.h|bzw|ggf|evtl|mind|p\.ej|ej|aprox|env|ex|art|bijv|o\.a|m\.b\.t|u\.s|u\.s\.a|u\.k|
      s\.l|s\.a|b\.v|n\.v|s\.r\.l|s\.p\.a|s\.a\.s|p\. ?iva|tel|ext|pty|bros|mt|ft|inh|fa|str|fam|abs|ziff|
      sec|vol|fig|mme|mlle|ets|cie|n\.o|num|sra?|srta|dna|avda|uds?|vds?|sig|dott|spett|geom|dhr|mevr|mw|
      resp|ggfs|vgl|u\.a\.m|e\.k|m\.a\.p|l\.l\.c|d\.c|n\.y|a\.k\.a|p\.o
    )\.$
  `,
  'i',
);

/** Sentences that lost the blank between them as well: "to shops.Our minimum". */
const END = /[.!?…]["”’')\]]*\s+(?=["“„«¿¡([\p{Lu}\p{N}$€£•])|[.!?](?<=\p{Ll}{4}.)(?=\p{Lu}\p{Ll}+[ '’])/gu;

/** Behind it a German goes on with a noun, and others begin anew. */
const AND_SO_ON = /\b(?:etc|usw)\.$/i;
const GERMAN = /\b(?:und|oder|der|die|das|für|mit|wir)\b/;
/** The same where a house writes everything small. */
const END_IN_SMALL = /[.!?…]["”’')\]]*\s+(?=["“„«¿¡(]?[\p{Ll}\p{N}$€£•])/gu;
const HAS_CAPITAL = /\p{Lu}/u;

/** More is a clause of a contract, whose parts a semicolon sets apart. */
const LONGEST_WHOLE = 400;

/** The sentences of a line of text. */
export const splitSentences = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    sentence.length > LONGEST_WHOLE ? sentence.split(/(?<=;)\s+/) : [sentence],
  );

function sentencesOf(text: string): string[] {
  if (!/[.!?…](?:["”’')\]]*\s|\p{Lu})/u.test(text)) return [text];
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(HAS_CAPITAL.test(text) ? END : END_IN_SMALL)) {
    const sentence = text.slice(from, index + end.length).trimEnd();
    if (ABBREVIATION.test(sentence.slice(-12)) || isNumbered(sentence)) continue;
    if (isDayOfMonth(sentence, text.slice(index + end.length))) continue;
    if (AND_SO_ON.test(sentence.slice(-6)) && GERMAN.test(text)) continue;
    sentences.push(sentence);
    from = index + end.length;
  }
  if (from < text.length) sentences.push(text.slice(from));
  return sentences;
}

/** "Ab dem 11. Januar": a day, and its month behind it. */
const isDayOfMonth = (sentence: string, behind: string): boolean =>
  /\b[0-3]?\d\.$/.test(sentence) && MONTH_IN_GERMAN.test(behind);
const MONTH_IN_GERMAN = /^(?:Jan|Jän|Feb|März|Apr|Mai\b|Jun|Jul|Aug|Sept|Okt|Nov|Dez)[a-zä]{0,6}\b/;

/** "1. Opening orders …": a number at the beginning of a line. */
const isNumbered = (sentence: string): boolean => /^\(?\d{1,2}\.$/.test(sentence);
