import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';
import type { Phrases } from './phrases.ts';

/** What is asked for in the words in which one asks for silence, and is another thing. */

const REGULAR = inLines`
  (?:
    weekly|monthly|daily|quarterly|holiday|seasonal|
    wochentlich\w*|monatlich\w*|
    hebdomadaires?|mensuel\w*|semana(?:l|les|is)|mensual\w*|settimanal\w*|mensil\w*|
    wekelijks\w*|maandelijks\w*|mensa(?:l|is)
  )
`;
const NEWS = inLines`
  (?:
    newsletters?|bulletins?|digests?|deals?|alerts?|promo\w*|price updates?|stock (?:list|updates?|alerts?)|
    text messages|sms|rundbrief\w*|infobrief\w*|angebot\w*|infolettre|offres|promotions|boletin\w*|ofertas|
    promocion\w*|bollettino|offerte|promozion\w*|nieuwsbrief\w*|aanbieding\w*|promoc\w*
  )
`;

/** A list of ours beside these mails. */
export const OF_ANOTHER_LIST: Phrases = {
  says: [new RegExp(String.raw`\b(?:${REGULAR}|${NEWS})\b`)],
  unless: [
    new RegExp(inLines`
      \b(?:
        all|every|any|other|alle\w*|andere\w*|toutes?|tous|autres?|todas?|todos|otr[ao]s|tutt\w+|altr\w+|
        elke|ieder\w*|outr[ao]s
      )\b.{0,15}\b(?:lists?|mails?|emails?|messages?|listen?|listes?|listas?|lijst\w*)\b
    `),
  ],
};

const DELETE =
  '(?:delete|discard|ignore|disregard|bin|scrap|toss|losch\\w*|verwerf\\w*|vernicht\\w*|supprime[rz]|jete[rz]|borr\\w+|elimin\\w+|descart\\w+|cancell\\w+|cestin\\w+|verwijder\\w*|gooi|apagu?\\w*)';
const FILE = inLines`
  (?:
    lists?|sheets?|files?|versions?|e?mails?|messages?|attachments?|links?|invoice|
    \w*liste|datei\w*|nachricht|anhang|
    fichier|tarif|piece jointe|
    tarifa|lista|archivo|fichero|correo|adjunto|listino|allegato|\w*lijst|bestand|bijlage|
    tabela|ficheiro|arquivo|anexo
  )
`;
const AS_SENT = inLines`
  (?:
    (?:that |which )?(?:i|we) (?:just |have |only |accidentally )*
      (?:sent|e?mailed|attached|shared|forwarded|wrote|gave)|
    (?:die|den|das) (?:ich|wir)\b.{0,25}\b(?:geschickt|gesandt|gemailt|schickten?)|
    (?:que )?(?:j'ai|je vous ai|nous (?:vous )?avons) envoye\w*|
    que (?:le|te|les|os) (?:mande|envie|mandamos|enviamos)|
    che (?:le|ti|vi) (?:ho|abbiamo)|
    die (?:ik|we|wij)\b.{0,20}\b(?:stuurden?|gestuurd|mailden?)|
    que (?:lhe |te |vos )?(?:enviei|mandei|enviamos|mandamos)
  )
`;
const FROM_BEFORE =
  "(?:from (?:yesterday|this morning|before|monday|last week)|von (?:gestern|vorhin|heute fruh)|(?:envoyee? |d')?hier|de ayer|anterior|di ieri|precedente|van (?:gisteren|daarnet)|de ontem)";
const MY_LAST = inLines`
  (?:
    my (?:last|earlier|previous|first|other)|
    meine (?:letzte|vorige|erste)\w?|mon (?:dernier|precedent)|
    mi (?:ultimo|anterior)|la mia (?:ultima|precedente)|mijn (?:vorige|laatste)|o meu (?:ultimo|anterior)
  )
`;

const THIS_ADDRESS = inLines`
  (?:this|diese[rn]?|cette|est[ae]|quest[oa]|dit|deze) (?:old |alte |ancienne |vieja |vecchio |oude )?
    (?:e-?mail[- ]?)?(?:
      address|mailbox|inbox|mail|
      adresse|mailadresse|adresse|direccion|correo|indirizzo|adres|mailadres|endereco
    )
`;
const USE_ANOTHER =
  '(?:use|write|try|put|instead|place|schreiben|nehmen|nutzen|verwenden|stattdessen|sondern|mais|utilise\\w*|ecrivez|sino|usa\\w*|use[n]?|escrib\\w*|ma|usi|scriva\\w*|maar|gebruik|mas)';

const TO_STRIKE =
  '(?:unsubscribe|(?:take|remove|strike|drop) (?:me|us)|abmeld\\w*|desinscri\\w*|desabonn\\w*|(?:dar(?:me|nos)?|de(?:me|nos)?) de baja|cancell\\w+|afmelden|uitschrijven)';
const BY_MISTAKE =
  '(?:by (?:mistake|accident)|accidentally|versehentlich|aus versehen|par erreur|por error|per errore|per ongeluk|por engano)';
const NEARLY = '(?:nearly|almost|beinahe|fast|presque|casi|quasi|bijna|quase)';

const MARKETS = '(?:amazon|e-?bay|walmart|etsy|faire|marketplaces?)';
const ONES_OWN = '(?:(?:our|the|their|my|its|current|present|existing) ){0,3}';
/** A part of an order, a list or a text. */
const PART =
  '(?:words?|lines?|phrases?|sentences?|clauses?|items?|skus?|products?|pos(?:ition|ten)?|rows?|columns?|signature|logo|price|fee|charge|discount|first|second|third|last)';

/** What is said to whoever else may want to hear no more; what they leave or were asked about themselves. */
const OF_AN_ORDER = inLines`
  (?:
    posten|position|pos\.?|zeile|artikel|ligne|article|reference|ref\.?|linea|articulo|referencia|riga|
    articolo|voce|codice|regel|item|linha|artigo|item|line|sku|row
  ) (?:n[ro°]?\.? ?|no\.? ?|# ?)?(?!(?:17|21)\b)\d
`;
const OF_OTHERS: readonly RegExp[] = [
  // Not of a paragraph of law.
  new RegExp(String.raw`^(?!.*\b(?:gdpr|rgpd|dsgvo|ds-gvo|avg|lopd\w*|lgpd)\b).*\b${OF_AN_ORDER}`),
  /\bif you (?:do not|no longer|would (?:rather|prefer) not)(?: to)? (?:want|wish|care|like|need|hear|receive|get|see)\b/,
  new RegExp(inLines`
    \b(?:i|we) (?:have )?(?:just |now |already )?
      (?:taken|took|removed|deleted|put|moved|got) (?:you|your)\b|
    \bor (?:i|we) (?:will |would |shall )?(?:have to|must|need to) close\b|
    \b(?:will|would|did|do) not (?:report|block|mark|flag) (?:you|your|this|it)\b
  `),
  new RegExp(
    String.raw`\b(?:unsubscrib\w*|remov\w*|withdr\w+|delist\w*|out|off|away)\b(?: \w+){0,2} (?:of|from) ${ONES_OWN}${MARKETS}\b(?! (?:\w+ )?(?:list|mail\w*|outreach))`,
  ),
  new RegExp(inLines`
    \b${MARKETS}\b.{0,60}\b(?:
      en entendre parler|
      hear (?:any ?more |anything )?(?:of|about) (?:it|them|that)|
      nichts (?:mehr )?davon (?:mehr )?(?:horen|wissen)|saber (?:nada )?mas|sentirne (?:piu )?parlare
    )\b
  `),
  new RegExp(
    String.raw`\b(?:remove|delete|strike|drop|cut|cross out|take out) (?:the|that|this) (?:\w+ )?${PART}\b`,
  ),
  /\b(?:off|from|out of) (?:the |this |your )?(?:b?cc|copy)\b|\b(?:aus (?:der|dem)|de la|de|da|dalla|en|in|uit de) (?:kopie|b?cc|copie|copia|conoscenza)\b/,
  /\b(?:off|from|out of) (?:the|this) (?:e?mail )?(?:thread|chain|cc|conversation|loop)\b.{0,60}\b(?:x@y\.zz|(?:write|talk|speak|reply) to)/,
];

const SHOP =
  '(?:amazon|e-?bay|walmart|etsy|allegro|bol|shop|store|storefront|site|web ?site|page|listings?|catalog\\w*|account page|order|cart|basket|menu|shelves)';
const PAPERS =
  '(?:documents?|paperwork|papers|certificates?|forms?|references|photos|pictures|proofs?|licen[cs]es?|invoices?|statements?|logos?)';

const TO_SELL = inLines`
  (?:
    (?:re)?sell(?:ing)?|listing|offering|advertising|undercutting|discounting|stocking|
    (?:zu )?verkauf\w*|anzubieten|
    (?:re)?vendre|proposer|(?:re)?vender|ofrecer|(?:ri)?vendere|offrire|
    verkopen|aanbieden|saelge|salja|selge|sprzedaw\w*
  )
`;
const GOODS =
  "(?:lines?|ranges?|linie|linea|ligne|lijn|linha|serie|produ[ck]t\\w*|prodott\\w+|items?|modell\\w*|models?|colou?rs?|scents?|stock|images?|pictures?|photos?|bilder|foto'?s?)";
const TO_END = inLines`
  (?:
    stop|quit|cease|smett\w+ di|cess\w+ (?:di |de |d')|arret\w+ (?:de |d')|dej\w+ de|par(?:em|ar|e) de|
    stopp?(?:en|a|e)? (?:met|mit|med|att|at)|slut\w* (?:med|att|at)|przesta\w+
  )(?! ?(?:\w+ ){0,2}(?:
    e-?mail|mejl|maile|writ|send|contact|pitch|
    push|spam|envi|envo|mand|invi|schick|scriv|escrib|ecri|stur|schrijv|skick|skriv|pisa|wysyla
  ))
`;

/** Goods that are no longer to be sold, or seen. */
export const OF_GOODS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${TO_END} ?(?:\w+ ){0,1}${TO_SELL}\b(?! (?:to )?(?:us|me|uns|mir|nous|ci|nos|ons|mij|oss|os)\b)|\b${TO_END} (?:\w+ ){0,3}${GOODS}\b`,
  ),
  /\bnot want (?:those|them|these|that|it|any of (?:those|them|these)) (?:\w+ )?(?:listed|up|sold|offered|online|out there|on there)\b/,
];

/** What they did for us, or nearly did to us; a shop's page, a customer's own order; what nobody is to leave off. */
const OF_OTHER_DEEDS: readonly RegExp[] = [
  /\b(?:i|we)(?: have| had)?(?: \w+)? (?:unsubscribed|opted|taken|took|removed|deleted|struck|dropped|moved) (?:you|your)\b/,
  /\b(?:nearly|almost|about to|tempted to|close to|came close)\b.{0,25}\b(?:block\w*|delet\w*|report\w*|unsubscrib\w*|mark\w*|flag\w*|bin\w*|trash\w*)\b/,
  new RegExp(inLines`
    \b(?:never|do not|please not|not to) (?:ever )?(?:stop|quit|cease|give up|leave off)
      (?: (?:writing|asking|sending|trying|e?mailing|following|now|here|there|yet))?\b(?! (?:until|by|in)\b)
      (?=.{0,60}(?:[,;:!.]|$))(?<!\bif you (?:do not|never) (?:stop|quit|cease).{0,20})
  `),
  ...OF_GOODS,
  /\b(?:refrain|abstain|desist) from (?:contacting|writing to|calling|approaching|e?mailing) (?:our|the|any of our) (?:retailers|dealers|factory|customers|stores|shops|stockists|distributors?|suppliers)\b/,
  /\b(?:refrain|abstain) from (?:(?:tele)?phone calls|(?:tele)?phoning|ringing|calling|cold calls)\b(?! (?:or|and|us or))/,
  /\b(?:hate|sorry|sad|shame|pity|regret)\b.{0,30}\b(?:last|end of|final|lose you|see you go|stop (?:writing|hearing))\b/,
  new RegExp(inLines`
    \b(?:
      take|remove|delete|pull|get|
      nehmen|loschen|entfernen|
      retire[rz]|enleve[rz]|quit\w+|retir\w+|
      elimin\w+|tolg\w+|rimuov\w+|haal\w*|verwijder\w*|tir\w+|ta|fjern
    )\b (?:sie |bitte )?(?:
      our|the|these|those|all|any|your|unsere?|die|nos|les|nuestr[oa]s|l[oa]s|i nostri|le nostre|onze|
      os nossos|as nossas|vara|vare
    ) (?!(?:\w+ )?(?:
      address|e?mail|name|details|data|contact|company|firm|compan\w+|
      adresse|daten|coordonnees|donnees|datos|correo|direccion|indirizz\w+|dati|gegevens|adres|dados|
      endereco
    )\b)(?:[\w-]+ ){1,3}(?:(?:off|from|down from|out of|aus|von|de|del|da|dal|dai|van|uit|fran|fra) )?(?:
      your |the |our |ihrem |ihrer |ihren |eurem |votre |vos |su |sus |tu |vostro |uw |jullie |sua |er |
      din |deres )?(?:[\w-]+[- ])?${SHOP}\b(?! (?:list|mailing|mail|e?mails?)\b)
  `),
  new RegExp(inLines`
    \b(?:stop|quit|cease|no need to|not need to|need not|may stop|can stop)\b.{0,15}\b(?:
      sending|looking for|collecting|gathering|send|upload\w*|provid\w+|worry\w* about
    ) (?:\w+ ){0,3}${PAPERS}\b
  `),
  new RegExp(inLines`
    \b(?:my|the) (?:\w+ )?(?:card|credit card|payment (?:method|details)|bank details)\b.{0,25}
      \b(?:off|from|on|out of)\b|
    \bcancel (?:my|the|our) (?:order|purchase|subscription box)\b|
    \b(?:delete|remove|take) my (?:\w+ )?(?:card|payment\w*|bank details)\b
  `),
  // Better written to than rung up.
  new RegExp(inLines`
    \b(?:contacted|called|contatt\w+|contact\w+|kontaktiert|angerufen|benaderd|kontakta\w*|kontaktet) (?:
      by|on|over|per|por|par|via|al|am|pa|pr
    ) (?:the |el )?(?:phone|telephone|telefono|telefoon|telefone|telefon)\b(?! (?:or|nor|and|ne|ni|o|oder|noch|ou|of|eller)\b)
  `),
  // What a newer one stands for, what a page of ours shows, and a month in which nobody has time.
  new RegExp(inLines`
    \b(?:
      delete|remove|drop|forget|erase|losch\w*|supprime[rz]|efface[rz]|borr\w+|elimin\w+|cancell\w+|
      verwijder\w*|apag\w+|radera|slett?|fjern|usun\w*
    )\b.{0,20}\b(?:
      old|previous|alte\w?|bisherige\w?|ancien\w*|viej[oa]|antigu[oa]|vecchi[oa]|oude|antig[oa]|gamla|
      gamle|star[ya]
    )\b.{0,40}
      \b(?:new|neue\w?|nouve\w+|nuev[oa]|nuov[oa]|nieuwe|nov[oa]|nya|nye|now[ya])\b|
    \b(?:remove|take|delete|drop) (?:our|the|my) (?:\w+ )?(?:names?|logos?|brand|marks?)\b.{0,20}
      \b(?:off|from|down from) (?:your|the) (?:\w+ )?(?:
        site|web ?site|web ?page|page|shop|store|home ?page|shop ?window|listings?|instagram
      )\b|
    \b(?:rather|prefer)\b.{0,12}\bnot (?:to )?(?:hear|be contacted|get)\b.{0,20}
      \b(?:in|during|over|before|until|till) (?:
      january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|
      autumn|fall|winter|christmas|q[1-4]|the (?:holidays?|season|fair|move|audit)|(?:this|that) (?:week|month)
    )\b
  `),
  /^(?:stop|wait|halt|hold on)[!,.]? (?:before|first)\b|\b(?:just|please)? ?stop (?:cc'?ing|copying|adding|looping in|forwarding (?:it )?to)\b|\bnot (?:cc|copy|loop in)\b/,
];

export const OTHER_THAN_STOP: readonly RegExp[] = [
  // Not the wholesaler: only us.
  new RegExp(inLines`
    \bnot (?:contact|write|e?mail)\b.{0,40}\bonly (?:with )?us\b|
    \b(?:nicht|niet|nie|ne\w+|inte|ikke)\b.{0,60}
      \b(?:nur|alleen|tylko|jen|kun|bara) (?:an |bei |mit |met |bij |med |z |s )?
      (?:uns|ons|nas|nami|oss|os)\b
  `),
  ...OF_OTHERS,
  ...OF_OTHER_DEEDS,
  // "Don't unsubscribe me", but for "if you don't take us off".
  new RegExp(inLines`
    (?<!\bif you (?:do|will|can|have) )\b(?:not|never|nicht|pas|no|non|niet|nao)\b (?!(?:
      fail|forget|hesitate
    )\b)(?:(?!interest)\w+ ){0,2}${TO_STRIKE}\b(?! (?:link|button|option|header|function|page))
  `),
  new RegExp(
    String.raw`\b(?:keep|leave) (?:me|us) on\b|\b${TO_STRIKE}\b.{0,15}\b${BY_MISTAKE}\b|\b${NEARLY} (?:\w+ )?unsub\w*`,
  ),
  new RegExp(String.raw`\b${DELETE} (?:\w+ ){0,3}${FILE} (?:${AS_SENT}|${FROM_BEFORE})\b`),
  new RegExp(String.raw`\b${DELETE} (?:\w+ ){0,2}${MY_LAST} ${FILE}\b`),
  /\boff (?:of )?(?:amazon|e-?bay|walmart|tik ?tok|speaker|the (?:site|shel(?:f|ves)|market|marketplace|listing))\b/,
  /\bunsubscribe\b.{0,12}\bif (?:not|you|this)\b/,
  // What they find needless is our manners, not our mails.
  /\b(?:stop|quit) (?:apologi[sz]\w+|being (?:so )?(?:sorry|polite|modest)|worrying|wondering|thanking|excusing|tempting|teasing|underselling)\b/,
  /\bhear from (?:others|other (?:sellers|resellers|people)|any(?:one|body) else)\b|\bno (?:se|te) preocup\w+ por\b/,
  /^stop (?:me (?:if|when)|right there)\b|\bno more than\b/,
  /\boff (?:your|the|my|our) (?:wish|waiting|wait|guest|short|watch) ?list\b|\band (?:put|add|write) \w+ (?:\w+ )?in\b/,
  /\bnot send\b.{0,20}\b(?:by|via|per) (?:e?mail|post|fax)\b|\bstop sending (?:me |us )?(?:pdfs?|samples?|attachments?|files?|spreadsheets?|orders?|invoices?|forms?|che(?:cks?|ques?)|faxes)\b/,
];

/** A box or a person who is to be left alone, and where to write, in a sentence of its own. */
export const OF_ONE_ADDRESS = new RegExp(inLines`
  \b${THIS_ADDRESS}\b|
  \b(?:stop|quit|not) (?:writing|e?mailing|sending|contacting|cc'?ing|copying|write|e?mail|send|copy)\b
    (?! (?:us|me)\b).{0,12}\bto (?!(?:us|me|our|my|this|these|all|any|every\w*)\b)\w+
`);
export const GOES_ELSEWHERE = new RegExp(inLines`
  \b(?:
    ecri(?:vez|re)|escrib\w+|scriv\w+|schreiben sie|schreibt|mailt?|schrijf|skriv|escrev\w+|napisac|pisac
  )\b(?: (?:plutot|mejor|invece|bitte|lieber|liever|hellre|heller|antes))? (?:
    a|an|naar|till?|para|na|do|al|à
  )\b.{0,25}x@y\.zz|
  \b(?:(?:took|taken|takes?|taking) over|handles?|runs?|answers?|looks? after|responsible)\b.{0,30}x@y\.zz|
  \b(?:add|put in|put)(?: \w+){0,2}(?: instead)?[:,]? (?:at )?x@y\.zz|
  \b(?:questions?|inquir\w+|enquir\w+|requests?|orders?|purchasing|wholesale|trade|sales|accounts?)\b.{0,40}
    \b(?:goe?s?|belongs?|to|with|at|by)\b.{0,15}x@y\.zz|
  \b(?:write|e?mail|send|reach|try|use|contact)\b.{0,20}
    \b(?:me|her|him|them|it|to|at|instead)\b.{0,15}x@y\.zz
`);
/** Where what we send is to go instead: "send them to my daughter, tina@brand.test". */
export const GOES_ON_THERE = new RegExp(inLines`
  \b(?:
    ecri(?:vez|re)|escrib\w+|scriv\w+|schreiben sie|schreibt|mailt?|schrijf|skriv|escrev\w+|napisac|pisac
  )\b(?: (?:plutot|mejor|invece|bitte|lieber|liever|hellre|heller|antes))? (?:
    a|an|naar|till?|para|na|do|al|à
  )\b.{0,25}x@y\.zz|
  \b(?:send|forward|address|direct|mail|e?mail) (?:them|these|it|those|all of (?:them|it)|your \w+)\b.{0,40}x@y\.zz|
  \b(?:add|put in|put)(?: \w+){0,2}(?: instead)?[:,]? (?:at )?x@y\.zz
`);
/** Nobody is written to there but about what was asked. */
export const OF_REMOVAL =
  /\b(?:confirm\w*|proof|remov\w*|delet\w*|unsub\w*|privacy|gdpr|legal|lawyer|complain\w*|report\w*)\b/;

const BUT = '(?:[;,–-]|\\bbut\\b|\\band\\b|\\binstead\\b) ?(?:please |rather |instead |just |only )*';

/** Not here but there: of a whole sentence, whichever side of its "but" the other address stands on. */
export const AT_ANOTHER_ADDRESS: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:
      remove|take|delete|drop|strike|streich\w*|losch\w*|retire[rz]|supprime[rz]|quit\w+|borr\w+|tolg\w+|
      verwijder\w*
    ) (?:sie |bitte )?(?:
      me|us|my|our|mich|uns|meine|unsere|mon|notre|mi|nuestr[oa]|il mio|la mia|mijn|ons
    )\b.{0,25}\b(?:and|und|et|y|e|en) (?:please |bitte |then |instead )?(?:
      use|write|try|contact|ask|e?mail|put|add|
      nutzen|nehmen|schreiben|
      utilise[rz]|ecrive[rz]|use|escrib\w+|usi|scriv\w+|gebruik|mail
    )\b(?!.{0,40}\b(?:confirm\w*|proof|bestatig\w*)\b).{0,25}x@y\.zz
  `),
  new RegExp(String.raw`\b${THIS_ADDRESS}\b.{0,60}\b${USE_ANOTHER}\b.{0,25}x@y\.zz`),
  new RegExp(String.raw`\b${THIS_ADDRESS}\b.{0,40}x@y\.zz.{0,12}\b(?:in its place|instead|stattdessen)\b`),
  new RegExp(String.raw`x@y\.zz.{0,40}\b(?:${DELETE}|drop|forget|lose)\b.{0,10}${THIS_ADDRESS}`),
  new RegExp(
    String.raw`\b(?:stop|quit|not|no longer)\b.{0,80}${BUT}(?:send|write|e?mail|use|contact|try|reach|go)\b(?!.{0,40}\b(?:no|confirm\w*|proof|remov\w*|delet\w*)\b).{0,40}x@y\.zz`,
  ),
  new RegExp(String.raw`\b(?:not|nicht|no|non|niet|nao|ne)\b.{0,25}\b${THIS_ADDRESS}\b.{0,60}x@y\.zz`),
];

/** What went astray and was found. */
export const FOUND_AGAIN =
  /\b(?:junk|spam)\b.{0,60}\b(?:added you|whitelist\w*|safe (?:list|senders?)|not (?:junk|spam)|moved you|(?:send|try|resend)\b.{0,20}\bagain|found (?:it|you|this))\b/;

/** Out of a talk, not off a list … */
export const OF_A_THREAD = new RegExp(
  alternatives({
    english: [
      String.raw`\b(?:off|from|out of|on) (?:of )?(?:the|this|your|that) (?:e?mail )?(?:thread|chain|b?cc|copy(?: list| line)?|conversation|loop|discussion)\b`,
      String.raw`\b(?:un-?cc|de-?cc) (?:me|us)\b`,
    ],
    german: [
      String.raw`\baus (?:der|dem|dieser|diesem|ihrer) (?:kopie|b?cc|(?:mail)?verlauf|unterhaltung|gesprach\w*|thread|schleife|konversation|diskussion|verteiler diese[rs])\b`,
    ],
    french: [String.raw`\bd(?:e la|e cette|u) (?:boucle|copie|conversation|discussion|fil)\b`],
    spanish: [String.raw`\bd(?:e la|e esta|el) (?:copia|conversacion|hilo|cadena)\b`],
    italian: [String.raw`\bd(?:alla|a questa|al|ai) (?:copia|conversazione|discussione|giro|cc)\b`],
    dutch: [String.raw`\buit (?:de|het|deze|dit) (?:b?cc|kopie|mailwisseling|conversatie|gesprek|draadje)\b`],
    portuguese: [String.raw`\bd(?:a|esta|o) (?:copia|conversa|b?cc)\b`],
    northern: [
      String.raw`\b(?:ur|fran|fra|af|av|ud af|ut av) (?:den har |denne |den )?(?:trad\w*|konversation\w*|kopi\w*|cc|samtal\w*)\b`,
    ],
    polish: [String.raw`\bz (?:kopii|tego watku|watku|tej rozmowy|rozmowy|b?cc)\b`],
  }),
);
/** … where somebody else is named who goes on with it. */
export const OTHERS_GO_ON = new RegExp(
  alternatives({
    address: [String.raw`x@y\.zz`],
    english: [
      String.raw`\b(?:runs?|handles?|does|owns|covers|leads?|heads|manages|looks? after|takes? care of) (?:all |our |the |these )?(?:\w+ )?(?:wholesale|dealers?|trade|retail\w*|resellers?|stockists?|sales|accounts?|b2b|shops|stores)\b`,
      String.raw`\b(?:takes? over|took over|is in charge|is responsible|will (?:help|answer|set you up|be in touch)|would set you up|leave \w+ on)\b`,
    ],
    german: [String.raw`\b(?:betreut|leitet|ubernimmt|kummert sich|ist zustandig|ist verantwortlich)\b`],
    french: [String.raw`\b(?:s'occupe|gere|prend la suite|est en charge|est responsable)\b`],
    spanish: [String.raw`\b(?:lleva|se ocupa|se encarga|gestiona|es (?:la|el) responsable)\b`],
    italian: [String.raw`\b(?:si occupa|segue|gestisce|e (?:la|il) responsabile)\b`],
    dutch: [
      String.raw`\b(?:doet (?:de|onze|alle)|regelt|beheert|gaat over|is verantwoordelijk|neemt het over)\b`,
    ],
    portuguese: [String.raw`\b(?:trata|cuida|gere|e (?:a|o) responsavel|ocupa-se)\b`],
    northern: [
      String.raw`\b(?:skoter|ansvarar|star for|tager sig|tar hand|tar seg|har ansvar\w*|haandterer|handterer)\b`,
    ],
    polish: [String.raw`\b(?:zajmuje sie|odpowiada za|prowadzi|przejmuje)\b`],
  }),
);
