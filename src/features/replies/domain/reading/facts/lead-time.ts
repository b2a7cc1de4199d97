import { inLines } from '../../../../../kernel/in-lines.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { numberOf } from './number-words.ts';
import { spansIn } from './spans.ts';

const ONE = String.raw`an?(?! \d)|one|eine?[mnr]?|une?|una|uno|een|uma?`;
const SPAN = inLines`
  (\d{1,3}|(?:${ONE})(?=[ -]))(?: ?(?:-|–|to|bis|or|a|ou|o|u|y|und|oder|tot|of|ate) ?(\d{1,3}))?[- ]?(?:\(\d+\) )?
    (?:\w+ )?(?:business |working |calendar )?(
      hours?|hrs?|fortnights?|days?|weeks?|wks?|
      months?|stunden|tage?n?|werktage?n?|arbeitstage?n?|wochen?|monate?n?|
      heures?|jours?(?: ouvr\w+)?|semaines?|mois|
      horas?|dias?(?: habiles)?|semanas?|meses|
      giorni|settiman[ea]|mes[ei]?|
      dag(?:en)?|werkdag(?:en)?|we(?:ek|ken)|maand(?:en)?|dias? uteis
    )\b
`;
const LEAD = inLines`
  (?:
    lead ?times?|lead(?= (?:is|of|runs?|\d)|:)|ships?|shipped|shipping|turn-?around(?: time)?|
    dispatch(?:ed)?|deliver(?:y|ed|ies)|fulfil\w*|production(?: time)?|process(?:ing|ed)?|leaves? our|
    out the door|door to door|goes out|go out|
    lieferzeit\w*|lieferung\w*|lieferfrist|versand\w*|geliefert|
    delais?(?: de livraison)?|livraison|livr\w+|
    expedi\w+|plazos?(?: de entrega)?|entrega\w*|envi\w+|
    tempi? di (?:consegna|evasione|spedizione)|consegn\w*|spedi\w*|
    levertijd|levering|verzend\w*|
    prazo(?: de entrega)?|envio|
    from (?:when|the day) you|
    lo tiene|la tiene|recib\w+|servi\w+|
    (?:boxes|parcels|goods|orders|everything) (?:leave|leaves|go|are out)|
    have the goods
  )
`;
const LEAD_TIME = [
  new RegExp(String.raw`\b${LEAD}\b.{0,40}?\b${SPAN}`),
  new RegExp(inLines`
    \b(?:
      orders?|allow|expect|takes?|ready|plan on|figure|i need|we need|give (?:me|us)|brauchen|
      benotigen|tardamos|tardo|tarda|abbiamo bisogno|ci vogliono|ci mettiamo|il faut|nous faut|running at|
      (?:with|to) you (?:with)?in|plan for|duurt|hebben (?:wij|we)|leva|demora|count on|comptez|rechnen sie|
      cuente|goods|stock|everything|items|product
    )\b.{0,40}?\b${SPAN}(?! (?:for (?:approval|review)|to (?:review|approve|respond|reply|get back)))
  `),
  new RegExp(
    String.raw`\b${SPAN},? (?:is (?:about |roughly )?what (?:it takes|we need|i need)|from order|tops\b|max\b|at (?:the )?most|flat\b)`,
  ),
  new RegExp(inLines`
    \b${SPAN}.{0,20}\b(?:
      pour la livraison|de livraison|fur die lieferung|per la consegna|para la entrega|out\b|door to door|
      lead ?time|turn-?around|to ship|for (?:delivery|production|shipping)|delivery|lieferzeit|de delai|
      de plazo|di consegna|from (?:when|the (?:time|day))|after (?:you|your) order|lo tiene|levertijd|
      de prazo
    )\b
  `),
];
const DAYS_IN: readonly (readonly [number, RegExp])[] = [
  [1 / 24, /^(?:h|stunden|horas?)/],
  [14, /^fortnight/],
  [7, /^(?:w(?:ee)?ks?|week|weken|wochen?|semaines?|semanas?|settiman)/],
  [30, /^(?:mon|mois|mes|maand)/],
];

const NEXT_DAY =
  /\b(?:ships?|shipped|leaves?|goes? out|dispatch\w*|sent)\b.{0,20}\b(?:the (?:same|next|following) day|(?:same|next)[- ]day|the day after)\b/;

const AND_A_HALF = /^ (?:and a half|et demie?|y medi[oa]|e mezz[oa])\b/;

/** The larger number, in days. */
export function leadTime({ plain, words, isQuestion }: Said): AnyFact | undefined {
  if (isQuestion) return undefined;
  if (NEXT_DAY.test(plain) && !OF_OTHER_THINGS.test(plain))
    return { name: 'lead_time_days', value: 1, words, confidence: 0.75 };
  const value = OF_OTHER_THINGS.test(plain) ? undefined : daysIn(plain);
  const days = value ?? spansIn(plain).find(({ role }) => role === 'delivery')?.days;
  return days ? { name: 'lead_time_days', value: days, words, confidence: value ? 0.85 : 0.75 } : undefined;
}

const OF_OTHER_THINGS = new RegExp(inLines`
  \b(?:
    return|refund|warranty|net \d|payment terms|invoice[sd]?|cancel\w*|claims?|damage\w*|approv\w+|
    review\w*|respon[ds]\w*|reply|get back|be in touch|application\w*|call|hear|valid|answer\w*|quot\w+|
    pay (?:us )?(?:with)?in|settle|expires?|away|office|old|set up|set you up|taken|gets back|
    without (?:an? |any )?orders?|not ordered|inactive|dormant|
    accounts? [^.;]{0,60}(?:closed|suspended)|
    opt[- ]?outs?|unsubscrib\w*|remov\w*|comply|complian\w*|honou?r\w*|can-spam|gdpr
  )\b
`);

function daysIn(plain: string): number | undefined {
  const found = LEAD_TIME.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  if (!found) return undefined;
  const [, from, to, unit = ''] = found;
  const each = DAYS_IN.find(([, pattern]) => pattern.test(unit))?.[0] ?? 1;
  const behind = plain.slice(found.index + found[0].length);
  const part = AND_A_HALF.test(behind) ? 0.5 : 0;
  const value = Math.ceil((Math.max(numberOf(from), to ? numberOf(to) : 0) + part) * each);
  return value > 0 ? value : undefined;
}
