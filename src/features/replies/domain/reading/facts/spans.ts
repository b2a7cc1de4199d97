import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';
import { numberOf } from './number-words.ts';

/** What a span of time in a sentence is about, by the word that stands nearest to it. */
export type Role = 'payment' | 'delivery' | 'other';

export interface Span {
  /** The larger number, in days. */
  days: number;
  isInDays: boolean;
  role: Role;
}

const ONE = String.raw`an?(?! \d)|one|eine?[mnr]?|une?|una|uno|een|uma?`;
const UNIT = inLines`
  (?:(business|working|calendar|full|short|volle[nr]?|goede) )?(
    hours?|hrs?|fortnights?|days?|weeks?|wks?|
    months?|stunden|tage?n?|werktage?n?|arbeitstage?n?|wochen?|monate?n?|
    heures?|jours?|semaines?|mois|
    horas?|dias?|semanas?|mes(?:es)?|
    ore|giorni|gg|settiman[ea]|mes[ei]|
    uur|dag(?:en)?|werkdag(?:en)?|we(?:ek|ken)|maand(?:en)?|
    dagar|dager|arbetsdagar|arbejdsdage|virkedager|veckor|vecka|uger|uker|uge|uke|manader|maneder|
    dni|dzien|tygodni[eau]?|tydzien|miesi[ae]c\w*
  )
`;
const JOIN = '(?:-|–|to|bis|or|a|ou|o|u|y|und|oder|tot|of|ate|/)';
/** "Ahora" is no "a hora". */
const SPAN = new RegExp(
  String.raw`\b(\d{1,3}|(?:${ONE})(?=[ -]))(?: ?${JOIN} ?(\d{1,3}))?[- ]?${UNIT}\b`,
  'g',
);

const DAYS_IN: readonly (readonly [number, RegExp])[] = [
  [1 / 24, /^(?:h|stunden|ore|uur)/],
  [14, /^fortnight/],
  [7, /^(?:veck|ug|uk|w(?:ee)?ks?|week|weken|woche|semaine|semana|settiman|ty[gd])/],
  [30, /^(?:mon|mois|mes|maand|man[ae]d|mies)/],
];

/** Where one thing ends and the next may begin. */
const CLAUSE_END = /[,;:()]|\. | (?:and|und|et|y|e|en|but|aber|mais|pero|ma|maar|mas) /g;

const ROLES: Readonly<Record<Role, RegExp>> = {
  payment: new RegExp(
    inLines`
      \b(?:
        pay\w*|paid|settle\w*|invoic\w*|net|credit|due|bills?|billed|terms|remit\w*|wire|bank transfer|
        zahl\w*|gezahlt|bezahl\w*|rechnung\w*|uberweis\w*|netto|zahlungsziel|
        regl(?:e|ez|ement|ements|er|ons)|
        paiement\w*|payable\w*|factur\w*|virement\w*|echeance|
        pag(?:a|o|os|ar|as|amos|an|amento|amenti|are|hi|ate)|
        cobr\w+|transferencia|vencimiento|
        bonific\w+|fattur\w*|riba|ricevut\w* bancari\w*|d\. ?f\.?|
        betal\w*|faktur\w*|platn\w*|przelew\w*|
        forfall\w*|factuur|facturen|overschrijv\w*|fatura|boleto
      )(?![a-z])
    `,
    'g',
  ),
  delivery: new RegExp(
    String.raw`\b(?:${alternatives({
      english: [
        String.raw`lead ?times?|leads?|ship\w*|turn-?around|dispatch\w*|deliver\w*|fulfil\w*|production`,
        'process(?:ed|ing)|process (?:an |your |the )?orders?|out the door|on (?:its|the|their) way',
        String.raw`in the (?:mail|post)|door|doorstep|leaves?|arriv\w*|wait(?! \d)|ready|made to order|slots?`,
        'send (?:it|them|orders|everything|parcels)|post (?:it|them|orders)',
      ],
      german: [
        String.raw`lieferzeit\w*|liefer\w*|geliefert|versand\w*|versend\w*|verschick\w*|unterwegs|raus`,
        String.raw`fertig\w*|bei (?:ihnen|euch)|herstell\w*|auf (?:die reise|den weg)`,
      ],
      french: [String.raw`delais?|livr\w+|expedi\w+|fabrication|part(?:e|ent|ono)|pret\w*|partir`],
      spanish: [
        String.raw`plazos?|entreg\w+|envi\w+|llega\w*|sal(?:e|en|ir)|prepar\w+|fabricacion|despach\w*`,
      ],
      italian: [String.raw`consegn\w*|spedi\w*|evas\w+|lavorazione|arriva\w*|pront[oaie]|mandiamo via`],
      dutch: [String.raw`levertijd|lever\w+|verzend\w*|onderweg|stur(?:en|t)`],
      nordic: ['skickas?|sendes?|afsendes'],
      polish: [String.raw`czas (?:realizacji|dostawy)|realizacj\w*|dostaw\w*|wysyl\w*|wysl\w*`],
      portuguese: [String.raw`prazos?|sai|chega\w*`],
    })})\b`,
    'g',
  ),
  other: new RegExp(
    String.raw`\b(?:${alternatives({
      english: [
        String.raw`applications?|older|certificates?|repl\w+|respon\w*|answer\w*`,
        String.raw`(?:get|gets|got|be|are|is) (?:back|in touch)|back to you|hear|review\w*|approv\w*|decision`,
        String.raw`decid\w*|valid\w*|expire\w*|return\w*|claims?|damage\w*|refund\w*|cancel\w*|ago|old|since`,
        'taken (?:me|us)|took (?:me|us)|last|past|closed|holidays?|vacation|open (?:an? )?account',
        String.raw`set (?:you )?up|quot\w+|offer|hold|guarantee|warranty|call|ring|speak|meet|chat|away|office`,
      ],
      german: [String.raw`antrag\w*|alter als|vor|seit|antwort\w*|meld\w*|pruf\w*|gultig`],
      french: [String.raw`moins de|extrait|kbis|reponse|repond\w*|recontact\w*|depuis|il y a|valable`],
      spanish: [String.raw`hace|desde hace|respuesta|respond\w*|contest\w*|contactar\w*`],
      italian: [String.raw`visura|risposta|rispond\w*|ricontatt\w*`],
      dutch: [String.raw`uittreksel|geleden|antwoord\w*|reactie`],
      portuguese: ['resposta'],
    })})\b`,
    'g',
  ),
};

/** "Within 60 days of delivery": from there on something else is due. */
const FROM_DELIVERY =
  /\b(?:of|after|from|upon|on|nach|ab|apres|despues de|tras|dalla|dopo la|na|apos a) (?:the |der |la |a |de )?(?:deliver|liefer|livr|entreg|consegn|lever)\w*/g;
const blank = (words: string): string => '-'.repeat(words.length);

/** Words of another clause are as far away as if this many letters stood between. */
const CLAUSE_APART = 45;
const TOO_FAR = 90;

/** The spans of time that a sentence names in figures, with what each is about. */
export function spansIn(plain: string): Span[] {
  const ends = [...plain.matchAll(CLAUSE_END)].map(({ index }) => index);
  const distance = (from: number, to: number): number => {
    const [low, high] = from < to ? [from, to] : [to, from];
    return high - low + CLAUSE_APART * ends.filter((end) => end >= low && end < high).length;
  };
  return [...plain.matchAll(SPAN)].flatMap(
    ({ index, 0: written, 1: one, 2: other, 4: unit = '' }): Span[] => {
      const nearest = Object.entries(ROLES).flatMap(([role, words]) =>
        [...plain.replace(FROM_DELIVERY, blank).matchAll(words)].map(({ index: at, 0: word }) => ({
          role: role as Role,
          far: at > index ? distance(index + written.length, at) : distance(at + word.length, index),
        })),
      );
      const [best] = nearest.filter(({ far }) => far <= TOO_FAR).sort((a, b) => a.far - b.far);
      const each = DAYS_IN.find(([, pattern]) => pattern.test(unit))?.[0] ?? 1;
      const days = Math.ceil(Math.max(numberOf(one), other ? numberOf(other) : 0) * each);
      return best && days > 0 ? [{ days, isInDays: each === 1 || each === 30, role: best.role }] : [];
    },
  );
}
