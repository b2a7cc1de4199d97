import { inLines } from '../../../../../kernel/in-lines.ts';
import { EVERYDAY_LAW } from './everyday-law.ts';
import type { Phrases } from './phrases.ts';
import { SUMMONS } from './summons.ts';
import { THREATS, WARNS_ALL } from './threats.ts';

/** A lawyer's demand. One of these alone is enough. */
export const LEGAL_DEMAND: Phrases = {
  says: [
    ...SUMMONS,
    ...THREATS,
    ...EVERYDAY_LAW,
    new RegExp(inLines`
      \bformal notice\b|
      \bcease (?:and refrain from )?(?:all|any) (?:further )?
        (?:sales?|selling|resale|use|distribution|advertising)\b|
      \b(?:every|all|any) (?:legal )?remed(?:y|ies)\b.{0,30}\b(?:available|law|equity)\b|
      \bcease[- ]and[- ]desist\b|
      \bgovern yoursel(?:f|ves) accordingly\b|
      \b(?:hereby|formally) (?:demand|put (?:you )?on notice|notif\w+ you)\b
    `),
    /\b(?:treated|considered|regarded|constitutes?) as? ?(?:an? )?(?:\w+ )?infring\w+|\boffice of (?:the )?general counsel\b|\bcounsel (?:has|have) been\b|\binfring\w+\b.{0,80}\b(?:our|client'?s?|their|trademark|marks?|rights|u\.?s\.?c)\b/,
    /\b(?:demand|require|insist) that you (?:immediately |promptly |permanently )*(?:cease|stop|remove|refrain|discontinue|desist)\b/,
    /\b(?:on behalf of|represents?|counsel (?:to|for)|attorneys? for|acting for|(?:i|we) account for)\b.{0,30}\b(?:our|my|the) client\b|\bour client,? .{0,80}\b(?:trademark|infring\w+|rights|demands?)\b/,
    /\b(?:abmahnung|unterlassungserklarung|strafbewehrte\w*|namens und (?:in vollmacht|im auftrag)|unserer mandant\w+|unsere mandant\w+)\b/,
    new RegExp(inLines`
      \brequier\w+ formalmente\b|
      \bmi (?:mandante|poderdante)\b|
      \bacciones judiciales\b|
      \bfailing which\b.{0,80}\b(?:court|proceedings|injunction|remed\w+|action)\b|
      \b(?:
        mise en demeure|mettons en demeure|mets en demeure|requerimos formalmente|burofax|
        requerimiento (?:legal|formal)|
        (?:nuestro|mi) (?:cliente|representad[oa])\b.{0,60}\b(?:marca|derechos|cese|requier\w*)|
        diffid(?:a|iamo)\b|atto di diffida|
        per conto (?:del|della) (?:nostr[oa]|mi[oa]) (?:cliente|assistit[oa])
      )\b
    `),
    new RegExp(inLines`
      \b(?:our|my) (?:attorneys?|lawyers?|legal counsel|legal team|solicitors?|legal department) (?:
        will|has|have|is|are
      )\b|
      \b(?:legal action|litigation|lawsuit|injuncti\w+|statutory damages)\b.{0,120}
        \b(?:against you|if you|unless you|within|failure)\b|
      \b(?:if you|unless you|failure to|within \d+)\b.{0,160}
        \b(?:legal action|litigation|lawsuit|injuncti\w+|legal remedies|damages)\b
    `),
  ],
  unless: [
    // Lawyers who are busy with others are told of in passing.
    /\b(?:attorneys?|lawyers?|solicitors?|counsel|legal (?:team|department)) (?:has|have|is|are) (?:still|already|been|taken|had|spent|busy|cleaning|cleaned|chasing|fed up|sick|expensive|made a)\b(?!.{0,80}\b(?:you|your)\b)/,
    WARNS_ALL,
    // What befalls whoever is found there is a warning to all.
    /^(?!.*\b(?:you|your|yours)\b).*\b(?:whoever|anyone|anybody|everyone|everybody|people who|those who|somebody|someone)\b/,
    // A brand's own warning beside its rules is a term, no lawyer's letter.
    new RegExp(inLines`
      \b(?:
        review(?:ed|ing)?|draft(?:ed|ing)?|prepar\w+|check(?:ed|ing)?|sign(?:ed)?|agreement|contract
      )\b.{0,40}\b(?:by|with)?\b.{0,10}\b(?:our|my) (?:attorneys?|lawyers?|legal)\b|
      \b(?:our|my) (?:legal team|attorneys?|lawyers?|legal department) (?:will|is|are|has to|have to)\b.{0,20}
        \b(?:review|send|prepar|draft|look|sign)\w*
    `),
  ],
};
