import { inLines } from '../../../../../kernel/in-lines.ts';
import { inDigits } from './number-words.ts';

export const OPENS = new RegExp(inLines`
  \b(?:
    opening|first|initial|1st|einstieg\w*|entry (?:point|level|order|ticket)|the way in|
    ticket d'entree|pour entrer|para entrar|de entrada|
    per entrare|d'ingresso|instap\w*|
    buys? (?:\w+ )?in\b|
    gets? you (?:in|through|started|going|set up|an account|the account)|
    (?:foot in|through) the door|get (?:the ball|things) (?:rolling|moving|going)|
    pour (?:demarrer|debuter)|
    beim ersten|zum (?:start|einstieg)|
    la primera vez|per cominciare|
    to (?:open|start|begin|get (?:started|going))|starter|round one|new (?:\w+ )?accounts?|
    start(?:ing)? order|start(?:s|ing)? (?:with|from|at)|up ?front|at the beginning|to begin with|
    new (?:stores?|shops?|stockists?|retailers?|customers|dealers)|
    set up|implantation|startbestellung|el primero|la primera|il primo|openers?|buy-?in|new accounts?|
    erst\w*|premiere|pour (?:ouvrir|commencer)|
    primer|primera|inicial|para empezar|
    primo|iniziale|per (?:aprire|iniziare)|eerste|primeir[ao]|para (?:abrir|comecar)|
    om te (?:beginnen|starten)
  )\b
`);
export const REPEATS = new RegExp(inLines`
  \b(?:
    (?:ones?|orders?|anything|any|each|every) (?:that |which )?
      (?:come|comes|coming|follow|after)\w*(?: (?:after|it|that|behind))?|
    los demas|las demas|les autres|gli altri|
    as outras|de rest|the rest|each time you|whenever (?:it|you|they)|(?:you|they) come back|
    once you are (?:in|on|set|up|going|established|open|a)|from there|from that point|beyond that|past that|
    down the line|next (?:time|ones?|rounds?|pos?)|second (?:order|one|time|round)|
    later (?:rounds?|pos?|buys?)|later on|from the (?:second|2nd|next)(?: \w+)? on(?:wards?)?|
    ab der zweiten|des la (?:deuxieme|seconde)|a partir de la (?:deuxieme|segunda)|dal(?:la)? second[oa]|
    ongoing|
    existing (?:\w+ )?(?:accounts?|customers|dealers|stores|shops|stockists)|
    regular (?:orders|re-?orders)|any (?:order|refill|one) after|refill|run(?:s|ning)? low|re-?orders?|
    re-?ordering|top-?ups?|replenish\w*|every time after|each time after|whenever you need more|
    (?:anything|everything|all|what) (?:that )?follows|later ones?|following (?:ones?|orders?|purchases?)|
    everybody else|nachlieferung\w*|daarna|volgende|nalevering\w*|les suivantes|thereafter|afterwards?|
    after that|after the first|anything after|after[ .!]*$|subsequent\w*|repeat\w*|from then on|then|
    later orders?|follow-?ups?|fill-?ins?|next orders?|refills?|restock\w*|
    nachbestell\w*|nachorder\w*|danach|folge\w*|
    reassort\w*|reapprovision\w*|ensuite|
    puis|suivantes?|reposicion\w*|despues|siguientes|posteriores|
    riordin\w*|successiv\w*|dopo|poi (?!da \S+ \w+ in su)|riassort\w*|
    reposic\w*|nabestell\w*|vervolg\w*|depois|seguintes
  )\b
`);
export const AT_LEAST = new RegExp(inLines`
  \b(?:
    minimums?|min\b|moq|mov|at least|no less than|commit\w*|short of|shy of|threshold|smallest|least|
    or more|require\w*|need|must|mindest\w*|ab|minim\w+|au moins|al menos|almeno|
    (?:livr|command|expedi)\w* (?:\w+ )?a partir de|(?:serv|envi|pedid|vend)\w* (?:a partir de|desde)|
    (?:sped|consegn|ordin)\w* (?:\w+ )?(?:a partire )?da|
    anything (?:under|less|below|smaller)|(?:have|has) to (?:reach|hit|be|come to)|
    nothing (?:under|below|less)|
    not\b(?!.{0,20}\b(?:list|advertis|sell|pric|go|show))\b.{0,30}\b(?:less than|smaller than|under|below)|
    nicht unter|unter|en dessous de|en-dessous de|inferieure?s? a|por debajo de|menos de|al di sotto d\w+|
    sotto (?:i|gli|le)|inferior\w* a|
    abaixo de|onder|minder dan|vanaf|
    a partir de|
    (?:da|de|ab|from|vanaf) [$€£]?\d[\d.,]*\S* ?(?:\w+ )?
      (?:in su|in poi|en adelante|aufwarts|upwards?|up\b|para cima)|
    in su\b|\d a (?:go|pop|time)|per (?:po|invoice|shipment)|direct is|per order|each order|every order|hundred bucks|
    we (?:only |just )?ask|clear|not ship|not send|not worth|worth (?:our|my|the|packing|while)|
    is our floor|the floor|lohnt|vaut pas|no compensa|non conviene
  )\b
`);
export const NO_LEAST = new RegExp(inLines`
  \b(?:
    free (?:shipping|freight|delivery)|ships? free|freight (?:is )?(?:free|paid|prepaid)|
    each\b(?! (?:orders?|pos?\b|purchase|time))|
    per (?:unit|piece|item|bottle|bag|month|lb|kg|case|pack|show|sku fee)|
    apiece|a (?:bottle|piece|unit)|msrp|retails?\b|accounts? (?:under|below|over|above)|a year are|
    credit limit|fees?\b|insurance|coverage|discount|% off (?:on|for|over)|shipping (?:is|costs?)|
    freight (?:is|costs?)|deposit|surcharge|
    versandkostenfrei|frachtfrei|frei haus|liability|cover of|
    porto (?:ubernehmen|zahl\w*|tragen|frei|entfallt)|
    (?:versand|porto)\b.{0,30}\b(?:
      ubernehmen|kostenlos|kostenfrei|gratis|frei|selber|selbst|geht auf uns|entfallt
    )|
    shipping is on us|
    we (?:pay|cover|absorb) (?:the )?(?:shipping|freight|postage|delivery)|
    frais de port (?:offerts|gratuits)|port (?:compris|paye)|envio (?:gratis|gratuito|incluido)|
    trasporto (?:gratuito|incluso|a carico)|
    gratis (?:verzending|verzonden)|verzending gratis|
    portes gratis|envio gratuito|franco|port (?:offert|gratuit|paye)|portes (?:pagados|gratis)|
    spedizione gratuita|porto franco|over|above|uber|mehr als
  )\b
`);

/** "$500, not $300", "used to be $300", "I said $300": what no longer holds. */
export const TAKEN_BACK = new RegExp(inLines`
  \b(?:
    not|instead of|rather than|no longer|used to be|up from|down from|previously|formerly|once was|
    (?:it|that|they|minimum|which) (?:was|were|had been)|was|
    (?:drop|rais|lower|chang|reduc|mov|brought|went|increas)\w*\b.{0,25}\bfrom|
    i (?:said|told you|wrote|quoted)|
    nicht mehr|nicht|statt|anstatt|fruher|
    au lieu de|et non|avant c'etait|
    en lugar de|en vez de|antes eran?|invece di|prima era(?:no)?|niet|in plaats van
  ) (?:the |our |you |just |only |a |of )*$
`);

export const NO_REORDER_MINIMUM = new RegExp(inLines`
  \bre-?orders?:? (?:can be |are |may be |of |in )?
    (?:any|whatever) (?:size|amount|quantity|value|number|you)\b|
  \b(?:after that|thereafter|from then on|then) (?:it is |any |whatever |order |as )+
    (?:amount|size|little|you (?:like|want|need|please))\b|
  \bno (?:\w+ )?minimums? (?:\w+ ){0,3}(?:on|for) (?:\w+ )?re-?orders?\b|
  \bno minimum re-?orders?\b|
  \bre-?orders? (?:have|are|with|carry|at) (?:\w+ )?no minimum|
  \b(?:no|without) (?:\w+ ){0,2}(?:minimums? )?
    (?:after that|thereafter|afterwards|on re-?orders|reorder minimum|re-order minimum)\b|
  \bno minimum\b.{0,20}\b(?:after|thereafter)\b
`);
/** "After that whatever you need": later orders may be of any size. */
export const isFreeLater = (plain: string): boolean =>
  (REPEATS.test(plain) && FREELY.test(plain) && !/\d|hundred|thousand|grand/.test(inDigits(plain))) ||
  plain
    .replace(/[,;] then\b/g, ', after that')
    .split(/[,;:]| (?:and|but|und|et|y|e|en) /)
    .some(
      (part) =>
        REPEATS.test(part) && FREELY.test(part) && !/\d{2}|hundred|thousand|grand/.test(inDigits(part)),
    );
const FREELY = new RegExp(inLines`
  \b(?:
    nothing (?:required|needed|to (?:hit|meet|reach))|(?:egal|gleich(?:gultig)?|wurst|wurscht)\b|
    peu importe|
    (?:me|nos|le|da|es) (?:da )?igual|lo mismo|
    non importa|non fa differenza|niet uit|tanto faz|tanto da|(?:does not|do not|will not) matter|no matter|
    all the same|all one|buy what(?:ever)? you|libero|libera|libre|vrij|livre|frei wahlbar|
    size is (?:up to you|open)|any (?:size|amount|quantity|number)|(?:anything|whatever) (?:you|goes|works)|
    as (?:small|little|few|much|many|big)|a single|just one|even one|up to you|
    no (?:more )?(?:minimums?|floor|limits?)|however (?:much|many|little|small)|
    what(?:ever)? you (?:need|like|want|please|can sell)|you decide|whatever fits|
    (?:re-?orders?|refills?|after that): (?:none|nil|zero|any|open|free)|
    by the (?:piece|unit|jar|bottle|each)|
    so viel|beliebig\w*|ce que vous voulez|
    lo que quier\w+|quanto (?:vuole|volete|quer\w+)|sin minimo|sans minimum|ohne mindest\w*|senza minimo|
    no strings|
    (?:non ci sono|keine?|no hay|aucune?|pas de|geen|sem|nessun\w*|ningun\w*|nao ha) (?:
      vincol\w+|limit\w*|grenze\w*|untergrenze|contraintes?|ondergrens|restric\w+
    )
  )\b
`);
export const NO_MINIMUM = new RegExp(inLines`
  \b(?:buy|order|take|get|sell|one|a single|1|ein\w*|une?|uno|una|een|uma?|1) (?:\w+ )?
    (?:box |case |piece |bottle |jar |unit )?(?:or|oder|ou|of) (?:a |one |ein\w* |una? |une )?
    (?:\d{2,5}|hundred|thousand|hundert|tausend|cent|mille|cento|mil|honderd|duizend)\b
    (?! ?(?:days|weeks|months|years|times|%|percent))|
  \bnot make (?:nobody|anybody|anyone|people|you|stores|shops) (?:buy|order|take) (?:more|any more)\b|
  \bno (?:pedimos|exigimos|ponemos|hay|exigim\w+|tenemos|fijamos) (?:ningun |un )?
    (?:pedido |compra |importe )?minim\w+|
  \b(?:mindestbestell\w*|mindestmenge\w*|mindestabnahme\w*|mindestauftr\w*)\b.{0,25}
    \b(?:nicht|keine[nr]?)\b|
  \bn(?:'|e )(?:imposons|exigeons|demandons) (?:pas|aucun) (?:de )?minim\w+|
  \bnon (?:chiediamo|imponiamo|c'e|abbiamo) (?:un |alcun |nessun )?(?:ordine )?minim\w+|
  \bno (?:lower|bottom) limit\b|
  \bno least order\b|
  \bnever had (?:a|any) minimums?\b|
  \bminimums?: (?:nope|no)\b|
  \b(?:nobody|no one) (?:is )?(?:ever )?held to a minimum\b|
  \b(?:take|order|buy|get) one or (?:take |order |buy )?(?:a |one )?(?:hundred|thousand|dozen|many|\d+)\b|
  \bno (?:order|quantity|amount) (?:is )?too (?:small|little)\b|
  \b(?:threw out|dropped|scrapped|abolished|got rid of|gave up|did away with|ditched) (?:our |the |all )*minimums?\b|
  \bhowever (?:few|little) (?:you|or)\b|
  \b(?:
    no|not have (?:an?|any)|(?:is|are) not (?:an?|any)|without (?:an?|any)?|zero|
    not (?:require|hold \w+ to|insist on|ask for|believe in|enforce|impose|set) (?:an?|any)?
  ) ?(?:set |order |opening |opening orders? or |required |dollar )*(?:minimums?|moqs?|min)\b|
  \b(?:as much or as little|as little or as much)\b|
  \b(?:minimums?|moqs?)\b(?: \w+){0,2}[: ]+(?:none|zero)\b|
  \bkeine?n? mindest\w+|
  \b(?:pas|aucun|sans) (?:de )?(?:montant |commande )?minim\w+|
  \b(?:sin|no hay) (?:pedido |compra )?minim\w+|
  \b(?:nessun|senza) (?:ordine |quantita )?minim\w+|
  \bgeen (?:\w+ )?minim\w+|
  \bminim\w+ (?:\w+ )?(?:kennen|hebben|hanteren|is er|vragen) (?:\w+ )?(?:niet|geen)|
  \b(?:sem|nao (?:ha|temos|exigimos)) (?:\w+ )?(?:pedido |compra |valor )?minim\w+|
  \b(?:buy|order|take|get|have|start with|begin with) (?:
    as (?:few|little)(?! as (?:\d|t\w+|six|four))|
    however (?:few|little|many|much)|
    any (?:quantity|amount|number)|
    whatever (?:quantity|amount|you (?:like|want))|
    (?:even |just )?(?:a single (?:one|unit|piece)|one (?:piece|unit))
  )\b|
  \bminimums?\b[^.;]{0,30}\b(?:not (?:have|exist|require|apply)|do not have|none)\b|
  \bas (?:little|few|small) as (?:you (?:like|want|please)|one\b)
`);
export const OF_OTHER_THINGS = /\bminimum (?:advertised|price|resale|retail|age)\b/;
