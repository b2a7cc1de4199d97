import { isOfAnotherHouse } from '../house.ts';
import { DISTRIBUTOR, WRONG_CONTACT } from '../phrases/elsewhere.ts';
import { saysSo } from '../phrases/phrases.ts';
import type { AnyFact, Distributor } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { domainOf, emailsIn, urlsIn } from './addresses.ts';

const NAME_WORD = String.raw`(?:[dDlL]['’]\p{Lu}[\p{L}\p{N}-]*|\p{Lu}[\p{L}\p{N}'’&.+-]*|[A-Z]{2,}|\d+\p{Lu}[\p{L}]*|&|\+)`;
const JOIN = '(?:of|the|and|und|et|y|e|de|del|della|di|du|des|la|le|for|&)';
const NAME = `((?:${NAME_WORD})(?:[ ](?:${JOIN}[ ])?${NAME_WORD}){0,6})`;

const TRADER = String.raw`(?:[Dd]istribut\w*|[Ii]mport\w*|[Ww]holesale\w*|[Rr]ep(?:s|resentatives?)?(?: (?:[Gg]roup|[Ff]irm|[Aa]gency))?|[Ss]ales (?:[Aa]gency|[Aa]gents?|[Rr]eps?)|[Aa]gen(?:t|ts|cy|tur)\w*|[Bb]rokers?|[Ll]icensees?|[Pp]artners?\w*|[Gg]ro(?:ss|ß)h(?:ä|ae)ndler\w*|[Vv]ertrieb\w*|[Hh]andels(?:agentur|vertret\w*)|[Gg]rossist\w*|[Dd]istribuidor\w*|[Mm]ayorista\w*|[Rr]appresentant\w*|[Rr]epr[eé]sentant\w*|[Aa]gent[ei]|[Ii]mportador\w*|[Gg]eneral(?:importeur|vertret\w*)|dealers?|fulfillment \w+|warehouse)`;

/** Where the name of the other company stands, the surest first. */
const NAMED: readonly RegExp[] = [
  // "Quem vende é a Atlântico Foods", "adressez-vous à la société X", "X is your best bet", "now it's X for all of US".
  new RegExp(
    String.raw`(?:la société|l['’]entreprise|la maison|die Firma|der Firma|la empresa|la ditta|a empresa|de firma|[Ii]t['’]?s (?:now )?|[Nn]ow it['’]s|it is now|é (?:a|o)|son los de|sits with|lies with|done by|rests with|taken on by|get (?:it|them|us|that) from)\s+${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}(?:,? [^.!?]{0,20})?,?\s+(?:is|are|would be|will be|should be)\s+(?:your|the) (?:best bet|people|ones?|place|folks|firm|company|right)`,
    'u',
  ),
  new RegExp(
    String.raw`${TRADER}\b[^.!?]{0,60}?(?:,|:| is| are| ist| sind| est| es| è| -| –| —|\(| named| called| at| with| bei| durch| über)\s+(?:the |a |our friends at |called |die |der |la |el |il )?${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}(?:\s*\([^)]{0,80}\))?,?\s+(?:is|are|ist|sind|est|es|è|acts as|serves as)\s+(?:now )?(?:our|the|unser\w*|notre|nuestr[oa]|il nostro|la nostra|exclusive|my)\b[^.!?]{0,60}?${TRADER}`,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}(?:\s*(?:\([^)]{0,80}\)|@)\s*)?,\s+(?:who (?:is|are) |which is )?(?:our|the|unser\w*|notre|nuestr[oa]|il nostro|la nostra)\b[^.!?]{0,40}?${TRADER}`,
    'u',
  ),
  new RegExp(String.raw`${TRADER}\s+${NAME}`, 'u'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:through|from|via|by|with|want|use|ask|contact|purchase from|buy from|order from|work with|call|reach out to|email|try|über|durch|bei|an|von|die|der|par|chez|auprès de|à travers|con|por|a través de|tramite|da|presso|con|to|at|bij|lleva|gestiona|distribuye)\s+(?:the |our friends at |the team at |the folks at |the good people at |die |der |la société |la |el |il |dem )?${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}(?:\s*\([^)]{0,80}\))?,?\s+(?:handles?|manages?|distributes?|carries|carry|stocks?|takes care|looks? after|sells?|supplies|has (?:the|our|all)|covers?|does|is handling|services?|represents?|übernimmt|vertreibt|hat|s'occupe|distribue|gère|distribuye|lleva|gestiona|distribuisce|gestisce|si occupa)`,
    'u',
  ),
  new RegExp(String.raw`[a-z]:\s+${NAME}`, 'u'),
];

const FIRM =
  /\b(?:Inc|LLC|Ltd|Co|Corp|Company|GmbH|AG|KG|S\.?L|S\.?A|SAS|SARL|S\.?r\.?l|S\.?p\.?A|B\.?V|Distribut\w*|Supply|Trading|Imports?|Importers?|Brands|Wholesale\w*|Handels\w*|Vertriebs?\w*|Group|Sales|Reps?|Agency|Partners|Partner|Merchandis\w*|Foods|Logistics|Enterprises?|Outdoors?|Sports?|Marketing|Products|International|Importadora?|Distribu\w*|Comercial|Associates|Bros|Brothers|Warehouse|Specialties|Provisions|Mercantile|Traders?|Trade|Supplies|Merchants|Distribuidora|Handel|Großhandel|Groothandel|Wholesalers?|Outfitters|Provisioners|Importing|Trading|Vending|Sons|Daughters|Bros|UNFI|KeHE|Faire)\b/;
const NO_NAME =
  /^(?:LLC|Inc|GmbH|Where|What|(?:Hi|Hello|Dear|Thanks|Thank|Please|They|We|You|Your|Our|I|It|If|For|In|On|At|As|The|This|That|He|She|All|Any|And|But|So|Sorry|Unfortunately|Amazon|Walmart|TikTok|eBay|FBA|North America\w*|United States|USA?|U\.S\.?A?\.?|UK|EU|Europe\w*|Canada|America\w*|Germany|Deutschland|Österreich|France|España|Spain|Italia|Italy|Mexico|México|Japan|Australia|Estados Unidos|États-Unis|Stati Uniti|Monday|Tuesday|Wednesday|Thursday|Friday|Q[1-4]|MAP|MOQ|UPCs?|MSRP|Best|Regards|Bitte|Sie|Ihnen|Wir|Guten|Herr|Frau|Vous|Nous|Bonjour|Hola|Buenos|Usted\w*|Buongiorno|January|February|March|April|May|June|July|August|September|October|November|December|Distributors?|Vertrieb|Händler|Alle|Any|East|West|Midwest|Northeast|Southeast|Coast)(?: (?:Coast|States|Union|market))?)$/u;

/** Whom to buy from instead: the name, and an address beside it. */
export function distributorFact(
  sentences: readonly Said[],
  fromEmail: string,
  sentBy: Said | undefined,
): AnyFact | undefined {
  const ownDomain = domainOf(fromEmail);
  const places: readonly ((said: Said) => boolean)[] = [
    (said) => speaksOfTrader(said) && nameIn(said.words) !== undefined,
    (said) => said === sentBy || speaksOfTrader(said),
    ({ words }) =>
      firmIn(words) !== undefined || emailsIn(words).some((email) => isOfAnotherHouse(email, fromEmail)),
    (said) => loneNameIn([said], fromEmail) !== undefined,
  ];
  const at = places.map((isThere) => sentences.findIndex(isThere)).find((found) => found >= 0) ?? -1;
  const said = sentences[at];
  if (!said) return undefined;
  // The address may stand in the next sentence; the name in the one before.
  const near = sentences
    .slice(at, at + 4)
    .map(({ words }) => words)
    .join(' ');
  const before = sentences[at - 1]?.words ?? '';
  const isTheirs = (address: string): boolean =>
    domainOf(address) !== ownDomain &&
    (isOfAnotherHouse(address, fromEmail) || !isOfAnotherHouse('x@example-house.test', fromEmail));
  const email = emailsIn(near).find(isTheirs) ?? null;
  const name =
    nameOfHouse(sentences, email ?? null) ??
    nameIn(said.words) ??
    firmIn(sentences[at + 1]?.words ?? '') ??
    firmIn(before) ??
    loneNameIn(sentences, fromEmail) ??
    null;
  const url = urlsIn(near).find((found) => isTheirs(`@${hostOf(found)}`)) ?? null;
  if (!name && !email && !url) return undefined;
  const value: Distributor = { name, email, url };
  const words = email && !said.words.includes(email) ? near : said.words;
  return { name: 'distributor', value, words: words.slice(0, 600), confidence: name ? 0.85 : 0.7 };
}

/** The name that the address was made from: "Cascade Western" of orders@cascadewestern.test. */
function nameOfHouse(sentences: readonly Said[], email: string | null): string | undefined {
  const house = email
    ? domainOf(email)
        .replace(/\.[a-z]+$/, '')
        .replace(/[^a-z\d]/g, '')
    : '';
  const names = sentences.flatMap(({ words }) =>
    [...withoutAddresses(words).matchAll(NAMES)].map(([, found = '']) => trimmed(found)),
  );
  return names
    .filter((name) => name !== undefined)
    .find((name) => {
      const letters = plainLetters(name);
      return (
        letters.length >= 5 && (house.startsWith(letters) || (house.length >= 5 && letters.startsWith(house)))
      );
    });
}
const plainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** A firm's name: those of people stand around it. */
const firmIn = (words: string): string | undefined => {
  const name = nameIn(words);
  return name && FIRM.test(name) ? name : undefined;
};

/** In a mail that sends us elsewhere: the only thing that has a name of more than a word. */
function loneNameIn(sentences: readonly Said[], fromEmail: string): string | undefined {
  const own = domainOf(fromEmail).replace(/[^a-z\d]/g, '');
  const names = sentences
    .flatMap(({ words }) => [...withoutAddresses(words).matchAll(NAMES)])
    .map(([, found = '']) => trimmed(found))
    .filter((name) => name !== undefined)
    .filter(
      (name) =>
        / /.test(name) &&
        !own.startsWith(
          name
            .toLowerCase()
            .replace(/[^a-z\d]/g, '')
            .slice(0, 7),
        ),
    );
  return names.find((name) => FIRM.test(name)) ?? (names.length === 1 ? names[0] : undefined);
}
const NAMES = new RegExp(NAME, 'gu');

const hostOf = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#:].*$/, '');

/** The name of a firm that isn't the writer's own. */
export function firmNamedIn(words: string, fromEmail: string): string | undefined {
  const name = nameIn(words);
  if (!name || !FIRM.test(name)) return undefined;
  const letters = name.toLowerCase().replace(/[^a-z\d]/g, '');
  const own = domainOf(fromEmail).replace(/[^a-z\d]/g, '');
  return own.startsWith(letters.slice(0, 7)) ? undefined : name;
}

const speaksOfTrader = ({ plain, clauses, isQuestion }: Said): boolean =>
  !isQuestion && (clauses.some((clause) => saysSo(DISTRIBUTOR, clause)) || saysSo(DISTRIBUTOR, plain));

export function nameIn(words: string): string | undefined {
  const plain = withoutAddresses(words);
  const candidates = NAMED.flatMap((pattern) => {
    const found = pattern.exec(plain)?.[1];
    const name = found && trimmed(found);
    return name ? [name] : [];
  });
  return candidates.find((name) => FIRM.test(name)) ?? candidates[0];
}

const withoutAddresses = (words: string): string =>
  words.replace(/\(?[\w.+-]+@[\w.-]+\)?/g, ' @ ').replace(/https?:\/\/\S+/g, ' @ ');

function trimmed(found: string): string | undefined {
  const name = found
    .replace(
      /^(?:Cc['’]?(?:d|ing)|CC['’]?(?:d|ing)|Adding|Looping|Copying|Meet|Introducing|Ask|Try|Call|Email|Enter|Via|Through|From)\s+(?:in\s+)?/u,
      '',
    )
    .replace(/^(?:Our|Die|Der|Das|La|Le|El|Il|Please|Contact|An?|We|Dear|Hi)\s+/u, '')
    .replace(/(?:[ ](?:of|the|and|de|for|&|y|e|et|und|di|la|le|del))+$/u, '')
    .replace(
      /((?:Co|Inc|Ltd|LLC|Corp|GmbH|KG|AG|SAS|SARL|S\.r\.l|S\.p\.A|S\.L|B\.V)\.?) (?:of|in|de|di|aus|uit|em) .*$/,
      '$1',
    )
    .replace(/[,;:'’]+$/, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|S\.A|S\.L|B\.V|S\.r\.l|S\.p\.A))\.$/, '')
    .trim();
  return name.length < 2 || name.length > 70 || NO_NAME.test(name) ? undefined : name;
}

const PERSON = String.raw`(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}'’-]+){0,2})`;
const SURELY_CALLED: readonly RegExp[] = [
  new RegExp(
    `(?:se ocupa|se encarga|l[oa] lleva|s['’]occupe|si occupa|ne parli con|zuständig ist|kümmert sich|regelt|trata disso)(?: (?:Frau|Herr|Mme|M\\.|la|el|il|a|o|Sra?\\.?|Sig\\.?(?:ra)?))? ${PERSON}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:[Tt]hat['’]s|[Tt]hat is|[Tt]hat would be|[Yy]ou want|[Yy]ou need|[Cc]olleague|[Ss]uccessor|[Bb]oss|[Mm]anager|[Oo]wner),? ${PERSON}`,
    'u',
  ),
  new RegExp(`(?:handled|managed|dealt with|looked after|run|overseen|taken care of) by ${PERSON}`, 'u'),
  new RegExp(
    String.raw`${PERSON}(?:,? (?:who|our|the)\b[^.]{0,40})? (?:handles|manages|runs|is (?:the|our|in charge|now|your)|has (?:taken|got)|took|covers|takes|takes care|looks after|does|deals? with|heads|oversees|would be|kümmert|ist|s'occupe|gère|est|lleva|es|gestisce|si occupa|è)`,
    'u',
  ),
];
/** Where the mail itself points to somebody, more words do. */
const CALLED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:contact|[Cc]ontact|reach out to|email|[Ee]mail|speak (?:to|with)|talk to|to|with|copied|cc'?d|cc'?ing|[Ll]ooping in|[Ll]ooped in|forwarded (?:it|this|your \w+) to|[Aa]sk for|[Tt]ry|[Cc]all|[Ss]ee|senta|sentire|con|avec|met|colleague|an|à|a|kolleg(?:e|in)|Frau|Herrn?|Mme|M\.|Sra?\.?|our|unser\w*|notre|nuestr[oa]|la collega|il collega|mi compañer[oa]|ma collègue|mon collègue)(?: my (?:colleague|boss|coworker|partner))?,? ${PERSON}`,
    'u',
  ),
  new RegExp(String.raw`\(${PERSON}\)`, 'u'),
];
const NOT_A_PERSON =
  /^(?:De|Del|Di|Da|Du|Des|Von|Sin|Con|Para|Por|Si|Su|Sus|Este|Esta|Ese|Esa|Eso|No|Ya|Como|Cuando|Sans|Avec|Pour|Votre|Notre|Ce|Cette|Je|Il|Elle|Le|La|Les|Los|Las|El|Un|Una|Une|Ohne|Mit|Ihre?|Unsere?|Ich|Da|Wenn|Leider|Senza|Per|Se|Non|Mi|Lo|I|If|For|In|On|At|As|And|But|So|My|Your|Hi|Hello|Dear|The|Our|We|You|Please|Amazon|Walmart|Wholesale|Sales|Thanks|Monday|Tuesday|Wednesday|Thursday|Friday|It|This|That|He|She|They|Who|Which|There|What|Here|All|Someone|Everyone|Nobody|Team|Customer|Support|Mail|Best|Unfortunately|Sorry|January|February|March|April|May|June|July|August|September|October|November|December|Bitte|Sie|Wir|Das|Die|Der|Guten|Bonjour|Nous|Vous|Hola|Buenos|Buongiorno)\b/;

/** Another address of the same house, or at least a name. */
export function betterContactFact(
  sentences: readonly Said[],
  { fromEmail, toEmail }: { fromEmail: string; toEmail: string },
  isAbsence: boolean,
): AnyFact | undefined {
  const known = [fromEmail, toEmail].map((email) => email.toLowerCase());
  const isNew = (email: string): boolean => !known.includes(email.toLowerCase());
  const told = sentences.filter(
    ({ plain, words }) => emailsIn(words).some(isNew) && !ABOUT_OTHER_MATTERS.test(plain),
  );
  const [first] = told;
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
      if (name && !NOT_A_PERSON.test(name))
        return { name: 'better_contact', value: name, words, confidence: 0.6 };
    }
    const phone = /\+?\d[\d ().-]{7,18}\d/.exec(words)?.[0];
    if (phone) return { name: 'better_contact', value: phone.trim(), words, confidence: 0.6 };
  }
  return undefined;
}

const STANDS_IN =
  /\b(?:contact|reach|email|call|urgent|immediate|assistance|in my absence|taken over|takes over|steps? in|standing in|covering|handling|wenden|dringend\w*|vertret\w*|contacte[rz]|urgen\w*|contact\w*|contatt\w*)\b/;
const ABOUT_OTHER_MATTERS =
  /^x@y\.zz (?:is (?:being|no longer|not|guarded|protected|monitored)|was|has been|will be (?:switched|shut|closed|turned))\b|\b(?:unsubscribe|privacy|invoices? to|billing|report|complaints?|press|media)\b|\bsend\b.{0,40}\b(?:certificate|documents?|forms?|orders?|po|purchase orders?)\b/;
