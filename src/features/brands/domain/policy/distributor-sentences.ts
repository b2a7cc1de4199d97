import { inLines } from '../../../../kernel/in-lines.ts';

/** How sentences name those who bring a brand's goods to shops; what they call its goods by name reads "our brand". */

export const NAME = inLines`
  (?:[\p{Lu}\d][\p{L}\p{N}'’.&+-]*|&|\+)(?:\s+(?:
    A\/S|s\.r\.o\.|sp\. z o\.o\.|a\.s\.|d\.o\.o\.|[\p{Lu}\d][\p{L}\p{N}'’.&+-]*|&|\+|of|inc\.|ltée|della|
    degli|dei|del|des|der|de|du|las|los|la|und|y|di|van|der|et fils|e figli
  )){0,6}
`;
/** "Prairie Pet Supply in the Midwest", "Alpen Handels GmbH (Österreich)". */
const ONE = String.raw`${NAME}(?:\s*\([^)]{2,40}\))?(?:\s+(?:in|on|for|across)\s+(?:the\s+)?\p{Lu}[\p{L} ]{1,30}?(?=[,.;]|\s(?:and|or)\s|$))?`;
const JOIN = String.raw`(?:,\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+|or\s+)?|\s+(?:and|und|et|y|e|en|or|as well as|oder|ou|o|of)\s+)(?:(?:through|from|via)\s+)?`;
export const NAMES = `${ONE}(?:${JOIN}${ONE}){0,9}`;
const WHERE = inLines`
  (?:\s+(?:
    in|for|across|throughout|within|fur|im|pour|en|au|aux|para|per|voor|nel|negli|in the|der
  )\s+(?:the\s+|die\s+|la\s+|le\s+|el\s+|l'|de\s+|den\s+|het\s+)?[\p{L}.&,\s]{2,40}?)?
`;

/** "Our workshop in Maine distributes": where it is, and no firm. */
const NOT_BEHIND_PLACE = String.raw`(?<!(?:^|\s)(?:in|at|from|near|of|aus|von|en|em|na|no|uit|van|di|da|de|du|à|au)\s)`;

/** The beginning of a sentence that ends in names. */
export const BEFORE_NAMES: readonly RegExp[] = [
  // "pueden pedir a Importadora Andina SpA, nuestro distribuidor allí", "X inc., qui nous distribue"
  new RegExp(
    inLines`
      (?<names>${NAMES}),\s+(?:
        (?:unser\w*|notre|nuestr[oa]|(?:il\s+)?nostr[oa]|onze|ons)\s+(?:\p{L}+\s+){0,2}?(?:
          Distributor\w*|Importeur\w*|
          Vertriebspartner\w*|Großhändler\w*|
          distributeur|importateur|grossiste|
          distribuidor|importador|mayorista|
          distributore|importatore|grossista|importeur|groothandel
        )|
        (?:qui|who|which|die|der|que|che)\s+(?:(?:us|nous|nos|ci|uns|ons|unsere\s+\p{L}+|our\s+\p{L}+)\s+)?
          (?:distribu\p{L}+|vertreib\p{L}+|import\p{L}+|verdeel\p{L}+)
      )(?!\p{L})
    `,
    'u',
  ),
  // "mit dem Großhändler X", "con el mayorista X", "Bezug über den Großhandel: X und Y"
  new RegExp(
    inLines`
      (?<!\p{L})(?:mit|über|con|avec|par|auprès\s+d[e’']|chez|via|met|bij|da|al|dal)\s*(?:
        dem|den|der|die|el|la|le|il|lo|de|het|l['’]|unser\p{L}*|nuestr[oa]|notre|nostr[oa]|onze
      )?\s*(?:
        Großhändler\p{L}*|Großhandel(?=:)|
        [Mm]ayorista|[Dd]istribuidor|
        [Gg]rossiste|[Dd]istributeur|[Dd]istributore|[Gg]rossista|[Gg]roothandel|[Ii]mporteur|[Vv]erdeler
      )\s*:?\s+(?<names>${NAMES})
    `,
    'u',
  ),
  // "fulfilled by Bluewater Supply, our master distributor for …"
  new RegExp(
    String.raw`(?<names>${NAMES}),\s+(?:our|the|who is our)\s+(?:\w+\s+){0,4}?(?:distributors?|importers?|distribution partners?)\b`,
    'u',
  ),
  // "In Österreich vertreibt unsere Tees die Alpenkraut GmbH"
  new RegExp(
    String.raw`\b(?:vertreibt|importiert|übernimmt den Vertrieb|verdeelt|importeert)\s+(?:unsere?\w*\s+\p{L}+\s+|our brand\s+)?(?:(?:die|der|das)\s+)?(?:Firma\s+)?(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    inLines`
      \b(?:distributed|carried|stocked|represented|handled|imported|warehoused)
        (?:\s+(?:exclusively|nationally|nationwide|solely|worldwide))?${WHERE}\s+(?:exclusively\s+)?
        (?:by|through|via)\s+(?:our\s+(?:\w+\s+){0,3}(?:partners?|distributors?),?\s+|the\s+)?
        (?<names>${NAMES})
    `,
    'u',
  ),
  new RegExp(
    inLines`
      \b(?:[Dd]istributors?|[Dd]istribution(?= ?:)|[Dd]istribution [Pp]artners?|[Ww]holesalers?|[Ii]mporters?)
        (?:\s+\([^)]{2,30}\))?${WHERE}\s*
        (?:is|are|include|includes|including|such as|like|:|–|-|,)\s*
        (?:currently\s+|now\s+|our friends at\s+)?(?<names>${NAMES})
    `,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:through|from|via|contact|with|to)\s+(?:one of\s+)?(?:our|the)\s+(?:\w+\s+){0,4}?(?:distributors?|distribution partners?|wholesalers?)${WHERE}[,:]?\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<names>${NAMES})\s+(?:is|are|serves? as|acts? as)\s+(?:our|the)\s+(?:\w+\s+){0,4}?(?:distributors?|distribution partners?|wholesaler|importer)\b`,
    'u',
  ),
  new RegExp(
    inLines`
      \b(?:
        [Vv]ertrieb|[Vv]ertrieben|[Gg]eneralimporteur\w*|[Ii]mporteur|[Dd]istributor\w*|
        [Vv]ertriebspartner\w*|[Gg]roßhändler\w*|[Gg]roßhandelspartner\w*
      )${WHERE}\s*(?:erfolgt\s+)?(?:(?:über|durch|von|ist|sind|ist die|ist der|:|–)\s*)+
        (?:die\s+|unseren\s+(?:\p{L}+\s+){0,3})?(?:Firma\s+|der\s+|die\s+)?(?<names>${NAMES})
    `,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istribu(?:é|ée|és|ées)|[Ii]mporté\w*|commercialisé\w*)${WHERE}\s+(?:exclusivement\s+)?par\s+(?:la société\s+|notre (?:\p{L}+\s+){0,3})?(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istributeurs?|[Gg]rossistes?|[Ii]mportateurs?)(?:\s+(?:exclusifs?|officiels?|agréés?))?${WHERE}\s*(?:est|sont|:|–)\s*(?:la société\s+)?(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istribuid[oa]s?|[Ii]mportad[oa]s?)${WHERE}\s+(?:en exclusiva\s+)?por\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istribuidor(?:es)?|[Mm]ayoristas?|[Ii]mportador(?:es)?)(?:\s+(?:exclusivos?|oficial(?:es)?|autorizados?))?${WHERE}\s*(?:es|son|:|–)\s*(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istribuit[oaie]|[Ii]mportat[oaie])${WHERE}\s+(?:in esclusiva\s+)?da\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istributor[ei]|[Gg]rossist[ai]|[Ii]mportator[ei])(?:\s+(?:esclusiv[oi]|ufficial[ei]|autorizzat[oi]))?${WHERE}\s*(?:è|sono|:|–)\s*(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:nos|ci|nous|uns)\s+(?:distribuye|distribuisce|distribue|vertreibt|importa|importe)\s+(?:die\s+|la\s+)?(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    inLines`
      ${NOT_BEHIND_PLACE}(?<names>${NAMES})\s+(?:
        vertreibt|importiert|distribuye|distribuisce|distribue|distribui|verdeelt|importeert|distributes|
        imports|importa|importe
      )\s+(?:(?:die|la|le|el|il|a|o|the)\s+)?(?:unsere?\b|nuestr|i nostri|nos\b|our\b)
    `,
    'u',
  ),
  // "Maple Leaf Sports carries our brand for Canadian stores"
  new RegExp(
    inLines`
      ${NOT_BEHIND_PLACE}(?<names>${NAMES})\s+(?:
        carries|supplies|handles|stocks|brings|sells|ships|delivers
      )\s+our\b[^.;:,]{0,40}?(?:
        \s(?:to|for)\s+(?:\S+\s+){0,3}?(?:shops|stores|retailers|dealers|stockists|the trade)\b|
        \s(?:east|west|north|south|outside)\s+of\s
      )
    `,
    'u',
  ),
  // "Our brand is brought to stores by …", "Canadian shops are supplied by …"
  new RegExp(
    String.raw`\b(?:brought|supplied|delivered|shipped|sold)\s+to\s+(?:\S+\s+){0,3}?(?:shops|stores|retailers|dealers|stockists|the trade)\b${WHERE}\s+by\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Ss]hops|[Ss]tores|[Rr]etailers|[Dd]ealers|[Ss]tockists)\b${WHERE}\s+(?:is|are)\s+(?:supplied|served|looked after|handled)(?:\s+\S+)?\s+by\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Gg]edistribueerd|[Gg]eïmporteerd|verdeeld)${WHERE}\s+door\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Dd]istributeurs?|[Gg]roothandels?|[Ii]mporteurs?)${WHERE}\s*(?:is|zijn|:|–)\s*(?<names>${NAMES})`,
    'u',
  ),
];

/** What shops are told of where to order, without a word on who that is: names of two words and more. */
export const ORDERED_THROUGH: readonly RegExp[] = [
  new RegExp(
    inLines`
      \b(?:
        orders?|buy|purchase|source|supplied|served|
        (?:[Ss]hips?|[Dd]elivered|[Aa]vailable|[Ss]old) to (?:\w+ ){0,2}?
          (?:stores|shops|retailers|the trade)
      )\b[^.;:]{0,60}?\s(?:through|from|via|with|by)\s+(?<names>${NAMES})
    `,
    'u',
  ),
  // "In de Benelux leveren wij via X"
  new RegExp(
    String.raw`\b(?:leveren|liefern|beliefern|livrons|servimos|forniamo|deliver|supply)\b[^.;:]{0,40}?\s(?:via|über|durch|door|par l['’]intermédiaire de|a través de|tramite|through)\s+(?:(?:die|der|la|le|el|il)\s+)?(?<names>${NAMES})`,
    'u',
  ),
  // "Our brand reaches the trade through …"
  new RegExp(
    String.raw`\b(?:reach(?:es)?|gets?\s+to|goes\s+to|comes\s+to|find(?:s)?\s+(?:its|their)\s+way\s+(?:to|into))\s[^.;:]{2,50}?\s(?:through|via)\s+(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`\s(?:from\s+(?:two|three|four)\s+(?:houses|firms|suppliers|wholesalers)[,:]?|off\s+the\s+trucks?\s+(?:of|from)|\bon\s+the\s+(?:same\s+)?trucks?\s+(?:of|with))\s+(?<names>${NAMES})`,
    'u',
  ),
  // "We're on the Cascade Natural truck", "X and Y carry us on their trucks"
  new RegExp(
    String.raw`\b(?:[Ww]e['’]re|[Ww]e (?:are|ride|come|travel)|[Ff]ind us|[Gg]et us|it['’]s)\s+on\s+the\s+(?<names>${NAMES})\s+trucks?\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?<names>${NAMES})\s+(?:both\s+|all\s+)?(?:carry|carries|brings?|ha(?:s|ve))\s+(?:us|our\s[^.;:]{1,30}?)\s+on\s+(?:its|their)\s+trucks?\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Pp]artners?|[Pp]artnern|[Pp]artenaires?|[Ss]ocios)\b[^.:]{0,30}:\s*(?<names>${NAMES})`,
    'u',
  ),
];

/** Where everybody may buy, but for what stands below "Buy from a distributor". */
export const AVAILABLE_THROUGH = new RegExp(
  String.raw`\b(?:available|carried|found|stocked|sold)\s(?:[^.;:]{0,40}?\s)?(?:through|from|via|with|by|at)\s+(?<names>${NAMES})`,
  'u',
);
