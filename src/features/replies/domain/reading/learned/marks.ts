import { inLines } from '../../../../../kernel/in-lines.ts';
import { marksOfWords, wordsOf } from '../../../../brands/domain/weighing/word-marks.ts';
import { emailsIn, urlsIn } from '../facts/addresses.ts';
import { firmNamedIn } from '../facts/elsewhere.ts';
import { isOfAnotherHouse } from '../house.ts';
import type { Said } from '../said.ts';
import { meantBy } from './further-tongues.ts';

interface Head {
  subject: string;
  fromEmail: string;
  toEmail: string;
  attachments: readonly { filename: string }[];
  headers: readonly { name: string; value: string }[];
  comesBack?: 'to_our_address' | 'from_recipient' | null;
}

/** A longer mail says what it means in its beginning. */
const MOST_WORDS = 220;

/** What a mail can be weighed by: the marks of its words, and what stands in it or is attached to it. */
export function marksOf(sentences: readonly Said[], head: Head): Set<string> {
  const marks = new Set<string>(thingsIn(sentences, head));
  let left = MOST_WORDS;
  const meant = sentences.filter(({ plain }) => !COURTESY.test(plain));
  for (const { plain } of meant.length > 0 ? meant : sentences) {
    const words = wordsOf(plain).slice(0, left);
    left -= words.length;
    for (const mark of marksOfWords(words)) marks.add(mark);
    for (const concept of furtherConceptsOf(words)) marks.add(concept);
    if (left <= 0) break;
  }
  return marks;
}

/** What a sentence speaks of in a language whose words the concepts don't name. */
function* furtherConceptsOf(words: readonly string[]): Generator<string> {
  const meant = words.map(meantBy);
  if (meant.every((word, at) => word === words[at])) return;
  for (const mark of marksOfWords(meant)) if (mark.startsWith('@')) yield mark;
}

/** A yes begins with it as a no does. */
const COURTESY = new RegExp(inLines`
  ^(?:(?:hi|hello|dear|hey|good (?:day|morning|afternoon))\b[^.!]{0,30})?
    \b(?:many thanks|thanks|thank you|thx)\b(?: (?:so|very) much)?(?: again)?,? (?:for|to) (?:
      your|the|you|reaching|contacting|getting|writing|emailing
    )\b[^.!?]{0,60}[.!]*$|
  ^(?:i |we )?hope\b[^.!?]{0,50}\bwell[.!]*$|
  ^(?:
    (?:sehr )?(?:vielen|herzlichen|besten) dank fur|danke fur|
    merci (?:pour|de) (?:votre|l')|
    gracias por (?:su|tu|el)|
    grazie per (?:la|il|aver)|bedankt voor
  ) ?[^.!?]{0,50}[.!]*$
`);

function* thingsIn(sentences: readonly Said[], head: Head): Generator<string> {
  const words = sentences.map((said) => said.words).join('\n');
  const known = [head.fromEmail, head.toEmail].map((email) => email.toLowerCase());
  const emails = emailsIn(words).filter((email) => !known.includes(email.toLowerCase()));
  if (emails.some((email) => isOfAnotherHouse(email, head.fromEmail))) yield '#another house';
  if (emails.some((email) => !isOfAnotherHouse(email, head.fromEmail))) yield '#own house';
  if (urlsIn(words).length > 0) yield '#address of a page';
  if (firmNamedIn(words, head.fromEmail)) yield '#firm';
  if (sentences.some(({ isQuestion }) => isQuestion)) yield '#question';
  for (const { filename } of head.attachments) {
    yield `#file ${/\.(\w{2,4})$/.exec(filename.toLowerCase())?.[1] ?? ''}`;
    for (const word of wordsOf(filename.toLowerCase())) if (word.length > 2) yield `#file ${word}`;
  }
  const isAnswer =
    head.comesBack === 'to_our_address' ||
    head.headers.some(({ name }) => /^(?:in-reply-to|references)$/i.test(name));
  const isSentToMany = head.headers.some(({ name }) => /^list-/i.test(name));
  yield isAnswer ? '#answer' : isSentToMany ? '#to many' : head.headers.length > 0 ? '#new' : '#bare';
}
