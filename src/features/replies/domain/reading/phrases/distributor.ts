import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** Other companies that sell what the brand makes. */
const TRADER = inLines`
  (?:
    distribut(?:or|er|ors|ers|ion partners?|ion company)|master distributors?|wholesalers?|
    wholesale (?:partners?|distributors?|houses?)|importers?|
    rep(?:resentative)? (?:groups?|agency|agencies|firms?|compan\w+)|
    sales (?:reps?|agency|agencies|representatives?|rep groups?|agents?)|
    manufacturer'?s rep\w*|reps?|
    (?:independent|territory|regional|local) (?:reps?|representatives?|agents?)|
    sales agents?|licensees?|brokers?|stocking dealers?|fulfil?lment partners?|master dealers?|
    trading partners?|
    exclusive (?:us |u\.s\. |north american |american )?agents?
  )
`;
const TO = inLines`
  (?:
    contact|reach(?: out)?(?: to)?|email|call|write to|speak (?:to|with)|talk to|get in touch with|
    connect with|go through|order (?:through|from|via|with)|ordering (?:through|from|via)|
    orders? (?:are|is)? ?(?:placed )?(?:through|with|via)|buy (?:through|from|via)|
    purchase[sd]? (?:it |them |our \w+ )?(?:through|from|via)|work (?:through|with|via)|
    source (?:from|through|it from)|available (?:through|from|via)|sold (?:through|via|by)|
    sell (?:\w+ ){0,3}(?:through|via)|handled (?:by|through)|go(?:es)? through|run[s]? through|
    refer(?:red)? (?:you )?to|direct(?:ed)? (?:you )?to|set up (?:an account )?with|account with|carried by|
    stocked by|distributed by|supplied (?:by|through)|served by|serviced by|try|use|managed by|
    represented by|fulfilled by|approach|forwarded (?:\w+ ){0,4}to|pass(?:ed)? (?:\w+ ){0,4}(?:on )?to|
    through|via
  )
`;

const WENDEN = inLines`
  (?:
    wenden|kontakt\w*|beziehen|bezug\w*|bestell\w*|kaufen|uber|durch|bei|an|ist|sind|vertrieb\w*|ubernimmt|
    ubernommen|zustandig|betreut|beliefert|anfragen|verweis\w*|weiter|
    bij|koop\w*|kopen|inkop\w*
  )
`;
const HAENDLER = inLines`
  (?:
    distribut(?:or|eur|ion)\w*|
    grosshandler\w*|groothandel\w*|grosshaendler\w*|grosshandel\w*|importeur\w*|vertriebspartner\w*|
    vertriebsfirma|vertriebsgesellschaft|handelsvertret\w*|generalvertret\w*|generalimporteur\w*|
    handelsagentur\w*|grossist\w*|lizenznehmer\w*|exklusivvertrieb\w*|alleinvertrieb\w*
  )
`;
const ADRESSER = inLines`
  (?:
    contact\w*|adress\w*|passe\w*|passer|travers|aupres|achet\w*|command\w*|vend\w*|
    fourn\w*|approvision\w*|via|s'occupe|confi\w*|assur\w*|gere\w*|exclusi\w*|
    est|sont|rapproch\w*|tourn\w*|orient\w*|redirig\w*|par|chez
  )
`;
const DISTRIBUTEUR = String.raw`(?:distributeurs?|grossistes?|importateurs?|agents? commercia\w+|centrale d'achat|representants? commercia\w+|agence commerciale)`;
const DIRIGIRSE = inLines`
  (?:
    contact\w*|dirig\w*|dirij\w*|traves|compr\w+|pedir|pedidos|vend\w*|suministr\w*|medio de|es|son|
    lleva\w*|gestion\w*|habl\w*|escrib\w*|exclusiv\w*|distribuy\w*|encarg\w*|pong\w*|mediante|con
  )
`;
const DISTRIBUIDOR = String.raw`(?:(?:nuestr[oa]s?|un|el|la|los|al|del) (?:\w+ ){0,2}(?:distribuidor(?:a|es|as)?|mayoristas?|importador(?:a|es)?|representantes?|agentes? comercial\w*))`;
const RIVOLGERSI = inLines`
  (?:
    contatt\w*|rivolg\w*|ingrosso|ordini|tramite|acquist\w*|ordin\w*|vend\w*|fornit\w*|attraverso|e|sono|
    gest\w*|occup\w*|esclusiv\w*|distribu\w*|passa\w*|presso|affidat\w*|scriv\w*|seguit\w*|dal|al|con
  )
`;
const DISTRIBUTORE = String.raw`(?:(?:nostr[oaie]|un|il|la|al|del|dal) (?:\w+ ){0,2}(?:distributor[ei]|grossist[ai]|importator[ei]|agent[ei]|rappresentant[ei]|agenzia)|[a-z]+ distribuzion\w*)`;

export const DISTRIBUTOR: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:carries|stocks|distributes|reps|represents|warehouses) (?:
        us\b|our (?:line|stuff|products?|range|goods|brand|\w+) (?:in|for|to|across|throughout)\b
      )|
      \bthey will (?:fix|sort|set|hook|kit) you (?:up|out)\b|
      \bget (?:us|them|it|our \w+) through\b(?! (?:the|our) (?:site|web))|
      \b(?:trade|retail) customers have been supplied by\b
    `),
    new RegExp(inLines`
      \b(?:
        no vend\w+|non vend\w+|ne vend\w+|verkaufen (?:wir )?nicht|no servimos|non forniamo|no suministr\w+
      )\b.{0,60}\b(?:
        lo lleva|lo gestiona|lo distribuye|se ocupa|lleva todo|se ne occupa|lo gestisce|
        s'en (?:charge|occupe)|ubernimmt|macht das
      )\b (?!mi |mia |mio |il |la |el |le |ma |mon |un |una )
    `),
    // English
    new RegExp(String.raw`\b${TO}\b.{0,60}\b${TRADER}\b`),
    new RegExp(inLines`
      \b(?:
        our|my|the|a|an|is|as|exclusive|master|sole|north american|us|u\.s\.|uk|european|authorized|
        national|regional
      ) (?:\w+ ){0,4}${TRADER}\b.{0,80}\b(?:
        is|are|handles?|manages?|takes? care|will|can|sells?|stocks?|carr(?:y|ies)|serves?|suppl(?:y|ies)|
        for|in|at|named|called|looks? after|covers?|sets? up|services?|:
      )\b
    `),
    new RegExp(String.raw`\b(?:is|are) (?:\w+ ){0,2}(?:our|my|the) (?:\w+ ){0,5}${TRADER}\b`),
    new RegExp(
      String.raw`\b(?:sell|supply|ship|distribute|go|work|fulfil\w*|operate)s?\b.{0,30}\b(?:only|exclusively|solely|entirely|strictly) (?:through|via|to|with|by)\b.{0,30}\b${TRADER}\b`,
    ),
    new RegExp(inLines`
      \b(?:they|who) (?:hold|have|keep|carry) (?:\w+ )?stock\b|
      \bthey (?:have )?got you\b|
      \b(?:hit up|approach|go see|ring up)\b.{0,40}
        \b(?:distro|supply|supplies|trading|wholesale|distribution|sons?|co)\b|
      \bonly (?:supply|sell to|serve|ship to|deal with) (?:the )?
        (?:wholesale trade|wholesalers|distributors|importers)\b|
      \b(?:have|has|use|via|through|with) (?:\w+ ){0,2}
        (?:\d|two|three|four|several|regional|local|many) (?:\w+ )?
        (?:distributors|wholesalers|importers|reps|agents)\b
    `),
    new RegExp(inLines`
      \b(?:repped|represented|imported|warehoused|distributed) (?:\w+ ){0,3}by\b (?!us\b|our)|
      \b(?:has|have|holds?|owns?|bought|took|licen[cs]es?) (?:
        those|the|all|our|us|north american|american|distribution|sales|master
      )? ?(?:\w+ )?(?:distribution|sales|territory|import) rights\b|
      \bhas those rights\b|
      \b(?:licen[cs]ed|licen[cs]e)\b.{0,40}\b(?:makes?|sells?|produces?|manufactures?)\b|
      \bour (?:stuff|products?|line|goods|items) (?:is|are) (?:\w+ )?licen[cs]ed\b|
      \barranged by\b|
      \b(?:only|solely|exclusively) (?:through|via|to|with) (?:our )?
        (?:distribut\w+|wholesal\w+|importers?|reps)\b|
      \b(?:solo|unicamente|esclusivamente|exclusivamente|nur|uniquement|ausschliesslich)\b.{0,15}
        \b(?:tramite|con|a traves de|por|uber|via|par|a)\b.{0,15}
        \b(?:distribu\w+|grossist\w*|mayorist\w*|importa\w+|grosshand\w+)
    `),
    new RegExp(inLines`
      \b(?:exclusively|solely|all) (?:\w+ ){0,3}distributed\b.{0,30}\bby\b|
      \bdistribut(?:ed|ion)\b.{0,50}\b(?:handled|managed|is|are|done|run)?\b.{0,10}
        \b(?:exclusively |solely )?by\b (?!us\b|our (?:own|team))|
      \b(?:licensed|outsourced|handed(?: over)?|transferred|moved) (?:\w+ ){0,6}
        (?:distribution|wholesale|sales) to\b
    `),
    new RegExp(inLines`
      \b(?:wholesale|distribution|sales|retail (?:accounts|orders)|orders|b2b|trade)\b.{0,40}
        \b(?:handled|managed|run|fulfilled|taken care of|done|serviced|processed)\b.{0,20}\b(?:by|through)\b (?!
          us\b|
          our (?:own|team|wholesale|sales|office|website|portal|online|form)|
          me\b|the (?:sales|wholesale)|\w+ (?:in|from|on) our|
          (?:email|filling|completing|clicking|visiting|using)
        )
    `),
    new RegExp(inLines`
      \b(?:
        unfi|kehe|ingram(?: micro)?|core-?mark|dot foods|alliance entertainment|baker & taylor|ingram book|
        d&h|synnex|frontier co-?op|lipari|threshold enterprises|nature's best|palko|chef'?s warehouse|
        southern glazer'?s|do it best|orgill|ace hardware|hibbett|phillips pet|animal supply|central pet|
        muller|aft dist\w*
      )\b
    `),
    // Dutch and Portuguese
    new RegExp(inLines`
      \b(?:via|bij|door|onze|ons)\b.{0,50}
        \b(?:distributeur\w*|groothandel\w*|importeur\w*|agentuur|vertegenwoordiger\w*)\b|
      \b(?:atraves d\w|pelo|pela|nosso|nossa|junto) ?(?:\w+ ){0,3}
        (?:distribuidor\w*|importador\w*|atacadista\w*|grossista\w*|representante\w*)\b|
      \bquem (?:vende|distribui|importa|representa|trata)\b|
      \bqui (?:distribue|importe|represente|commercialise) (?:toute )?(?:notre|nos)\b|
      \b(?:adressez|tournez|rapprochez)-?vous\b.{0,12}\b(?:a|vers|de|aupres) (?:la |l'|le )?
        (?:societe|maison|entreprise)\b
    `),
    // German, French, Spanish, Italian
    new RegExp(String.raw`\b${WENDEN}\b.{0,70}\b${HAENDLER}`),
    new RegExp(String.raw`\b${HAENDLER}.{0,70}\b${WENDEN}\b`),
    new RegExp(String.raw`\b${ADRESSER}\b.{0,70}\b${DISTRIBUTEUR}`),
    new RegExp(String.raw`\b${DISTRIBUTEUR}\b.{0,70}\b${ADRESSER}\b`),
    new RegExp(String.raw`\b${DIRIGIRSE}\b.{0,70}\b${DISTRIBUIDOR}`),
    new RegExp(String.raw`\b${DISTRIBUIDOR}\b.{0,70}\b${DIRIGIRSE}\b`),
    new RegExp(String.raw`\b${RIVOLGERSI}\b.{0,70}\b${DISTRIBUTORE}`),
    new RegExp(String.raw`\b${DISTRIBUTORE}\b.{0,70}\b${RIVOLGERSI}\b`),
    new RegExp(inLines`
      \b(?:vertrieb|belieferung|auslieferung|distribution)\b.{0,90}\b(?:
        hat\b.{0,40}\bubernommen|liegt bei|erfolgt (?:ausschliesslich |nur )?(?:uber|durch)|
        lauft (?:ausschliesslich |nur |komplett )?uber|ubernimmt|abgegeben|ubergeben
      )\b|
      \b(?:distribution|commercialisation|vente)\b.{0,60}\b(?:assuree|confiee|geree) (?:exclusivement )?
        (?:par|a)\b (?!notre (?:propre|equipe)|nos (?:soins|equipes)|nous|un partenaire)|
      \b(?:distribucion|venta|comercializacion)\b.{0,60}
        \b(?:lleva|gestiona|realiza|hace|pasa|se hace)\b.{0,20}
        \b(?:a traves de|por|mediante|la empresa|nuestro)\b|
      \b(?:distribuzione|vendita)\b.{0,60}\b(?:gestita|affidata|curata|passa)\b.{0,15}
        \b(?:da|dal|dalla|a|tramite)\b (?!noi|nostro (?:team|ufficio))
    `),
  ],
  unless: [
    /\b(?:they|who|which|it) (?:do|does) not (?:re-?sell|wholesale|sell on|supply others)\b/,
    /\b(?:ext(?:ension)?\.? ?\d+)\b|\b(?:sign up|register|apply) (?:there|on faire)\b|\bfaire\/|\bown (?:b2b )?portal\b/,
    // Those who ask what we are, or say what they are.
    new RegExp(inLines`
      \b(?:are you|you are|if you are|whether you are|as) (?:an? |our )?(?:\w+ )?
        (?:distributor|wholesaler|reseller|importer)\b|
      \b(?:we are|i am|being) (?:an? |the )(?:\w+ ){0,4}
        (?:distributor|wholesaler|importer|rep|reps|broker)s?\b(?! of)|
      \bbecome an? (?:\w+ )?distributor|
      \bdistributor (?:application|pricing|agreement|discount|price)|
      \b(?:not|no) (?:\w+ ){0,3}(?:through |use |have |work with )(?:\w+ ){0,2}
        (?:distributors?|wholesalers?|importers?|reps?\b)
    `),
    /\bdistributor (?:tier|level|terms|status|rate)s?\b/,
    new RegExp(inLines`
      \bour (?:\w+ )?(?:sales|wholesale|account|customer service|service|territory|regional)? ?(?:
        rep|reps|representative|representatives|agent
      )\b.{0,30}\b(?:will|should|is going to|can|would)\b.{0,20}
        \b(?:contact|reach|call|be in touch|follow|get (?:back|in touch)|email|help|assist|set)
    `),
    new RegExp(inLines`
      \b(?:customer (?:service|support|care|sales)|account|inside sales|support) (?:
        rep|reps|representatives?|agents?
      )\b|
      \bdistributors? (?:are|is) not\b|
      \bcontact (?:me|us) .{0,30}\bas (?:your|the) rep\b
    `),
    /\b(?:we|i) (?:handle|manage|do) (?:all )?(?:our )?(?:own )?distribution\b/,
    new RegExp(inLines`
      \b(?:wir sind|als|sind sie)\b.{0,20}\b(?:distributor|grosshandler|importeur|vertriebspartner)|
      \b(?:etes[- ]vous|vous etes|nous sommes)\b.{0,20}\b(?:distributeur|grossiste)|
      \b(?:son ustedes|es usted|somos|sois)\b.{0,20}\b(?:distribuidor|mayorista)|
      \b(?:siete|siamo|lei e)\b.{0,20}\b(?:distributor|grossist)
    `),
    new RegExp(inLines`
      \b(?:unser|ihr|eigener|zustandiger) (?:vertretung|urlaubsvertretung)|
      \bin vertretung\b|
      \bprecios? (?:de|para) (?:distribuidor|mayorista)|
      \b(?:tarif|tarifa|listino|preisliste)\w*\b.{0,20}
        \b(?:distribu\w+|mayorist\w+|grossist\w*|revendeur\w*)
    `),
  ],
};
