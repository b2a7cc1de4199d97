import { inLines } from '../../../../kernel/in-lines.ts';
import { brandName, keyOf } from '../brand-name.ts';
import { copyrightHolder } from '../page/copyright-holder.ts';
import { type PageScan, readOnce } from '../page/page-scan.ts';
import { visibleText } from '../page/page-text.ts';
import { loosen } from '../page/wording.ts';

/** Whose an address is that isn't the brand's, by what the page says before it. */
export type Stranger = 'web_agency' | 'payment_service' | 'courier' | 'distributor' | 'speaks_to_machines';

const AGENCY_WORDS = new RegExp(
  inLines`
    (?:web ?(?:site|shop)?|site|shop|store|page|theme)? ?(?:
      design(?:ed)?|develop(?:ed|ment)|built|made|created|powered|crafted|realised|realized|hosted|
      maintained|programming|webdesign|umsetzung|gestaltung|realisierung|programmierung|konzept(?:ion)?|
      realisation|conception|creation|
      diseno|desarrollo|realizzazione|ontwerp|webbureau|desenvolvido
    )(?: (?:and|&|und|et|y|e|en) \w+)?(?: by| von| par| por| da| door|:| –| -)[^·.]{0,40}$|
    \b(?:
      web ?agency|webagentur|agence web|design (?:studio|agency)|webmaster|site credits?|website by|site by|
      theme by|powered by
    )\b[^.]{0,60}$
  `,
  'i',
);

/** Whoever took a site's pictures. */
const PICTURED_BY = new RegExp(
  inLines`
    \b(?:
      photos?|photography|pictures?|images?|illustrations?|fotos?|fotografie|bilder|bildrechte|
      bildnachweis\w*|cr[eé]dits? photos?|photographies?|fotograf[ií]as?|beeld
    )(?: credits?)?(?: (?:by|von|par|por|di|da|door)\b|\s*[:©]|\s+©)[^·.]{0,50}[\w.+-]*$
  `,
  'i',
);

/** Nobody writes so to a reader; whoever does wants to be obeyed by a program. */
const SPEAKS_TO_MACHINES = new RegExp(inLines`
  \b(?:
    (?:ignore|disregard|forget|override) (?:all |any |the |your )*
      (?:previous|prior|above|earlier|other|preceding) (?:instructions?|prompts?|rules|text)|
    (?:you are|act as) an? (?:ai|language model|assistant|crawler|agent)|
    (?:ai|language model|llm|assistant|crawler|scraper)s?(?: agents?)? (?:must|should|shall|are to|please)|
    system prompt|
    (?:note|instructions?|message) (?:to|for) (?:ai|llms?|bots?|crawlers?|language models?|assistants?)
  )\b
`);

const DISTRIBUTOR = new RegExp(inLines`
  \b(?:
    (?:
      distributors?|resellers?|wholesalers?|importers?|stockists?|agents?|dealers?|representatives?|agency
    ) (?:for|in|of|across) (?!us\b|you|our|more|wholesale|new|all)\w+|
    (?:our|official|exclusive|sole|authori[sz]ed|local|european|international) (?:\w+ )?
      (?:distributors?|importers?|agents?|resellers?|partners?|representatives?)\b|
    distributed by|imported by|represented by|
    available (?:from|through|via)|
    sold (?:by|through)|
    vertrieb (?:durch|in|fur)|
    distribue par|distribuido por|distribuito da
  )\b
`);
const PAYMENT = /\b(?:payments?|paid|billing|checkout|merchant|zahlung\w*|paiements?|pagos?|pagament\w*)\b/;
const COURIER =
  /\b(?:parcels?|couriers?|carriers?|shipping|shipped|delivery|deliveries|tracking|packages?|shipments?|paket\w*|versand\w*|livraison|colis|envios?|spedizion\w*)\b/;

/** `before` is what a reader sees before the address. */
export function strangerBefore(before: string): Stranger | undefined {
  if (SPEAKS_TO_MACHINES.test(loosen(before))) return 'speaks_to_machines';
  if (AGENCY_WORDS.test(before) || PICTURED_BY.test(before)) return 'web_agency';
  const block =
    before
      .slice(before.lastIndexOf('@') + 1)
      .split(' · ')
      .at(-1) ?? '';
  const sentence = block.split(/[.!?] (?=\p{Lu})/u).at(-1) ?? '';
  if (DISTRIBUTOR.test(loosen(sentence))) return 'distributor';
  const words = loosen(block);
  if (PAYMENT.test(words)) return 'payment_service';
  return COURIER.test(words) ? 'courier' : undefined;
}

/** A brand's owner is named behind these words, as they stand in a page's bytes: in two charsets, or as entities. */
const IS_PART_OF =
  '(?:brand|division|part|subsidiary|trademark|company|trading name|marke|marque|marca|merk)s? (?:of|der|von|de|du|di|van)';
const BELONGS = String.raw`belong(?:s|ed) to|owned by|geh(?:\xf6|\xc3\xb6|oe|&ouml;)rt zu[rm]?|appartient (?:\xe0|\xc3\xa0|&agrave;|au)|pertenece a|appartiene a|hoort bij`;
const HOUSE_ABOVE = inLines`
  (?:
    (?:sister|parent|mother|holding|trading|sales) (?:company|firm|house|business)|
    (?:schwester|mutter)(?:firma|gesellschaft|haus|unternehmen)|
    soci\S{1,8} (?:m\S{1,8}re|s\S{1,6}ur)|
    maison m\S{1,8}re|casa madre|empresa matriz|moederbedrijf|moderbolag
  )[,:]?
`;
const IN_A_LINK = String.raw`(?:<(?:a|b|em|span|strong)\b[^>]*>\s*){0,3}`;
const BELONGS_TO = new RegExp(
  String.raw`\b(?:${IS_PART_OF}|${BELONGS}|${HOUSE_ABOVE}) (?:the |der |die |das |la |le |el |il |de )?${IN_A_LINK}([^.<]{2,60})`,
  'gi',
);
/** Whoever is a member of it is nobody's brand: "Member of the Garden Makers Guild". */
const IS_ASSOCIATION = new RegExp(
  inLines`
    \b(?:
      guild|association|federation|alliance|society|council|chamber|union|institute|foundation|network|club|
      coalition|cooperative|campaign|movement|programme?
    )s?\b|
    \w*(?:verband|verein|innung|kammer)\b|\bbund\b|f.{1,2}d.{1,2}ration|
    syndicat|asociaci|federaci|associazion|federazion|consorzio|vereniging
  `,
  'i',
);

/** Whoever is a member of something belongs to it where it is a house of several: "a member of the Norvik Group". */
const MEMBER_OF =
  /\b(?:member|mitglied|membre|miembro|membro|lid|medlem)s? (?:of|der|von|du|de|del|van|av) (?:the |der |die |das |la |le |el |il |de )?(?:<[^>]{1,200}>\s*){0,3}([^.<]{2,60})/gi;
const IS_HOUSE =
  /\b(?:group|gruppe|groupe|grupo|gruppo|groep|koncern\w*|konzern|holdings?|famil(?:y|ie|le|ia)|compan(?:y|ies)|brands|industries|house)\b|gruppe\b/i;

/** "A Norvik Group brand". */
const BRAND_OF = /\b(?:[Aa]n?|[Ee]ine|[Uu]n[ea]) ([A-Z][^.<,]{2,50}?) (?:brand|company|label|marke)\b/g;
/** "Norvik Group, our owner since 2019": its name stands right before. */
const OUR_OWNER =
  /(?:,| is) (?:our|unsere?|notre|nuestr[ao]|la nostra) (?:owners?|parent|mother (?:house|company)|muttergesellschaft|maison m\S{1,8}re|casa madre|(?:empresa )?matriz)\b/gi;
const LAST_NAME = /(?:[A-Z][\w&'-]*(?: (?:of|and|&amp;|&|de|du|von) )? ?)+$/;

/** The companies that a page names as the brand's owner: in its copyright line, or as "a brand of Norvik Group". */
const namedOwners = (scan: PageScan): NamedOwner[] =>
  readOnce(scan, 'owners', () => {
    const holder = copyrightHolder(scan);
    const holders = holder ? brandName(holder).keys.map((key) => ({ key, words: [] })) : [];
    return [
      ...holders,
      ...Array.from(scan.body.matchAll(BELONGS_TO), ([, name = '']) => visibleText(name, scan.charset))
        .filter((name) => !IS_ASSOCIATION.test(name))
        .map(ownerNamed),
      ...Array.from(scan.body.matchAll(MEMBER_OF), ([, name = '']) => visibleText(name, scan.charset))
        .filter((name) => IS_HOUSE.test(name) && !IS_ASSOCIATION.test(name))
        .map(ownerNamed),
      ...Array.from(scan.body.matchAll(BRAND_OF), ([, name = '']) =>
        ownerNamed(visibleText(name, scan.charset)),
      ),
      ...Array.from(scan.body.matchAll(OUR_OWNER), ({ index }) =>
        ownerNamed(LAST_NAME.exec(scan.body.slice(Math.max(0, index - 60), index))?.[0] ?? ''),
      ),
    ];
  });

interface NamedOwner {
  key: string;
  words: string[];
}

const ownerNamed = (name: string): NamedOwner => ({
  key: keyOf(name),
  words: name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(keyOf)
    .filter(Boolean),
});

/** Whether a domain's chosen name is that of a company which the page names as the brand's owner. */
export function isNamedOwner(label: string, scan: PageScan): boolean {
  const pieces = label.split('-').map(keyOf);
  const key = pieces.join('');
  const isShortened = pieces.length > 1 && pieces.every((piece) => piece.length >= SHORTEST_PIECE);
  return (
    key.length >= SHORTEST_PIECE &&
    namedOwners(scan).some(
      (owner) =>
        owner.key.startsWith(key) ||
        (isShortened && hasInOrder(owner.key, pieces)) ||
        leavesWordsOut(key, owner.words),
    )
  );
}
const SHORTEST_PIECE = 4;

/** "northmoorbrands" of Northmoor Consumer Brands: whole words, the first of them and others in their order. */
function leavesWordsOut(key: string, [first = '', ...others]: readonly string[]): boolean {
  if (first.length < SHORTEST_PIECE || !key.startsWith(first)) return false;
  let rest = key.slice(first.length);
  for (const word of others)
    if (word.length >= SHORTEST_PIECE && rest.startsWith(word)) rest = rest.slice(word.length);
  return rest === '';
}

/** "nordstrand-kontor" of the Nordstrand Handelskontor: a domain leaves parts of a name out. */
function hasInOrder(owner: string, [first = '', ...others]: readonly string[]): boolean {
  let at = first.length;
  return (
    owner.startsWith(first) &&
    others.every((piece) => {
      const found = owner.indexOf(piece, at);
      at = found + piece.length;
      return found !== -1;
    })
  );
}
