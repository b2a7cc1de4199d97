import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** Another person, mailbox or company of the same house, or a brand that has gone to another owner. */
export const WRONG_CONTACT: Phrases = {
  says: [
    // Dutch and Portuguese, and houses of quite another trade.
    new RegExp(inLines`
      \b(?:
        verkeerde? (?:adres|persoon|bedrijf|afdeling)|niet de juiste (?:persoon|afdeling)|doorgestuurd|
        stuur ik door|geef ik door|mijn collega
      )\b|
      \b(?:neem|mail|richt|stuur|schrijf)\b.{0,60}\b(?:collega|afdeling|verkoop@|x@y)|
      \b(?:pessoa|endereco|empresa|departamento) (?:errad\w|incorret\w|equivocad\w)|
      \b(?:encaminh\w+|reencaminh\w+|repass\w+)\b.{0,40}
        \b(?:colega|equipe|equipa|setor|departamento|responsavel)\b|
      \b(?:fale|contacte|contate|escreva)\b.{0,40}\b(?:colega|departamento|responsavel|setor)\b|
      \bnao sou (?:eu|a pessoa|o responsavel)\b
    `),
    new RegExp(inLines`
      \b(?:errore|error|erreur|irrtum|verwechslung|vergissing|engano|equivocacion)\b.{0,80}\b(?:
        noi siamo|siamo un|somos|nous sommes|wir sind|wij zijn|we are|non produciamo|no fabricamos|
        ne fabriquons
      )\b|
      \b(?:noi siamo|siamo) (?:un|una|uno) (?:albergo|hotel|ristorante|studio|scuola|comune|agenzia)\b|
      \bwir sind (?:ein|eine) (?:hotel|restaurant|kanzlei|schule|praxis|verein|gemeinde)\b|
      \bnous sommes un(?:e)? (?:hotel|restaurant|ecole|cabinet|mairie|association)\b|
      \bsomos un(?:a)? (?:hotel|restaurante|escuela|despacho|ayuntamiento|clinica)\b
    `),
    new RegExp(inLines`
      \b(?:took|taken|takes|taking) over (?:from me|for me|my (?:job|role|desk|accounts|position))\b|
      \b(?:replaced me|my replacement|my successor|(?:is|was) now (?:my|the) successor)\b|
      \bi am (?:with|on|in|from|part of) the (?:\w+ )?(?:
        warranty|support|tech\w*|service|repair|returns|billing|accounts?|hr|press|shipping|warehouse
      ) (?:team|department|desk|dept|side)\b|
      \bno visibility\b|
      \b(?:is|are|that is|must be|you want) (?:somebody|someone) else\b|
      \bhandled by [a-z]+ [a-z]+ (?:at|on) ext\w*|
      \bextension \d+\b|
      \bwe are (?:a|an|the) (?:\w+ )?
        (?:church|school|library|plumbers?|law firm|dentist|bakery|hotel) (?:in|not|and)\b
    `),
    // English
    new RegExp(inLines`
      \b(?:wrong|incorrect|not the (?:right|correct|best|appropriate|proper))\b.{0,25}\b(?:
        person|people|contact|email|address|department|dept|mailbox|inbox|team|company|brand|place|number|
        guy|office|one|individual|party|business|entity|firm
      )\b
    `),
    new RegExp(inLines`
      \b(?:this|that) (?:is not|would not be) (?:me|us|mine)\b|
      \b(?:no one|nobody|none of us) (?:at|in|on|here|from)\b.{0,50}
        \b(?:deals?|handles?|works?|manages?|does|buys?|sells?|can help)\b|
      \bnot (?:who|whom|the one) you\b|
      \bdo not know who (?:would|does|is|handles)\b|
      \b(?!(?:
        we|i|he|they|us|sister|brother|wife|husband|dad|mom|mother|father|son|daughter|partner|agency|
        company|distributor|rep|amazon|it|who|that|team
      ) )[a-z]+ (?:handles|manages|runs|looks after|takes care of|deals with|does|oversees|heads) (?:up )?
        (?:all |our |the |new |any |these |this )*(?:
          wholesale|retail\w*|accounts?|sales|b2b|trade|partnerships?|dealers?|resellers?|stockists?|
          inquir\w+|buying|requests?
        )\b
    `),
    /\b(?:am|is|are) not\b.{0,15}\b(?:the )?(?:right|correct|best|person|one|contact)\b(?! (?:for|to) (?:us|me|our|carry|take)\b).{0,40}\b(?:for|to|who|that|handling|in charge)\b/,
    new RegExp(inLines`
      \b(?:no longer|not|never)(?: actually| even| currently)? work(?:s|ing)?
        (?: (?:at|for|here|with)\b|[.,]|$)|
      \b(?:no longer|not|never)\b.{0,20}\b(?:
        with (?:the|us\b|this company|\w+(?: inc| llc| co)?$)|employed|associated|affiliated|handle|
        handling|deal with|involved|responsible|in charge|manage|own(?:s|ed)?|
        (?:part of|in) (?:the )?(?:wholesale|sales|purchasing|buying)
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        contact|reach(?: out)?(?: to)?|email|write(?: to)?|call|speak (?:to|with)|talk to|get in touch with|
        send (?:it|this|your \w+|that|all|any|future|\w+ inquir\w+|\w+ requests?)?\b.{0,20}\bto|
        direct (?:\w+ ){0,6}to|resend|redirect|forward (?:\w+ ){0,5}to|try|use|address (?:\w+ ){0,4}to
      )\b.{0,80}(?:
        \b(?:
          team|department|dept|division|desk|manager|director|colleague|coworker|co-worker|head of|vp of|
          buyer|partner sales|
          who (?:handles|manages|runs|looks after|deals|takes care|is in charge|heads|oversees|can help)|
          handles|in charge
        )\b|
        [\w.+-]+@[\w-]+(?:\.[\w-]+)+
      )
    `),
    new RegExp(inLines`
      \b(?:
        forward(?:ed|ing)|pass(?:ed|ing)|shar(?:ed|ing)|sent|routed|loop(?:ed|ing)|cc'?(?:d|ed|ing)|copied|
        copying|adding|introduc\w+|connect(?:ed|ing)|transferr?\w*|redirect\w*|hand(?:ed|ing)
      )\b.{0,40}\b(?:to|in|on|with|over|along)?\b.{0,60}\b(?:
        team|department|dept|division|manager|director|colleague|
        who (?:handles|manages|runs|looks after|deals|takes care|is in charge|heads|oversees|can)|
        handles|in charge of|head of|right person|appropriate (?:person|team|party)|wholesale|sales|b2b
      )\b
    `),
    new RegExp(inLines`
      \b(?:\w+ )?(?:loop(?:ed|ing)|cc'?(?:d|ed|ing)|copied|copying|(?<!not )adding) (?:in )?
        (?:my |our |the )?(?!accounts?|new|any|more|retailers?|sellers?|up|to|stores?|products?)[a-z]+\b(?:
          .{0,30}\b(?:here|on this|to this|cc|who|from|our|in)\b|[ ,.]*$
        )
    `),
    new RegExp(inLines`
      \b(?:we|i|he|she|they|family|father|mother) sold\b.{0,60}\b(?:years?|months?|weeks?) ago\b|
      \b(?:sold|acquired|bought|taken over|merged|divested|changed hands)\b.{0,40}\b(?:the |our |this )?
        (?:brand|company|business|line|division|product line|assets|rights|trademark|to|by)\b.{0,60}
        \b(?:to|by|in|last|ago|year|now|no longer|longer)\b|
      \b(?:now|currently) (?:owned|operated|managed|run) by\b|
      \bnew owners?\b|
      \b(?:no longer|do not|not) (?:
        own|make|produce|manufacture|sell|carry|have anything to do with|represent
      )\b.{0,40}\b(?:brand|that line|this line|them|it|anymore|any more|product\w*)\b
    `),
    new RegExp(inLines`
      \b(?:
        we (?:are|have) (?:nothing|no (?:relation|connection|affiliation|association))|
        not (?:related|connected|affiliated|associated)|
        different (?:company|business|brand)|
        same name|similar name|confus\w+ us|
        think you (?:have|want|mean\w*|are looking)|
        you (?:may|might|must) (?:have|be) (?:the wrong|mist\w+|confus\w+|looking for|reached|meant|thinking)
      )\b
    `),
    new RegExp(inLines`
      \b(?:this is|this|you have reached) (?:\w+ ){0,4}(?:the )?(?:
        customer (?:service|support|care)|consumer|retail (?:store|support)|tech(?:nical)? support|support|
        hr|billing|accounting|returns|personal|press|marketing|accounts payable
      )\b(?: (?:\w+ ){0,3}(?:inbox|department|dept|team|mailbox|address|email|line|desk|account))?.{0,60}
        \b(?:only|not|for wholesale|inquir\w+|wholesale|please)\b
    `),
    new RegExp(inLines`
      \b(?:wholesale|sales|b2b|trade|reseller|retail partner\w*) (?:
        inquir\w+|enquir\w+|requests?|questions?|accounts?
      )\b.{0,40}\b(?:
        go(?:es)? to|should (?:go|be sent)|are (?:handled|managed) (?:by|at)|to be sent|
        need to (?:go|be sent)|at|is|are
      )\b.{0,30}[\w.+-]+@
    `),
    new RegExp(inLines`
      \b(?:handled|managed|looked after|run|dealt with|overseen) by (?:my |our |the |a )?(?:
        colleague|
        \w+ (?:in|on|from|at) (?:our|the)|
        (?:\w+ )?(?:wholesale|sales|b2b|trade|retail|key account|partnership\w*)
          (?: (?:team|department|manager|director|dept|desk|division))
      )
    `),
    new RegExp(inLines`
      \b(?:will be|is|are) (?:a )?better (?:person|contact|suited|able|fit to|place)\b|
      \b(?:better|best|right|correct|proper|appropriate) (?:
        person|contact|email|address|place|point of contact|department|team|inbox|channel
      )\b.{0,40}\b(?:is|would be|are|for (?:this|that|wholesale)|to (?:contact|reach|talk|email|speak)|:)
    `),
    new RegExp(inLines`
      \b(?:
        i (?:only|just) (?:handle|do|deal)|not my (?:area|department|job|role|responsib\w+)|above my|
        i am (?:only|just) (?:in|the|a)|
        i am in (?:customer|hr|accounting|marketing|shipping|production|tech)|
        outside (?:of )?my|
        i (?:have )?(?:retired|left|moved on|changed (?:roles|jobs|positions))
      )\b
    `),
    new RegExp(inLines`
      \bnothing to do with\b|
      (?<!what )\byou (?:will )?(?:want|need) (?:
        to (?:talk|speak|write|reach|contact|email|ask|get hold|go through) \b|
        (?!more |help|samples?|anything|it|that|this|them)[a-z]+(?: [a-z]+)?[.,]?$|
        (?!more |help |samples? |anything |us )[a-z]+ (?:in|at|from|over)\b
      )
    `),
    new RegExp(inLines`
      \b(?:this|that) (?:
        inbox|mailbox|address|email(?: address)?|account|line|number|desk|team|department|queue
      )\b.{0,10}\b(?:is|handles|deals|only|does|belongs)\b.{0,50}
        \b(?:for|with|customer|consumer|support|orders|only|returns|press|warranty|to)\b|
      \b(?:wholesale|sales|b2b|trade|retail\w*) (?:has|have) (?:its|their|a|an) (?:
        own|separate|dedicated|different
      )\b
    `),
    new RegExp(inLines`
      \bsister company\b|
      \bnever (?:worked|been (?:with|at|part)|heard of)\b|
      ^not me\b|
      \bask [a-z]+(?: [a-z]+)?[.!]?$|
      \b(?:we do not|do not) make (?:those|that|them|any)\b|
      \bthinking of (?!us\b|our\b|carry|adding|you\b|order|buy|the\b|start)[a-z]+\b|
      \b(?:colleague|coworker)\b.{0,60}
        \b(?:responsible|in charge|handles|will (?:reply|answer|get back|contact|take))|
      \b(?:responsible|in charge) (?:for|of) (?:your|that|this|the) (?:
        region|area|country|state|market|territory
      )\b|
      \bfalsch\b.{0,30}\b(?:bei mir|hier|verbunden)\b|
      \bbei mir falsch\b|
      \b(?:vous etes|t'es|etes) trompe\w*\b|
      \btrompe\w* (?:de|d')|
      \bnon (?:sono|seguo|mi occupo)\b.{0,30}\b(?:io|queste|questo|quest)|
      \bbitte an x@y|
      \b(?:scriva|rivolga|chieda|parli)\b.{0,20}\b(?:al|alla|a) (?:dott\w*|sig\w*|collega|responsabile)
    `),
    new RegExp(inLines`
      \b(?:emailed|written to|reached|contacted|messaged) (?:the|our) (?!right|team about)\w+|
      \btry (?:the|our) (?:contact|main|general)\b|
      \bwe are not [a-z' ]{3,30}, (?:we are|but)\b|
      \bno somos nosotros\b|\botra empresa\b|\bes de otr[ao]\b|
      \bnothing i can do\b|
      \b(?:product )?line (?:went|moved|was sold|was transferred) to\b|
      \b(?:split|spun off|broke up) the (?:company|business)\b|
      \bcan (?:not )?help you (?:here|there)\b.{0,20}$
    `),
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
    new RegExp(inLines`
      \bwe are (?:just |only )?(?:the |an? |one of )(?:\w+ ){0,3}(?:
        agency|dentist|clinic|law firm|church|school|stores?|office|restaurant|hotel|warehouse|showroom|
        franchise\w*|retailer|reseller|shop|bakery|contractor|fulfil?lment
      )\b|
      (?<!\b(?:to|with|by|at|past|from) (?:our|the) )\b(?:
        head office|corporate (?:office|headquarters)|headquarters
      )\b|
      \bcan not help (?:you )?with (?:this|that)\b
    `),
    new RegExp(inLines`
      \b(?:you have )?reached (?:the|our|a) (?!out)(?:\w+ ){0,3}
        (?:shop|department|line|desk|office|team|store|service|inbox|warehouse|clinic)\b|
      \b(?:this|that|it|mail|email|message) (?:goes|went|came|comes|landed) (?:\w+ )?
        (?:to|in|at) (?:the|our) (?:\w+ ){0,2}(?:
          warehouse|accounting|support|repair|hr|store|front desk|customer|marketing|press|wrong|service|
          shop
        )\b|
      \b(?:sales|wholesale|buying|purchasing) (?:sits|is) in (?:a different|another|our)\b|
      \bdifferent (?:office|department|team)\b
    `),
    new RegExp(inLines`
      \bthat is [a-z]+'s (?:area|department|job|world|call|thing|domain|desk|territory|responsibility|side)\b|
      \b(?:i am|i'm) (?:the|an?|in|on|with) (?:\w+ ){0,3}(?:
        receptionist|office manager|bookkeeper|accountant|intern|assistant|side|marketing|hr|shipping|
        warehouse
      )\b|
      \bi (?:left|retired|quit|moved)\b
    `),
    new RegExp(inLines`
      \bnot my (?:area|department|job|role|thing|side|call)\b|
      \b(?:better|best) (?:off|bet)\b.{0,40}
        \b(?:contact\w*|writ\w+|email\w*|call\w*|ask\w*|reach\w*|team)\b|
      \b(?:sent|forwarded|passed|gave|handed|routed|shared) (?:it|this|your \w+|that|them) (?:over |on |along )?to (?!
        you\b|me\b|our (?:distributor|rep|accounting to)
      )
    `),
    // German
    new RegExp(inLines`
      \b(?:
        falsche[nrms]?|nicht (?:der|die|das) (?:richtige\w*|zustandige\w*)|nicht (?:mehr )?zustandig|
        nicht (?:mehr )?(?:verantwortlich|im unternehmen|bei uns|tatig)
      )\b|
      \b(?:
        wenden sie sich|schreiben sie|kontaktieren sie|richten sie|senden sie|melden sie sich|
        ansprechpartner\w*|zustandig
      )\b.{0,80}(?:
        \b(?:kolleg\w+|abteilung|team|vertrieb\w*|verkauf|frau|herrn?|zustandig\w*|b2b|einkauf)\b|
        [\w.+-]+@[\w.-]+
      )
    `),
    new RegExp(inLines`
      \b(?:weitergeleitet|leite\b.{0,60}\bweiter|weitergegeben|gebe\b.{0,60}\bweiter|in kopie|cc gesetzt)\b|
      \b(?:marke|firma|unternehmen)\b.{0,30}\b(?:verkauft|ubernommen|veraussert)\b|
      \bgehoren?\b.{0,20}\b(?:nicht mehr|seit)\b|
      \bnicht unsere marke\b|\bverwechsel\w*
    `),
    // French
    new RegExp(inLines`
      \b(?:
        mauvais\w* (?:adresse|personne|interlocut\w+|service|contact|boite|destinataire)|
        pas (?:la )?(?:bonne|bon) (?:personne|adresse|interlocut\w+|service|contact)|
        pas le bon|
        plus (?:en charge|dans l'entreprise|chez)|
        ne (?:suis|travaille|fait|gere|m'occupe) (?:pas|plus)|
        ne m'occupe (?:pas|plus)
      )\b|
      \b(?:contacte[rz]|adresse[rz]|ecri(?:re|vez)|envoye[rz]|rapproche[rz]|voir avec|prendre contact)\b.{0,80}(?:
        \b(?:
          collegue|service|equipe|departement|responsable|directeur|directrice|commercial\w*|m\.|mme|madame|
          monsieur
        )\b|
        [\w.+-]+@[\w.-]+
      )
    `),
    /\b(?:transmis|transmets|transfere|fais suivre|fait suivre|en copie|redirig\w+)\b|\b(?:marque|societe|entreprise)\b.{0,40}\b(?:vendue|cedee|rachetee|reprise)\b/,
    // Spanish
    new RegExp(inLines`
      \b(?:
        (?:persona|direccion|correo|departamento|contacto|empresa) (?:equivocad\w|incorrect\w|erron\w+)|
        no soy (?:la|el) (?:persona|contacto|responsable|indicad\w|adecuad\w)|
        (?:se ha(?:n)?|te has|os habeis|se habran?) (?:equivocado|confundido)|
        nada que ver con|
        ya no (?:trabaj\w+|llev\w+|soy|esta|me ocupo|gestion\w+)|
        no es (?:el|la) (?:correo|direccion|departamento|persona|empresa)
      )\b|
      \b(?:contact\w+|escrib\w+|dirij\w+|dirig\w+|pong\w+ en contacto|envi\w+|habl\w+)\b.{0,80}(?:
        \b(?:companer\w+|departamento|equipo|responsable|director\w*|encargad\w+|compañer\w+|colega)\b|
        [\w.+-]+@[\w.-]+
      )
    `),
    new RegExp(inLines`
      \b(?:
        reenvi\w+|no llevo (?:ese|este|el) tema|el contacto de|he pasado|paso (?:su|tu|el|este)|en copia|
        traslad\w+|remit\w+ (?:su|tu|el)
      )\b|
      \b(?:marca|empresa|compania)\b.{0,30}\b(?:vendida|vendimos|adquirid\w+|comprada)\b|
      \bvendimos (?:la )?marca\b
    `),
    // Italian
    new RegExp(inLines`
      \b(?:
        (?:persona|indirizzo|reparto|contatto|azienda|ufficio|destinatario) (?:sbagliat\w|errat\w|giust\w)|
        non sono (?:la|il) (?:persona|referente|responsabile|contatto)|
        non mi occupo|
        non (?:lavora|lavoro|si occupa|gestisce) (?:piu|di)|
        avete sbagliato|ha sbagliato
      )\b|
      \b(?:contatt\w+|scriv\w+|rivolg\w+|invi\w+|mand\w+|sent\w+)\b.{0,80}
        (?:\b(?:colleg\w+|ufficio|reparto|team|responsabile|direttor\w+|referente)\b|[\w.+-]+@[\w.-]+)
    `),
    /\b(?:inoltrat\w+|inoltro|giro (?:la|il)|ho girato|in copia|passat\w+ (?:la|il))\b|\b(?:marchio|azienda|brand|societa)\b.{0,30}\b(?:venduto|venduta|cedut\w+|acquisit\w+)\b/,
  ],
  unless: [
    /^(?:please |do |just )?ask (?:me |us )?(?:again|later)\b/,
    /\bkeep(?:ing)? up with\b|\bnot (?:happy|comfortable|satisfied|okay|ok|fine) with\b/,
    /\bthank(?:s| you) for (?:contacting|reaching|your|writing|getting)\b(?!.*@)|\b(?:so|in order) (?:that )?(?:i|we) can (?:direct|route|forward|send)\b|\bcan (?:i|we) (?:direct|forward)\b/,
    // Write to me, or write with questions: the right person is speaking.
    /\b(?:contact|reach|email|call|write)\b.{0,20}\b(?:me|us)\b.{0,30}\b(?:at|if|with|directly|anytime|any time|on)\b/,
    /\b(?:if|should|when|for) you (?:have|need|require|would like|want)\b.{0,40}\b(?:questions?|help|assistance|anything|concerns)\b|\b(?:any|with) (?:other |further |additional |more )?questions\b/,
    new RegExp(inLines`
      \b(?:
        application|form|portal|certificate|permit|license|documents?|paperwork|order|orders|po|w-?9|
        purchase orders?
      )\b.{0,40}\b(?:to|at)\b [\w.+-]+@|
      \b(?:send|email|forward|submit|return|fax)\b.{0,60}\b(?:
        certificate|permit|license|documents?|paperwork|completed|signed|order|po|w-?9|ein|tax|photos?|form|
        references
      )\b
    `),
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
