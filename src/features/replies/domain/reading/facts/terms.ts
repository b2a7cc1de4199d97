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
  /\bnet[- ]?(\d{1,3})\b|\bn\/?(\d{2})\b|\b(\d{1,3}) days? (?:eom\b|end[- ]of[- ](?:the )?month)|\b(\d{1,3})[- ]days?'? (?:net|eom|terms|credit|payment|account)\b|\b(\d{1,3}) days?,? ?(?:strictly |straight )?net\b|\b(?:payment|paid|pay|invoices?|payable|due|terms)\b.{0,30}?\b(\d{1,3}) days\b|\b(\d{1,3}) days (?:to pay|from (?:the )?invoice|after (?:the )?invoice)\b|\b(?:give|gives|offer|extend|get|gets|allow|have)\b(?:(?!order|ship|out\b|deliver|door|goods|box|made|\bin\b|within|back|reply|answer|\bit\b|them)[^.;]){0,30}\b(\d{1,3}) days(?= (?:here|to settle|credit)|[ .,!;]*(?:$|(?:and|but)\b))|\b(?:zahl\w*|zahlungsziel|rechnung)\b.{0,30}?\b(\d{1,3}) tage?n?\b|\b(\d{1,3}) tage (?:netto|zahlungsziel|ziel)\b|\b(?:paiement|regl\w+|factur\w+)\b.{0,30}?\b(\d{1,3}) jours\b|\b(\d{1,3}) jours (?:net|fin de mois|date)\b|\b(?:pago|factura)\b.{0,30}?\b(\d{1,3}) dias\b|\b(?:pagamento|fattura|bonifico)\b.{0,30}?\b(\d{1,3}) (?:giorni|gg)\b|\b(?:betal\w+|betaaltermijn|factuur)\b.{0,30}?\b(\d{1,3}) dagen\b|\b(?:pagamento|fatura|boleto)\b.{0,30}?\b(\d{1,3}) dias\b/;
/** What is paid another way, in the order in which the first found counts. */
const PAID: readonly (readonly [terms: string, says: RegExp])[] = [
  [
    'prepaid',
    /\b(?:pre-?paid (?!freight|shipping|label)|pre-?pay(?:ment)?|(?:payment|money|cash|paid|pay) (?:comes? )?first\b|payment (?:\w+ ){0,6}in advance|payment before (?:\w+ ){1,3}(?:leaves|ships?|goes|is)|(?:payment|paid|pay)\b[^.;]{0,15} before (?:dispatch|shipping|shipment|shipped|delivery|we)|(?:ships?|send|dispatch|release|leaves?|pack)\b[^.;]{0,25}\b(?:once|when|after|as soon as)\b[^.;]{0,20}\b(?:payment|paid|money|funds)|pay(?:ment)? (?:when|as|at the time) (?:you )?order\w*|(?:money|cash) up ?front|comptant a la commande|payment (?:is )?(?:required |due |made )?(?:in advance|up ?front|before (?:we )?ship\w*|prior to|with (?:the )?order|at (?:the )?time of)|paid (?:in advance|up ?front|in full before)|pay(?:ment)? (?:up ?front|in advance)|pro[- ]?forma|(?:pay|settle)(?: up)? before (?:i|we|it|anything|the)|money first|cash in advance|cia\b|vorkasse|vorauskasse|vorauszahlung|prepaiement|paiement (?:d'avance|a la commande|anticipe)|pago (?:por adelantado|anticipado|previo)|prepago|pagamento anticipato|anticipat[oa]|pre-?paid$)\b|\b(?:orders?|invoices?|payment)\b.{0,15}\bpre-?paid\b/,
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
    /\b(?:(?:by|via|with|accept|credit card|pay(?:ment)?|only)\b.{0,20}\bcredit cards?|credit cards? (?:only|payment|required|on file|accepted|at|for|until)|(?:visa|mastercard|amex)|kreditkarte|carte (?:bancaire|de credit)|tarjeta de credito|carta di credito)\b/,
  ],
  [
    'card',
    /\bcards? (?:only|payments? only)\b|\b(?:take|accept) (?:only )?cards? (?:only)?|\bonly (?:take|accept) cards?\b/,
  ],
];

/** "Thirty days", "forty percent" in figures. */
const inDigits = (plain: string): string =>
  plain.replace(SPELT_OUT, (_, written: string) => String(TENS[written] ?? written));
const TENS: Readonly<Record<string, number>> = {
  ...{
    ten: 10,
    fifteen: 15,
    twenty: 20,
    'twenty-five': 25,
    'twenty five': 25,
    thirty: 30,
    'thirty-five': 35,
  },
  ...{
    'thirty five': 35,
    forty: 40,
    'forty-five': 45,
    'forty five': 45,
    fifty: 50,
    'fifty-five': 55,
    sixty: 60,
  },
  ...{ ninety: 90 },
};
const SPELT_OUT = new RegExp(
  String.raw`\b(${Object.keys(TENS)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?= ?(?:days?\b|cents on|%|percent|per cent|points?\b|off\b))`,
  'g',
);

function paymentTerms({ plain, words }: Said): AnyFact | undefined {
  const found = NET.exec(inDigits(plain));
  const days = found?.slice(1).find((group) => group !== undefined);
  const fact = (value: string): AnyFact => ({ name: 'payment_terms', value, words, confidence: 0.85 });
  const isOffered = !/\b(?:no|not|never) (?:\w+ ){0,4}(?:net|terms|credit terms)\b/.test(plain);
  if (days && isOffered && Number(days) >= 5 && Number(days) <= 180) return fact(`net ${Number(days)}`);
  if (/\b(?:due|bills?|invoices?|payable)\b.{0,15}\b(?:in|within) (?:a|one) month\b/.test(plain))
    return fact('net 30');
  const deposit =
    /\b(\d{1,2}) ?% (?:deposit|down|up ?front|anzahlung|d'acompte|acompte|de anticipo|anticipo|di acconto|acconto)\b/.exec(
      plain,
    )?.[1];
  if (deposit) return fact(`${deposit}% deposit`);
  if (HALF_DOWN.test(plain)) return fact('50% deposit');
  const parts = IN_PARTS.exec(plain)?.[0];
  if (parts) return fact(parts.trim());
  const [other] = PAID.find(([, says]) => says.test(plain)) ?? [];
  if (other) return fact(other);
  return undefined;
}

const HALF_DOWN =
  /\bhalf (?:is )?(?:down|up ?front|in advance|with (?:the )?order|now)\b|\bdie halfte (?:vorab|im voraus)\b|\bla moitie a la commande\b|\bla mitad por adelantado\b|\bmeta (?:in )?anticip\w+/;
/** "50% in advance, 50% before shipping". */
const IN_PARTS =
  /\b\d{1,2} ?% (?:in advance|up ?front|with (?:the )?order|on order|now|to start)\b[^.;]{0,20}\b(?:\d{1,2} ?%|balance|rest|remainder)(?: (?:before|on|upon|at|prior to|when|after) (?:\w+ ?){1,3})?/;

/** "Three", "une dizaine": longer words first, so that none is taken for the beginning of another. */
const NUMERALS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ fourteen: 14, fifteen: 15, twenty: 20, thirty: 30, 'a couple of': 2, 'a couple': 2, 'a dozen': 12 },
  ...{
    ein: 1,
    eine: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
  },
  ...{
    vierzehn: 14,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    dix: 10,
    quinze: 15,
  },
  ...{
    'une dizaine de': 10,
    'une quinzaine de': 15,
    'una decena de': 10,
    'una quincena de': 15,
    'una decina di': 10,
  },
  ...{
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    diez: 10,
    quince: 15,
  },
  ...{
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    dieci: 10,
    quindici: 15,
    uma: 1,
    duas: 2,
  },
  ...{
    dois: 2,
    quatro: 4,
    sete: 7,
    oito: 8,
    dez: 10,
    een: 1,
    twee: 2,
    drie: 3,
    vijf: 5,
    zes: 6,
    zeven: 7,
    tien: 10,
  },
};
const NUMERAL = Object.keys(NUMERALS)
  .sort((one, other) => other.length - one.length)
  .join('|');
const numberOf = (written = ''): number =>
  /^an?$/.test(written) ? 1 : (NUMERALS[written] ?? Number(written));
const SPAN = String.raw`(\d{1,3}|${NUMERAL}|an?(?! (?:${NUMERAL}|\d)\b))(?: ?(?:-|to|bis|or|a|ou|o|u|y|und|oder|tot|of|ate) ?(\d{1,3}|${NUMERAL}))?[- ]?(?:\w+ )?(?:business |working |calendar )?(hours?|hrs?|fortnights?|days?|weeks?|wks?|months?|stunden|tage?n?|werktage?n?|arbeitstage?n?|wochen?|monate?n?|heures?|jours?(?: ouvr\w+)?|semaines?|mois|horas?|dias?(?: habiles)?|semanas?|meses|giorni|settiman[ea]|mes[ei]?|dag(?:en)?|werkdag(?:en)?|we(?:ek|ken)|maand(?:en)?|dias? uteis)\b`;
const LEAD = String.raw`(?:lead ?times?|lead|ships?|shipped|shipping|turn-?around(?: time)?|dispatch(?:ed)?|deliver(?:y|ed|ies)|fulfil\w*|production(?: time)?|process(?:ing|ed)?|leaves? our|out the door|door to door|goes out|go out|lieferzeit\w*|lieferung\w*|lieferfrist|versand\w*|geliefert|delais?(?: de livraison)?|livraison|livr\w+|expedi\w+|plazos?(?: de entrega)?|entrega\w*|envi\w+|tempi? di (?:consegna|evasione|spedizione)|consegn\w*|spedi\w*|levertijd|levering|verzend\w*|prazo(?: de entrega)?|envio|from (?:when|the day) you|lo tiene|la tiene|recib\w+|servi\w+|(?:boxes|parcels|goods|orders|everything) (?:leave|leaves|go|are out)|have the goods)`;
const LEAD_TIME = [
  new RegExp(String.raw`\b${LEAD}\b.{0,40}?\b${SPAN}`),
  new RegExp(
    String.raw`\b(?:orders?|allow|expect|takes?|ready|plan on|figure|i need|we need|give (?:me|us)|brauchen|benotigen|tardamos|tardo|tarda|abbiamo bisogno|ci vogliono|ci mettiamo|il faut|nous faut|running at|(?:with|to) you (?:with)?in|plan for|duurt|hebben (?:wij|we)|leva|demora|count on|comptez|rechnen sie|cuente|goods|stock|everything|items|product)\b.{0,40}?\b${SPAN}(?! (?:for (?:approval|review)|to (?:review|approve|respond|reply|get back)))`,
  ),
  new RegExp(
    String.raw`\b${SPAN},? (?:is (?:about |roughly )?what (?:it takes|we need|i need)|from order|tops\b|max\b|at (?:the )?most|flat\b)`,
  ),
  new RegExp(
    String.raw`\b${SPAN}.{0,20}\b(?:pour la livraison|de livraison|fur die lieferung|per la consegna|para la entrega|out\b|door to door|lead ?time|turn-?around|to ship|for (?:delivery|production|shipping)|delivery|lieferzeit|de delai|de plazo|di consegna|from (?:when|the (?:time|day))|after (?:you|your) order|lo tiene|levertijd|de prazo)\b`,
  ),
];
const DAYS_IN: readonly (readonly [number, RegExp])[] = [
  [1 / 24, /^(?:h|stunden|horas?)/],
  [14, /^fortnight/],
  [7, /^(?:w(?:ee)?ks?|week|weken|wochen?|semaines?|semanas?|settiman)/],
  [30, /^(?:mon|mois|mes|maand)/],
];

const NEXT_DAY =
  /\b(?:ships?|shipped|leaves?|goes? out|dispatch\w*|sent)\b.{0,20}\b(?:the (?:same|next|following) day|(?:same|next)[- ]day|the day after)\b/;

/** The larger number, in days. */
function leadTime({ plain, words, isQuestion }: Said): AnyFact | undefined {
  if (
    isQuestion ||
    /\b(?:return|refund|warranty|net \d|payment terms|invoice[sd]?|cancel\w*|claims?|damage\w*|approv\w+|review\w*|respon[ds]\w*|reply|get back|be in touch|application\w*|call|hear|valid|answer\w*|quot\w+|pay (?:us )?(?:with)?in|settle|expires?|away|office|old|set up|set you up)\b/.test(
      plain,
    )
  )
    return undefined;
  if (NEXT_DAY.test(plain)) return { name: 'lead_time_days', value: 1, words, confidence: 0.75 };
  const found = LEAD_TIME.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  if (!found) return undefined;
  const [, from, to, unit = ''] = found;
  const each = DAYS_IN.find(([, pattern]) => pattern.test(unit))?.[0] ?? 1;
  const value = Math.ceil(Math.max(numberOf(from), to ? numberOf(to) : 0) * each);
  return value > 0 ? { name: 'lead_time_days', value, words, confidence: 0.85 } : undefined;
}

const HALF =
  /\b(?:shops?|stores?|retailers?|you|dealers?) (?:\w+ )?(?:get|gets|pay|pays|buy|buys)\b.{0,10}\b(?:at |for )?half\b(?! (?:a|an|now|up|down|in))|\bhalf of what (?:you see|is|it says)\b|\bkeystone\b|\bhalf (?:off|of) (?:of )?(?:the )?(?:retail|msrp|list|what|our|srp)\b|\bhalf (?:the )?retail\b/;
const OFF =
  /\b(?:retailers?|dealers?|shops|stores|resellers|stockists|trade|you) (?:all )?gets? (?:a |an )?(\d{2}) ?(?:%|percent|off\b)|(\d{1,2}(?:[.,]\d)?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento)(?: \w+){0,3} ?(?:off|discount|below|less|under|margin|markdown|rabatt|nachlass|handlerrabatt|de remise|remise|de descuento|descuento|di sconto|sconto|de marge|de margen|di margine|korting|de desconto|desconto|marge|em cima d\w+ preco|sobre o preco|sul prezzo|sobre el precio|sur le prix)\b|\b(?:discount\w*|rabatt|remise|descuento|sconto|margin|less|marge|korting|desconto)\b(?: \w+){0,7}? ?(?:of|is|von|de|del|di|by|at|:)? ?(\d{1,2}(?:[.,]\d)?) ?(?:%|percent|prozent)|\b(?:handlerrabatt|rabatt|nachlass|marge|margen|margine|remise|descuento|sconto|korting|desconto)\w*\b.{0,20}?\b(\d{1,2}) ?(?:%|prozent|por ciento|pour cent|per cento|procent)|\b(?:accordons|offrons|ofrecemos|damos|gewahren|bieten|geben|offriamo|facciamo|concediamo|geven)\b.{0,25}?\b(\d{1,2}) ?(?:%|prozent|por ciento|pour cent|per cento|procent)|\b(?:ladenpreis|uvp|listenpreis|verkaufspreis|prix public|pvp)\b[^.;\d]{0,25}(\d{2}) ?(?:%|prozent|percent)|\b(\d{2}) cents on the dollar\b|\b(\d{2}) (?:off|below|under|points?(?: (?:off|margin|of margin|discount))?)\b/;

function discount({ plain, words, isQuestion }: Said): AnyFact | undefined {
  if (
    isQuestion ||
    /\b(?:half of (?:our|my|the) (?:volume|sales|business|revenue|orders|customers|stores)|advertis\w+|sales? tax|restocking|deposit|commission|margin call)\b/.test(
      plain,
    )
  )
    return undefined;
  const ofRetail = /\b(\d{2}) ?(?:%|percent|per cent) of (?:the |our )?(?:msrp|retail|list|srp|rrp)\b/.exec(
    inDigits(plain),
  )?.[1];
  if (ofRetail) return { name: 'discount_pct', value: 100 - Number(ofRetail), words, confidence: 0.75 };
  const found = OFF.exec(inDigits(plain));
  const written = found?.slice(1).find((group) => group !== undefined);
  const value = written ? Number(written.replace(',', '.')) : HALF.test(plain) ? 50 : 0;
  return value > 0 ? { name: 'discount_pct', value, words, confidence: 0.8 } : undefined;
}
