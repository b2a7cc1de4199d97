import { inLines } from '../../../../../kernel/in-lines.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { withoutRefusedTerms } from './our-offer.ts';
import { spansIn } from './spans.ts';

const NET = new RegExp(inLines`
  \bnet[- ]?(\d{1,3})\b|\bn\/?(\d{2})\b|\bon (\d{1,3}) days\b|
  \b(\d{1,3}) days? (?:eom\b|end[- ]of[- ](?:the )?month)|
  \b(\d{1,3})[- ]days?'? (?:net|eom|terms|credit|payment|account)\b|
  \b(\d{1,3}) days?,? ?(?:strictly |straight )?net\b|
  \b(?:payment|paid|pay|invoices?|payable|due|terms)\b.{0,30}?\b(\d{1,3}) days\b|
  \b(\d{1,3}) days (?:to pay|from (?:the )?invoice|after (?:the )?invoice)\b|
  \b(?:give|gives|offer|extend|get|gets|allow|have)\b(?:(?!
    order|ship|out\b|deliver|door|goods|box|made|\bin\b|within|back|reply|answer|\bit\b|them
  )[^.;]){0,30}\b(\d{1,3}) days(?= (?:here|to settle|credit)|[ .,!;]*(?:$|(?:and|but)\b))|
  \b(?:zahl\w*|zahlungsziel|rechnung)\b.{0,30}?\b(\d{1,3}) tage?n?\b|
  \b(\d{1,3}) tage (?:netto|zahlungsziel|ziel)\b|
  \b(?:paiement|regl\w+|factur\w+)\b.{0,30}?\b(\d{1,3}) jours\b|
  \b(\d{1,3}) jours (?:net|fin de mois|date)\b|
  \b(?:pago|factura)\b.{0,30}?\b(\d{1,3}) dias\b|
  \b(?:pagamento|fattura|bonifico)\b.{0,30}?\b(\d{1,3}) (?:giorni|gg)\b|
  \b(?:betal\w+|betaaltermijn|factuur)\b.{0,30}?\b(\d{1,3}) dagen\b|
  \b(?:betal\w+|faktura\w*|forfall\w*)\b.{0,30}?\b(\d{1,3}) (?:dagar|dage|dager)\b|
  \b(\d{1,3}) (?:dagar|dage|dager) netto\b|
  \b(?:pagamento|fatura|boleto)\b.{0,30}?\b(\d{1,3}) dias\b
`);
/** What is paid another way, in the order in which the first found counts. */
const PAID: readonly (readonly [terms: string, says: RegExp])[] = [
  [
    'prepaid',
    new RegExp(inLines`
      \b(?:
        (?<!\b(?:freight|shipping|carriage|postage|delivery) (?:is |are |will be )?)pre-?paid (?!
          freight|shipping|label|over|above
        )|
        pre-?pay(?:ment)?|
        (?<!carriage[- ]|freight[- ]|postage[- ])(?:payment|money|cash|paid|pay) (?:comes? )?first\b|
        payment (?:\w+ ){0,6}in advance|
        payment before (?:\w+ ){1,3}(?:leaves|ships?|goes|is)|
        (?:payment|paid|pay)\b[^.;]{0,15} before (?:dispatch|shipping|shipment|shipped|delivery|we)|
        (?:ships?|send|dispatch|release|leaves?|pack)\b[^.;]{0,25}
          \b(?:once|when|after|as soon as)\b[^.;]{0,20}\b(?:payment|paid|money|funds)|
        pay(?:ment)? (?:when|as|at the time) (?:you )?order\w*|
        (?:money|cash) up ?front|
        comptant a la commande|
        payment (?:is )?(?:required |due |made )?
          (?:in advance|up ?front|before (?:we )?ship\w*|prior to|with (?:the )?order|at (?:the )?time of)|
        paid (?:in advance|up ?front|in full before)|
        pay(?:ment)? (?:up ?front|in advance)|
        pro[- ]?formas?|
        (?:pay|settle)(?: up)? before (?:i|we|it|anything|the)|
        money first|
        paid in full (?:when|as|at)|
        (?:money|cash|wire(?: transfer)?|bank transfer|transfer|funds) (?:\w+ ){0,3}before (?:
          we|the|it|any|goods|shipping|shipment|dispatch|i|you get
        )|
        forskud\w*|forskott\w*|forhandsbetal\w*|forskudds\w*|cash in advance|cia\b|
        vorkasse|vorauskasse|vorauszahlung|
        prepaiement|
        paiement (?:d'avance|a la commande|anticipe)|
        pago (?:por adelantado|anticipado|previo)|
        prepago|pagamento anticipato|anticipat[oa]|pre-?paid$|
        cash on the (?:barrel\w*|nail)|
        (?:vorab|im voraus) (?:per|mit|bezahl\w*|uberwies\w*|uberweis\w*|zu zahlen)|
        (?:zahl\w*|bezahl\w*|uberweis\w*)\b[^.;]{0,30}
          \b(?:vorab|im voraus|vor (?:dem )?versand|vor (?:der )?\w*lieferung|bei (?:der )?bestellung)|
        (?:regl\w+|pay\w+|paie\w*)\b[^.;]{0,30}
          \b(?:a la commande|d'avance|par avance|avant (?:l'|toute )?(?:envoi|expedition))|
        pag\w+\b[^.;]{0,40}\b(?:
          por adelantado|por anticipado|antes del? (?:envio|despacho|enviar)|
          al (?:hacer|realizar) el pedido|con el pedido
        )|
        (?:pag\w+|sald\w+|bonifico)\b[^.;]{0,40}
          \b(?:prima (?:della|di) (?:spedi\w+|consegn\w+)|in anticipo|all'ordine)|
        voorui\w*(?: te)? betal\w*|
        vooruitbetaling|
        vooraf (?:te )?(?:betal\w+|voldaan|voldoen)|
        betal\w+ (?:\w+ ){0,2}(?:vooraf|vooruit|bij (?:de )?bestelling)|
        pag\w+ (?:\w+ ){0,2}(?:adiantad\w*|antecipad\w*|antes do envio)
      )\b|
      \b(?:orders?|invoices?|payment|terms|parcels?|shipments?|everything)\b.{0,15}\bpre-?paid\b
        (?! (?:label|freight|postage))
    `),
  ],
  [
    'cod',
    new RegExp(inLines`
      \b(?:
        c\.?o\.?d\.?|
        (?:cash|pay|paid|payment|payable|you pay) (?:up)?on delivery|
        nachnahme|contre[- ]remboursement|contrareembolso|contrassegno
      )\b(?! fish)|
      \b(?:pag\w+|zahl\w*|betal\w*|regl\w+|paiement)\b[^.;]{0,20}
        \b(?:alla consegna|contra entrega|bei lieferung|a la livraison|bij (?:af)?levering|na entrega)\b
    `),
  ],
  [
    'due on receipt',
    /\bdue (?:up)?on receipt\b|\bsofort (?:fallig|zahlbar|nach erhalt)\b|\ba reception de (?:la )?facture\b/,
  ],
  [
    'credit card',
    new RegExp(inLines`
      \b(?:bill|charge|debit|run|hit)\w* (?:your|the|a) (?:credit )?card\b|
      \b(?:
        (?:by|via|with|accept|credit card|pay(?:ment)?|only)\b.{0,20}\bcredit cards?|
        credit cards? (?:only|payment|required|on file|accepted|at|for|until)|
        (?:visa|mastercard|amex)|kreditkarte|carte (?:bancaire|de credit)|tarjeta de credito|
        carta di credito
      )\b|
      \bcards? (?:up ?front|in advance|on file|at checkout|when you order)\b|
      \bon (?:a|your|the) (?:credit )?card\b|
      (?:^|[,;:] |\b(?:and|or) )(?:by |with )?credit cards?(?=[ ]?(?:[,;.(]|$|and\b|up ?front))
    `),
  ],
  ['paypal', /\bpay ?pal\b/],
  [
    'card',
    /\bcards? (?:only|payments? only)\b|\b(?:take|accept) (?:only )?cards? (?:only)?|\bonly (?:take|accept) cards?\b/,
  ],
];

/** A part of the sum … */
const PARTS: readonly (readonly [percent: number, says: string])[] = [
  [50, 'half|(?:die |der )?halfte|(?:la )?moitie|(?:la )?mitad|(?:la )?meta|(?:de )?helft|metade'],
  [67, '(?:2|two)[ -]thirds'],
  [33, '(?:a|one|1)[ -]third|1/3|(?:ein )?drittel|un tiers|un tercio|un terzo|een derde|um terco'],
  [25, '(?:a|one|1)[ -]quarter|1/4|ein viertel|un quart|un cuarto|un quarto|een kwart'],
];
const PART = String.raw`(?:(?<percent>\d{1,2}) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent)|(?<part>${PARTS.map(([, says]) => says).join('|')}))`;
/** … that is due before the rest. */
const BEFORE = inLines`
  (?:
    deposit|down|up[- ]?front|(?:in )?advance|with (?:the |your )?(?:order|po)|
    when you (?:place|book|confirm)|on (?:order\w*|confirmation)|at (?:order|the start|the beginning)|
    when (?:you|the) order\w*|now|to start|first|
    anzahlung|vorab|vorher|im voraus|bei (?:der )?bestellung|bei auftrag\w*|
    (?:d'|en )?acompte|d'avance|d'arrhes|a la commande|
    (?:de )?anticipo|(?:por )?adelantad\w+|al (?:hacer el )?pedido|
    (?:di |in )?acconto|(?:in )?anticip\w+|
    all'ordine|vooraf|aanbetaling|bij (?:de )?bestelling|
    adiantad\w*|na encomenda
  )
`;
const DEPOSIT: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\d/])\b${PART} (?:(?:is|of|the|as|a|wird|ist|est|es|son|payable|paid|due|est|fallig|zahlbar|del|da|de|total|des|betrags) ){0,4}(?<word>${BEFORE})\b(?! from)`,
  ),
  new RegExp(
    String.raw`\b(?<word>deposit|anzahlung|acompte|anticipo|acconto|aanbetaling|advance)\b(?: \w+){0,3} ${PART}`,
  ),
];

/** "50% in advance, 50% before shipping". */
const IN_PARTS =
  /\b\d{1,2} ?% (?:in advance|up ?front|with (?:the )?order|on order|now|to start)\b[^.;]{0,20}\b(?:\d{1,2} ?%|balance|rest|remainder)(?: (?:before|on|upon|at|prior to|when|after) (?:\w+ ?){1,3})?/;

function depositIn(plain: string): string | undefined {
  const parts = IN_PARTS.exec(plain)?.[0];
  if (parts) return parts.trim();
  const found = DEPOSIT.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  if (!found?.groups) return undefined;
  const { percent, part = '', word } = found.groups;
  const [share = 0] = PARTS.find(([, says]) => new RegExp(`^(?:${says})$`).test(part)) ?? [];
  return `${percent ?? share}% ${word === 'advance' ? 'advance' : 'deposit'}`;
}

/** How long a bill may stay unpaid; when a loan is spoken of as something that isn't given, it is none. */
function daysIn(plain: string): string | undefined {
  if (/\b(?:no|not|never) (?:\w+ ){0,4}(?:net|terms|credit terms)\b/.test(plain)) return undefined;
  const [days] =
    NET.exec(plain)
      ?.slice(1)
      .filter((group) => group !== undefined) ?? [];
  if (days && Number(days) >= 5 && Number(days) <= 180 && !OFFER_HOLDS.test(plain))
    return `net ${Number(days)}`;
  if (/\b(?:due|bills?|invoices?|payable)\b.{0,15}\b(?:in|within) (?:a|one) month\b/.test(plain))
    return 'net 30';
  const span = spansIn(plain).find(
    ({ role, isInDays, days: many }) => role === 'payment' && isInDays && many >= 5,
  );
  return span && span.days <= 180 && !OFFER_HOLDS.test(plain) ? `net ${span.days}` : undefined;
}
const OFFER_HOLDS = /\bvalid\w*\b(?!.{0,60}\bnet\b)|\bgultig\b|\bvalable\b|\bvalid[oa]\b/;

/** Of new customers another thing is asked than of old ones. */
const AT_FIRST = new RegExp(inLines`
  \b(?:
    after (?:a few|some|several|a couple of|\w+) (?:\w+ )?orders|
    first|third|until|initial|opening|new|neukund\w+|erst\w*|premiere?s?|nouveaux|primer\w*|nuevos|
    prim[aoie]|nuovi|
    eerste|nieuwe|primeir\w+|novos
  )\b
`);

/** When and how an order is paid. */
export function paymentTerms({ plain: said, words }: Said): AnyFact | undefined {
  const plain = withoutRefusedTerms(said);
  const days = daysIn(plain);
  const [other] = PAID.find(([, says]) => says.test(plain)) ?? [];
  const value =
    depositIn(plain) ?? (days && other && AT_FIRST.test(plain) ? `${other}, then ${days}` : (days ?? other));
  return value ? { name: 'payment_terms', value, words, confidence: 0.85 } : undefined;
}
