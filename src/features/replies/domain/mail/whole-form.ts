import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { plainOf, splitSentences } from '../../../brands/domain/page/sentences.ts';

/** That a mail has come in, or thanks for it. */
const RECEIVED = new RegExp(
  alternatives({
    english: [
      String.raw`\b(?:thanks?|thank you|thx)\b.{0,20}\bfor (?:your|the|getting|contacting|reaching|writing|e?mailing|messaging|being in touch)\b`,
      String.raw`\b(?:we|our \w+)(?: have| 've)? (?:got|received) (?:it|this|that|your)\b`,
      String.raw`\byour (?:\w+ )?(?:message|e?mail|request|inquiry|enquiry|note)\b.{0,25}\b(?:received|arrived|reached us|with us|in our (?:queue|system|inbox))\b`,
    ],
    german: [
      String.raw`\b(?:dank|danke)\b.{0,12}\bfur (?:ihre|deine|eure|die)\b`,
      String.raw`\b(?:nachricht|anfrage|mail|e-?mail|anliegen)\b.{0,25}\b(?:erhalten|eingegangen|angekommen)\b`,
    ],
    french: [String.raw`\bmerci\b.{0,12}\b(?:pour|de) (?:votre|nous|ton)\b|\bbien recu votre\b`],
    spanish: [
      String.raw`\bgracias por\b.{0,25}\b(?:mensaje|correo|consulta|contact\w*|escrib\w*)`,
      String.raw`\bhemos recibido (?:su|tu|vuestr[oa])\b`,
    ],
    italian: [
      String.raw`\bgrazie per\b.{0,25}\b(?:messaggio|mail|e-?mail|contatt\w*|scritto|richiesta)`,
      String.raw`\babbiamo ricevuto (?:la|il)\b`,
    ],
    dutch: [String.raw`\b(?:bedankt|dank)\b.{0,12}\bvoor (?:uw|je|jullie)\b`],
    portuguese: [String.raw`\bobrigad[oa] (?:pel[oa]|por)\b|\brecebemos (?:o seu|a sua)\b`],
    nordic: [String.raw`\b(?:tack|takk|tak) for (?:ditt|din|ert|er|deres|henvendelsen|meddelandet)\b`],
    polish: [String.raw`\bdziekujemy za\b`],
  }),
);
/** That they, not one of them, will answer, and about when. */
const WILL_ANSWER = new RegExp(
  alternatives({
    english: [
      inLines`
        \b(?:
          we|team|staff|someone|somebody|one of us|(?:real |actual )?(?:person|human|agent|colleague)
        )\b.{0,40}\b(?:answer|repl(?:y|ies)|respond|get back|be in touch|be with you|contact you|look into)\w*
      `,
      String.raw`\b(?:messages?|e?mails?|questions?|requests?) (?:will be|are) (?:answered|replied to|dealt with|handled)\b`,
      String.raw`\b(?:replies|answers|responses|response times?)\b.{0,40}\b(?:longer|slower|delayed|hours|days)\b`,
    ],
    german: [
      String.raw`\bwir\b.{0,20}\b(?:melden|antworten|beantworten|bearbeiten|kummern)\b`,
      String.raw`\b(?:melden|antworten|bearbeiten|kummern)\b.{0,12}\bwir\b`,
    ],
    french: [String.raw`\b(?:nous|equipe|service)\b.{0,30}\b(?:repond\w*|recontact\w*|revien\w*|trait\w*)`],
    spanish: [String.raw`\b(?:le|te|os|les) (?:contestar|responder|atender)\w+`],
    italian: [String.raw`\b(?:ti|vi|le) (?:rispond\w+|ricontatt\w+)`],
    dutch: [String.raw`\b(?:wij|we|team)\b.{0,30}\b(?:reageren|antwoorden|beantwoorden|contact)\b`],
    spanish_and_portuguese: [String.raw`\brespond(?:er)?emos\b|\bentraremos em contact?o\b`],
    nordic: [String.raw`\bvi (?:svarar|svarer|aterkommer|vender tilbage|kommer tilbake)\b`],
  }),
);
const ABOUT_WHEN = new RegExp(inLines`
  \b(?:
    within|\d+ ?[-–]? ?\d* ?(?:\w+ )?(?:hours?|days?|h\b)|
    (?:one|two|three|24|48|72) (?:\w+ )?(?:hours|days)|business days|working days|shortly|as soon as|soon|
    longer|schnellstmoglich|so schnell wie|baldmoglichst|in kurze|
    innerhalb|binnen|werktag\w*|arbeitstag\w*|
    sous \d+|dans les|plus brefs delais|des que|heures|
    lo antes posible|brevedad|cuanto antes|horas|
    prima possibile|al piu presto|entro|giorni|
    zo snel mogelijk|werkdagen|
    assim que|breve|possivel|inom|snarast|innen|hurtigst|snarest|arbetsdagar|hverdager|w ciagu
  )\b
`);
/** What such forms say besides. */
const BESIDES = new RegExp(inLines`
  \b(?:
    faqs?|help ?cent(?:er|re)|frequently asked|office hours|opening hours|hours (?:are|of)|
    mon(?:day)?\s?(?:-|to|through|–)\s?fri\w*|busy (?:season|time|period)|high(?:er)? volume|
    (?:for|appreciate) your patience|bear with us|order number|while you wait|in the meantime|do not reply|
    no need to reply|this is an auto\w*|automat\w+|have a (?:great|nice|lovely|good)|urgent\w*|emergenc\w*|
    dringend\w*|urgence|
    urgente|urgencia|geduld|patience|paciencia|pazienza
  )\b
`);
/** Nobody is there for a while. */
const AWAY = new RegExp(inLines`
  \b(?:we|i|office|studio|shop|store|warehouse|team|everyone)\b.{0,25}\b(?:
    closed|away|out|on (?:holiday|vacation|leave)|at (?:the|a) [\w ]{0,30}(?:show|fair|market|expo)
  )\b.{0,40}\b(?:until|till|through|from|to|thru)\b|
  \bim urlaub\b|\bbetriebsferien\b|\ben conge\w*|\bvacaciones\b|\bin ferie\b|
  \bmet vakantie\b|\bde ferias\b|\bpa semester\b|\bpa ferie\b
`);
/** What is said of mail meanwhile. */
const MAIL_MEANWHILE = new RegExp(inLines`
  \b(?:not|no|nobody|without|limited)\b.{0,25}
    \b(?:check\w*|read\w*|answer\w*|access|e?mails?|messages|inbox)\b|
  \b(?:e?mails?|messages)\b.{0,30}\b(?:once|when|after|upon)\b|
  \b(?:keine?|nicht)\b.{0,25}\b(?:mails?|e-?mails?|gelesen|erreichbar)\b|
  \b(?:urgent\w*|emergenc\w*|dringend\w*|urgence|urgente|urgencia)\b
`);

const TEAM =
  /\b(?:team|crew|staff|support|service|serviceteam|customer \w+|kundenservice|kundtjanst|kundeservice|klantenservice|equipe|equipo|atencion|apoio|assistenza|servizio clienti)\b/;
const ONE_OF_THEM =
  /\b(?:i|i'm|i'll|me|my|mine|ich|mir|mein\w*|je|j'|mon|ma|yo|mi|io|mio|mia|ik|mijn|eu|meu|minha|jag|jeg|min)\b/;
const HELLO =
  /^(?:hi|hello|hey|dear|hallo|guten|bonjour|hola|ciao|buongiorno|ola|hej|beste|liebe\w*|sehr)\b.{0,40}$/;
const MOST_SENTENCES = 9;

/**
 * A form of words from its first sentence to its last: that a mail came in, when it is answered, where to look meanwhile.
 * Who writes so of himself, or about anything else, is a person.
 */
export function wholeFormIn(text: string, signature: string | null): 'receipt' | 'absence' | null {
  const lines = [...text.split('\n'), ...(signature ?? '').split('\n')].map((line) => plainOf(line).trim());
  const isTeam = lines.slice(-4).some((line) => line.length < 60 && TEAM.test(line));
  const sentences = lines.flatMap(splitPlain).filter((one) => /[a-z]{2}/.test(one) && !isName(one));
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES) return null;
  const says = (pattern: RegExp) => sentences.some((sentence) => pattern.test(sentence));
  if (sentences.every((one) => isOf(one, [AWAY, MAIL_MEANWHILE, RECEIVED, WILL_ANSWER, BESIDES])))
    if (says(AWAY) && says(MAIL_MEANWHILE)) return 'absence';
  const isReceipt =
    sentences.every((one) => isOf(one, [RECEIVED, WILL_ANSWER, BESIDES]) && !ONE_OF_THEM.test(one)) &&
    sentences.some((one) => WILL_ANSWER.test(one) && ABOUT_WHEN.test(one));
  return isReceipt && (isTeam || (says(RECEIVED) && says(SURE_OF_WHEN))) ? 'receipt' : null;
}

/** No person is so exact about it in passing. */
const SURE_OF_WHEN =
  /\d|\b(?:business|working) days\b|\bfaqs?\b|\bhours\b|\blonger\b|\bwerktag|\bwerkdagen\b/;

const isOf = (sentence: string, kinds: readonly RegExp[]): boolean =>
  HELLO.test(sentence) || kinds.some((kind) => kind.test(sentence));

const splitPlain = (line: string): string[] => line.split(/(?<=[.!?])\s+/).flatMap(splitSentences);

/** A line with a team's name or a firm's, below the rest. */
const isName = (line: string): boolean =>
  line.length < 40 && !/[.!?]$/.test(line) && (TEAM.test(line) || line.split(' ').length <= 3);
