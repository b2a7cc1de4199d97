import { inLines } from '../../../../../kernel/in-lines.ts';
import { HARDLY_THERE, NOTHING_AGAINST, WELCOME_THERE } from './nothing-against.ts';
import type { Phrases } from './phrases.ts';
import { NEEDS_LEAVE } from './with-leave.ts';

/** No, because we sell online: on Amazon, on marketplaces, or at all. */
const PLACE = inLines`
  (?:
    amazon\w*|fba|amz|e-?bay|walmart(?:\.com)?|tik ?tok(?: shop)?|temu|marketplaces?|
    (?:third|3rd)[- ]party(?! (?:logistics|warehouse|payment))|
    3p|online|on-line|internet|e-?com(?:merce|m)?|
    web(?:-| )?(?:only|based|stores?|shops?|sellers?|retailers?)|
    digital (?:retail|sell)\w+|(?:amazon|online|internet|third[- ]party) resellers?|arbitrage|drop-?ship\w*|
    sellers on
  )
`;
const NO = inLines`
  (?:
    not|none|never|no longer|unable|decline[sd]?|declining|refuse|prohibit\w*|forbid\w*|ban(?:s|ned)?|
    restrict\w*|against|avoid\w*|nor|stopped|ceased|refrain\w*|discontinued|cut off|neither|nobody|no one|
    without exception no
  )
`;
const DEAL = inLines`
  (?:
    sell\w*|sold|sale|sales|suppl(?:y|ies|ying)|work(?:ing)?|partner\w*|open(?:ing)?|approv\w+|allow\w*|
    permit\w*|authoriz\w+|accept\w*|do(?:ing)? business|support\w*|offer\w*|onboard\w*|list(?:ed|ing|ings)?|
    wholesal\w*|tak(?:e|ing)|distribut\w*|service|ship|deal|consider\w*|want|wish|resell|resold|resale|
    provide|set up|setting up|carried|available|appear|engage|go(?:ing)?|be|being|interested|retail\w*|
    entertain\w*|let|like|place\w*
  )
`;

const MARKTPLATZ = inLines`
  (?:
    amazon\w*|e-?bay|(?:online-?)?marktplatz\w*|markt-?platz\w*|plattform\w*|online-?handel\w*|
    online-?handler\w*|internet-?handel\w*|onlineshops?|online|internet|e-?commerce|versandhandel
  )
`;
const PLACE_DE_MARCHE = String.raw`(?:amazon\w*|e-?bay|cdiscount|places? de marche|marketplaces?|plateformes?|en ligne|internet|e-?commerce|pure[- ]players?|le web)`;
const PLATAFORMA = String.raw`(?:amazon\w*|e-?bay|mercado libre|marketplaces?|plataformas?|mercados? online|online|en linea|internet|e-?commerce|comercio electronico)`;
const PIATTAFORMA = String.raw`(?:amazon\w*|e-?bay|marketplaces?|piattaform\w*|online|internet|e-?commerce|commercio elettronico|sul web)`;

const AT_A_DISTANCE = inLines`
  (?:
    web (?:sales?|selling)|the (?:web|net)|by (?:parcel|post)|mail[- ]order|distance (?:sales|selling)|
    im (?:netz|web)|ubers netz|versandweg|vente a distance|venta a distancia|vendita a distanza|
    verkoop (?:via het web|op afstand)|via het web|venda a distancia
  )
`;
const NOT_DONE =
  '(?:not|never|nothing|closed|forbidden|nicht|kein\\w*|untersagt|pas|interdit\\w*|no (?:esta|se)|prohibid\\w+|non (?:e|sono)|vietat\\w|niet|nao|proibid\\w+)';
const OVER_THE_COUNTER =
  '(?:(?:over|across|at) the counter|uber den ladentisch|au comptoir|en (?:el )?mostrador|al banco|over de toonbank|ao balcao|shops? with a (?:door|till|counter))';
const ONLY =
  '(?:only|solely|exclusively|nowhere else|nur|ausschliesslich|uniquement|seulement|exclusivement|solo|unicamente|soltanto|alleen|uitsluitend|enkel|so|apenas)';

/** What their contracts forbid everybody, and not for the sake of one who has it all. */
export const OF_A_RULE = new RegExp(inLines`
  \b(?:contracts?|agreements|terms|polic(?:y|ies)|contrats?|conditions|contratos?|contratt[oi]|vertrage?|contracten|voorwaarden)\b
    (?! (?:with|avec|con|mit|met|com)\b).{0,30}
    \b(?:forbid\w*|prohibit\w*|ban|interdi\w*|prohib\w*|viet\w*|verbiet\w*|untersag\w*|verbied\w*|proib\w*)\b.{0,30}
    \b(?:(?:re)?s(?:ale|ell\w*)|(?:re)?vent[ea]s?|(?:re|ri)?vend\w*|(?:weiter)?verkauf\w*|(?:weder)?verkoop\w*)\b
`);

const SELLERS = inLines`
  (?:
    (?:re)?sellers?|retailers?|dealers?|accounts?|stores|shops|customers|anyone|everyone|(?:wieder)?verkaufer\w*|\w*handler\w*|
    kunden|(?:re)?vendeurs?|clients|boutiques|(?:re)?vendedor\w*|clientes|tiendas|(?:ri)?venditor\w*|clienti|negozi|
    (?:weder)?verkopers?|winkels|klanten|(?:ater)?forsaljare|forhandlere?|kunder|sprzedawc\w*|klient\w*
  )
`;
const STRUCK = inLines`
  (?:
    (?:removed|dropped|cut(?: off)?|struck|delisted|closed|shut|purged|weeded out|taken off|took off|let go(?: of)?)|
    gestrichen|geschlossen|gekundigt|entfernt|aussortiert|ausgelistet|retire\w*|raye\w*|supprime\w*|ferme\w*|ecarte\w*|
    retirad\w+|quitado|eliminad\w+|dado de baja|cerrado|tolt[oi]|cancellat[oi]|eliminat[oi]|chius[oi]|
    verwijderd|geschrapt|gesloten|uitgeschreven|removid\w+|retirad\w+|fechado|tagit bort|strukit|fjernet|slettet|usune\w+|skresl\w+
  )
`;
const WHO_ARE_THERE =
  '(?:amazon|e-?bay|walmart|marketplaces?|marktplatz\\w*|places? de marche|bol|allegro|plataformas|piattaforme|tiktok)';

/** "We struck every seller who goes through Amazon off our books, and take on no more": whom they had is whom they refuse. */
export const OF_SELLERS_STRUCK = new RegExp(inLines`
  ^(?!.*\b(?:
    exclusi\w*|
    (?:to|but|except|bis auf|auf|sauf|menos|tranne|behalve|a) (?:one|two|three|eine[nm]?|une?|uno|una|een|um|\d)
  )\b)(?!.*\b(?:your|you|ihr\w*|votre|vous|su|sus|vostr\w+|uw|jullie)\b)
  .*\b${STRUCK}\b.{0,60}\b(?:${SELLERS}\b(?:(?!\bfrom\b).){0,40}\b${WHO_ARE_THERE}|${WHO_ARE_THERE} ${SELLERS})\b
`);

export const NO_MARKETPLACES: Phrases = {
  says: [
    OF_SELLERS_STRUCK,
    // What is to be struck from an application before anybody talks.
    /\b(?:remove|take|drop|strike|cross|leave|delete|scratch) (?:out )?(?:amazon|fba) (?:from|off|out of) (?:your|the) (?:application|form|plans?|proposal|list of (?:channels|sites))\b/,
    new RegExp(inLines`
      \bnie (?:
        zgadzamy|zgadzam|zezwalamy|zezwalam|pozwalamy|pozwalam|wyrazamy|wyrazam|sprzedajemy|dopuszczamy
      )\b.{0,60}\b(?:amazon\w*|allegro|e-?bay\w*|marketplace\w*|platform\w* (?:internetow|sprzedaz)\w*)
    `),
    new RegExp(
      String.raw`\b${ONLY}\b.{0,30}\b${OVER_THE_COUNTER}\b|\b${OVER_THE_COUNTER}\b.{0,20}\b${ONLY}\b`,
    ),
    new RegExp(
      String.raw`\b${AT_A_DISTANCE}\b.{0,40}\b${NOT_DONE}\b|\b${NOT_DONE}\b.{0,40}\b${AT_A_DISTANCE}\b`,
    ),
    // What they would sooner do, what it would come to, and what it goes against.
    new RegExp(inLines`
      \b(?:sooner|rather)\b.{0,60}\bthan\b.{0,60}\b${PLACE}\b|
      \b${PLACE}\b.{0,80}\b(?:
        reject\w*|refused|turned (?:down|away)|denied|incompatible|at odds|contrary to|conflicts? with|
        counter to|inconsistent with|not our (?:thing|world|style|scene)
      )\b
    `),
    /\b(?:over my dead body|hell freezes|race to the bottom|racing to the bottom)\b/,
    // English
    new RegExp(String.raw`\b${NO}\b.{0,60}\b${DEAL}\b.{0,60}\b${PLACE}\b`),
    new RegExp(
      String.raw`\b${NO}\b.{0,20}\b(?:on|to|through|via|with|for|of)? ?(?:amazon|marketplaces?|fba|online (?:sell|resell|retail|market)\w*|e-?commerce|third[- ]party sell\w*|3p sell\w*)\b`,
    ),
    new RegExp(inLines`
      \b${PLACE}\b.{0,80}\b(?:
        not|never|prohibited|forbidden|banned|restricted|excluded|off[- ]limits|off the table|against our|
        unauthorized|no[- ]go|a no|is out|non[- ]starter|deal ?breaker|violat\w+|terminat\w+|
        closed (?:to|off)|decline
      )\b
    `),
    new RegExp(inLines`
      \bno (?:\w+ )?(?:
        amazon|marketplaces?|online|third[- ]party|3p|3rd[- ]party|e-?bay|e-?com\w*|fba|internet|web|
        drop-?ship\w*|walmart
      )\b(?! (?:restriction|problem|issue|application|form|ordering|portal|catalog|presence))
    `),
    new RegExp(inLines`
      \b(?:only|exclusively|solely|strictly|just)\b.{0,60}\b(?:
        brick and mortar|
        physical (?:stores?|locations?|retail\w*|shops?|storefronts?)|
        store ?fronts?|
        independent (?:\w+ )?(?:stores?|shops?|retailers?|pharmac\w+|boutiques?|dealers?)|
        specialty (?:\w+ )?(?:stores?|shops?|retailers?)|retail (?:stores?|locations?|storefronts?)|bricks|
        in[- ]store|local (?:shops?|stores?|dealers?)
      )\b
    `),
    /\b(?:shops?|stores?|places?) (?:that )?(?:you|people|customers) can (?:walk|actually walk|go|visit) ?(?:in|into)?\b|\bwalk[- ]in (?:shops?|stores?)\b/,
    new RegExp(inLines`
      \bonline,? (?:it is |then )?no[.!]?$|
      \bif (?:it|you|this) (?:were|was|had|is)\b.{0,40}\b(?:physical|store|shop|brick)\b.{0,40}
        \b(?:yes|sure|happy|then)\b|
      \b(?:selling|sales|online|third[- ]party|e-?commerce) platforms? (?:are|is) (?:\w+ )?
        (?:excluded|not|prohibited|ruled|banned)\b
    `),
    /\b(?:storefronts?|physical (?:stores?|shops?)|walk-ins?) only\b|\bonly for (?:storefronts?|shops|stores|physical)\b/,
    new RegExp(inLines`
      \bbrick and mortar (?:\w+ )?(?:only|exclusively|accounts only)\b|
      \b(?:reserved|limited|restricted) (?:for|to) (?:\w+ )?
        (?:brick and mortar|physical|independent (?:\w+ )?(?:stores?|retail\w*|shops?))\b
    `),
    new RegExp(inLines`
      \bamazon\b.{0,12}\bis (?:\w+ ){0,2}(?:a )?(?:hard |firm |definite |absolute )?no\b|
      \b(?:rules? out|ruled out|ban(?:s|ned)?) (?:amazon|marketplaces?|online|third)|
      \b(?:pull(?:ed)?|pulling) (?:\w+ ){0,4}(?:from|off|out of) (?:amazon|marketplaces?)
    `),
    new RegExp(inLines`
      \b(?:keep|keeping|kept|stay|staying|pull(?:ed|ing)?|remain|take|taken|took|want|prefer)\b.{0,40}
        \b(?:off|out of|away from|offline)\b.{0,15}
        \b(?:amazon|marketplaces?|the internet|online|third[- ]party)\b|
      \bamazon[- ]free\b|
      \bamazon\b.{0,40}\bclosed (?:it )?(?:off|down)|
      \bhates? amazon\b|
      \b(?:steer|stay|shy) (?:clear|away) (?:of|from) (?:\w+ )?(?:amazon|marketplaces?|online)
    `),
    new RegExp(inLines`
      \b(?:require|need|must have|have to have|must be|has to be)\b.{0,40}\b(?:
        brick and mortar|physical (?:store|location|retail|storefront|shop)|retail storefront|store front
      )\b.{0,60}\b(?:only|not (?:qualify|eligible)|unfortunately|online)\b
    `),
    new RegExp(inLines`
      \bamazon\b.{0,40}\b(?:is|are|remains?) (?:\w+ )?(?:closed|locked|off|restricted|prohibited|gated)\b|
      \b(?:close|terminate|cut off|shut down|drop)\w*\b.{0,30}\baccounts?\b.{0,40}
        \b(?:amazon|marketplaces?|online)\b
    `),
    // German
    new RegExp(
      String.raw`\b(?:nicht|kein\w*|keinerlei|niemals|untersag\w*|verboten|verbiet\w*|ausgeschlossen|schliessen|lehnen|ohne|verzicht\w*|unzulassig)\b.{0,80}\b${MARKTPLATZ}\b`,
    ),
    new RegExp(
      String.raw`\b${MARKTPLATZ}\b.{0,90}\b(?:nicht|kein\w*|untersag\w*|verboten|verbiet\w*|ausgeschlossen|schliessen wir|lehnen wir|unzulassig|unerwunscht|tabu|nicht gestattet)\b`,
    ),
    /\b(?:nur|ausschliesslich|lediglich)\b.{0,60}\b(?:stationar\w*|fachhandel\w*|fachhandler\w*|ladengeschaft\w*|einzelhandel vor ort|fachgeschaft\w*|lokale\w* handler\w*)\b/,
    // French
    new RegExp(
      String.raw`\b(?:ne|n'|pas|aucun\w*|jamais|interdi\w*|exclu\w*|refus\w*|proscri\w*|hors)\b.{0,80}\b${PLACE_DE_MARCHE}\b.{0,40}`,
    ),
    new RegExp(
      String.raw`\b${PLACE_DE_MARCHE}\b.{0,80}\b(?:pas|interdi\w*|exclu\w*|refus\w*|proscri\w*|jamais)\b`,
    ),
    new RegExp(inLines`
      \b(?:uniquement|exclusivement|seulement|que)\b.{0,60}\b(?:
        boutiques? physiques?|magasins? physiques?|points? de vente physiques?|commerces? physiques?|
        boutiques? independantes?|magasins? (?:specialises?|independants?)|reseau physique|
        detaillants? physiques?
      )\b
    `),
    // Spanish
    new RegExp(
      String.raw`\b(?:no|nunca|tampoco|prohib\w*|ningun\w*|excluid\w*|sin)\b.{0,80}\b${PLATAFORMA}\b`,
    ),
    new RegExp(
      String.raw`\b${PLATAFORMA}\b.{0,80}\b(?:no (?:esta|se|lo|es|la|los|permit\w*)|prohibid\w*|excluid\w*|vetad\w*)\b`,
    ),
    new RegExp(inLines`
      \b(?:solo|unicamente|exclusivamente|solamente)\b.{0,60}\b(?:
        tiendas? fisicas?|puntos? de venta fisicos?|comercios? fisicos?|establecimientos? fisicos?|
        tiendas? especializadas?|comercio tradicional
      )\b
    `),
    // Italian
    new RegExp(
      String.raw`\b(?:non|mai|vietat\w*|proibit\w*|esclus\w*|nessun\w*|niente|divieto)\b.{0,80}\b${PIATTAFORMA}\b`,
    ),
    // What they have given up: "dejamos de suministrar a vendedores de Amazon".
    new RegExp(inLines`
      \b(?:dej(?:amos|e|ado)|cess\w+|arret\w+|smess\w+|deix\w+|opgehouden|gestopt|slut\w*|holdt op|przestal\w+)\b.{0,25}\b(?:
        suministr\w+|vend\w+|serv\w+|trabaj\w+|abastec\w+|fourn\w+|livr\w+|approvisionn\w+|travaill\w+|
        forni\w+|riforni\w+|lavor\w+|fornec\w+|lever\w+|verkopen|zaopatr\w+|sprzedawa\w+|dostarcza\w+|salja|selge|saelge
      )\b.{0,30}\b(?:amazon\w*|marketplaces?|plataformas|plateformes|piattaforme|marktplaatsen|places? de marche)\b
      (?!.{0,20}\b(?:nosotros mism|nous-memes|noi stessi|zelf|sjalva|selv|sami)\w*)
    `),
    // What they took away from there: "retiramos nuestras piezas de todos los marketplaces".
    new RegExp(inLines`
      \b(?:withdr[ae]w\w*|pulled|removed|took|taken)\b.{0,40}\b(?:from|off|out of) (?:all |every |the |any )*
        (?:amazon|online )?(?:marketplaces?|platforms?)\b|
      \b(?:hab\w+|zogen|nahmen|wurden)\b.{0,60}\b(?:von|aus) (?:allen|den|samtlichen) (?:${MARKTPLATZ})\b.{0,20}
        \b(?:genommen|zuruckgezogen|abgezogen|entfernt|zuruck)\b|
      \b(?:retir\w+|enlev\w+|sorti\w*)\b.{0,40}\b(?:de|des) (?:toutes? )?(?:les )?(?:${PLACE_DE_MARCHE})\b|
      \b(?:retir\w+|quit\w+|sac\w+)\b.{0,40}\b(?:de|das|dos) (?:todos? |todas? )?(?:los |las |os |as )?(?:${PLATAFORMA})\b|
      \b(?:ritir\w+|tolt\w+|rimoss\w+)\b.{0,40}\b(?:da|dai|dalle) (?:tutt\w+ )?(?:i |le )?(?:${PIATTAFORMA})\b|
      \b(?:hebben|haalden)\b.{0,50}\bvan (?:alle |de )+(?:marktplaatsen|marketplaces|platforms?)\b.{0,15}\b(?:gehaald|af|teruggetrokken)?
    `),
    // Dutch and Portuguese
    new RegExp(inLines`
      \b(?:niet|geen|nooit|nee|verbod\w*|verboden|uitgesloten)\b.{0,60}\b(?:
        amazon|bol(?:\.com)?|marktplaatsen|marktplaats|marketplaces?|online (?:platforms?|kanalen|verkoop)|
        internet|webshops?
      )\b|
      \b(?:amazon|bol(?:\.com)?|marktplaatsen|marketplaces?|online verkoop|webshops?)\b.{0,60}
        \b(?:niet|geen|nooit|verboden|uitgesloten|nee)\b|
      \b(?:alleen|uitsluitend|enkel)\b.{0,40}
        \b(?:fysieke winkels?|winkels met|speciaalzaken|stenen winkels?)\b
    `),
    new RegExp(inLines`
      \b(?:nao|nunca|jamais|proibi\w*|nenhum\w*|sem)\b.{0,60}
        \b(?:amazon|mercado livre|marketplaces?|plataformas?|online|internet|e-?commerce)\b|
      \b(?:amazon|mercado livre|marketplaces?|plataformas?)\b.{0,60}
        \b(?:nao|proibi\w*|exclui\w*|vedad\w*)\b|
      \b(?:so|somente|apenas|exclusivamente)\b.{0,40}\b(?:lojas? fisicas?|pontos? de venda fisicos?)\b
    `),
    new RegExp(inLines`
      \b(?:people|folks|customers|those) (?:who|that) (?:walk|come|step) (?:in|into)\b.{0,20}
        \b(?:shops?|stores?)\b|
      \b(?:amazon|walmart|tiktok|marketplaces?|online)\b.{0,60}\brules? (?:you|it|them|that) out\b|
      \b(?:tiendas?|comercios?) (?:a pie de calle|de barrio)\b|
      \bsolo (?:in|nei) negozi\w*\b
    `),
    // What they hold of the place, in figures of speech.
    new RegExp(inLines`
      \b(?:amazon|marketplaces?)\b.{0,30}\b(?:parted ways|broke up|fell out|burned us|history|finished)\b|
      \b(?:shops?|stores?|sellers?|businesses)\b.{0,40}
        \b(?:only (?:to be )?(?:found|exists?|lives?) (?:on|behind) (?:a |the )?(?:screen|internet|web))\b|
      \b(?:just|only|anywhere but) not (?:there|on there|on amazon)\b
    `),
    new RegExp(String.raw`\b${PIATTAFORMA}\b.{0,80}\b(?:non|vietat\w*|proibit\w*|esclus\w*)\b`),
    /\b(?:solo|soltanto|unicamente|esclusivamente|solamente)\b.{0,60}\b(?:negozi\w* fisic\w*|punti? vendita fisic\w*|negozi (?:specializzati|tradizionali|indipendenti)|rivenditori fisici)\b/,
  ],
  unless: [
    ...NOTHING_AGAINST,
    ...NEEDS_LEAVE,
    ...WELCOME_THERE,
    HARDLY_THERE,
    /\b(?:not|never) (?:really )?(?:mind|care|bother\w*|worry|matter|object|fussed)\b.{0,20}\b(?:where|which|what|if|whether|how)\b/,
    new RegExp(inLines`
      \b(?:aucun\w*|pas de|sans|ningun\w*|sin|nessun\w*|senza|kein\w*) (?:
        souci|probleme|inconvenient|objection|difficulte|problema|inconveniente|objecion|ostacolo|
        obiezion\w+|
        einwand|einwande|bedenken|hindernis|schwierigkeit\w*
      )\b|
      \bstort uns nicht\b|
      \bne (?:nous )?(?:derange|gene) pas\b|
      \bno nos (?:molesta|importa)\b|
      \bnon ci (?:disturba|dispiace)\b
    `),
    new RegExp(inLines`
      \b(?:do not|never|not) (?:\w+ ){0,2}(?:
        let (?:anybody|anyone|them|people|others|somebody) (?:tell|say|fool|convince|persuade)|
        believe|listen to
      )\b|
      \bwithout (?:being |getting |first )*
        (?:cleared|clearance|vetted|vetting|asking|sign-?off|a green ?light|our blessing|checking)\b
    `),
    // Nothing against it.
    new RegExp(inLines`
      \b(?:no|not|never|without|nothing)\b.{0,20}\b(?:
        problems?|issues?|restrict\w*|objections?|limitations?|opposed|mind|against|concern\w*|worr\w+|
        exclude\w*|hesitat\w+|quarrels?|beef|gripes?|qualms?
      )\b
    `),
    /\bnot (?:only|just|limited to|necessarily)\b|\b(?:kein problem|nichts dagegen|pas de probleme|aucun probleme|ningun problema|no hay problema|nessun problema|non c'e problema)\b/,
    new RegExp(inLines`
      \bdo not (?:currently )?(?:have|run|maintain) (?:an? |any )?(?:
        amazon|walmart|marketplace|online|e-?commerce
      ) (?:
        presence|store|shop|account|listings?|sellers?|catalog|ordering|portal|order form|form|application
      )\b|
      \bnot (?:yet )?(?:currently )?(?:on|selling on|sold on|listed on|active on|present on) (?:
        amazon|walmart|any marketplaces?|tiktok
      )(?: (?:yet|ourselves|currently|right now))\b
    `),
    /\b(?:nobody|no one)\b.{0,30}\b(?:looks? after|manages|runs|tends|takes care of)\b|\bnot hurt\b/,
    // With leave.
    new RegExp(inLines`
      \bnot (?:an )?automatic\w*|
      \b(?:shop|store|account|dealer|seller) by (?:shop|store|account|dealer|seller)\b|
      \bnot ruled out\b|\bsay-so\b|
      \bwithout (?:a|our|the) (?:\w+ )?(?:letter|permit|licen[cs]e)\b|
      \bonly with (?:a|our) (?:\w+ )?licen[cs]e\b|^until (?:then|you (?:hold|have|get|receive))\b
    `),
    /\b(?:without|unless|until|except(?: with)?|subject to|prior|only with|only if|requires?|needs?)\b.{0,40}\b(?:approv\w+|permission|authoriz\w+|consent|agreed?|written|sign\w*|agreement)\b/,
    new RegExp(inLines`
      \b(?:ohne|nur mit|vorherige\w*)\b.{0,40}\b(?:zustimmung|genehmigung|erlaubnis|freigabe|einwilligung)|
      \b(?:sans|sauf|sous reserve)\b.{0,40}\b(?:accord|autorisation)|
      \b(?:sin|salvo|previa)\b.{0,40}\b(?:autorizacion|permiso|acuerdo)|
      \b(?:senza|salvo|previa)\b.{0,40}\b(?:autorizzazione|consenso|accordo)\b
    `),
    // Something else about such places.
    new RegExp(inLines`
      \b(?:online|web|internet|digital) (?:
        catalog\w*|portal|ordering|order form|application|form|account|presence|price list|meeting|call|
        registration|system|b2b
      )\b.{0,40}\bnot\b|
      \bnot\b.{0,30}\b(?:online|web) (?:
        catalog\w*|portal|ordering|order form|application|form|price list|system
      )\b
    `),
    /\b(?:below|under|lower than|undercut\w*)\b.{0,60}\b(?:map|msrp|minimum advertised)\b|\b(?:resale|reseller'?s?) (?:certificate|permit|license|id|number)\b/,
    /\bnot\b.{0,30}\b(?:sure|know|clear|see|find|certain)\b|\b(?:if|whether) (?:you|not)\b.{0,10}\bnot (?:sell|on)\b/,
    /\bfor (?:amazon|online|marketplace|e-?commerce)\b.{0,40}\bplease (?:use|contact|email|fill|complete|apply)\b/,
  ],
};
