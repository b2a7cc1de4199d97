import { inLines } from '../../../../kernel/in-lines.ts';

/**
 * Words that stand for the same thing, in every language that is read: what is learned of "shop" holds for "boutique",
 * "tienda" and "counter" too. Each is held against plain words.
 */
export const CONCEPTS: readonly (readonly [concept: string, words: RegExp])[] = [
  [
    'no',
    new RegExp(inLines`
      ^(?:
        no|not|never|none|nor|neither|nope|nah|nothing|nobody|without|
        kein\w*|nicht\w*|nie|niemals|ohne|
        pas|plus|aucun\w*|jamais|sans|ne|ni|nunca|ningun\w*|tampoco|sin|non|nessun\w*|mai|senza|geen|niet|
        nooit|nao|nenhum\w*|sem
      )$
    `),
  ],
  [
    'unable',
    /^(?:can|cannot|unable|impossible|possible|couldn|konnen|kann|moglich|pouv\w+|peu[tx]|podemos|puedo|possiamo|posso|kunnen|kan)$/,
  ],
  [
    'sorry',
    new RegExp(inLines`
      ^(?:
        sorry|unfortunately|afraid|regret\w*|sadly|alas|apolog\w*|shame|pity|leider|bedauer\w*|
        malheureusement|desole\w*|regrett\w*|
        lamentablemente|lament\w*|siento|sentimos|purtroppo|spiac\w+|helaas|infelizmente|jammer
      )$
    `),
  ],
  [
    'glad',
    new RegExp(inLines`
      ^(?:
        glad|happy|love|loved|lovely|delighted|pleased|pleasure|thrilled|excited|gladly|keen|welcome|great|
        wonderful|perfect|fantastic|super|stoked|honou?red|tickled|proud|
        gern\w*|freu\w*|toll|prima|
        ravi\w*|plaisir|enchant\w*|volontiers|encantad\w+|gusto|ilusion|content[oi]|volentieri|piacere|
        felic\w+|graag|leuk|prazer
      )$
    `),
  ],
  [
    'yes',
    /^(?:yes|yep|yeah|yup|sure|absolutely|definitely|certainly|approved|accept\w*|agreed|ok|okay|deal|ja|jawohl|klar|oui|accord|si|claro|certo|sim|adelante)$/,
  ],
  [
    'shop',
    new RegExp(inLines`
      ^(?:
        shops?|stores?|storefronts?|boutiques?|counters?|shelf|shelves|bricks?|mortar|physical|walk|doors?|
        window|street|laden\w*|
        geschaft\w*|fachhand\w*|fachgeschaft\w*|stationar\w*|magasins?|tiendas?|locales|negozi\w*|botteg\w*|
        winkels?|lojas?|showroom\w*|indies|independents?
      )$
    `),
  ],
  [
    'online',
    new RegExp(inLines`
      ^(?:
        online|internet|web|website|webshop\w*|digital|e-?commerce|ecommerce|marketplaces?|platforms?|
        plattform\w*|plateformes?|plataformas?|piattaform\w*|marktplatz\w*|ebay|walmart|tiktok|etsy|temu|
        onlinehand\w*|linea|ligne|tailers?|pure
      )$
    `),
  ],
  ['amazon', /^(?:amazon\w*|fba|bezos)$/],
  [
    'one',
    /^(?:one|single|sole|solely|only|just|alone|ein\w*|einzig\w*|allein\w*|nur|seul\w*|unique|unico|unica|solo|un|une|una|uno|een|enkel|alleen|unic\w*|so|apenas)$/,
  ],
  [
    'exclusive',
    new RegExp(inLines`
      ^(?:
        exclusiv\w*|exklusiv\w*|esclusiv\w*|rights?|alleinrecht\w*|exclusie\w*|contract\w*|vertrag\w*|
        agreement|contrat\w*|acuerdo|accordo|overeenkomst|contractual\w*|bound|signed|committed|promised?|
        loyal|roster|reserved
      )$
    `),
  ],
  [
    'seller',
    new RegExp(inLines`
      ^(?:
        sellers?|resellers?|retailers?|dealers?|merchants?|stockists?|vendors?|partners?|agency|agencies|
        company|outfit|firm|guy|fella|gentleman|handler\w*|verkaufer\w*|partner\w*|
        agentur|revendeurs?|vendeurs?|partenaires?|revendedor\w*|vendedor\w*|soci[oa]s?|
        rivenditor\w*|venditor\w*|
        verkopers?|wederverkopers?|partij|parceir\w*
      )$
    `),
  ],
  [
    'trader',
    new RegExp(inLines`
      ^(?:
        distribut\w*|wholesalers?|importers?|imports?|
        importeur\w*|importador\w*|importator\w*|importateur\w*|grosshand\w*|grossist\w*|grossiste\w*|
        mayorista\w*|groothandel\w*|reps?|repped|represent\w*|agents?|
        brokers?|licen[cs]ee\w*|licen[cs]ed?|
        jobbers?|warehouses?|vertrieb\w*|unfi|kehe|mercantile
      )$
    `),
  ],
  [
    'self',
    new RegExp(inLines`
      ^(?:
        ourselves|myself|themselves|own|direct\w*|straight|inhouse|house|selbst|selber|eigen\w*|meme\w*|
        propre\w*|propi[oa]s?|nosotros|mism[oa]s?|propri\w*|stess[oi]|zelf|dtc|consumers?|middleman|
        middlemen|intermediar\w*|endkund\w*|particuliers|rechtstreeks
      )$
    `),
  ],
  [
    'wait',
    new RegExp(inLines`
      ^(?:
        later|until|till|wait\w*|pause\w*|pausing|hold|hiatus|full|busy|swamped|behind|capacity|catch|
        backlog|now|currently|moment|present|yet|season|spring|summer|fall|autumn|winter|month|months|
        quarter|year|january|february|march|april|may|june|july|august|september|october|november|december|
        christmas|holidays|again|soon|
        derzeit|momentan|spater|wieder|erst|jetzt|herbst|fruhjahr|
        actuellement|moment|tard|rentree|
        ahora|despues|luego|momento|
        adesso|ora|dopo|autunno|nu|later|agora|depois
      )$
    `),
  ],
  [
    'form',
    new RegExp(inLines`
      ^(?:
        forms?|application\w*|apply|applied|applying|questionnaire|survey|register\w*|registration|sign|
        signup|portal|onboard\w*|profile|fill\w*|complete\w*|formular\w*|antrag\w*|registrier\w*|formulaire|
        inscri\w+|remplir|rempliss\w*|
        formulario|solicitud|rellen\w*|alta|modulo|compil\w*|registr\w*|aanmeld\w*|aanvraag\w*|formulier|
        intake|packet|login|paperwork
      )$
    `),
  ],
  [
    'paper',
    new RegExp(inLines`
      ^(?:
        certificates?|certs?|permits?|licen[cs]es?|ein|vat|tax|taxes|w9|resale|proof|proofs?|copy|copies|
        references?|photos?|pictures?|pics|insurance|coi|invoices?|documents?|docs|registration|
        gewerbe\w*|steuer\w*|nachweis\w*|ust\w*|
        kbis|siret|tva|justificat\w*|nif|cif|licencia|iva|visura|kvk|btw|certificad\w*|certificat\w*
      )$
    `),
  ],
  [
    'price',
    new RegExp(inLines`
      ^(?:
        prices?|pricing|priced|cost|costs|tariff?s?|rates?|quot\w+|list|lists|sheet|spreadsheet|
        catalogue?s?|column|margin|preis\w*|prix|tarifa?s?|precios?|prezz\w*|listin\w*|prij[sz]\w*|preco\w*|
        retail|msrp|rrp
      )$
    `),
  ],
  [
    'low',
    /^(?:below|under|undercut\w*|lower|less|discount\w*|cheaper|floor|map|minimum|drop|sale|respect\w*|hold|unter\w*|dessous|inferieur\w*|debajo|inferior\w*|sotto|inferior\w*|onder|abaixo|uvp|pvp)$/,
  ],
  [
    'least',
    new RegExp(inLines`
      ^(?:
        minimums?|moq|least|opening|opener|initial|first|starter|smallest|begin|start\w*|commit\w*|cases?|
        pallets?|dozen|units|pieces|mindest\w*|erst\w*|stuck|
        minim\w*|premiere|pieces|primer\w*|pedido|cajas|primo|ordine|pezzi|minima\w*|stuks|dozen|encomenda
      )$
    `),
  ],
  [
    'attached',
    /^(?:attached|attachment|attaching|enclosed|enclosing|below|herewith|anbei|anhang|beigefugt\w*|joint\w*|joins|adjunt\w*|allegat\w*|allego|bijlage|bijgaand|hierbij|anexo|file|pdf)$/,
  ],
  [
    'other person',
    new RegExp(inLines`
      ^(?:
        colleagues?|coworker|boss|manager|sister|brother|wife|husband|nephew|daughter|son|team|department|
        dept|
        desk|division|successor|kolleg\w*|abteilung|chef\w*|collegue\w*|service|compan\w*|
        colleg\w*|ufficio|collega\w*|afdeling|colega\w*|setor
      )$
    `),
  ],
  [
    'hand on',
    new RegExp(inLines`
      ^(?:
        forward\w*|pass\w*|redirect\w*|cc|cc'd|copy\w*|copied|loop\w*|transfer\w*|handles?|deals|
        responsible|charge|looks|weiter\w*|zustandig|transm\w*|transfer\w*|suivre|reenvi\w*|encarga|
        inoltr\w*|giro|gira\w*|occupa|doorgestuurd|encaminh\w*
      )$
    `),
  ],
  [
    'wrong',
    new RegExp(inLines`
      ^(?:
        wrong|mistake\w*|incorrect|different|confus\w*|mixed|falsch\w*|verwechs\w*|irrtum|erreur|trompe\w*|
        mauvais\w*|equivoc\w*|confund\w*|sbagli\w*|errat\w*|verkeerd\w*|engan\w*|errad\w*|
        retired|left|sold|acquired|bought
      )$
    `),
  ],
  [
    'mail',
    new RegExp(inLines`
      ^(?:
        e?mails?|emailing|messages?|messaging|writ\w+|contact\w*|reminders?|follow\w*|
        spam\w*|inbox|schreib\w*|nachricht\w*|ecri\w*|courriel\w*|escrib\w*|correos?|mensajes?|scriv\w*|
        messagg\w*|berichten|schrijf\w*
      )$
    `),
  ],
  [
    'stop',
    new RegExp(inLines`
      ^(?:
        stop\w*|cease|quit|enough|remove\w*|delete\w*|unsubscribe\w*|erase\w*|refrain|desist|opt|leave|
        losch\w*|streich\w*|abmeld\w*|unterlass\w*|aufhor\w*|
        arrete\w*|cesse\w*|retire\w*|supprim\w*|desabonn\w*|
        baja|borr\w*|elimin\w*|quit\w*|dej\w+|
        cancell\w*|smett\w*|rimuov\w*|toglie\w*|
        stopp\w*|verwijder\w*|haal|remov\w*
      )$
    `),
  ],
  [
    'ask',
    new RegExp(inLines`
      ^(?:
        which|what|where|who|whom|how|why|when|whether|tell|curious|
        wonder\w*|know|understand|welche\w*|wo|wer|wie|warum|was|quel\w*|ou|qui|comment|combien|que|cual\w*|
        donde|quien|como|cuant\w*|
        quale|quali|dove|chi|come|quant\w*|welke|waar|wie|hoe|wat|quais|onde|quem
      )$
    `),
  ],
  [
    'you sell',
    /^(?:your|you|ihr\w*|sie|vous|votre|vos|su|sus|usted\w*|vostr\w*|voi|lei|suo|sua|uw|u|je|jullie|voces|seu)$/,
  ],
  [
    'we make',
    new RegExp(inLines`
      ^(?:
        make|makes|made|making|bake|brew|produce\w*|production|manufactur\w*|craft\w*|factory|workshop|
        studio|batch\w*|harvest|kiln|stock|supply|herstell\w*|produz\w*|fabri\w*|atelier|produc\w*|
        produzion\w*|maken
      )$
    `),
  ],
  [
    'talk',
    /^(?:call|ring|phone|talk|chat|zoom|speak|meet\w*|buzz|telefon\w*|anruf\w*|sprechen|appel\w*|parler|rappel\w*|llam\w*|hablar|hablamos|sent\w*|chiam\w*|parl\w*|bel|bellen|falar|ligar)$/,
  ],
  [
    'send soon',
    /^(?:send|sending|shoot|tomorrow|monday|tuesday|wednesday|thursday|friday|shortly|weekend|together|ready|schick\w*|morgen|envo\w*|demain|envi\w*|manana|mand\w*|domani|stuur|amanha)$/,
  ],
  [
    'buy there',
    new RegExp(inLines`
      ^(?:
        through|via|from|order\w*|buy|bought|purchase\w*|source|sourced|
        bestell\w*|bezieh\w*|kauf\w*|
        command\w*|achet\w*|passer|compr\w*|traves|
        pedir|ordin\w*|acquist\w*|tramite|rivolg\w*|koop\w*|terecht
      )$
    `),
  ],
  [
    'never again',
    /^(?:again|anymore|more|further|mehr|erneut|davantage|mas|piu|meer|mais|ever|another|any)$/,
  ],
  [
    'decline',
    /^(?:pass|decline\w*|declining|reject\w*|refus\w*|turn|interested|interest|fit|suit\w*|match|pursue|proceed|absage\w*|ablehn\w*|interess\w*|suite|declin\w*|interes\w*|rifiut\w*|belangstelling)$/,
  ],
  [
    'agree',
    /^(?:agree\w*|accept\w*|confirm\w*|sign\w*|acknowledg\w*|initial|promise|einverstanden|zusag\w*|unterschr\w*|accord|signe\w*|acuerdo|firm\w*|accord\w*|conferm\w*|akkoord|aceit\w*|shake)$/,
  ],
];
