import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';

/** Payment, lead time and discount, each as it is said first. */
export const termFacts = (sentences: readonly Said[]): AnyFact[] =>
  [paymentTerms, leadTime, discount].flatMap((read) => {
    for (const said of sentences) {
      const fact = read(said);
      if (fact) return [fact];
    }
    return [];
  });

const NET =
  /\bnet[- ]?(\d{1,3})\b|\bn\/?(\d{2})\b|\b(\d{1,3})[- ]days?'? (?:net|eom|terms|credit|payment|account)\b|\b(?:payment|paid|pay|invoices?|payable|due|terms)\b.{0,30}?\b(\d{1,3}) days\b|\b(?:zahl\w*|zahlungsziel|rechnung)\b.{0,30}?\b(\d{1,3}) tage?n?\b|\b(\d{1,3}) tage (?:netto|zahlungsziel|ziel)\b|\b(?:paiement|regl\w+|factur\w+)\b.{0,30}?\b(\d{1,3}) jours\b|\b(\d{1,3}) jours (?:net|fin de mois|date)\b|\b(?:pago|factura)\b.{0,30}?\b(\d{1,3}) dias\b|\b(?:pagamento|fattura|bonifico)\b.{0,30}?\b(\d{1,3}) (?:giorni|gg)\b/;
/** What is paid another way, in the order in which the first found counts. */
const PAID: readonly (readonly [terms: string, says: RegExp])[] = [
  [
    'prepaid',
    /\b(?:pre-?paid (?!freight|shipping|label)|pre-?pay(?:ment)?|payment (?:is )?(?:required |due |made )?(?:in advance|up ?front|before (?:we )?ship\w*|prior to|with (?:the )?order|at (?:the )?time of)|paid (?:in advance|up ?front|in full before)|pay(?:ment)? (?:up ?front|in advance)|pro-?forma|cash in advance|cia\b|vorkasse|vorauskasse|vorauszahlung|prepaiement|paiement (?:d'avance|a la commande|anticipe)|pago (?:por adelantado|anticipado|previo)|prepago|pagamento anticipato|anticipat[oa]|pre-?paid$)\b|\b(?:orders?|invoices?|payment)\b.{0,15}\bpre-?paid\b/,
  ],
  [
    'cod',
    /\b(?:c\.?o\.?d\.?|cash on delivery|nachnahme|contre[- ]remboursement|contrareembolso|contrassegno)\b(?! fish)/,
  ],
  [
    'due on receipt',
    /\bdue (?:up)?on receipt\b|\bsofort (?:fallig|zahlbar|nach erhalt)\b|\ba reception de (?:la )?facture\b/,
  ],
  [
    'credit card',
    /\b(?:(?:by|via|with|accept|credit card|pay(?:ment)?|only)\b.{0,20}\bcredit cards?|credit cards? (?:only|payment|required|on file|accepted|at|for|until)|kreditkarte|carte (?:bancaire|de credit)|tarjeta de credito|carta di credito)\b/,
  ],
  [
    'card',
    /\bcards? (?:only|payments? only)\b|\b(?:take|accept) (?:only )?cards? (?:only)?|\bonly (?:take|accept) cards?\b/,
  ],
];

function paymentTerms({ plain, words }: Said): AnyFact | undefined {
  const found = NET.exec(plain);
  const days = found?.slice(1).find((group) => group !== undefined);
  const fact = (value: string): AnyFact => ({ name: 'payment_terms', value, words, confidence: 0.85 });
  const isOffered = !/\b(?:no|not|never) (?:\w+ ){0,4}(?:net|terms|credit terms)\b/.test(plain);
  if (days && isOffered && Number(days) >= 5 && Number(days) <= 180) return fact(`net ${Number(days)}`);
  const deposit =
    /\b(\d{1,2}) ?% (?:deposit|down|up ?front|anzahlung|d'acompte|acompte|de anticipo|anticipo|di acconto|acconto)\b/.exec(
      plain,
    )?.[1];
  if (deposit) return fact(`${deposit}% deposit`);
  const [other] = PAID.find(([, says]) => says.test(plain)) ?? [];
  if (other) return fact(other);
  return undefined;
}

const SPAN = String.raw`(\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|a|ein|eine|zwei|drei|vier|sechs|deux|trois|quatre|dos|tres|cuatro|due|quattro)(?: ?(?:-|to|bis|or|a|ou|o|y|und|oder) ?(\d{1,3}|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|sechs|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro))?[- ]?(?:\w+ )?(?:business |working |calendar )?(hours?|hrs?|days?|weeks?|wks?|months?|stunden|tage?n?|werktage?n?|arbeitstage?n?|wochen?|monate?n?|heures?|jours?(?: ouvr\w+)?|semaines?|mois|horas?|dias?(?: habiles)?|semanas?|meses|giorni|settiman[ea]|mes[ei])\b`;
const LEAD = String.raw`(?:lead ?times?|lead|ships?|shipped|shipping|turn-?around(?: time)?|dispatch(?:ed)?|deliver(?:y|ed|ies)|fulfil\w*|production(?: time)?|process(?:ing|ed)?|leaves? our|out the door|door to door|goes out|go out|lieferzeit\w*|lieferung\w*|lieferfrist|versand\w*|geliefert|delais?(?: de livraison)?|livraison|livr\w+|expedi\w+|plazos?(?: de entrega)?|entrega\w*|envi\w+|tempi? di (?:consegna|evasione|spedizione)|consegn\w*|spedi\w*)`;
const LEAD_TIME = [
  new RegExp(String.raw`\b${LEAD}\b.{0,40}?\b${SPAN}`),
  new RegExp(
    String.raw`\b(?:orders?|allow|expect|takes?|ready|plan on|figure|count on|comptez|rechnen sie|cuente|goods|stock|everything|items|product)\b.{0,40}?\b${SPAN}(?! (?:for (?:approval|review)|to (?:review|approve|respond|reply|get back)))`,
  ),
  new RegExp(
    String.raw`\b${SPAN}.{0,20}\b(?:pour la livraison|de livraison|fur die lieferung|per la consegna|para la entrega|out\b|door to door|lead ?time|turn-?around|to ship|for (?:delivery|production|shipping)|delivery|lieferzeit|de delai|de plazo|di consegna)\b`,
  ),
];
const NUMERALS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, sechs: 6, deux: 2, trois: 3, quatre: 4 },
  ...{ dos: 2, tres: 3, cuatro: 4, due: 2, tre: 3, quattro: 4 },
};
const numberOf = (written = ''): number => NUMERALS[written] ?? Number(written);
const DAYS_IN: readonly (readonly [number, RegExp])[] = [
  [1 / 24, /^(?:h|stunden|horas?)/],
  [7, /^(?:w(?:ee)?ks?|wochen?|semaines?|semanas?|settiman)/],
  [30, /^(?:mon|mois|mes)/],
];

/** The larger number, in days. */
function leadTime({ plain, words, isQuestion }: Said): AnyFact | undefined {
  if (
    isQuestion ||
    /\b(?:return|refund|warranty|net \d|payment terms|invoice[sd]?|cancel\w*|claims?|damage\w*|approv\w+|review\w*|respon[ds]\w*|reply|get back|be in touch|application\w*|call|hear|valid|expires?|away|office|old|set up|set you up)\b/.test(
      plain,
    )
  )
    return undefined;
  const found = LEAD_TIME.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  if (!found) return undefined;
  const [, from, to, unit = ''] = found;
  const each = DAYS_IN.find(([, pattern]) => pattern.test(unit))?.[0] ?? 1;
  const value = Math.ceil(Math.max(numberOf(from), to ? numberOf(to) : 0) * each);
  return value > 0 ? { name: 'lead_time_days', value, words, confidence: 0.85 } : undefined;
}

const HALF =
  /\bhalf of what you see\b|\bkeystone\b|\bhalf (?:off|of) (?:of )?(?:the )?(?:retail|msrp|list|what|our|srp)\b|\bhalf (?:the )?retail\b/;
const OFF =
  /\b(?:retailers?|dealers?|shops|stores|resellers|stockists|trade|you) (?:all )?gets? (?:a |an )?(\d{2}) ?(?:%|percent|off\b)|(\d{1,2}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento)(?: \w+){0,3} ?(?:off|discount|below|less|under|margin|markdown|rabatt|nachlass|handlerrabatt|de remise|remise|de descuento|descuento|di sconto|sconto|de marge|de margen|di margine)\b|\b(?:discount\w*|rabatt|remise|descuento|sconto|margin|less|marge)\b(?: \w+){0,7}? ?(?:of|is|von|de|del|di|by|at|:)? ?(\d{1,2}(?:[.,]\d)?) ?(?:%|percent|prozent)|\b(\d{2}) (?:off|points?(?: (?:off|margin|of margin|discount))?)\b/;

function discount({ plain, words, isQuestion }: Said): AnyFact | undefined {
  if (
    isQuestion ||
    /\b(?:half of (?:our|my|the) (?:volume|sales|business|revenue|orders|customers|stores)|advertis\w+|sales? tax|restocking|deposit|commission|margin call)\b/.test(
      plain,
    )
  )
    return undefined;
  const ofRetail = /\b(\d{2}) ?% of (?:the )?(?:msrp|retail|list|srp|rrp)\b/.exec(plain)?.[1];
  if (ofRetail) return { name: 'discount_pct', value: 100 - Number(ofRetail), words, confidence: 0.75 };
  const found = OFF.exec(plain);
  const written = found?.slice(1).find((group) => group !== undefined);
  const value = written ? Number(written.replace(',', '.')) : HALF.test(plain) ? 50 : 0;
  return value > 0 ? { name: 'discount_pct', value, words, confidence: 0.8 } : undefined;
}
