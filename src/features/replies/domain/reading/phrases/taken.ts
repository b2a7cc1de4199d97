import { inLines } from '../../../../../kernel/in-lines.ts';
import { OF_SELLERS_STRUCK } from './no-marketplaces.ts';
import type { Phrases } from './phrases.ts';

/** No, because somebody else has it, or a closed list of sellers does. */
export const TAKEN: Phrases = {
  says: [
    new RegExp(inLines`
      \bhas (?:my|our) word\b|
      \b(?:hold|has|have|own|got)s? (?:it|that|the channel) (?:
        (?:all )?to (?:itself|himself|herself|themselves)|exclusively|by contract
      )\b|
      \b(?:signed|gave|sold|traded|licensed) (?:away )?(?:our |the |all )*
        (?:online|amazon|marketplace|digital|e-?commerce) rights\b|
      \bappointed (?:marketplace|amazon|online|e-?commerce) (?:partner|seller|reseller|retailer)\b|
      \b(?:list|number|group) of (?:people|sellers|shops|companies|those|stores) (?:\w+ ){0,2}
        (?:allowed|permitted|approved|authorized)\b.{0,80}\b(?:stay|closed|remain|names|full|final)\b|
      \bvertraglich\b.{0,50}\b(?:zugesichert|gebunden|vergeben|zugesagt)\b|
      \b(?:done|run|handled|managed|looked after) our (?:amazon|online|marketplace)\b.{0,20}
        \bfor (?:years|ages|a decade|\w+ years)\b
    `),
    new RegExp(inLines`
      \b(?:theirs|his|hers) alone\b|
      \b(?:can|could|will|may|do) not (?:\w+ )?(?:bring on|add|take on|sign|appoint|let in|bring in) (?:
        a second|another|anyone|anybody|any others?|a third|somebody|someone
      )(?: one| else)?\b|
      \b(?:no|not any) room for (?:a second|another|others?|anyone)\b|
      \bgave (?:them|him|her) (?:the )?exclusiv\w+|
      \b(?:is|are) (?:somebody|someone|another \w+|a partner)'?s? (?:turf|patch|territory|domain)\b|
      \b(?:turf|patch)\b.{0,30}\balone\b
    `),
    /\bexclusiv\w*\b.{0,30}\b(?:otra|una|un|otro) (?:empresa|firma|compania|agencia|socio|vendedor)\b|\b(?:otra|una) (?:empresa|agencia|firma)\b.{0,40}\bexclusiv\w*/,
    // Dutch and Portuguese
    new RegExp(inLines`
      \bexclusie\w*\b.{0,70}\b(?:
        partner\w*|contract\w*|afspra\w*|afgesproken|overeenkomst\w*|verkoper\w*|wederverkoper\w*|amazon|
        partij|recht\w*
      )\b|
      \b(?:partner\w*|contract\w*|overeenkomst\w*|verkoper\w*|wederverkoper\w*|amazon|partij)\b.{0,50}
        \bexclusie\w*|
      \b(?:een|1) (?:vaste|enkele) (?:partij|partner|verkoper)\b|
      \b(?:niemand|geen (?:nieuwe|andere|tweede))\b.{0,30}
        \b(?:bij|erbij|toegelaten|partij|verkopers?|partners?)\b|
      \bexclusiv\w*\b.{0,70}\b(?:
        parceir\w*|contrato|acordo|vendedor\w*|revendedor\w*|agencia|com (?:um|uma)
      )\b|
      \b(?:parceir\w*|contrato|acordo|vendedor\w*|revendedor\w*|agencia)\b.{0,50}
        \b(?:exclusiv\w*|unic[oa])\b
    `),
    new RegExp(inLines`
      \b(?:channel|spot|space|territory|slot|position|area|region|place|shelf) (?:is|has been|are) (?:already |all )?
        (?:spoken for|taken|covered|filled|assigned|claimed|given away)\b|
      \bnot adding (?:any\w* )?to (?:it|that|the|this|our)\b|
      \b(?:enough|plenty of) (?:
        people|sellers|resellers|folks|guys|partners|accounts|merchants|storefronts
      ) (?:selling|listing|on|already)\b|
      \b(?:down to|(?:now|i|we) (?:have )?(?:got|have)(?: just| only)?) one\b(?: (?:seller|reseller|guy|and|left|on there|that|who)\b|
        [.,!]
      )
    `),
    // English
    new RegExp(inLines`
      \b(?:exclusiv\w+|sole|solely|single|only one|just one)\b.{0,60}\b(?:
        partner\w*|agreements?|contracts?|arrangements?|deals?|sellers?|resellers?|retailers?|agency|
        agencies|vendors?|relationships?|rights|accounts?|company|compan\w+|firm|accelerator|licensees?|
        dealers?|representation|merchants?|terms|commitments?|operators?|storefronts?
      )\b
    `),
    new RegExp(inLines`
      \b(?:amazon|marketplace\w*|online|e-?commerce|walmart|digital|third[- ]party|3p|channel)\b.{0,60}
        \b(?:exclusiv\w+|solely)\b|
      \bexclusiv\w+\b.{0,60}\b(?:amazon|marketplace\w*|online|e-?commerce|walmart|tiktok|channel)\b|
      \bexclusivity\b
    `),
    new RegExp(inLines`
      \b(?:one|a single|1) (?:\w+ )?(?:
        authorized|dedicated|approved|chosen|designated|official|selected|trusted|contracted|master|amazon|
        online|marketplace|third[- ]party|3p
      ) (?:\w+ ){0,3}(?:sellers?|resellers?|partners?|retailers?|accounts?|agency|company|vendor|merchant)\b
    `),
    new RegExp(inLines`
      \b(?:
        authorized|approved|selected?|select|chosen|existing|current|closed|limited|small|handpicked|
        curated|fixed|short
      )\b.{0,40}\b(?:
        list|group|network|number|handful|roster|set|circle|sellers|resellers|partners|retailers|dealers
      )\b.{0,80}\b(?:
        full|closed|
        not (?:\w+ ){0,3}(?:add|tak|accept|expand|open|look|grow|onboard)\w*|
        no (?:longer|new|more|further|additional|room)|set
      )\b
    `),
    new RegExp(inLines`
      \bnot (?:\w+ ){0,3}(?:
        add(?:ing)?|tak(?:e|ing)(?: on)?|expand(?:ing)?|onboard(?:ing)?|look(?:ing)? for|seek(?:ing)?|need
      ) (?:to add )?(?:any |our |the |on |up )*
        (?:new |more |other |additional |further |another |extra |list of |number of )*(?:
          amazon|online|third[- ]party|3p|marketplace|e-?commerce|walmart|authorized|fba|internet
        ) (?:\w+ )?(?:sellers?|resellers?|partners?|retailers?|accounts?|list|roster|storefronts?)\b
    `),
    // Of any at all that is a rule about the place; of further ones, a list that is closed.
    new RegExp(inLines`
      \bnot (?:\w+ ){0,3}(?:accept(?:ing)?|authoriz(?:e|ing)|open(?:ing)?|approv(?:e|ing)) (?:
        any |our |the |on |up )*(?:new |more |other |additional |further |another |extra )+(?:
          amazon|online|third[- ]party|3p|marketplace|e-?commerce|walmart|authorized|fba|internet
        ) (?:\w+ )?(?:sellers?|resellers?|partners?|retailers?|accounts?|list|roster|storefronts?)\b
    `),
    new RegExp(inLines`
      \b(?:
        have|has|using|use|hired|work(?:ing)? with|partner(?:ed|ing)?(?: with)?|signed|chosen|chose|
        appointed|contracted|engaged|entrusted|retain\w*|committed to|contracted with
      )\b.{0,60}\b(?:
        handl\w+|manag\w+|runs?|running|takes? care|looks? after|own|owns|cover(?:s|ing)?|
        control(?:s|ling)?|operat\w+|represents?|responsible for
      )\b.{0,60}\b(?:
        amazon|marketplaces?|online|e-?commerce|third[- ]party|that channel|those channels|channels?|it all|
        all of (?:it|that)|walmart
      )\b
    `),
    new RegExp(inLines`
      \b(?:amazon|marketplaces?|online|e-?commerce|walmart|third[- ]party)\b.{0,60}\b(?:
        handled|managed|run|operated|taken care of|covered|controlled|represented|served|looked after|
        fulfilled|sold
      )\b.{0,20}\bby (?!us\b|our (?:own|in-?house|internal|team|staff)|ourselves|the (?:brand|factory))
    `),
    new RegExp(inLines`
      \b(?:already|currently) (?:
        have|work with|working with|partnered with|use|represented by|committed to|under contract with|
        locked in
      )\b.{0,30}\b(?:a|an|one|our|another|someone|somebody)\b.{0,30}
        \b(?:partner|seller|reseller|agency|company|retailer|team|vendor|who|that)\b.{0,40}
        \b(?:amazon|online|marketplaces?|e-?commerce|walmart|space|channel)\b|
      \b(?:amazon|online|marketplace|walmart|e-?commerce) (?:partner|seller|agency|reseller) (?:already )?
        (?:in place|of record)\b
    `),
    new RegExp(inLines`
      \b(?:contractually|under contract|contract (?:with|that)|agreement (?:with|that))\b.{0,80}\b(?:
        prevents?|prohibits?|bound|obligat\w+|not allow|preclud\w+|can not|bars|only (?:sell|supply)
      )\b|
      \bcontractually (?:bound|obligated|committed|tied)\b
    `),
    new RegExp(inLines`
      \b(?:one|a single|1) (?:seller|reseller|company|partner)\b.{0,40}
        \b(?:has had|has held|has run|has our|for (?:the (?:last|past)|years))\b|
      \bhonou?r that\b|
      \blimited to (?:a )?(?:handful|small|select\w*|few|certain|\d+)\b|
      \bno openings?\b|\bcontractual\b|
      \b(?:gave|given|granted|handed|assigned) (?:\w+ ){0,4}
        (?:amazon|marketplace\w*|online|channel|listings)\b.{0,30}\bto\b|
      \bhandful of (?:sellers|resellers|retailers|partners)\b
    `),
    new RegExp(inLines`
      \bpromis\w+\b.{0,40}\b(?:amazon|online|marketplace\w*|channel|to (?:somebody|someone|another|one))\b|
      \b(?:sewn|locked|tied|wrapped|signed) up\b|
      \b(?:amazon|online|marketplaces?)\b.{0,15}\bis (?:already )?(?:covered|spoken for|taken|reserved)\b|
      \b(?:two|three|four|five|\d+) (?:
        companies|sellers|resellers|retailers|partners|accounts|shops
      ) (?:are|is|have been) (?:approved|authorized|allowed)\b|
      \bsticking with (?:those|them|the|our|that|him|her)\b|
      \bunder an exclusive\b|\bnot appoint\w*\b|
      \bnot you,? (?:i am )?(?:afraid|sorry)\b
    `),
    new RegExp(inLines`
      \b(?:somebody|someone|a company|another company|a partner|a seller|one seller|some guy)\b.{0,20}
        \b(?:does|handles|runs|sells?|manages|covers)\b.{0,30}
        \b(?:amazon|online|marketplaces?|that|it|walmart)\b|
      \blimit(?:ed|ing)?\b.{0,30}\bto (?:two|three|four|five|a few|\d+|select\w*|our)\b|
      \bno (?:vacanc\w+|openings?|room)\b|
      \b(?:agreement|contract|deal|partnership) (?:with|that)\b.{0,60}
        \b(?:not (?:let|allow|permit)|forbids?|prevents?|prohibits?|stops?|keeps?)\b
    `),
    new RegExp(inLines`
      \b(?:one|a|another|some|different) (?:
        company|seller|reseller|partner|firm|agency|retailer|account|group
      ) (?:already )?(?:has|holds|owns|got|have) (?:\w+ ){0,3}
        (?:rights?|channel|amazon|exclusiv\w+|it all|that)\b|
      \b(?:spot|slot|seat|position|channel) is (?:already )?(?:taken|filled|gone)\b|
      \bgave (?:our|my) word\b|
      \b(?:signed|partnered|went|gone|contracted) (?:up )?with\b.{0,60}
        \b(?:who|that|which) (?:do|does|handles?|runs?|manages?|takes)\b.{0,40}
        \b(?:amazon|marketplaces?|online|all of)\b|
      \bbeat you to it\b|
      \b(?:got|have) (?:just )?(?:one|1) (?:reseller|seller|partner|retailer)\b|
      \b(?:only )?(?:two|three|four|five|\d+) (?:approved|authorized|select\w*) (?:
        retailers?|resellers?|sellers?|partners?
      )\b.{0,60}\b(?:only|final|list|closed|may)\b|
      \bonly (?:two|three|four|five|\d+) (?:approved|authorized)\b|
      \bno other sellers\b
    `),
    new RegExp(inLines`
      \b(?:program|list|roster|network|group) (?:is )?(?:capped|closed|full)\b|
      \bnobody else\b|\bno one else\b|
      \b(?:sits?|lies|rests|stays?|resides?|remains?|goes|went|belongs?|is) (?:exclusively |solely )?
        (?:with|to) (?:one|a single|our|just one|only one|1)\b.{0,40}
        \b(?:reseller|seller|partner|agency|company|retailer|account|guy|person|shop|firm|dealer)\b|
      \b(?:run|handled|done|managed) by (?:one|a single|just one|this one) (?:
        guy|person|seller|company|shop|dealer|gentleman|lady|family
      )\b|
      \b(?:one|single) appointed\b|
      \bappointed (?:one|a single)\b|
      \b(?:he|she|they|it) (?:is|are) the only ones?\b
    `),
    // "Our marketplace business belongs to Pinnacle Shelf, and only Pinnacle Shelf."
    new RegExp(inLines`
      \b(?:amazon|marketplaces?|online|e-?commerce|web|digital|channel)\b.{0,40}\b(?:belongs?|lies|rests?|sits) (?:to|with)\b
        .{1,40}\b(?:(?:and|and to|with) (?:only|nobody|no one)|alone|only|exclusively)\b|
      \b(?:if (?:i|we)|(?:i|we) (?:would|could) (?:not|never)|to|without) (?:ever )?(?:let(?:ting)? in|tak(?:e|ing) on|bring(?:ing)? in|add(?:ing)?|open(?:ed|ing)? (?:it|up) to) a (?:
        second|third|further
      ) (?:online |marketplace |amazon )?(?:seller|reseller|shop|partner|dealer|retailer|one)\b|
      \b(?:amazon|marktplatz\w*|online\w*)\b.{0,40}\b(?:gehort|liegt|liegen|gehoren)\b.{1,40}\b(?:allein|nur|ausschliesslich|niemand\w* (?:sonst|anders\w*))\b|
      \b(?:amazon|marketplaces?|en ligne)\b.{0,40}\b(?:appartien\w+|revien\w+)\b.{1,40}\b(?:seule?|uniquement|personne d'autre|lui seul)\b|
      \b(?:amazon|marketplaces?|online|en linea)\b.{0,40}\b(?:pertenece\w*|corresponde\w*|es de|es para)\b.{1,40}\b(?:solo|unicamente|nadie mas|exclusivamente)\b|
      \b(?:amazon|marketplaces?|online)\b.{0,40}\b(?:appartien\w+|spetta)\b.{1,40}\b(?:solo|soltanto|nessun altro|nessun'altra)\b|
      \b(?:amazon|marktplaatsen|marketplaces?|online\w*)\b.{0,40}\b(?:is van|zijn van|behoort|ligt bij)\b.{1,40}\b(?:alleen|niemand anders|uitsluitend)\b|
      \b(?:amazon|marketplaces?|online)\b.{0,40}\b(?:pertence\w*|e de)\b.{1,40}\b(?:so|apenas|mais ninguem)\b
    `),
    // German
    new RegExp(inLines`
      \b(?:exklusiv\w*|alleinig\w*|alleinvertrieb\w*|ausschliesslich)\b.{0,70}\b(?:
        partner\w*|vertrag\w*|vereinbarung\w*|handler\w*|haendler\w*|verkaufer\w*|agentur\w*|vertrieb\w*|
        rechte|recht|
        amazon|marktplatz\w*|seller
      )\b|
      \bexklusiv(?:partner|vertrag|handler|vereinbarung|vertrieb|recht)\w*|
      \b(?:amazon|marktplatz\w*|online)\b.{0,60}\bexklusiv\w*
    `),
    new RegExp(inLines`
      \b(?:festen?|geschlossene\w*|begrenzte\w*|bestehende\w*|ausgewahlte\w*)\b.{0,40}
        \b(?:kreis|handlerkreis|handlernetz\w*|partner\w*|handler\w*|netz\w*)\b.{0,80}
        \b(?:nicht|keine|geschlossen|voll)\b|
      \bkeine (?:weiteren|neuen|zusatzlichen) (?:amazon|online|marktplatz)-?\s?(?:
        handler|haendler|verkaufer|partner|seller
      )\w*
    `),
    /\b(?:partner|agentur|firma|unternehmen|dienstleister)\b.{0,60}\b(?:amazon|marktplatz\w*|online\w*)\b.{0,60}\b(?:betreut|ubernimmt|verantwort\w+|abwickelt|betreibt|zustandig|managt)\b/,
    // French
    new RegExp(inLines`
      \bexclusi(?:f|ve|vite|vement|fs|ves)\b.{0,70}\b(?:
        partenair\w*|contrat\w*|accord\w*|revendeur\w*|vendeur\w*|agence|
        amazon|marketplaces?|places? de marche|
        en ligne|distribut\w*|avec|prestataire
      )\b|
      \b(?:
        partenair\w*|contrat\w*|accord\w*|revendeur\w*|vendeur\w*|agence|
        amazon|marketplaces?|prestataire|partenariat
      )\b.{0,50}\bexclusi(?:f|ve|vite|vement|fs|ves)\b|
      \b(?:seul|unique) (?:partenaire|revendeur|vendeur|prestataire)\b|
      \breseau (?:ferme|selectif)\b
    `),
    // Spanish
    new RegExp(inLines`
      \bexclusiv\w*\b.{0,70}\b(?:
        soci[oa]|partner|contrato|acuerdo|vendedor|distribu\w+|agencia|amazon|marketplaces?|online|con
      )\b|
      \b(?:soci[oa]|partner|contrato|acuerdo|vendedor|revendedor|agencia|amazon|marketplaces?)\b.{0,50}
        \b(?:exclusiv\w*|en exclusiva|unico)\b|
      \bunico (?:vendedor|revendedor|socio|partner)\b
    `),
    // Italian
    new RegExp(inLines`
      \besclusiv\w*\b.{0,70}\b(?:
        partner|contratt\w*|accord\w*|rivenditor\w*|venditor\w*|agenzia|
        amazon|marketplaces?|online|con|societa
      )\b|
      \b(?:partner|contratt\w*|accord\w*|rivenditor\w*|venditor\w*|agenzia|amazon|marketplaces?)\b.{0,50}
        \b(?:esclusiv\w*|in esclusiva|unic[oa])\b|
      \bunico (?:venditore|rivenditore|partner)\b
    `),
  ],
  unless: [
    OF_SELLERS_STRUCK,
    /\bhave one (?:and|that|question|thing|more|rule|left)\b.{0,40}\b(?:sku|item|model|size|colou?r|color|ask|request|left in)\b/,
    new RegExp(inLines`
      \b(?:no|not|never|without|non)[- ](?:\w+ ){0,3}exclusiv\w*|
      \bnon-?exclusiv\w*|
      \bexclusiv\w+ (?:to|for|through|with|via|in|by) (?:our )?(?:
        brick|physical|independent|specialty|retail|local|own|us\b|pharmac|salons?|professional|
        wholesale customers|b2b
      )
    `),
    new RegExp(inLines`
      \b(?:exclusiv\w+|esclusiv\w+|exklusiv\w*|ausschliesslich) (?:\w+ ){0,3}(?:
        brick|physical|stationar|fachhandel|magasins|boutiques|tiendas|negozi|direct\w*|ourselves|our own|
        uber unser|via unser|offers?|discounts?|deals?|on our (?:own )?(?:web ?site|site|store)|
        through our (?:own )?(?:web ?site|site|store)|eigene\w*
      )
    `),
    /\b(?:solely|exclusively|only) (?:where|if|when|with|upon|after|once|on condition|by prior)\b/,
    /\b(?:looking for|interested in|offer(?:ing)?|want|seeking|discuss|open to|possib\w+|consider\w*|become|grant|give you)\b.{0,30}\b(?:an? )?exclusiv\w+/,
    /\b(?:our|with) (?:own|in-?house|internal)\b.{0,30}\bteam\b/,
  ],
};
