import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';
import { WRONG_CONTACT } from '../phrases/elsewhere.ts';
import { saysSo } from '../phrases/phrases.ts';
import { plainWords } from '../plain-words.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { emailsIn } from './addresses.ts';

const PERSON = String.raw`(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}'’-]+){0,2})`;
const SURELY_CALLED: readonly RegExp[] = [
  new RegExp(
    `(?:se ocupa|se encarga|l[oa] lleva|s['’]occupe|si occupa|ne parli con|zuständig ist|kümmert sich|regelt|trata disso)(?: (?:Frau|Herr|Mme|M\\.|la|el|il|a|o|Sra?\\.?|Sig\\.?(?:ra)?))? ${PERSON}`,
    'u',
  ),
  new RegExp(
    `(?:[Tt]hat['’]s|[Tt]hat is|[Tt]hat would be|[Yy]ou want|[Yy]ou need|[Cc]olleague|[Ss]uccessor|[Bb]oss|[Mm]anager|[Oo]wner),? ${PERSON}`,
    'u',
  ),
  new RegExp(`(?:handled|managed|dealt with|looked after|run|overseen|taken care of) by ${PERSON}`, 'u'),
  new RegExp(
    inLines`
      ${PERSON}(?:,? (?:who|our|the)\b[^.]{0,40})? (?:
        handles|manages|runs|is (?:the|our|in charge|now|your)|has (?:taken|got)|took|covers|takes|
        takes care|looks after|does|deals? with|heads|oversees|would be|
        kümmert|ist|s'occupe|gère|
        est|lleva|es|gestisce|si occupa|è
      )
    `,
    'u',
  ),
];

/** Where the mail itself points to somebody, more words do. */
const CALLED: readonly RegExp[] = [
  new RegExp(
    inLines`
      (?:
        contact|[Cc]ontact|reach out to|email|[Ee]mail|speak (?:to|with)|talk to|to|with|copied|cc['’]?d|
        cc['’]?ing|[Aa]dding|[Cc]opying|[Ii]ncluding|[Ll]ooping in|[Ll]ooped in|
        forwarded (?:it|this|your \w+) to|[Aa]sk for|[Tt]ry|[Cc]all|[Ss]ee|senta|sentire|con|avec|met|
        colleague|an|à|a|kolleg(?:e|in)|Frau|Herrn?|Mme|M\.|Sra?\.?|our|unser\w*|notre|nuestr[oa]|
        la collega|il collega|mi compañer[oa]|ma collègue|mon collègue
      )(?: my (?:colleague|boss|coworker|partner))?,? ${PERSON}
    `,
    'u',
  ),
  new RegExp(String.raw`\(${PERSON}\)`, 'u'),
];

const NOT_A_PERSON = new RegExp(
  String.raw`^(?:${alternatives({
    english: [
      'Adding|Copying|Including|Looping|I|If|For|In|On|At|As|And|But|So|My|Your|Hi|Hello|Dear|The',
      'Our|We|You|Please|Wholesale|Thanks|It|This|That|He|She|They|Who|Which|There|What|Here|All',
      'Someone|Everyone|Nobody|Team|Customer|Support|Mail|Best|Unfortunately|Sorry',
    ],
    trade: ['Amazon|Walmart|Sales'],
    days_and_months: [
      'Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August',
      'September|October|November|December',
    ],
    german: ['Von|Ohne|Mit|Ihre?|Unsere?|Ich|Wenn|Leider|Bitte|Sie|Wir|Das|Die|Der|Guten'],
    french: [
      'De|Du|Des|Sans|Avec|Pour|Votre|Notre|Ce|Cette|Je|Il|Elle|Le|La|Les|Un|Una|Une|Bonjour|Nous',
      'Vous',
    ],
    spanish: [
      'Del|Sin|Con|Para|Por|Si|Su|Sus|Este|Esta|Ese|Esa|Eso|No|Ya|Como|Cuando|Los|Las|El|Hola',
      'Buenos',
    ],
    italian: ['Di|Da|Da|Senza|Per|Se|Non|Mi|Lo|Buongiorno'],
  })})\b`,
);

/** "Please take dana@acme.com off your list": the one to write to is named elsewhere, if anywhere. */
const TAKEN_OFF = new RegExp(inLines`
  \b(?:take|remove|delete|drop|strike)\b.{0,60}\b(?:off|from|out of)\b|\b(?:replace|instead of|rather than)\b|
  ^(?!.*\b(?:
    use|write|try|e?mail|contact|reach|send|ask|schreiben|nehmen|nutzen|ecrivez|ecrire|utilise[rz]|escrib\w+|usen?|scriv\w+|usi|
    schrijf|gebruik|escrev\w+|skriv|pisac
  )\b).*\b(?:
    remove|delete|drop|strike|forget|lose|scratch|ignore|loschen?|streichen?|entfernen?|vergessen|supprimez?|retirez?|oubliez|
    borr\w+|quit\w+|elimin\w+|olvid\w+|cancell\w+|to(?:gli|lg)\w*|rimuov\w+|dimentic\w+|verwijder|schrap|vergeet|apagu\w+|retirem?|
    esque\w+|ta bort|fjern|slet|usun\w*|no longer|not (?:read|used|in use|monitored)|nicht mehr|ne sert plus|ya no|non piu|niet meer|
    ja nao
  )\b.{0,60}x@y\.zz
`);

/** Another address of the same house, or at least a name. */
export function betterContactFact(
  sentences: readonly Said[],
  { fromEmail, toEmail, subject }: { fromEmail: string; toEmail: string; subject: string },
  isAbsence: boolean,
): AnyFact | undefined {
  const soughtFor = plainWords(subject);
  const known = [fromEmail, toEmail].map((email) => email.toLowerCase());
  const isNew = (email: string): boolean => !known.includes(email.toLowerCase());
  const told = sentences.filter(
    ({ plain, words }) => emailsIn(words).some(isNew) && !ABOUT_OTHER_MATTERS.test(plain),
  );
  const first = told.find(({ plain }) => !TAKEN_OFF.test(plain)) ?? told[0];
  if (first) {
    const value = emailsIn(first.words).find(isNew) ?? '';
    return { name: 'better_contact', value, words: first.words, confidence: 0.85 };
  }
  const pointing = sentences.filter(
    ({ plain }) => saysSo(WRONG_CONTACT, plain) || (isAbsence && STANDS_IN.test(plain)),
  );
  for (const said of isAbsence ? pointing : new Set([...pointing, ...sentences])) {
    const { words } = said;
    for (const pattern of pointing.includes(said) ? [...SURELY_CALLED, ...CALLED] : SURELY_CALLED) {
      const name = pattern.exec(words)?.[1];
      // Whom we wrote to is named in our subject: "You want Finch Tools" tells of no colleague.
      if (name && !NOT_A_PERSON.test(name) && !soughtFor.includes(plainWords(name)))
        return { name: 'better_contact', value: name, words, confidence: 0.6 };
    }
    const spelled = pointing.length > 0 ? nameInSmallLetters(words) : undefined;
    if (spelled) return { name: 'better_contact', value: spelled, words, confidence: 0.5 };
    const phone = /\+?\d[\d ().-]{7,18}\d/.exec(words)?.[0];
    if (phone) return { name: 'better_contact', value: phone.trim(), words, confidence: 0.6 };
  }
  return undefined;
}

/** Who writes everything small writes names so, too: "ask for donna at the front office". */
function nameInSmallLetters(words: string): string | undefined {
  const [, name = ''] = words === words.toLowerCase() ? (ASK_FOR.exec(words) ?? []) : [];
  return name === '' || NO_NAME.test(name) ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
}
const ASK_FOR =
  /\b(?:ask(?: for)?|talk to|speak (?:to|with)|call|email|try|you want|you need|that'?s|contact) ([a-z]{3,12})(?= (?:at|in|over|up|from|on|who|about|instead)\b|[ .,!]*$)/;
const NO_NAME = new RegExp(inLines`
  ^(?:
    the|our|their|them|they|him|her|his|you|your|me|us|this|that|these|those|one|again|first|back|now|here|
    there|all|any\w*|some\w*|every\w*|what|who|why|when|sales|support|office|front|desk|service|customer|
    wholesale|accounts?|team|people|corporate|main|info|boss|owner|manager|head|hq|somebody|tomorrow|later|
    today|before|after|directly|maybe|next|help|more|not|out|off|around|else|fine|great|good|wrong|right
  )$
`);

const STANDS_IN = new RegExp(inLines`
  \b(?:
    contact|reach|email|call|urgent|immediate|assistance|in my absence|taken over|takes over|steps? in|
    standing in|covering|
    handling|wenden|dringend\w*|vertret\w*|
    contacte[rz]|urgen\w*|contact\w*|contatt\w*
  )\b
`);
const ABOUT_OTHER_MATTERS = new RegExp(inLines`
  ^x@y\.zz (?:
    is (?:being|no longer|not|guarded|protected|monitored)|was|has been|
    will be (?:switched|shut|closed|turned)
  )\b|
  \b(?:unsubscribe|privacy|invoices? to|billing|report|complaints?)\b|
  \b(?:press|media) (?:inquir\w+|enquir\w+|requests?|matters?|kits?|contact)\b|
  \bfor (?:the )?(?:press|media)\b(?! is not)|
  \bsend\b.{0,40}\b(?:certificate|documents?|forms?|orders?|po|purchase orders?)\b
`);
