import { inLines } from '../../../../kernel/in-lines.ts';
import type { Said } from './said.ts';

const GREETING = new RegExp(inLines`
  ^(?:
    hi|hiya|hello|hey|howdy|dear|greetings|good (?:day|morning|afternoon|evening)|
    hallo|moin|servus|gruss gott|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|
    bonjour|bonsoir|salut|cher|chere|
    hola|buenos dias|buenas(?: (?:tardes|noches))?|estimad[oa]s?|
    ciao|salve|buongiorno|buonasera|gentile|
    goedemorgen|goedemiddag|goedendag|beste|
    ola|bom dia|boa (?:tarde|noite)|prezad[oa]s?|hej|hei|god dag|czesc|dzien dobry
  )\b
`);
/** Whom one greets, where it isn't a name. */
const GREETED = new RegExp(inLines`
  ^(?:
    there|again|all|everyone|everybody|team|folks|
    friends?|sir|madam|mr|mrs|ms|mme|monsieur|madame|
    herr|frau|damen|und|herren|zusammen|
    alle|allen|senor|senora|tous|toutes|a|todos|tutti|allemaal|the|to|you|and|from|de|von
  )$
`);
/** "Hello Stop" greets nobody. */
const NO_NAME = /^(?:yes|no|ok|okay|sure|stop|remove|ja|nein|nee|oui|non|si|sim|nej|tak)$/;
const NAME = /^\p{Lu}(?:[\p{Ll}\p{M}'’-]|$)/u;
const LONGEST = 60;

/** A greeting and whom it is for, and nothing that anybody could answer. */
export function isGreeting({ words, plain, isQuestion }: Said): boolean {
  const greeting = GREETING.exec(plain)?.[0];
  if (greeting === undefined || isQuestion || words.length > LONGEST) return false;
  const greeted = (words.normalize('NFKC').match(/[\p{L}\p{M}'’-]+/gu) ?? []).slice(
    greeting.split(' ').length,
  );
  return greeted.every((word) => {
    const folded = word.toLowerCase();
    return GREETED.test(folded) || (NAME.test(word) && !NO_NAME.test(folded));
  });
}
