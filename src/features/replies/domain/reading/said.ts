import { inLines } from '../../../../kernel/in-lines.ts';
import { splitSentences } from '../../../brands/domain/page/sentences.ts';
import type { InlineAnswer } from '../mail/inline-answers.ts';
import { splitOfTheEast } from './of-the-east.ts';
import { plainWords } from './plain-words.ts';
import { isDisclaimer, isLinkOut, isNotTheirs } from './set-aside.ts';

/** A sentence of a mail. */
export interface Said {
  /** As it stands in the mail. */
  words: string;
  /** In one spelling, for patterns. */
  plain: string;
  /** What a "but" or a semicolon sets apart: a no on one side of it says nothing of the other. */
  clauses: string[];
  isQuestion: boolean;
  /** Our question, where this is a short answer that stands below it in the mail. What it says is not the writer's. */
  asked: Said | null;
}

/** A longer mail is read up to here: what an answer means stands in its beginning. */
const LONGEST_TEXT = 16_000;
const LONGEST_SENTENCE = 900;
/** In longer lines a table only arranges what is said. */
const LONGEST_ROW = 200;
const MOST_SENTENCES = 250;
const MOST_LINES = 800;
/** A longer answer says itself what it is about. */
const LONGEST_ANSWER = 140;

/** The sentences of a mail in which its writer speaks to us. */
export function sentencesOf(newText: string, inlineAnswers: readonly InlineAnswer[] = []): Said[] {
  const lines = withoutSignOff(linesOf(newText.slice(0, LONGEST_TEXT)));
  const askedOver = new Map(inlineAnswers.map(({ asked, answer }) => [answer, asked]));
  return joined(lines, askedOver)
    .slice(0, MOST_LINES)
    .flatMap(({ line, asked }) => answering(sentencesOfLine(line), asked))
    .slice(0, MOST_SENTENCES)
    .filter(
      ({ plain }, at, all) =>
        !isNotTheirs(plain) && !(isLinkOut(plain) && isNotTheirs(all[at - 1]?.plain ?? '')),
    );
}

/** The first of these sentences answers the question, if it is a short one. */
function answering(sentences: Said[], asked: string | undefined): Said[] {
  const [first, ...rest] = sentences;
  if (!first || asked === undefined || first.words.length > LONGEST_ANSWER) return sentences;
  return [{ ...first, asked: saidOf(asked) }, ...rest];
}

function sentencesOfLine(whole: string): Said[] {
  // The dots of a table's line end no sentence.
  const line = withoutAsides(whole);
  const isRow = line.search(LEADERS) >= 0 && line.length <= LONGEST_ROW;
  const sentences = (isRow ? [line] : withLabel(splitSentences(line)))
    .flatMap(splitCareless)
    .flatMap(splitOfTheEast)
    .map((words) => words.trim().slice(0, LONGEST_SENTENCE))
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
    .slice(0, MOST_SENTENCES)
    .map(saidOf);
  const footer = sentences.findIndex(({ plain }) => isDisclaimer(plain));
  return footer === -1 ? sentences : sentences.slice(0, footer);
}

/** "Fill this in (you can unsubscribe any time)": what is said to everybody, in brackets, leaves the rest its writer's. */
const withoutAsides = (line: string): string =>
  line.replace(/\(([^()]{8,200})\)/g, (aside, within: string) =>
    isNotTheirs(plainWords(within)) ? '' : aside,
  );

/** "- minimum? $150" asks nothing, and answers itself. */
function withLabel(sentences: string[]): string[] {
  const [label = '', answer, ...rest] = sentences;
  return answer !== undefined && LABEL.test(label) ? [`${label.trim()} ${answer}`, ...rest] : sentences;
}

const LABEL = /^\s*(?:[-*•·–]|\d{1,2}[.)]) ?(?:[\p{L}&/'’-]+ ?){1,3}\?\s*$/u;
const LABEL_ASKED = /^(\s*(?:[-*•·–]|\d{1,2}[.)]) ?(?:[\p{L}&/'’-]+ ?){1,3})\? +(?=\S)/u;

export function saidOf(words: string): Said {
  const plain = plainWords(
    words.slice(0, LONGEST_SENTENCE).replace(LEADERS, ': ').replace(LABEL_ASKED, '$1: '),
  );
  return {
    words,
    plain,
    clauses: plain.split(CLAUSE_END).filter((clause) => /[a-z\d]/.test(clause)),
    asked: null,
    isQuestion: (/\?["')\s]*$/.test(plain) || ASKS.test(plain)) && !ANSWERS_ITSELF.test(plain),
  };
}

/** "Minimum ........ 600 €", and what stands in two cells of a table. */
const LEADERS = /:?\t| ?(?:\.{4,}|…{2,}|_{4,}|·{4,}) ?/g;

const CLAUSE_END = new RegExp(inLines`
  ;|\s-{1,2}\s|
  ,? (?:
    but|however|although|though|whereas|except that|
    aber|jedoch|sondern|allerdings|obwohl|mais|
    cependant|toutefois|pero|sin embargo|aunque|sino|tuttavia|pero'|bensi
  )\b,?|
  , ma |
  , so (?=i |we |you |please )|
  , and (?=
    we |i |please |you |
    do not (?:want|wish|need|care|like|write|e?mail|contact|send|ask|call)\b|
    never (?:write|e?mail|contact|send|ask|again)\b
  )|
  , (?=(?:please|kindly|bitte|merci de|por favor|we |i am |i will )\b)
`);

/** "Why would I hand you our margin?" says no. */
const ANSWERS_ITSELF = new RegExp(inLines`
  ^why (?:on earth |in the world |the hell )?(?:would|should|do|must) (?:i|we|anyone)\b|
  ^who (?:needs|wants)\b|
  ^warum soll\w+ (?:ich|wir)\b|
  ^pourquoi (?:devrions|ferions)\b|^por que (?:iba|ibamos|deberia\w*)\b|^perche dovre\w+\b
`);

/** Questions that people on phones end without a mark. */
const ASKS = new RegExp(inLines`
  ^(?:(?:hi|hello|hey|thanks|thank you|ok|sure|great|so|and)\b[^.,!]{0,20}[,!.]? )?(?:
    what|which|where|how (?:many|much|long|do|are you planning)|who (?:is|are|do)|do you|are you|is your|
    have you|can you|could you|will you|would you
  ) [^.!]*$
`);

const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/<!--[\s\S]{0,4000}?-->/g, ' ')
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) =>
      line
        .replace(/[ \u00a0\u200b-\u200f\ufeff]+/g, ' ')
        .replace(/ ?\t[\t ]*/g, '\t')
        .trim(),
    )
    .filter((line) => !line.startsWith('>'));

const SIGN_OFF = new RegExp(inLines`
  ^(?:
    (?:kind|best|warm|warmest|kindest|many|with|all the)?[ ]?(?:regards|wishes|best)|
    best|cheers|
    (?:many )?thanks(?: (?:again|so much|and (?:best )?regards))?|
    thank you|sincerely|yours(?: \w+)?|respectfully|cordially|warmly|all the best|take care|thx|
    mit (?:freundlichen|besten|herzlichen) gr(?:u|ue)(?:ss|ß)en|
    (?:viele|beste|liebe|herzliche|freundliche) gr(?:u|ue)(?:ss|ß)e|
    mfg|lg|vg|
    (?:bien )?cordialement|bien a vous|
    salutations(?: distinguees)?|sinceres salutations|(?:un )?(?:cordial )?saludos?(?: cordiales)?|
    atentamente|un saludo|(?:cordiali|distinti) saluti|saluti|cordialmente
  )[ ,.!-]*$
`);
/** A signature is short; a longer text behind such words goes on. */
const LONGEST_SIGNATURE = 9;

/** Without the writer's name and card, and what the firm's mail server puts below. A postscript stays. */
function withoutSignOff(all: string[]): string[] {
  const card = all.findIndex((line, index) => index > 1 && FIRM_CARD.test(line));
  const lines = (card === -1 ? all : all.slice(0, card)).filter((line) => !isCard(line));
  const at = lines.findLastIndex((line, index) => index > 0 && isSignOff(line, index, lines));
  const isBelow = (line: string): boolean => /^(?:p\.? ?s\b|nb\b)/i.test(line);
  if (at === -1) return lines;
  const rest = lines.slice(at + 1);
  const postscript = rest.findIndex(isBelow);
  const signature = postscript === -1 ? rest : rest.slice(0, postscript);
  const filled = signature.filter(Boolean);
  const isSignature =
    filled.length <= LONGEST_SIGNATURE && filled.every((line) => line.length < 130 || FOOTER.test(line));
  if (!isSignature) return lines;
  return [...lines.slice(0, at), ...(postscript === -1 ? [] : rest.slice(postscript))];
}

/** "Mit freundlichen Grüßen", or words of their own with a comma above a name: "Pawsitively yours," over "Tess". */
function isSignOff(line: string, index: number, lines: readonly string[]): boolean {
  if (SIGN_OFF.test(plainWords(line))) return true;
  const name = lines.slice(index + 1).find(Boolean) ?? '';
  const hasSaidSomething = lines.slice(0, index).some((earlier) => earlier.length > 30);
  return hasSaidSomething && OWN_SIGN_OFF.test(line) && NAME_LINE.test(name);
}

const OWN_SIGN_OFF = /^[\p{L}'’ -]{3,34},$/u;
const NAME_LINE = /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’&-]+){0,3}(?: ?[|,/·-] ?.{2,50})?$/u;

/** A firm's card or footer: "Royal Pups · MAP policy: … · Minimum order $150 · Unsubscribe". */
const isCard = (line: string): boolean =>
  (line.match(/ [|·•] /g)?.length ?? 0) >= 2 && CARD.test(line) && !/\d[.,]\d\d\b.*\d[.,]\d\d\b/.test(line);
const CARD = new RegExp(
  inLines`
    unsubscribe|policy|\bwww\.|\.\w{2,4}\b|\bphone|\btel\b|\bfax|instagram|wholesale|\bmap\b|manager|owner|
    director|\d{3}[ .-]\d{4}|
    gesch(?:ä|ae)ftsf(?:ü|ue)hrer|amtsgericht|\bhrb\b|abmelden|d(?:é|e)sabonner|siret|partita iva|p\. ?iva
  `,
  'i',
);
/** With a firm's number in a register begins what nobody wrote for us. */
const FIRM_CARD = new RegExp(
  inLines`
    \bHRB ?\d|\bRCS \p{Lu}|gesch(?:ä|ae)ftsf(?:ü|ue)hrer(?:in)?:|
    \bregistered (?:office|in (?:england|scotland|ireland|wales))|
    \bcompany (?:no|number|reg\w*)\.? ?:? ?\d|\bcap(?:itale|\.) soc|\bsiret ?:? ?\d|
    \bp(?:artita|\.) ?iva ?:? ?(?:IT)?\d|\bkvk(?:-nummer)? ?:? ?\d|\bcnpj ?:? ?\d
  `,
  'iu',
);
const FOOTER = /confidential|intended (?:solely|only)|disclaimer|vertraulich|confidentiel|riservat/i;

interface Whole {
  line: string;
  /** Our question above it. */
  asked: string | undefined;
}

/** Mail programs break lines in the middle of sentences. */
function joined(lines: string[], askedOver: ReadonlyMap<string, string>): Whole[] {
  const whole: Whole[] = [];
  let before = '';
  for (const line of lines) {
    const last = whole.at(-1);
    const asked = askedOver.get(line);
    if (last && line && before && asked === undefined && isTornFrom(before, line)) last.line += ` ${line}`;
    else if (line) whole.push({ line, asked });
    before = line;
  }
  return whole;
}

/** `last` is the line before as it stood in the mail. A table's rows stand each for itself. */
const isTornFrom = (last: string, line: string): boolean =>
  !last.includes('\t') &&
  !line.includes('\t') &&
  ((!/[.!?:;,]$/.test(last) && goesOnWith(last, line)) || (/,$/.test(last) && last.length > 45));

const goesOnWith = (last: string, line: string): boolean =>
  !/^(?:[-*•·–]|\d{1,2}[.)] )/.test(line) && (/^[\p{Ll}(]/u.test(line) || last.length > 62);

/** "no thanks. maybe next year": a stop with a small letter behind it ends a sentence of a careless writer. */
const splitCareless = (sentence: string): string[] => sentence.split(CARELESS_END);
/** "I said no. Don't ask": no number follows this "no.". */
const CARELESS_END =
  /(?<=\b[Nn]o\.)\s+(?=\p{L})|(?<=\p{L}{3}[.!?]{1,3}|\d{3}[.!?])(?<!\b(?:pcs|approx|incl|excl|inkl|zzgl|etc|min|max|mind|ggf|bzw|evtl|resp|inc|ltd|corp|env|aprox|tel|ext)\.)\s+(?=\p{Ll})/u;
