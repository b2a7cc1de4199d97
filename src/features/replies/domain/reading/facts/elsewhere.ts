import { inLines } from '../../../../../kernel/in-lines.ts';
import { isOfAnotherHouse } from '../house.ts';
import { DISTRIBUTOR } from '../phrases/distributor.ts';
import { saysSo } from '../phrases/phrases.ts';
import type { AnyFact, Distributor } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { domainOf, emailsIn, urlsIn } from './addresses.ts';

const NAME_WORD = String.raw`(?:[dDlL]['’]\p{Lu}[\p{L}\p{N}-]*|\p{Lu}[\p{L}\p{N}'’&.+-]*|[A-Z]{2,}|\d+\p{Lu}[\p{L}]*|&|\+)`;
const JOIN = '(?:of|the|and|und|et|y|e|de|del|della|di|du|des|la|le|for|&)';
const NAME = `((?:${NAME_WORD})(?:[ ](?:${JOIN}[ ])?${NAME_WORD}){0,6})`;

const TRADER = inLines`
  (?:
    [Dd]istribut\w*|[Ii]mport\w*|[Ww]holesale\w*|
    [Rr]ep(?:s|resentatives?)?(?: (?:[Gg]roup|[Ff]irm|[Aa]gency))?|
    [Ss]ales (?:[Aa]gency|[Aa]gents?|[Rr]eps?)|[Aa]gen(?:t|ts|cy|tur)\w*|[Bb]rokers?|[Ll]icensees?|
    [Pp]artners?\w*|
    [Gg]ro(?:ss|ß)h(?:ä|ae)ndler\w*|[Vv]ertrieb\w*|[Hh]andels(?:agentur|vertret\w*)|[Gg]rossist\w*|
    [Dd]istribuidor\w*|[Mm]ayorista\w*|[Rr]appresentant\w*|[Rr]epr[eé]sentant\w*|[Aa]gent[ei]|
    [Ii]mportador\w*|[Gg]eneral(?:importeur|vertret\w*)|
    dealers?|fulfillment \w+|warehouse
  )
`;

/** Where the name of the other company stands, the surest first. */
const NAMED: readonly RegExp[] = [
  // "Quem vende é a Atlântico Foods", "adressez-vous à la société X", "X is your best bet", "now it's X for all of US".
  new RegExp(
    inLines`
      (?:
        la société|l['’]entreprise|la maison|die Firma|der Firma|la empresa|la ditta|a empresa|de firma|
        [Ii]t['’]?s (?:now )?|[Nn]ow it['’]s|it is now|é (?:a|o)|son los de|sits with|lies with|done by|
        rests with|taken on by|get (?:it|them|us|that) from
      )\s+${NAME}
    `,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}(?:,? [^.!?]{0,20})?,?\s+(?:is|are|would be|will be|should be)\s+(?:your|the) (?:best bet|people|ones?|place|folks|firm|company|right)`,
    'u',
  ),
  new RegExp(
    inLines`
      ${TRADER}\b[^.!?]{0,60}?(?:
        ,|:| is| are| ist| sind| est| es| è| -| –| —|\(| named| called| at| with| bei| durch| über
      )\s+(?:the |a |our friends at |called |die |der |la |el |il )?${NAME}
    `,
    'u',
  ),
  new RegExp(
    inLines`
      ${NAME}(?:\s*\([^)]{0,80}\))?,?\s+(?:is|are|ist|sind|est|es|è|acts as|serves as)\s+(?:now )?
        (?:our|the|unser\w*|notre|nuestr[oa]|il nostro|la nostra|exclusive|my)\b[^.!?]{0,60}?${TRADER}
    `,
    'u',
  ),
  new RegExp(
    String.raw`${NAME}(?:\s*(?:\([^)]{0,80}\)|@)\s*)?,\s+(?:who (?:is|are) |which is )?(?:our|the|unser\w*|notre|nuestr[oa]|il nostro|la nostra)\b[^.!?]{0,40}?${TRADER}`,
    'u',
  ),
  new RegExp(String.raw`${TRADER}\s+${NAME}`, 'u'),
  new RegExp(
    inLines`
      (?<![\p{L}\p{N}])(?:
        through|from|via|by|with|want|use|ask|contact|purchase from|buy from|order from|work with|call|
        reach out to|email|try|über|durch|bei|an|von|die|der|par|chez|auprès de|à travers|con|por|
        a través de|tramite|da|presso|con|to|at|bij|lleva|gestiona|distribuye
      )\s+(?:
        the |our friends at |the team at |the folks at |the good people at |die |der |la société |la |el |
        il |dem )?${NAME}
    `,
    'u',
  ),
  new RegExp(
    inLines`
      ${NAME}(?:\s*\([^)]{0,80}\))?,?\s+(?:
        handles?|manages?|distributes?|carries|carry|stocks?|takes care|looks? after|sells?|supplies|
        has (?:the|our|all)|covers?|does|is handling|services?|represents?|übernimmt|vertreibt|hat|s'occupe|
        distribue|gère|distribuye|lleva|gestiona|distribuisce|gestisce|si occupa
      )
    `,
    'u',
  ),
  new RegExp(String.raw`[a-z]:\s+${NAME}`, 'u'),
];

const FIRM = new RegExp(inLines`
  \b(?:
    Inc|LLC|Ltd|Co|Corp|Company|GmbH|AG|KG|S\.?L|S\.?A|SAS|SARL|S\.?r\.?l|S\.?p\.?A|B\.?V|Distribut\w*|
    Supply|Trading|Imports?|Importers?|Brands|Wholesale\w*|Handels\w*|Vertriebs?\w*|Group|Sales|Reps?|
    Agency|Partners|Partner|Merchandis\w*|Foods|Logistics|Enterprises?|Outdoors?|Sports?|Marketing|Products|
    International|Importadora?|Distribu\w*|Comercial|Associates|Bros|Brothers|Warehouse|Specialties|
    Provisions|Mercantile|Traders?|Trade|Supplies|Merchants|Distribuidora|
    Handel|Großhandel|Groothandel|
    Wholesalers?|Outfitters|Provisioners|Importing|Trading|Vending|Sons|Daughters|Bros|UNFI|KeHE|Faire
  )\b
`);
const NO_NAME = new RegExp(
  inLines`
    ^(?:
      (?:Herrn?|Frau|Mr|Mrs|Ms|M|Mme|Monsieur|Madame|Sr|Sra|Sig|Signora?|Dott|Mevrouw|Meneer)\.? .*|
      LLC|Inc|GmbH|Where|What|
      (?:
        Hi|Hello|Dear|Thanks|Thank|Please|They|We|You|Your|Our|I|It|If|For|In|On|At|As|The|This|That|He|She|
        All|Any|And|But|So|Sorry|Unfortunately|Amazon|Walmart|TikTok|eBay|FBA|North America\w*|
        United States|USA?|U\.S\.?A?\.?|
        UK|EU|Europe\w*|Canada|America\w*|Germany|Deutschland|Österreich|France|
        España|Spain|Italia|Italy|Mexico|México|Japan|Australia|Estados Unidos|États-Unis|
        Stati Uniti|Monday|Tuesday|Wednesday|Thursday|Friday|Q[1-4]|MAP|MOQ|UPCs?|MSRP|Best|Regards|
        Bitte|Sie|Ihnen|Wir|Guten|Herr|Frau|Vous|Nous|Bonjour|Hola|Buenos|Usted\w*|Buongiorno|January|
        February|March|April|May|June|July|August|September|October|November|December|Distributors?|
        Vertrieb|Händler|Alle|Any|East|West|Midwest|Northeast|Southeast|Coast
      )(?: (?:Coast|States|Union|market))?
    )$
  `,
  'u',
);

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
  const url = urlsIn(near).find((found) => isTheirs(`@${hostOf(found)}`)) ?? null;
  const name =
    nameOfHouse(sentences, email ? domainOf(email) : url && hostOf(url)) ??
    nameIn(said.words) ??
    firmIn(sentences[at + 1]?.words ?? '') ??
    firmIn(before) ??
    loneNameIn(sentences, fromEmail) ??
    null;
  if (!name && !email && !url) return undefined;
  const value: Distributor = { name, email, url };
  const words = email && !said.words.includes(email) ? near : said.words;
  return { name: 'distributor', value, words: words.slice(0, 600), confidence: name ? 0.85 : 0.7 };
}

/** The name that the address was made from: "Cascade Western" of orders@cascadewestern.test. */
function nameOfHouse(sentences: readonly Said[], domain: string | null): string | undefined {
  const house = (domain ?? '').replace(/\.[a-z]+$/, '').replace(/[^a-z\d]/g, '');
  const names = sentences.flatMap(({ words }) =>
    [...withoutAddresses(words).matchAll(NAMES)].map(([, found = '']) => trimmed(found)),
  );
  const known = names.filter((name) => name !== undefined).map((name) => withoutPlace(name, house));
  return known
    .filter((name) => {
      const letters = plainLetters(name);
      return (
        letters.length >= 5 && (house.startsWith(letters) || (house.length >= 5 && letters.startsWith(house)))
      );
    })
    .sort((one, other) => other.length - one.length)[0];
}

/** "Thistledown Imports of Asheville" is called by what thistledownimports.com holds; the rest is where it is. */
function withoutPlace(name: string, house: string): string {
  const of = name.search(/ (?:of|in|aus|de|di|da|em|uit) \p{Lu}/u);
  const before = name.slice(0, of);
  return of > 0 && house.length >= 5 && plainLetters(before) === house ? before : name;
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
  const whole = [...plain.matchAll(NAMES)].map(([, name = '']) => name);
  const candidates = NAMED.flatMap((pattern) => {
    const found = pattern.exec(plain)?.[1];
    const name = found && trimmed(wholeName(found, whole));
    return name ? [name] : [];
  });
  return candidates.find((name) => FIRM.test(name)) ?? candidates[0];
}

/** "Cascade Wholesale Partners" isn't called Partners: a word for a trader inside of a name is part of it. */
function wholeName(found: string, names: readonly string[]): string {
  const longer = names.find((name) => name.endsWith(` ${found}`));
  const before = longer?.slice(0, -found.length - 1).split(' ') ?? [];
  return longer &&
    before.length > 1 &&
    !OF_A_TRADE.test(before[0] ?? '') &&
    OF_A_TRADE.test(before.at(-1) ?? '')
    ? longer
    : found;
}

const OF_A_TRADE = new RegExp(`^${TRADER}$`, 'u');

const withoutAddresses = (words: string): string =>
  words.replace(/\(?[\w.+-]+@[\w.-]+\)?/g, ' @ ').replace(/https?:\/\/\S+/g, ' @ ');

function trimmed(found: string): string | undefined {
  const name = found
    .replace(
      /^(?:Cc['’]?(?:d|ing)|CC['’]?(?:d|ing)|Adding|Looping|Copying|Meet|Introducing|Ask|Try|Call|Email|Enter|Via|Through|From)\s+(?:in\s+)?/u,
      '',
    )
    .replace(
      /^(?:Our|Die|Der|Das|La|Le|El|Il|Please|Contact|An?|We|Dear|Hi|Hello|Hey|Salve|Ciao|Hola|Hallo|Bonjour|Olá|Firma|Fa\.|Société|Ditta|Empresa)\s+|^(?:That|This|It)['’]s\s+(?:the\s+|our\s+)?/u,
      '',
    )
    .replace(/(?:[ ](?:of|the|and|de|for|&|y|e|et|und|di|la|le|del))+$/u, '')
    .replace(
      /((?:Co|Inc|Ltd|LLC|Corp|GmbH|KG|AG|SAS|SARL|S\.r\.l|S\.p\.A|S\.L|B\.V)\.?) (?:of|in|de|di|aus|uit|em) .*$/,
      '$1',
    )
    .replace(SENTENCE_BEHIND, '$1')
    .replace(/[,;:'’]+$/, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|S\.A|S\.L|B\.V|S\.r\.l|S\.p\.A))\.$/, '')
    .trim();
  return name.length < 2 || name.length > 70 || NO_NAME.test(name) || OF_COLUMNS.test(name)
    ? undefined
    : name;
}

/** "Item Wholesale Retail" stands above a table. */
const OF_COLUMNS = new RegExp(
  inLines`
    ^(?:(?:
      items?|products?|skus?|upcs?|eans?|wholesale|retail|msrp|rrp|srp|prices?|costs?|net|list|case|pack|units?|qty|size|
      name|description|colou?r|dealer|moq|
      artikel(?:nr|nummer)?|bezeichnung|ek|vk|uvp|preis|netto|brutto|stück|menge|größe|
      articles?|référence|désignation|prix|ht|ttc|pvc|taille|quantité|
      artículo|referencia|descripción|precio|pvp|tamaño|cantidad|
      articolo|codice|descrizione|prezzo|ingrosso|listino|quantità|
      omschrijving|inkoop|verkoop|adviesprijs|prijs|aantal|
      artigo|descrição|preço|vara|pris|inköp|rek|produkt|cena|nazwa|hurt|detal|of|per|/|&
    )(?:[ ]|$)){2,}$
  `,
  'iu',
);

/** "Acme Imports LLC. Please buy from them": what a firm is ends its name, however its dot is read. */
const SENTENCE_BEHIND = new RegExp(
  inLines`
    ((?:
      \b(?:Inc|Ltd|LLC|LLP|Corp|GmbH|KG|AG|SAS|SARL|B\.?V|S\.r\.l|S\.p\.A)|
      \bCo(?= ?\. (?:They|Their|Please|You|We|Our|It|He|She|The|Contact|Reach|Call|Email|Ask|Just)\b)
    )\.?) (?!(?:&|\+|Co|KG|Ltd|Inc|LLC)\b)\p{Lu}.*$
  `,
  'u',
);
