import { inLines } from '../../../../../kernel/in-lines.ts';

const AMOUNT = String.raw`(?:(?:[$€£]|usd|eur|gbp|cad|aud|chf) ?\d[\d.,]*\d?k?|\d[\d.,]*\d?k? ?(?:[$€£]|usd\b|eur\w*|dollars?|bucks|pounds?|gbp|cad|aud|chf))`;
const ORDER = '(?: (?:opening|first|initial|starting|starter|trial) (?:order|buy|po)| order| budget)?';
const WE_OFFER = inLines`
  (?:
    mention\w*|offer(?:ed)?|suggest\w*|propos\w*|wrote|named?|(?:had|have) in mind|plan(?:ned)?|
    (?:talk\w*|wrote|spoke|speak) (?:about|of)|
    (?:want|wanted|hope|hoped|plan|planned|were going) to (?:start|open|begin|spend)(?: with)?
  )
`;

const TO_START =
  '(?: (?:to (?:start|begin|open)(?: with)?|pour (?:commencer|demarrer)|para (?:empezar|comecar)|per (?:cominciare|iniziare)|om te beginnen|zum (?:start|anfang)))';
const IS = "(?:is|are|would be|seems?|c'est|est|serait|es|son|seria|sono|e|ist|sind|ware|waren|sao)";
const MORE_THAN = inLines`
  (?:
    more than|(?:far |well |way )?(?:above|over)|generous|nearly|almost|
    (?:a|one) (?:third|half|quarter|fraction) of|plus que|mas (?:de lo )?que|piu (?:di quanto|di quel)|
    mehr als|ruim boven|meer dan|mais (?:do )?que
  )
`;

/** Sums that we have offered, and sums that they find too small. */
const OURS: readonly RegExp[] = [
  new RegExp(String.raw`${AMOUNT}${ORDER}${TO_START}?,? ${IS} (?:\w+ )?${MORE_THAN}`, 'g'),
  new RegExp(
    String.raw`\b(?:your|ihre[nr]?|eure[nr]?|deine[nr]?|vos|votre|tes|sus?|vuestr[oa]s|i (?:vostri|suoi|tuoi)|uw|jullie|os seus|era|jeres) ${AMOUNT}${ORDER}`,
    'g',
  ),
  new RegExp(
    String.raw`${AMOUNT}${ORDER} (?:that |which )?you (?:would start with|(?:\w+ )?${WE_OFFER})`,
    'g',
  ),
  new RegExp(
    String.raw`\byou (?:\w+ )?${WE_OFFER}\b(?:(?!\b(?:we|our|minimum|but)\b)[^.;:$€£\d]){0,40}${AMOUNT}${ORDER}`,
    'g',
  ),
  new RegExp(
    inLines`
      (?<!\b(?:short of|under|below|less than|smaller than|lower than) )${AMOUNT}${ORDER} (?:
        (?:would|will|does|do|is|are) not (?:\w+ )?
          (?:cover|cut|do\b|be enough|enough|work|reach|make|suffice|get)\w*|
        (?:is|are|would be|falls) (?:\w+ )?(?:
          too (?:little|low|small)|below (?:our|the|what)|under (?:our|the)|short of|
          less than (?:our|we|what)
        )
      )
    `,
    'g',
  ),
  new RegExp(
    inLines`
      ${AMOUNT} (?:sind|ist|reichen|reicht) (?:uns |leider )*(?:zu wenig|nicht)|
      ${AMOUNT} (?:est|sont|ne suffi\w+|c'est) (?:pas|trop peu|insuffisant\w*)|
      ${AMOUNT} (?:es|son|no) (?:llega\w*|alcanza\w*|basta\w*|poco|insuficiente\w*)|
      ${AMOUNT} (?:sono|non|e) (?:bastano|basta|pochi|poco|troppo poco)
    `,
    'g',
  ),
];

/** "Your $2,500", "the 1,000 euros you mention": what a mail repeats of our own offer states no term of theirs. */
export const withoutOurOffer = (plain: string): string =>
  /\d/.test(plain) ? OURS.reduce((left, ours) => left.replace(ours, ' that '), plain) : plain;

const TERM = inLines`
  (?:\d\/\d{2} )?(?:
    net[- ]?\d{1,3}|n\/?\d{2}|
    \d{1,3}[- ](?:days?|tagen?|jours|dias|giorni|gg|dagen|dagar|dage|dager)(?: (?:net|netto|terms|credit))?|
    net terms|credit terms|open account|pre-?pa(?:id|yment)
  )
`;
const REFUSED: readonly RegExp[] = [
  new RegExp(
    inLines`
      \b(?:
        no|not|never|instead of|rather than|forget|stop\w* (?:doing|offering|giving)|
        no longer (?:do|offer|give|extend|accept)|niente|nada de|pas de|kein\w*|statt|anstatt|au lieu de|
        en vez de|invece di|in plaats van|geen|sem|inte|ikke
      ) (?:(?:
        do|offer|give|extend|accept|take|need|require|any|the|your|a|on|pago|pagamento|paiement|zahlung|
        reglement|a|de|di|zu
      ) ){0,4}${TERM}
    `,
    'g',
  ),
  new RegExp(
    inLines`
      \b${TERM}(?: (?:like|as|that|which) you(?: \w+){1,3}?)?(?: (?:\w+ ){0,2}?(?:is|are|was|be))?(?: (?:
        just|really|a bit|much|far|unfortunately|sadly
      ))* (?:
        (?<=\b(?:is|are|was|be) )(?:no|not)\b|a no\b|no (?:good|go|option|way)\b|
        not (?:available|possible|offered|given|an option)|too (?:long|much|late)|out of|off the|impossible|
        will not|would not|does not|do not|can not|geht (?:\w+ )?nicht|ist (?:\w+ )?nicht|n'est pas|no es|
        non e\b
      )
    `,
    'g',
  ),
  new RegExp(
    String.raw`\byou (?:\w+ )?(?:mention|ask|want|wrote|propos|suggest|request|offer)\w*(?: for| about| to pay)? (?:\w+ ){0,3}${TERM}(?=.{0,12}\b(?:but|however|though|yet)\b)`,
    'g',
  ),
];

/** "Net 30 like you asked is no good for me", "instead of net 30": terms that they won't give. */
export const withoutRefusedTerms = (plain: string): string =>
  REFUSED.reduce((left, refused) => left.replace(refused, ' '), plain);
