import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';
import type { Phrases } from './phrases.ts';

/** There is no business left to buy from. */
const BUSINESS = String.raw`(?:business|company|compan(?:y|ies)|brand|firm|shop|store|factory|workshop|studio|mill|farm|llc|operations?|production|trading|manufactur\w+|doors|whole thing|thing)`;
export const CLOSED_DOWN: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:i|we|they|he|she|family|owners?|founders?)
        (?: have| had to| had| are| were| will| decided to| made the decision to| sadly| finally)* (?:
        clos(?:e|ed|ing)|shut(?:ting)?(?: down| up)?|w(?:i|ou)nd(?:ing)? (?:up|down)|fold(?:ed|ing)?|
        dissolv(?:e|ed|ing)|stop(?:ped|ping)?|quit(?:ting)?|ceas(?:e|ed|ing)|g(?:a|i)v(?:e|en|ing) up|
        end(?:ed|ing)?|discontinu(?:e|ed|ing)
      ) (?:the |our |my |all |down |up )*${BUSINESS}\b(?! (?:account|program|list|to|with|on))
    `),
    new RegExp(inLines`
      \b(?:
        w(?:i|ou)nd(?:ing)? (?:things|it|everything|the business|ourselves) (?:up|down)|
        called it (?:a day|quits)|calling it (?:a day|quits)|gone under|not (?:to )?rebuild|
        closed up(?: shop)?(?=[.,!]|$)|closed (?:it|everything) (?:all )?down|
        hung up (?:our|my) (?:aprons?|hats?|tools|boots)
      )\b|
      \b(?:had|have) to close\b(?= (?:last|in|down|for good|at|this|due|because|after|when)\b|[.!]|$)
    `),
    new RegExp(inLines`
      \b(?:brand|company|business|firm|label|line|shop) (?:is|was|are) (?:
        no more|gone|finished|history|closed for good
      )\b|
      \b(?:brand|company|business|firm|label|we) (?:does not|do not|no longer) exists?\b|
      \bthere is no (?:more|longer) (?:an? )?(?:\w+ )?(?:brand|company|business|shop)?\b(?=[.,!]|$)|
      \bno longer (?:any|an?) (?:brand|company|business)\b
    `),
    new RegExp(
      alternatives({
        german: [
          String.raw`\b(?:firma|marke|unternehmen|betrieb|geschaft|laden)\b.{0,20}\b(?:gibt es|existiert|besteht)\b.{0,10}\b(?:nicht|keine?) mehr\b`,
          String.raw`\b(?:gibt|existiert) (?:es )?(?:die|das|den|unsere?n?) (?:firma|marke|unternehmen|betrieb|geschaft|laden) nicht mehr\b`,
          String.raw`\b(?:geschaft|betrieb|firma|produktion)\b.{0,40}\baufgegeben\b`,
          String.raw`\b(?:hat|haben)\b.{0,25}\b(?:turen|pforten|tore) (?:fur immer |endgultig )?geschlossen\b`,
        ],
        french: [
          String.raw`\b(?:entreprise|marque|societe|maison)\b.{0,15}\bn'existe(?:nt)? plus\b`,
          String.raw`\b(?:avons|ai|a|ont) (?:definitivement )?ferme\b.{0,25}\b(?:portes|entreprise|boutique|atelier|societe|definitivement)\b`,
        ],
        spanish: [
          String.raw`\b(?:empresa|marca|negocio|tienda|fabrica)\b.{0,15}\bya no existe\b`,
          String.raw`\b(?:hemos|he|tuvimos que|han) cerra(?:do|r)\b.{0,15}\b(?:negocio|empresa|fabrica|tienda|definitivamente)\b`,
          String.raw`\b(?:ha|han|hemos) cerrado (?:sus|nuestras|las) puertas\b`,
        ],
        italian: [
          String.raw`\b(?:ditta|azienda|attivita|societa|fabbrica|negozio)\b.{0,25}\b(?:chius[ao]|cessat[ao]|non esiste piu)\b`,
          String.raw`\bha(?:nno)? chiuso (?:i battenti|per sempre|le porte)\b`,
        ],
        dutch: [
          String.raw`\b(?:bedrijf|merk|zaak|winkel)\b.{0,20}\b(?:bestaat niet meer|gestopt|opgeheven)\b`,
          String.raw`\bgestopt met (?:het|ons|de) (?:bedrijf|zaak|merk|productie)\b`,
          String.raw`\b(?:heeft|hebben) (?:zijn|haar|hun|onze|de) deuren (?:voorgoed |definitief )?gesloten\b`,
        ],
        portuguese: [
          String.raw`\b(?:fechou|fecharam|encerrou) (?:as|definitivamente as) portas\b`,
          String.raw`\b(?:encerra(?:mos|do|ram)|fecha(?:mos|ram)) (?:a (?:atividade|empresa|loja|fabrica)|o negocio)\b`,
        ],
        nordic: [
          String.raw`\b(?:foretaget|firmaet|virksomheten|bolaget|firman)\b.{0,20}\b(?:finns|findes|finnes|eksisterer) (?:inte|ikke) (?:langre|lenger|laengere|mer)\b`,
          String.raw`\b(?:foretaget|firmaet|virksomheten|virksomheden|bolaget|firman|verkstaden|butiken|vaerkstedet)\b.{0,12}\b(?:(?:har|er|ar) )?(?:lagts ner|nedlagt|lagt ned|lukket|stangt|avviklet|avvecklat)\b(?=[ .!,]*$|, | for(?:evigt| gott| godt)\b)`,
        ],
        polish: [
          String.raw`\b(?:firma|zaklad|pracownia|sklep|spolka)\b.{0,20}\b(?:zakonczyl\w*|zamknal|zamknela|zawiesil\w*) (?:swoja |definitywnie )?(?:dzialalnosc|podwoje)\b`,
        ],
      }),
    ),
    new RegExp(inLines`
      \b(?:
        out of business|
        clos(?:ed|ing) (?:(?:our|its|their|his|her|the) doors|the business|the company|down|shop|permanently|for good|up shop)|
        (?:business|company|brand|we) (?:has|have|is|are) (?:\w+ )?(?:
          closed|closing (?:down|our)|shut(?:ting)? down|shutting|dissolved|ceased|winding down|liquidat\w+|
          folded|bankrupt\w*|been discontinued
        )|
        ceas(?:ed|ing) (?:operations|trading|production|business)|
        shut(?:ting)? (?:(?:our|its|their|his|her|the) doors|down|up shop)|
        nothing (?:more|further|else|new) (?:will|is going to) be (?:made|produced|printed|knitted|sewn|poured)|
        nothing is (?:being )?(?:made|produced) (?:here )?any ?(?:more|longer)|
        wound (?:down|up)|winding down|(?:is|are|am) (?:\w+ )?winding up|winding up (?:the|our|this|my)|liquidat(?:ed|ion|ing)|bankruptcy|
        discontinu(?:ed|ing) (?:the|our|all) (?:\w+ )?(?:brand|line|business|products)|
        no longer (?:in business|operating|trading|in operation|producing|manufactur\w+|making|exist\w*)|
        retir(?:ed|ing) (?:and|the brand|from the business)|
        went under|receivership|in administration
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        geschaft(?:sbetrieb|e|saufgabe)?\b.{0,40}\b(?:aufgegeben|geschlossen)|
        (?:geschaft|geschaftsbetrieb|betrieb|firma|produktion|manufaktur|werkstatt|laden)\b.{0,40}
          \b(?:eingestellt|aufgegeben|(?:endgultig|fur immer|dauerhaft) geschlossen|aufgelost)|
        insolven\w+|gewerbe abgemeldet|betrieb eingestellt|
        cesse (?:notre|nos|son|toute) activite|cessation d'activite|liquidation judiciaire|depot de bilan|
        ferme definitivement|
        cesado (?:la|nuestra) actividad|cerramos (?:el negocio|definitivamente)|cerrado definitivamente|
        cese de (?:negocio|actividad)|
        cessat\w+ (?:l'|la )?attivita|chius\w+ (?:l'attivita|definitivamente)|fallimento
      )\b
    `),
  ],
  unless: [
    /\bclosed (?:the|our) (?:books|list)\b|\breopen\w*\b|\b(?:saison|ferien|vacances|temporada|vacaciones|stagione|ferie|seizoen|vakantie|sasong\w*|saeson\w*|sezon\w*|ferias|epoca)\b/,
    new RegExp(inLines`
      \bwholesale (?:program\w*|accounts?|list|side|arm|department|shop|store)\b|
      \b(?:online|instead|moved|another|new (?:shop|store|location|place|one|address))\b|
      \bclosed (?:to|for(?! good)|on|till|at) |
      \b(?:
        for the (?:holiday|season|week|weekend|winter|day)|until|reopen\w*|accounts?|applications?|list|
        temporarily
      )\b
    `),
  ],
};

/** The brand has another owner, who is the one to ask. */
export const SOLD: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:is not|are not|no longer) (?:ours|mine)\b|
      \b(?:brand|label|line) (?:went|has gone|passed) to (?!market|press|print|waste)|
      \b(?:let go of|parted with|gave up) (?:that|the|this) (?:brand|label|line)\b|
      \bgehor\w+ (?:uns|mir) nicht mehr\b|
      \bne (?:nous |m')appartien\w+ plus\b|
      \bya no (?:es nuestra|nos pertenece)\b|
      \bnon (?:e piu nostr[oa]|ci appartiene piu)\b
    `),
    new RegExp(inLines`
      \b(?:we|i|he|she|they|family|owners?|founders?|father|mother|husband|wife|parents) (?:have |has |had )?
        (?:since |now |just |recently )?(?:sold|signed over) (?:off )?
        (?:the |our |his |her |their |this |that )?(?:whole )?
        (?:brand|company|business|line|firm|label|shop|rights|trademark|it)\b
    `),
    new RegExp(inLines`
      \b(?:brand|company|business|line|firm|label|trademark|name) (?:
        was|has been|had been|got|is being|were
      ) (?:\w+ )?(?:sold|acquired|bought|taken over)\b|
      \bsale of (?:the|our) (?:brand|company|business)\b|
      \b(?:acquired|bought|taken over) by (?!us\b|you\b)
    `),
    new RegExp(inLines`
      \b(?:bought|acquired|took over) (?:the |our |my |this )?
        (?:brand|company|business|line|firm|label|it) (?:from|off) (?:me|us|my|our|the)\b|
      \b(?:brand|company|business|line|we|it) (?:now |today )?
        (?:belongs?|was handed over) to (?!(?:the|our) (?:family|founder))\w+|
      \b(?:avons|ai|a) vendu (?:la |notre |ma )?(?:marque|societe|entreprise|maison)\b|
      \b(?:hemos|he) vendido (?:la |nuestra |mi )?(?:empresa|marca|firma)\b|
      \b(?:abbiamo|ho) (?:ceduto|venduto) (?:il |la |l')?(?:marchio|azienda|societa|ditta|brand)\b|
      \b(?:hebben|heb) (?:het |ons |mijn )?(?:merk|bedrijf|zaak) (?:verkocht|overgedragen)\b|
      \bvendemos? a (?:marca|empresa)\b|
      \b(?:have|has) been (?:taken over|acquired|bought(?: out)?) by\b
    `),
    /\bnew owners?\b|\b(?:now|currently) owned by\b|\b(?:do not|no longer|not) own (?:the|this|that) (?:brand|company|business|line|name|label)\b|\bchanged hands\b/,
    new RegExp(inLines`
      \b(?:marke|firma|unternehmen|betrieb)\b.{0,40}\b(?:verkauft|ubernommen|veraussert)\b|
      \b(?:marque|societe|entreprise)\b.{0,40}\b(?:vendue|cedee|rachetee|reprise)\b|
      \b(?:marca|empresa|compania)\b.{0,40}\b(?:vendida|vendimos|adquirid\w+|comprada)\b|
      \bvendimos (?:la )?(?:marca|empresa)\b|
      \b(?:marchio|azienda|brand|societa)\b.{0,40}\b(?:vendut[oa]|cedut\w+|acquisit\w+)\b|
      \b(?:merk|bedrijf)\b.{0,40}\b(?:verkocht|overgenomen)\b|
      \b(?:marca|empresa)\b.{0,40}\bvendid\w+\b
    `),
  ],
  unless: [/\b(?:sold (?:out|by|on|in|at|through|via|online)|new owners? of (?:a|your)|proud new owner)\b/],
};
