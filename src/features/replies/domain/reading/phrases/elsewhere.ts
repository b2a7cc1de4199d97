import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** Other companies that sell what the brand makes. */
const TRADER = String.raw`(?:distribut(?:or|er|ors|ers|ion partners?|ion company)|master distributors?|wholesalers?|wholesale (?:partners?|distributors?|houses?)|importers?|rep(?:resentative)? (?:groups?|agency|agencies|firms?|compan\w+)|sales (?:reps?|agency|agencies|representatives?|rep groups?|agents?)|manufacturer'?s rep\w*|reps?|(?:independent|territory|regional|local) (?:reps?|representatives?|agents?)|sales agents?|licensees?|brokers?|stocking dealers?|fulfil?lment partners?|master dealers?|trading partners?|exclusive (?:us |u\.s\. |north american |american )?agents?)`;
const TO = String.raw`(?:contact|reach(?: out)?(?: to)?|email|call|write to|speak (?:to|with)|talk to|get in touch with|connect with|go through|order (?:through|from|via|with)|ordering (?:through|from|via)|orders? (?:are|is)? ?(?:placed )?(?:through|with|via)|buy (?:through|from|via)|purchase[sd]? (?:it |them |our \w+ )?(?:through|from|via)|work (?:through|with|via)|source (?:from|through|it from)|available (?:through|from|via)|sold (?:through|via|by)|sell (?:\w+ ){0,3}(?:through|via)|handled (?:by|through)|go(?:es)? through|run[s]? through|refer(?:red)? (?:you )?to|direct(?:ed)? (?:you )?to|set up (?:an account )?with|account with|carried by|stocked by|distributed by|supplied (?:by|through)|served by|serviced by|try|use|managed by|represented by|fulfilled by|approach|forwarded (?:\w+ ){0,4}to|pass(?:ed)? (?:\w+ ){0,4}(?:on )?to|through|via)`;

const WENDEN = String.raw`(?:wenden|kontakt\w*|beziehen|bezug\w*|bestell\w*|kaufen|uber|durch|bei|an|ist|sind|vertrieb\w*|ubernimmt|ubernommen|zustandig|betreut|beliefert|anfragen|verweis\w*|weiter|bij|koop\w*|kopen|inkop\w*)`;
const HAENDLER = String.raw`(?:distribut(?:or|eur|ion)\w*|grosshandler\w*|groothandel\w*|grosshaendler\w*|grosshandel\w*|importeur\w*|vertriebspartner\w*|vertriebsfirma|vertriebsgesellschaft|handelsvertret\w*|generalvertret\w*|generalimporteur\w*|handelsagentur\w*|grossist\w*|lizenznehmer\w*|exklusivvertrieb\w*|alleinvertrieb\w*)`;
const ADRESSER = String.raw`(?:contact\w*|adress\w*|passe\w*|passer|travers|aupres|achet\w*|command\w*|vend\w*|fourn\w*|approvision\w*|via|s'occupe|confi\w*|assur\w*|gere\w*|exclusi\w*|est|sont|rapproch\w*|tourn\w*|orient\w*|redirig\w*|par|chez)`;
const DISTRIBUTEUR = String.raw`(?:distributeurs?|grossistes?|importateurs?|agents? commercia\w+|centrale d'achat|representants? commercia\w+|agence commerciale)`;
const DIRIGIRSE = String.raw`(?:contact\w*|dirig\w*|dirij\w*|traves|compr\w+|pedir|pedidos|vend\w*|suministr\w*|medio de|es|son|lleva\w*|gestion\w*|habl\w*|escrib\w*|exclusiv\w*|distribuy\w*|encarg\w*|pong\w*|mediante|con)`;
const DISTRIBUIDOR = String.raw`(?:(?:nuestr[oa]s?|un|el|la|los|al|del) (?:\w+ ){0,2}(?:distribuidor(?:a|es|as)?|mayoristas?|importador(?:a|es)?|representantes?|agentes? comercial\w*))`;
const RIVOLGERSI = String.raw`(?:contatt\w*|rivolg\w*|ingrosso|ordini|tramite|acquist\w*|ordin\w*|vend\w*|fornit\w*|attraverso|e|sono|gest\w*|occup\w*|esclusiv\w*|distribu\w*|passa\w*|presso|affidat\w*|scriv\w*|seguit\w*|dal|al|con)`;
const DISTRIBUTORE = String.raw`(?:(?:nostr[oaie]|un|il|la|al|del|dal) (?:\w+ ){0,2}(?:distributor[ei]|grossist[ai]|importator[ei]|agent[ei]|rappresentant[ei]|agenzia)|[a-z]+ distribuzion\w*)`;

export const DISTRIBUTOR: Phrases = {
  says: [
    /\b(?:carries|stocks|distributes|reps|represents|warehouses) (?:us\b|our (?:line|stuff|products?|range|goods|brand|\w+) (?:in|for|to|across|throughout)\b)|\bthey will (?:fix|sort|set|hook|kit) you (?:up|out)\b|\bget (?:us|them|it|our \w+) through\b(?! (?:the|our) (?:site|web))|\b(?:trade|retail) customers have been supplied by\b/,
    /\b(?:no vend\w+|non vend\w+|ne vend\w+|verkaufen (?:wir )?nicht|no servimos|non forniamo|no suministr\w+)\b.{0,60}\b(?:lo lleva|lo gestiona|lo distribuye|se ocupa|lleva todo|se ne occupa|lo gestisce|s'en (?:charge|occupe)|ubernimmt|macht das)\b (?!mi |mia |mio |il |la |el |le |ma |mon |un |una )/,
    // English
    new RegExp(String.raw`\b${TO}\b.{0,60}\b${TRADER}\b`),
    new RegExp(
      String.raw`\b(?:our|my|the|a|an|is|as|exclusive|master|sole|north american|us|u\.s\.|uk|european|authorized|national|regional) (?:\w+ ){0,4}${TRADER}\b.{0,80}\b(?:is|are|handles?|manages?|takes? care|will|can|sells?|stocks?|carr(?:y|ies)|serves?|suppl(?:y|ies)|for|in|at|named|called|looks? after|covers?|sets? up|services?|:)\b`,
    ),
    new RegExp(String.raw`\b(?:is|are) (?:\w+ ){0,2}(?:our|my|the) (?:\w+ ){0,5}${TRADER}\b`),
    new RegExp(
      String.raw`\b(?:sell|supply|ship|distribute|go|work|fulfil\w*|operate)s?\b.{0,30}\b(?:only|exclusively|solely|entirely|strictly) (?:through|via|to|with|by)\b.{0,30}\b${TRADER}\b`,
    ),
    /\b(?:they|who) (?:hold|have|keep|carry) (?:\w+ )?stock\b|\bthey (?:have )?got you\b|\b(?:hit up|approach|go see|ring up)\b.{0,40}\b(?:distro|supply|supplies|trading|wholesale|distribution|sons?|co)\b|\bonly (?:supply|sell to|serve|ship to|deal with) (?:the )?(?:wholesale trade|wholesalers|distributors|importers)\b|\b(?:have|has|use|via|through|with) (?:\w+ ){0,2}(?:\d|two|three|four|several|regional|local|many) (?:\w+ )?(?:distributors|wholesalers|importers|reps|agents)\b/,
    new RegExp(inLines`
      \b(?:repped|represented|imported|warehoused|distributed) (?:\w+ ){0,3}by\b (?!us\b|our)|
      \b(?:has|have|holds?|owns?|bought|took|licen[cs]es?) (?:those|the|all|our|us|north american|american|
      distribution|sales|master)? ?(?:\w+ )?(?:distribution|sales|territory|import) rights\b|
      \bhas those rights\b|\b(?:licen[cs]ed|licen[cs]e)\b.{0,40}\b(?:makes?|sells?|produces?|manufactures?)\b|
      \bour (?:stuff|products?|line|goods|items) (?:is|are) (?:\w+ )?licen[cs]ed\b|\barranged by\b|
      \b(?:only|solely|exclusively) (?:through|via|to|with) (?:our )?(?:distribut\w+|wholesal\w+|importers?|
      reps)\b|\b(?:solo|unicamente|esclusivamente|exclusivamente|nur|uniquement|
      ausschliesslich)\b.{0,15}\b(?:tramite|con|a traves de|por|uber|via|par|a)\b.{0,15}\b(?:distribu\w+|
      grossist\w*|mayorist\w*|importa\w+|grosshand\w+)
    `),
    /\b(?:exclusively|solely|all) (?:\w+ ){0,3}distributed\b.{0,30}\bby\b|\bdistribut(?:ed|ion)\b.{0,50}\b(?:handled|managed|is|are|done|run)?\b.{0,10}\b(?:exclusively |solely )?by\b (?!us\b|our (?:own|team))|\b(?:licensed|outsourced|handed(?: over)?|transferred|moved) (?:\w+ ){0,6}(?:distribution|wholesale|sales) to\b/,
    /\b(?:wholesale|distribution|sales|retail (?:accounts|orders)|orders|b2b|trade)\b.{0,40}\b(?:handled|managed|run|fulfilled|taken care of|done|serviced|processed)\b.{0,20}\b(?:by|through)\b (?!us\b|our (?:own|team|wholesale|sales|office|website|portal|online|form)|me\b|the (?:sales|wholesale)|\w+ (?:in|from|on) our|(?:email|filling|completing|clicking|visiting|using))/,
    /\b(?:unfi|kehe|ingram(?: micro)?|core-?mark|dot foods|alliance entertainment|baker & taylor|ingram book|d&h|synnex|frontier co-?op|lipari|threshold enterprises|nature's best|palko|chef'?s warehouse|southern glazer'?s|do it best|orgill|ace hardware|hibbett|phillips pet|animal supply|central pet|muller|aft dist\w*)\b/,
    // Dutch and Portuguese
    /\b(?:via|bij|door|onze|ons)\b.{0,50}\b(?:distributeur\w*|groothandel\w*|importeur\w*|agentuur|vertegenwoordiger\w*)\b|\b(?:atraves d\w|pelo|pela|nosso|nossa|junto) ?(?:\w+ ){0,3}(?:distribuidor\w*|importador\w*|atacadista\w*|grossista\w*|representante\w*)\b|\bquem (?:vende|distribui|importa|representa|trata)\b|\bqui (?:distribue|importe|represente|commercialise) (?:toute )?(?:notre|nos)\b|\b(?:adressez|tournez|rapprochez)-?vous\b.{0,12}\b(?:a|vers|de|aupres) (?:la |l'|le )?(?:societe|maison|entreprise)\b/,
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
      \b(?:vertrieb|belieferung|auslieferung|distribution)\b.{0,90}\b(?:hat\b.{0,40}\bubernommen|liegt bei|
      erfolgt (?:ausschliesslich |nur )?(?:uber|durch)|lauft (?:ausschliesslich |nur |komplett )?uber|ubernimmt|
      abgegeben|ubergeben)\b|
      \b(?:distribution|commercialisation|vente)\b.{0,60}\b(?:assuree|confiee|geree) (?:exclusivement )?(?:par|
      a)\b (?!notre (?:propre|equipe)|nos (?:soins|equipes)|nous|un partenaire)|
      \b(?:distribucion|venta|comercializacion)\b.{0,60}\b(?:lleva|gestiona|realiza|hace|pasa|
      se hace)\b.{0,20}\b(?:a traves de|por|mediante|la empresa|nuestro)\b|
      \b(?:distribuzione|vendita)\b.{0,60}\b(?:gestita|affidata|curata|passa)\b.{0,15}\b(?:da|dal|dalla|a|
      tramite)\b (?!noi|nostro (?:team|ufficio))
    `),
  ],
  unless: [
    /\b(?:they|who|which|it) (?:do|does) not (?:re-?sell|wholesale|sell on|supply others)\b/,
    /\b(?:ext(?:ension)?\.? ?\d+)\b|\b(?:sign up|register|apply) (?:there|on faire)\b|\bfaire\/|\bown (?:b2b )?portal\b/,
    // Those who ask what we are, or say what they are.
    /\b(?:are you|you are|if you are|whether you are|as) (?:an? |our )?(?:\w+ )?(?:distributor|wholesaler|reseller|importer)\b|\b(?:we are|i am|being) (?:an? |the )(?:\w+ ){0,4}(?:distributor|wholesaler|importer|rep|reps|broker)s?\b(?! of)|\bbecome an? (?:\w+ )?distributor|\bdistributor (?:application|pricing|agreement|discount|price)|\b(?:not|no) (?:\w+ ){0,3}(?:through |use |have |work with )(?:\w+ ){0,2}(?:distributors?|wholesalers?|importers?|reps?\b)/,
    /\bdistributor (?:tier|level|terms|status|rate)s?\b/,
    /\bour (?:\w+ )?(?:sales|wholesale|account|customer service|service|territory|regional)? ?(?:rep|reps|representative|representatives|agent)\b.{0,30}\b(?:will|should|is going to|can|would)\b.{0,20}\b(?:contact|reach|call|be in touch|follow|get (?:back|in touch)|email|help|assist|set)/,
    /\b(?:customer (?:service|support|care|sales)|account|inside sales|support) (?:rep|reps|representatives?|agents?)\b|\bdistributors? (?:are|is) not\b|\bcontact (?:me|us) .{0,30}\bas (?:your|the) rep\b/,
    /\b(?:we|i) (?:handle|manage|do) (?:all )?(?:our )?(?:own )?distribution\b/,
    /\b(?:wir sind|als|sind sie)\b.{0,20}\b(?:distributor|grosshandler|importeur|vertriebspartner)|\b(?:etes[- ]vous|vous etes|nous sommes)\b.{0,20}\b(?:distributeur|grossiste)|\b(?:son ustedes|es usted|somos|sois)\b.{0,20}\b(?:distribuidor|mayorista)|\b(?:siete|siamo|lei e)\b.{0,20}\b(?:distributor|grossist)/,
    /\b(?:unser|ihr|eigener|zustandiger) (?:vertretung|urlaubsvertretung)|\bin vertretung\b|\bprecios? (?:de|para) (?:distribuidor|mayorista)|\b(?:tarif|tarifa|listino|preisliste)\w*\b.{0,20}\b(?:distribu\w+|mayorist\w+|grossist\w*|revendeur\w*)/,
  ],
};

/** Another person, mailbox or company of the same house, or a brand that has gone to another owner. */
export const WRONG_CONTACT: Phrases = {
  says: [
    // Dutch and Portuguese, and houses of quite another trade.
    /\b(?:verkeerde? (?:adres|persoon|bedrijf|afdeling)|niet de juiste (?:persoon|afdeling)|doorgestuurd|stuur ik door|geef ik door|mijn collega)\b|\b(?:neem|mail|richt|stuur|schrijf)\b.{0,60}\b(?:collega|afdeling|verkoop@|x@y)|\b(?:pessoa|endereco|empresa|departamento) (?:errad\w|incorret\w|equivocad\w)|\b(?:encaminh\w+|reencaminh\w+|repass\w+)\b.{0,40}\b(?:colega|equipe|equipa|setor|departamento|responsavel)\b|\b(?:fale|contacte|contate|escreva)\b.{0,40}\b(?:colega|departamento|responsavel|setor)\b|\bnao sou (?:eu|a pessoa|o responsavel)\b/,
    /\b(?:errore|error|erreur|irrtum|verwechslung|vergissing|engano|equivocacion)\b.{0,80}\b(?:noi siamo|siamo un|somos|nous sommes|wir sind|wij zijn|we are|non produciamo|no fabricamos|ne fabriquons)\b|\b(?:noi siamo|siamo) (?:un|una|uno) (?:albergo|hotel|ristorante|studio|scuola|comune|agenzia)\b|\bwir sind (?:ein|eine) (?:hotel|restaurant|kanzlei|schule|praxis|verein|gemeinde)\b|\bnous sommes un(?:e)? (?:hotel|restaurant|ecole|cabinet|mairie|association)\b|\bsomos un(?:a)? (?:hotel|restaurante|escuela|despacho|ayuntamiento|clinica)\b/,
    new RegExp(inLines`
      \b(?:took|taken|takes|taking) over (?:from me|for me|my (?:job|role|desk|accounts|position))\b|
      \b(?:replaced me|my replacement|my successor|(?:is|was) now (?:my|the) successor)\b|
      \bi am (?:with|on|in|from|part of) the (?:\w+ )?(?:warranty|support|tech\w*|service|repair|returns|
      billing|accounts?|hr|press|shipping|warehouse) (?:team|department|desk|dept|side)\b|\bno visibility\b|
      \b(?:is|are|that is|must be|you want) (?:somebody|someone) else\b|
      \bhandled by [a-z]+ [a-z]+ (?:at|on) ext\w*|\bextension \d+\b|
      \bwe are (?:a|an|the) (?:\w+ )?(?:church|school|library|plumbers?|law firm|dentist|bakery|hotel) (?:in|
      not|and)\b
    `),
    // English
    /\b(?:wrong|incorrect|not the (?:right|correct|best|appropriate|proper))\b.{0,25}\b(?:person|people|contact|email|address|department|dept|mailbox|inbox|team|company|brand|place|number|guy|office|one|individual|party|business|entity|firm)\b/,
    new RegExp(inLines`
      \b(?:this|that) (?:is not|would not be) (?:me|us|mine)\b|
      \b(?:no one|nobody|none of us) (?:at|in|on|here|from)\b.{0,50}\b(?:deals?|handles?|works?|manages?|does|
      buys?|sells?|can help)\b|\bnot (?:who|whom|the one) you\b|\bdo not know who (?:would|does|is|handles)\b|
      \b(?!(?:we|i|he|they|us|sister|brother|wife|husband|dad|mom|mother|father|son|daughter|partner|agency|
      company|distributor|rep|amazon|it|who|that|team) )[a-z]+ (?:handles|manages|runs|looks after|
      takes care of|deals with|does|oversees|heads) (?:up )?(?:all |our |the |new |any |these |
      this )*(?:wholesale|retail\w*|accounts?|sales|b2b|trade|partnerships?|dealers?|resellers?|stockists?|
      inquir\w+|buying|requests?)\b
    `),
    /\b(?:am|is|are) not\b.{0,15}\b(?:the )?(?:right|correct|best|person|one|contact)\b(?! (?:for|to) (?:us|me|our|carry|take)\b).{0,40}\b(?:for|to|who|that|handling|in charge)\b/,
    /\b(?:no longer|not|never)(?: actually| even| currently)? work(?:s|ing)?(?: (?:at|for|here|with)\b|[.,]|$)|\b(?:no longer|not|never)\b.{0,20}\b(?:with (?:the|us\b|this company|\w+(?: inc| llc| co)?$)|employed|associated|affiliated|handle|handling|deal with|involved|responsible|in charge|manage|own(?:s|ed)?|(?:part of|in) (?:the )?(?:wholesale|sales|purchasing|buying))\b/,
    /\b(?:contact|reach(?: out)?(?: to)?|email|write(?: to)?|call|speak (?:to|with)|talk to|get in touch with|send (?:it|this|your \w+|that|all|any|future|\w+ inquir\w+|\w+ requests?)?\b.{0,20}\bto|direct (?:\w+ ){0,6}to|resend|redirect|forward (?:\w+ ){0,5}to|try|use|address (?:\w+ ){0,4}to)\b.{0,80}(?:\b(?:team|department|dept|division|desk|manager|director|colleague|coworker|co-worker|head of|vp of|buyer|partner sales|who (?:handles|manages|runs|looks after|deals|takes care|is in charge|heads|oversees|can help)|handles|in charge)\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/,
    /\b(?:forward(?:ed|ing)|pass(?:ed|ing)|shar(?:ed|ing)|sent|routed|loop(?:ed|ing)|cc'?(?:d|ed|ing)|copied|copying|adding|introduc\w+|connect(?:ed|ing)|transferr?\w*|redirect\w*|hand(?:ed|ing))\b.{0,40}\b(?:to|in|on|with|over|along)?\b.{0,60}\b(?:team|department|dept|division|manager|director|colleague|who (?:handles|manages|runs|looks after|deals|takes care|is in charge|heads|oversees|can)|handles|in charge of|head of|right person|appropriate (?:person|team|party)|wholesale|sales|b2b)\b/,
    /\b(?:\w+ )?(?:loop(?:ed|ing)|cc'?(?:d|ed|ing)|copied|copying|(?<!not )adding) (?:in )?(?:my |our |the )?(?!accounts?|new|any|more|retailers?|sellers?|up|to|stores?|products?)[a-z]+\b(?:.{0,30}\b(?:here|on this|to this|cc|who|from|our|in)\b|[ ,.]*$)/,
    /\b(?:we|i|he|she|they|family|father|mother) sold\b.{0,60}\b(?:years?|months?|weeks?) ago\b|\b(?:sold|acquired|bought|taken over|merged|divested|changed hands)\b.{0,40}\b(?:the |our |this )?(?:brand|company|business|line|division|product line|assets|rights|trademark|to|by)\b.{0,60}\b(?:to|by|in|last|ago|year|now|no longer|longer)\b|\b(?:now|currently) (?:owned|operated|managed|run) by\b|\bnew owners?\b|\b(?:no longer|do not|not) (?:own|make|produce|manufacture|sell|carry|have anything to do with|represent)\b.{0,40}\b(?:brand|that line|this line|them|it|anymore|any more|product\w*)\b/,
    /\b(?:we (?:are|have) (?:nothing|no (?:relation|connection|affiliation|association))|not (?:related|connected|affiliated|associated)|different (?:company|business|brand)|same name|similar name|confus\w+ us|think you (?:have|want|mean\w*|are looking)|you (?:may|might|must) (?:have|be) (?:the wrong|mist\w+|confus\w+|looking for|reached|meant|thinking))\b/,
    /\b(?:this is|this|you have reached) (?:\w+ ){0,4}(?:the )?(?:customer (?:service|support|care)|consumer|retail (?:store|support)|tech(?:nical)? support|support|hr|billing|accounting|returns|personal|press|marketing|accounts payable)\b(?: (?:\w+ ){0,3}(?:inbox|department|dept|team|mailbox|address|email|line|desk|account))?.{0,60}\b(?:only|not|for wholesale|inquir\w+|wholesale|please)\b/,
    /\b(?:wholesale|sales|b2b|trade|reseller|retail partner\w*) (?:inquir\w+|enquir\w+|requests?|questions?|accounts?)\b.{0,40}\b(?:go(?:es)? to|should (?:go|be sent)|are (?:handled|managed) (?:by|at)|to be sent|need to (?:go|be sent)|at|is|are)\b.{0,30}[\w.+-]+@/,
    /\b(?:handled|managed|looked after|run|dealt with|overseen) by (?:my |our |the |a )?(?:colleague|\w+ (?:in|on|from|at) (?:our|the)|(?:\w+ )?(?:wholesale|sales|b2b|trade|retail|key account|partnership\w*)(?: (?:team|department|manager|director|dept|desk|division)))/,
    /\b(?:will be|is|are) (?:a )?better (?:person|contact|suited|able|fit to|place)\b|\b(?:better|best|right|correct|proper|appropriate) (?:person|contact|email|address|place|point of contact|department|team|inbox|channel)\b.{0,40}\b(?:is|would be|are|for (?:this|that|wholesale)|to (?:contact|reach|talk|email|speak)|:)/,
    /\b(?:i (?:only|just) (?:handle|do|deal)|not my (?:area|department|job|role|responsib\w+)|above my|i am (?:only|just) (?:in|the|a)|i am in (?:customer|hr|accounting|marketing|shipping|production|tech)|outside (?:of )?my|i (?:have )?(?:retired|left|moved on|changed (?:roles|jobs|positions)))\b/,
    /\bnothing to do with\b|(?<!what )\byou (?:will )?(?:want|need) (?:to (?:talk|speak|write|reach|contact|email|ask|get hold|go through) \b|(?!more |help|samples?|anything|it|that|this|them)[a-z]+(?: [a-z]+)?[.,]?$|(?!more |help |samples? |anything |us )[a-z]+ (?:in|at|from|over)\b)/,
    /\b(?:this|that) (?:inbox|mailbox|address|email(?: address)?|account|line|number|desk|team|department|queue)\b.{0,10}\b(?:is|handles|deals|only|does|belongs)\b.{0,50}\b(?:for|with|customer|consumer|support|orders|only|returns|press|warranty|to)\b|\b(?:wholesale|sales|b2b|trade|retail\w*) (?:has|have) (?:its|their|a|an) (?:own|separate|dedicated|different)\b/,
    new RegExp(inLines`
      \bsister company\b|\bnever (?:worked|been (?:with|at|part)|heard of)\b|^not me\b|
      \bask [a-z]+(?: [a-z]+)?[.!]?$|\b(?:we do not|do not) make (?:those|that|them|any)\b|
      \bthinking of (?!us\b|our\b|carry|adding|you\b|order|buy|the\b|start)[a-z]+\b|
      \b(?:colleague|coworker)\b.{0,60}\b(?:responsible|in charge|handles|
      will (?:reply|answer|get back|contact|take))|
      \b(?:responsible|in charge) (?:for|of) (?:your|that|this|the) (?:region|area|country|state|market|
      territory)\b|\bfalsch\b.{0,30}\b(?:bei mir|hier|verbunden)\b|\bbei mir falsch\b|
      \b(?:vous etes|t'es|etes) trompe\w*\b|\btrompe\w* (?:de|d')|
      \bnon (?:sono|seguo|mi occupo)\b.{0,30}\b(?:io|queste|questo|quest)|\bbitte an x@y|
      \b(?:scriva|rivolga|chieda|parli)\b.{0,20}\b(?:al|alla|a) (?:dott\w*|sig\w*|collega|responsabile)
    `),
    /\b(?:emailed|written to|reached|contacted|messaged) (?:the|our) (?!right|team about)\w+|\btry (?:the|our) (?:contact|main|general)\b|\bwe are not [a-z' ]{3,30}, (?:we are|but)\b|\bno somos nosotros\b|\botra empresa\b|\bes de otr[ao]\b|\bnothing i can do\b|\b(?:product )?line (?:went|moved|was sold|was transferred) to\b|\b(?:split|spun off|broke up) the (?:company|business)\b|\bcan (?:not )?help you (?:here|there)\b.{0,20}$/,
    new RegExp(inLines`
      \b(?:got|have|reached|emailed|contacted|written to) the wrong\b|
      ^(?:hi[,. ]+|hey[,. ]+|sorry[,. ]+|hello[,. ]+)*wrong [a-z]+[.! ]*$|
      \bmeant for (?:the other|another|someone|somebody|a different)\b|
      \bthe other (?!brands?|products?|lines?|stores?|day|items?|hand|side|terms)[a-z]+,? (?:the|in|who|that)\b|
      \b(?:i|he|she) do(?:es)? not (?:actually |even |really |even )?work (?:there|here|for|at)\b|
      \b(?:personal|private) (?:email|address|account|mailbox)\b|\bpassed away\b|
      \bnot (?:really )?my (?:thing|area|field|call)\b|
      \b(?:is|was) the (?:guy|person|one|gal|lady|man|woman|contact) (?:for|to|who|in)\b|\bshould know\b|
      \bmeant to (?:write|send|email|contact|reach)\b|\b(?:someone|somebody) else\?|\bmistaken us\b|\bnot us\b
    `),
    /\bwe are (?:just |only )?(?:the |an? |one of )(?:\w+ ){0,3}(?:agency|dentist|clinic|law firm|church|school|stores?|office|restaurant|hotel|warehouse|showroom|franchise\w*|retailer|reseller|shop|bakery|contractor|fulfil?lment)\b|(?<!\b(?:to|with|by|at|past|from) (?:our|the) )\b(?:head office|corporate (?:office|headquarters)|headquarters)\b|\bcan not help (?:you )?with (?:this|that)\b/,
    /\b(?:you have )?reached (?:the|our|a) (?!out)(?:\w+ ){0,3}(?:shop|department|line|desk|office|team|store|service|inbox|warehouse|clinic)\b|\b(?:this|that|it|mail|email|message) (?:goes|went|came|comes|landed) (?:\w+ )?(?:to|in|at) (?:the|our) (?:\w+ ){0,2}(?:warehouse|accounting|support|repair|hr|store|front desk|customer|marketing|press|wrong|service|shop)\b|\b(?:sales|wholesale|buying|purchasing) (?:sits|is) in (?:a different|another|our)\b|\bdifferent (?:office|department|team)\b/,
    /\bthat is [a-z]+'s (?:area|department|job|world|call|thing|domain|desk|territory|responsibility|side)\b|\b(?:i am|i'm) (?:the|an?|in|on|with) (?:\w+ ){0,3}(?:receptionist|office manager|bookkeeper|accountant|intern|assistant|side|marketing|hr|shipping|warehouse)\b|\bi (?:left|retired|quit|moved)\b/,
    /\bnot my (?:area|department|job|role|thing|side|call)\b|\b(?:better|best) (?:off|bet)\b.{0,40}\b(?:contact\w*|writ\w+|email\w*|call\w*|ask\w*|reach\w*|team)\b|\b(?:sent|forwarded|passed|gave|handed|routed|shared) (?:it|this|your \w+|that|them) (?:over |on |along )?to (?!you\b|me\b|our (?:distributor|rep|accounting to))/,
    // German
    /\b(?:falsche[nrms]?|nicht (?:der|die|das) (?:richtige\w*|zustandige\w*)|nicht (?:mehr )?zustandig|nicht (?:mehr )?(?:verantwortlich|im unternehmen|bei uns|tatig))\b|\b(?:wenden sie sich|schreiben sie|kontaktieren sie|richten sie|senden sie|melden sie sich|ansprechpartner\w*|zustandig)\b.{0,80}(?:\b(?:kolleg\w+|abteilung|team|vertrieb\w*|verkauf|frau|herrn?|zustandig\w*|b2b|einkauf)\b|[\w.+-]+@[\w.-]+)/,
    /\b(?:weitergeleitet|leite\b.{0,60}\bweiter|weitergegeben|gebe\b.{0,60}\bweiter|in kopie|cc gesetzt)\b|\b(?:marke|firma|unternehmen)\b.{0,30}\b(?:verkauft|ubernommen|veraussert)\b|\bgehoren?\b.{0,20}\b(?:nicht mehr|seit)\b|\bnicht unsere marke\b|\bverwechsel\w*/,
    // French
    /\b(?:mauvais\w* (?:adresse|personne|interlocut\w+|service|contact|boite|destinataire)|pas (?:la )?(?:bonne|bon) (?:personne|adresse|interlocut\w+|service|contact)|pas le bon|plus (?:en charge|dans l'entreprise|chez)|ne (?:suis|travaille|fait|gere|m'occupe) (?:pas|plus)|ne m'occupe (?:pas|plus))\b|\b(?:contacte[rz]|adresse[rz]|ecri(?:re|vez)|envoye[rz]|rapproche[rz]|voir avec|prendre contact)\b.{0,80}(?:\b(?:collegue|service|equipe|departement|responsable|directeur|directrice|commercial\w*|m\.|mme|madame|monsieur)\b|[\w.+-]+@[\w.-]+)/,
    /\b(?:transmis|transmets|transfere|fais suivre|fait suivre|en copie|redirig\w+)\b|\b(?:marque|societe|entreprise)\b.{0,40}\b(?:vendue|cedee|rachetee|reprise)\b/,
    // Spanish
    /\b(?:(?:persona|direccion|correo|departamento|contacto|empresa) (?:equivocad\w|incorrect\w|erron\w+)|no soy (?:la|el) (?:persona|contacto|responsable|indicad\w|adecuad\w)|(?:se ha(?:n)?|te has|os habeis|se habran?) (?:equivocado|confundido)|nada que ver con|ya no (?:trabaj\w+|llev\w+|soy|esta|me ocupo|gestion\w+)|no es (?:el|la) (?:correo|direccion|departamento|persona|empresa))\b|\b(?:contact\w+|escrib\w+|dirij\w+|dirig\w+|pong\w+ en contacto|envi\w+|habl\w+)\b.{0,80}(?:\b(?:companer\w+|departamento|equipo|responsable|director\w*|encargad\w+|compañer\w+|colega)\b|[\w.+-]+@[\w.-]+)/,
    /\b(?:reenvi\w+|no llevo (?:ese|este|el) tema|el contacto de|he pasado|paso (?:su|tu|el|este)|en copia|traslad\w+|remit\w+ (?:su|tu|el))\b|\b(?:marca|empresa|compania)\b.{0,30}\b(?:vendida|vendimos|adquirid\w+|comprada)\b|\bvendimos (?:la )?marca\b/,
    // Italian
    /\b(?:(?:persona|indirizzo|reparto|contatto|azienda|ufficio|destinatario) (?:sbagliat\w|errat\w|giust\w)|non sono (?:la|il) (?:persona|referente|responsabile|contatto)|non mi occupo|non (?:lavora|lavoro|si occupa|gestisce) (?:piu|di)|avete sbagliato|ha sbagliato)\b|\b(?:contatt\w+|scriv\w+|rivolg\w+|invi\w+|mand\w+|sent\w+)\b.{0,80}(?:\b(?:colleg\w+|ufficio|reparto|team|responsabile|direttor\w+|referente)\b|[\w.+-]+@[\w.-]+)/,
    /\b(?:inoltrat\w+|inoltro|giro (?:la|il)|ho girato|in copia|passat\w+ (?:la|il))\b|\b(?:marchio|azienda|brand|societa)\b.{0,30}\b(?:venduto|venduta|cedut\w+|acquisit\w+)\b/,
  ],
  unless: [
    /^(?:please |do |just )?ask (?:me |us )?(?:again|later)\b/,
    /\bkeep(?:ing)? up with\b|\bnot (?:happy|comfortable|satisfied|okay|ok|fine) with\b/,
    /\bthank(?:s| you) for (?:contacting|reaching|your|writing|getting)\b(?!.*@)|\b(?:so|in order) (?:that )?(?:i|we) can (?:direct|route|forward|send)\b|\bcan (?:i|we) (?:direct|forward)\b/,
    // Write to me, or write with questions: the right person is speaking.
    /\b(?:contact|reach|email|call|write)\b.{0,20}\b(?:me|us)\b.{0,30}\b(?:at|if|with|directly|anytime|any time|on)\b/,
    /\b(?:if|should|when|for) you (?:have|need|require|would like|want)\b.{0,40}\b(?:questions?|help|assistance|anything|concerns)\b|\b(?:any|with) (?:other |further |additional |more )?questions\b/,
    /\b(?:application|form|portal|certificate|permit|license|documents?|paperwork|order|orders|po|w-?9|purchase orders?)\b.{0,40}\b(?:to|at)\b [\w.+-]+@|\b(?:send|email|forward|submit|return|fax)\b.{0,60}\b(?:certificate|permit|license|documents?|paperwork|completed|signed|order|po|w-?9|ein|tax|photos?|form|references)\b/,
    /\b(?:send|sent|forward\w*|email\w*|pass\w*|share\w*)\b.{0,15}\b(?:you|over|me)\b.{0,40}\b(?:price|catalog|application|form|details|info\w*|pricing|link|agreement)\b/,
  ],
};

/** Even one of the wrong house may have the right address. */
export const HANDED_ON: Phrases = {
  says: [
    /\b(?:wrong|incorrect|not the (?:right|best|correct)|no longer|better (?:person|contact)|forward(?:ed|ing)|loop(?:ed|ing)|cc'?(?:d|ing)|copied)\b/,
    /\b(?:sold|acquired|bought|owned) (?:to|by|the)\b|\bnot affiliated|\bdifferent company/,
  ],
};
