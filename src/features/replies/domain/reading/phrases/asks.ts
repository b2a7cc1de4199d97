import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

const FORM = String.raw`(?:applications?(?: forms?| packets?| process| page)?|(?:\w+ )?(?:forms?|questionnaires?|surveys?|packets?)|sign[- ]?up(?: page| form)?|registration(?: form| page)?|on-?boarding(?: form| packet| link| docs| documents| portal)?|intake|new (?:account|customer|retailer|dealer|vendor|partner) (?:set-?up|paperwork|profile|sheet|info\w*)|account (?:set-?up|request|application|registration)|portal|typeform|google form|jotform|docusign|airtable)`;

/** We must fill in an application, or register. */
export const APPLICATION_FORM: Phrases = {
  says: [
    /\b(?:request|ask for|apply for|petition for|obtain) (?:yours|one|it|an? \w+(?: \w+)?|your \w+)\b.{0,20}https?:/,
    /\bpaperwork\b.{0,30}\b(?:attached|enclosed|pages|fill|below)\b|\b(?:press|click|hit|tap|choose|select) (?:on )?["']?(?:join|apply|sign up|register|become|request|open an? account)\b/,
    /\b(?:punch|enter|pop|plug|type|key|fill) (?:in )?(?:all )?your (?:info\w*|details|particulars|data)\b|\b(?:retailers?|wholesale|trade|dealers?|stockists?|b2b|resellers?|partners?)['"”’]? (?:tab|page|section|link|button|menu)\b.{0,40}\b(?:of|on|at|in)\b.{0,15}\b(?:site|web ?site|page|footer|header|home ?page)\b|\b(?:sign up|register|apply|enroll|create an? (?:\w+ )?account) there\b|https?:\/\/\S*(?:open|new|create|request|trade)[-_]account\S*/,
    /\bmelden sie sich\b.{0,90}\ban\b|\b(?:registrieren|bewerben) sie sich\b|\b(?:se|te|os) de(?:n|is|s)? de alta\b|\bdarse? de alta\b|\b(?:cree|creen|abra|abran|haga|hagan) (?:una|su|un) (?:cuenta|registro|alta)\b|https?:\/\/\S*(?:registrier|anmeld|inscri|iscriz|registro|ouverture|compte-pro|antrag|solicitud|richiesta)\S*/,
    // English
    new RegExp(
      String.raw`\b(?:fill(?:ed|ing)?|complet(?:e|ed|ing)|submit(?:ted|ting)?|return(?:ed|ing)?|send back|sign(?:ed)? and return|finish(?:ed)?|do)\b.{0,50}\b${FORM}\b`,
    ),
    new RegExp(
      String.raw`\b${FORM}\b.{0,60}\b(?:attached|enclosed|below|here|link|fill(?:ed)?|complet(?:e|ed)|submit|return|found (?:at|on|here)|available (?:at|on)|on our (?:web ?site|site|page)|required|needed|needs to be|must be|at https?|in (?:the )?footer)\b`,
    ),
    /\b(?:attach(?:ed|ing)?|enclosed|here is|find|link to|via|through|using|use|on|at|send(?:ing)? (?:you )?|see|click|visit)\b.{0,30}\b(?:our|the|a|an|this|new|wholesale|dealer|reseller|retailer|account|credit|vendor|attached) (?:\w+ ){0,3}(?:applications?|account form|application form|new account|registration form|sign[- ]?up form|intake form|wholesale form|dealer form|reseller form|retailer form|onboarding form|questionnaire|set-?up form)\b/,
    /\b(?:apply|appl(?:y|ying) (?:online|here|now|through|via|at|for)|register|registering|sign[- ]?up|sign up|enroll?|create an? (?:\w+ )?(?:account|login|profile)|request an? (?:\w+ )?account|open an? account)\b(?!.{0,30}\b(?:we would|we ask|we need|you need)).{0,60}(?:\b(?:here|below|on (?:our|the)|at|via|through|online|link|portal|web ?site|page|form|using|first|at:)\b|https?:|www\.|\w\.(?:com|co|net|io)\b)/,
    /\b(?:go to|visit|head (?:over )?to|use|on|at|via|via our)\b.{0,20}(?:https?:|www\.|\b[\w-]+\.(?:com|net|co|io|test|example|shop|de|fr)\/)\S*.{0,40}\b(?:tell us|apply|submit|register|sign up|request|fill)\b|\bto be considered\b.{0,60}\b(?:go to|visit|fill|complete|submit|apply)\b|\bwholesale accounts?: ?(?:https?:|www\.|[\w-]+\.)/,
    /\b(?:questionnaire|application|form|registration)\b.{0,30}\bon (?:the|our) (?:web ?)?site\b|\bto become an? (?:dealer|retailer|stockist|reseller|partner)\b/,
    /\bfill (?:it|this|that|them|these) (?:out|in)\b|\b(?:dealer|retailer|wholesale|credit|account|vendor) app\b|\bvendor (?:form|onboarding|set-?up|packet)\b|\bonboarding\b/,
    new RegExp(inLines`
      \b(?:wholesale|retailer|dealer|trade|b2b|new store|stockist|account) (?:sign-?ups?|registrations?|
      applications?|requests?)\b.{0,40}\b(?:on|at|via|through|happen|done|our|online)\b|
      \bbecome an? (?:retailer|stockist|dealer|reseller|wholesaler|partner|vendor)\b(?!.{0,20}\bwith you)|
      \b(?:create|creating|set up|setting up) (?:a|an|your|the) (?:\w+ )?(?:profile|account)\b.{0,60}(?:https?:|
      \bapprove|\blink\b|\bonline\b|\bportal\b)|\blink\b.{0,30}\b(?:set up|create|open|apply|register)\b|
      \b(?:order|orders|ordering|shop|buy|wholesale|find us|we are|available|sell|selling)\b.{0,30}\b(?:on|
      through|via) (?:faire|abound|tundra|ankorstore|joor|nuorder|creoate|mable|brandwise|brandboom|handshake|
      bulletin|range me|rangeme|orderchamp)\b|
      \b(?:faire|abound|ankorstore|joor|nuorder|creoate|brandwise|brandboom)\b.{0,40}\b(?:only|please|order|
      sign|create|account|there|now)\b
    `),
    /\b(?:please|need(?:s)? to|must|have to|should|ask (?:that )?you (?:to )?|ask all|just|simply|you can|you may|require|start by|first|would need to|will need to|begin by|go ahead and|feel free to|invite you to|every\w* (?:has|needs) to|all \w+ (?:must|need to|have to))\b.{0,40}\b(?:apply|register|sign up|enroll?|create an? (?:\w+ )?(?:account|profile|login)|fill (?:out|in)|fill this|complete (?:the|our|this|an?|attached|a)|submit (?:an?|your|the|our) (?:\w+ ){0,3}(?:application|request|form|info\w*|inquiry))\b/,
    /\b(?:application|account) process\b.{0,60}\b(?:here|link|online|at|on|begin|start|web ?site)\b|\b(?:wholesale|dealer|retailer|b2b|trade) (?:portal|sign[- ]?up|registration|application)\b.{0,40}(?:https?:|www\.|\bat\b|\bhere\b|\.com)|\b(?:https?:\/\/|www\.)\S*(?:trade-?account|apply|application|wholesale-?(?:form|app|sign|reg|account|request|inquir)|register|registration|sign-?up|become-a|dealer-(?:app|form|reg)|onboard|typeform|jotform|forms\.gle|docs\.google\.com\/forms|new-?account|account-request)\S*/,
    // Dutch and Portuguese
    /\b(?:vul|invullen|ingevuld\w*)\b.{0,50}\b(?:formulier|aanvraag|gegevens)\b|\b(?:aanvraag|aanmeld|inschrijf|registratie)-?formulier\w*|\b(?:registreer|meld|schrijf)\b.{0,40}\b(?:aan|in|via|op onze)\b.{0,30}(?:https?:|\bsite\b|\bportaal\b|\bwebsite\b|\bdealer\w*)|\b(?:preench\w+|complet\w+)\b.{0,50}\b(?:formulario|ficha|cadastro)\b|\b(?:cadastr\w+|registe-se|registre-se|inscrev\w+)\b.{0,50}(?:https?:|\bsite\b|\bportal\b|\blink\b)|\bficha (?:de )?(?:cadastro|cliente|inscricao)\b/,
    /\b(?:marketplace|reseller|dealer|retailer|seller|online|amazon) (?:authori[sz]ation|request|permission)\b.{0,60}https?:|\b(?:iscri\w+|accre\w+)\b.{0,40}\b(?:area|sezione|pagina)\b|\b(?:print|fill)\b.{0,30}\b(?:scan|send|mail|fax)\b.{0,10}\b(?:it|them) (?:back|over)\b/,
    // German
    /\b(?:fullen|ausfullen|ausgefullt\w*|auszufullen|ausfull\w*)\b.{0,80}|\b(?:handler|haendler|kunden|b2b|partner|neukunden|wiederverkaufer|fachhandler|registrierungs|anmelde|antrags|bewerbungs|online|stammdaten)-?(?:antrag|formular|registrierung|anmeldung|bogen|fragebogen|stammblatt|konto|portal|bewerbung|auskunft|blatt)\w*|\b(?:formular|fragebogen|stammdatenblatt|selbstauskunft|aufnahmeantrag)\b/,
    /\b(?:registrieren|anmelden|bewerben)\b.{0,80}\b(?:sie|sich|unter|auf|uber|im|bitte|hier)\b|\b(?:bitte|unter|auf|uber|im|hier|konnen|mussen)\b.{0,80}\b(?:registrieren|anmelden|bewerben|zu registrieren|anzumelden|zu bewerben)\b/,
    // French
    /\b(?:rempli\w*|complet(?:er|ez)|renseign\w+|retourn\w+|soumett\w+|compl[ée]t\w+)\b.{0,60}\b(?:formulaires?|demande|dossiers?|fiche|questionnaire|bon d'ouverture|ouverture de compte)\b|\b(?:formulaire|dossier|fiche) (?:d'ouverture|d'inscription|de candidature|revendeur|client|de demande|professionnel|de contact)\b|\b(?:inscri(?:re|vez|ption)|enregistre[rz]|creer? (?:un|votre) compte|ouvrir un compte|crees? (?:un|votre) compte|creez (?:un|votre) compte)\b.{0,80}\b(?:sur|site|portail|ligne|ici|lien|via|suivant|adresse|espace)\b/,
    // Spanish
    /\b(?:rellen\w+|complet\w+|cumpliment\w+|llen[ae]\w*|diligenci\w+)\b.{0,60}\b(?:formularios?|solicitud|ficha|cuestionario|alta|impreso|documento)\b|\b(?:formulario|solicitud|ficha) (?:de (?:alta|solicitud|registro|cliente|distribuidor|apertura|nuevo cliente|mayorista|inscripcion|contacto)|adjunt\w|online|mayorista)\b|\b(?:registr\w+|darse de alta|dese de alta|date de alta|inscri\w+|cre\w+ una cuenta)\b.{0,60}\b(?:en|web|portal|enlace|aqui|pagina|online|formulario)\b/,
    // Italian
    /\b(?:compil\w+|complet\w+|riempi\w+)\b.{0,60}\b(?:modul\w+|form|scheda|domanda|richiesta|questionario|anagrafica)\b|\b(?:modulo|scheda|form) (?:di (?:richiesta|registrazione|iscrizione|apertura|adesione|contatto)|cliente|anagrafica|rivenditor\w|allegat\w|online)\b|\b(?:registr\w+|iscriv\w+|cre\w+ un account)\b.{0,60}\b(?:sul|sito|portale|link|qui|pagina|online|nostro|al)\b/,
  ],
  unless: [
    /\b(?:no|not|without|do not|never|already|skip the) (?:\w+ ){0,4}(?:applications?|forms?|need (?:an?|to (?:apply|register|fill))|sign[- ]?up|register(?:ed)?)\b.{0,30}\b(?:need|requir|necess|process|just|for us|\.|$)|\bno (?:forms?|applications?|paperwork)\b|\bno need to (?:apply|register|fill)/,
    // They open it themselves.
    /^(?!.*\b(?:forms?|fill|apply|applications?|register|sign)\b).*\b(?:we|i) (?:will|can|could|would|shall)(?: \w+)? open (?:you )?an? (?:\w+ )?account\b/,
    /\b(?:received|got|reviewed|reviewing|looked at|approved|processed|processing|declined|rejected|denied|not approved|thank you for (?:filling|completing|submitting|applying)) (?:\w+ ){0,4}(?:application|form|request)\b|\byour (?:\w+ )?application (?:has been|was|is|did)\b/,
    /\bnot (?:\w+ ){0,3}(?:accept|tak|process|review)\w* (?:\w+ ){0,4}applications?\b|\bapplications? (?:are|is) (?:\w+ )?(?:closed|paused|not)\b|\b(?:apply|register|sign up) (?:again )?(?:for|to) (?:our |the )?(?:newsletter|mailing|waitlist|wait list)\b/,
    /\b(?:credit applications? (?:is|are) not)\b|\b(?:multiple|various|many|different|industrial|medical|outdoor|all) applications\b|\bterms (?:and conditions )?apply\b|\b(?:restrictions?|discounts?|surcharges?|fees?|policy|policies|rules?|map|prices?|pricing|terms|minimums?|same|charges?|rates?|freight|tax) (?:\w+ )?(?:apply|applies)\b/,
    /\bw-?9 form\b(?!.*\bapplication)|\b(?:kontaktformular|formulaire de retour)\b.{0,20}\b(?:nicht|pas)\b/,
  ],
};

/** We must sign or accept a price policy. */
const MAP = String.raw`(?:u?map|price maintenance|imap|mrp|msrp pricing|minimum advertised|(?:minimum |internet )?pricing (?:policy|agreement)|price (?:policy|agreement|protection|floor)|unilateral|resale price|map-?policy|preisbindung|preispolitik|uvp|upe|politique (?:tarifaire|de prix)|prix (?:minimum|conseille\w*|public\w*)|politica de precios|precio minimo|pvp\w*|politica (?:dei )?prezzi|prezzo minimo|reseller (?:agreement|policy)|(?:authorized )?(?:reseller|retailer|dealer|seller|online|internet|e-?commerce) (?:agreement|policy|polic\w+))`;

export const MAP_CONSENT: Phrases = {
  says: [
    new RegExp(
      String.raw`\b${MAP}\b.{0,60}\b(?:john hancock|autograph|your signature|your ink)\b|\b(?:john hancock|autograph|your signature|your ink)\b.{0,60}\b${MAP}\b`,
    ),
    // Our word, and a price that nothing may stand below.
    /\b(?:ok|okay|conferm\w+|assicur\w+|accord\w*|confirm\w+|acuerdo|compromis\w+|zusag\w*|bestatig\w*|einverstand\w*|schriftlich\w*|toezegg\w*|par ecrit|por escrito|scritt[oa])\b.{0,130}\b(?:a meno del|sotto (?:il)?|unter|en dessous|a moins d[eu]|por debajo|por menos|inferior\w*|onder|abaixo)\b.{0,25}\b(?:prezzo|listino|uvp|preis\w*|prix|precio|pvp|prijs|adviesprijs|preco)\b/,
    /\bprice (?:pledge|promise|commitment)\b|\b(?:condition|word|promise|agree\w*|pledge|undertake)\b.{0,60}\b(?:keep to|stick to|hold|not (?:go|sell|list|advertise) (?:under|below))\b.{0,30}\b(?:retail|price|prices|srp|msrp)\b/,
    /\b(?:agree|stick|commit|keep|hold)\w*\b.{0,20}\b(?:msrp|srp|rrp)\b|\bs'engager? a ne (?:pas|jamais)\b.{0,50}\b(?:prix|tarif\w*)\b|\bverpflicht\w+\b.{0,60}\b(?:uvp|preis\w*)\b|\bcompromet\w+ a no\b.{0,60}\b(?:precio\w*|pvp)\b|\bimpegn\w+ a non\b.{0,60}\b(?:prezz\w+|listino)\b/,
    new RegExp(
      String.raw`\b(?:sign\w*|agree\w*|accept\w*|acknowledg\w*|confirm\w*|adher\w*|abide\w*|comply|complian\w+|compli\w+|honou?r\w*|respect\w*|follow\w*|commit\w*|initial|countersign\w*|return\w*|execut\w+|consent\w*|observe|stick to|maintain|uphold|willing|ok with|okay with|fine with|comfortable with)\b.{0,70}\b${MAP}\b`,
    ),
    new RegExp(
      String.raw`\b${MAP}\b.{0,90}\b(?:sign\w*|agree\w*|accept\w*|acknowledg\w*|confirm\w*|adher\w*|abide\w*|comply|honou?r\w*|initial|countersign\w*|willing|return\w*|in order to|before we|required to|docusign)\b`,
    ),
    new RegExp(
      String.raw`\b(?:unterschr\w+|unterzeichn\w*|akzeptier\w*|einhalt\w*|einzuhalten|zustimm\w*|bestatig\w*|sign(?:er|ez|e|ee)|accepte[rz]|respecte[rz]|approuv\w+|firm\w+|acept\w+|respet\w+|confirm\w+|accett\w+|rispett\w+|sottoscriv\w+)\b.{0,80}\b${MAP}\b`,
    ),
    new RegExp(
      String.raw`\b${MAP}\b.{0,80}\b(?:unterschr\w+|unterzeichn\w*|akzeptier\w*|einhalt\w*|zustimm\w*|bestatig\w*|sign(?:er|ez|ee)|accepte[rz]|respecte[rz]|firm\w+|acept\w+|respet\w+|accett\w+|rispett\w+|sottoscriv\w+)\b`,
    ),
  ],
  unless: [
    /\bno (?:\w+ )?(?:map|price policy|pricing policy)\b/,
    /\bnot (?:currently )?(?:have|enforce|use|require) (?:an? |any )?(?:\w+ )?map\b/,
  ],
};

/** They speak of their price policy, or that they have none. */
export const MAP_STATED: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:not|never|no one|nobody|none|please do not)\b.{0,20}\b(?:advertis\w+|list|sell|price|offer|post|show|
      go|mark)\w*\b.{0,15}\b(?:under|below|beneath|lower than|less than|cheaper than|down)\b|
      \b(?:stick|keep|hold|stay|sell|remain)\w*\b.{0,12}\b(?:to|at)\b.{0,12}[$€£]\s?\d+[.,]\d\d\b|
      \b(?:price )?floor\b.{0,25}\b(?:price|[$€£]\d)|
      \b(?:hold|keep to|keep|respect|maintain|match|follow)\w* (?:our|the|those) (?:\w+ )?(?:prices?|
      retail)\b(?! list)|
      \b(?:prijs|adviesprijs|verkoopprijs)\w*\b.{0,40}\b(?:aanhouden|niet onder|respecter\w+|minimaal)|
      \b(?:niet|nooit) onder (?:de|onze|het) (?:\w+ )?(?:adviesprijs|verkoopprijs|prijs)\w*|
      \b(?:respeit\w+|manter)\b.{0,20}\b(?:preco|pvp)\w*|\babaixo d\w+ (?:preco|pvp)\w*
    `),
    /\bprice maintenance\b|\bmin(?:imum)?\.? ad(?:vert\w*)? pric\w*\b|\blowest (?:price )?(?:that )?(?:you|anyone|anybody|retailers|dealers) (?:can|may|could|are allowed to) (?:show|advertis\w*|list|display|publish|go|sell|post)\b|\b(?:nobody|no one|none|never|not)\b.{0,40}\b(?:dips?|drops?|falls?|goes|going|shown|sold|offered|listed|advertised|priced|displayed|sells?|offers?|lists?|shows?|advertises?)\b.{0,30}\b(?:below|under|beneath|less than|cheaper than|lower than)\b/,
    /\b(?:if|catch|not|never|without|anyone|anybody|whoever)\b.{0,30}\b(?:undercut\w*|undersell\w*)\b(?!.{0,40}\b(?:ourselves|our own)\b)|\b(?:not|never|without|nobody|no one)\b.{0,20}\b(?:tank\w*|dump\w*|slash\w*|trash\w*|kill\w*|wreck\w*|ruin\w*|crater\w*|crash\w*|erod\w*) (?:the |our |your |on )?(?:pric\w+|market value|retail)\b/,
    /\b(?:ne pas|pas de|jamais|pas)\b.{0,40}\b(?:prix|tarif\w*|vend\w+|affich\w+|descend\w+)\b.{0,30}\b(?:inferieur\w*|en dessous|sous) (?:le |du |au |a |de )|\b(?:no|nunca|jamas)\b.{0,40}\b(?:por debajo|inferior\w*|menos)\b.{0,20}\b(?:precio\w*|pvp|tarifa|recomendad\w+)\b|\b(?:non|mai)\b.{0,40}\b(?:sotto|inferior\w*|al di sotto)\b.{0,20}\b(?:prezz\w+|listino|consigliat\w+)\b|\b(?:nicht|nie|niemals)\b.{0,50}\b(?:unter\b.{0,20}\b(?:uvp|empfohlen\w*|listenpreis\w*|ladenpreis\w*|verkaufspreis\w*)|unterbiet\w*|unterbot\w*|unterschreit\w*|unterschritten)/,
    new RegExp(inLines`
      \b(?:msrp|srp|rrp|retail pric\w+|list price)\b.{0,40}\b(?:respect\w*|floor|honou?r\w*|maintain\w*|firm|
      minimum)\b|
      \b(?:respect|honou?r|hold|maintain|keep to|stick to|observe)\w*\b.{0,30}\b(?:msrp|srp|rrp|retail pric\w+|
      list price|u?map)\b|
      \b(?:stay|sell|list|price|hold|keep|stick|remain)\w*\b.{0,20}\bat (?:full )?(?:msrp|srp|rrp|list|
      retail)\b|\bno discounting\b|
      \b(?:nobody|no one|none|never|not)\b.{0,30}\b(?:advertis\w+|list|sell|price|go)\w*\b.{0,20}\b(?:below|
      under|beneath)\b|
      \b(?:advertis\w+|selling|pricing|discounting) (?:\w+ ){0,3}(?:below|under) (?:\w+ ){0,2}(?:msrp|list|
      retail|srp|rrp|map)\b|\bdiscount\w*\b.{0,30}\bnot (?:allowed|permitted)\b
    `),
    /\b(?:u?map|imap)\b(?=.{0,40}\b(?:polic\w+|pric\w+|enforc\w+|appl\w+|is|at|in place|of|violat\w+|agreement|compliance|protected|strict\w*|sheet|list|brand|require\w*|minimum|-)\b|[ .,!:;)]*$)|\b(?:no|not|without|enforce|strict|our|have a|follow|below|under|at|above) (?:\w+ ){0,2}u?map\b|\bminimum advertised\b|\badvertised price\b/,
    /\b(?:advertis\w*|listed|selling|shelf|retail) prices?\b.{0,30}\b(?:not|never)\b.{0,12}\b(?:lower|below|under|beneath|less)\b|\b(?:unilateral (?:pricing|price|minimum)|(?:minimum|resale|retail) pric(?:e|ing) policy|price (?:floor|protection) policy|pricing policy|price policy)\b|\b(?:not|never|can not|must not|may not|no) (?:\w+ ){0,6}(?:below|under|less than) (?:\w+ ){0,3}(?:msrp|srp|rrp|retail|list)\b/,
    /\b(?:mindest(?:verkaufs|werbe|anzeigen)?preis\w*|preisbindung|uvp\b.{0,40}\b(?:nicht|einhalt\w*|unterschr\w*)|prix (?:minimum|plancher)|politique (?:tarifaire|de prix)|precio minimo|politica de precios|prezzo minimo|politica (?:dei )?prezzi)\b/,
  ],
  unless: [
    /\b(?:site|road|store|google|interactive) ?map\b|\bmap (?:of|to) (?:our|the) (?:store|location|office|warehouse)/,
  ],
};

/** They ask us to show something. */
export const SEND_US: Phrases = {
  says: [
    /\b(?:must be (?:received|supplied|submitted|provided|shown)|remains? outstanding|outstanding|vouch|snap(?:ping)?|take|taking|(?:and|then) (?:we|you) are (?:off|good|set|all set|in|away|golden|ready|done|there))\b/,
    new RegExp(inLines`
      \b(?:send|sending|sent to (?:me|us)|provide|providing|email|forward|share|submit|attach|upload|supply|furnish|
      include|fax|
      reply with|get us|need|needs|needed|require[sd]?|requirements?|requirement|must have|
      ask(?:s|ing)? (?:\w+ ){0,3}(?:for|that)|looking for|want(?: to see)?|would like|like to (?:see|have)|
      missing|have (?:you got )?(?:a|an|your)|do you have|may we (?:have|get|see)|
      can (?:we|i|you) (?:get|have|see|please)|could (?:we|i|you)|copy|copies|show|proof|on file|verify|shoot|
      drop|text me|once (?:i|we) (?:have|get|receive|see)|as soon as (?:i|we) (?:have|get|receive)|along with|
      as well as|plus|following|first|before we can|in order to|
      to (?:set up|open|get started|proceed|move forward)|what(?: is|'s) your|please)\b
    `),
    /\b(?:skicka\w*|bifoga\w*|mejla\w*|sanda|sender?|vedhaeft\w*|vedlegg\w*|behover|trenger|mangler|har brug for|venligst|vanligen|garna|kan (?:ni|du|dere|i)|prosimy|prosze)\b/,
    /\b(?:senden|schicken|zusenden|ubermitteln|einreichen|beifugen|benotig\w*|brauch\w*|erforderlich|bitte|kopie|nachweis\w*|vorlegen|vorlage|zukommen|mailen|hochladen|fehlt)\b/,
    /\b(?:envo\w+|fourni\w+|transmett\w+|joindre|joign\w+|communiqu\w+|merci de|besoin|faire parvenir|copie|necessaire\w*|faut|faudrait|demandons|requis\w*|adresse[rz])\b/,
    /\b(?:envi\w+|mand\w+|facilit\w+|aport\w+|adjunt\w+|necesit\w+|remit\w+|proporcion\w+|copia|requer\w+|hacernos llegar|solicit\w+|por favor)\b/,
    /\b(?:graag|ontvangen|toesturen|opsturen|sturen|stuur|mailen|nodig|bezorgen|aanleveren|kopie|verzoeken|gelieve|envie\w*|enviar|mande\w*|precis\w+|necessit\w+|fornec\w+|copia|encaminh\w+|fill (?:in|out)|mail)\b/,
    /\b(?:invi\w+|mand\w+|forn\w+|alleg\w+|trasmett\w+|serv\w+|occorr\w+|necessit\w+|copia|richied\w+|farci avere|bisogno)\b/,
  ],
};

/** Questions that ask nothing before going on: courtesies, offers, a time for a talk, whether the terms suit. */
export const NO_REAL_QUESTION: Phrases = {
  says: [
    // A time for a talk, asked in other languages, and what is only asked out of politeness.
    new RegExp(inLines`
      \b(?:seriez|etes|serez|seras|es)[- ](?:vous|tu)\b.{0,20}\b(?:disponible|libre|joignable)\w*|
      \b(?:disponible|libre)s?\b.{0,40}\b(?:echange|appel|lundi|mardi|mercredi|jeudi|vendredi|demain|semaine)\b|
      \b(?:konnen|hatten|haben|hast|passt|ware)\b.{0,40}\b(?:montag|dienstag|mittwoch|donnerstag|freitag|morgen|
      woche|uhr|zeit|recht)\b|
      \b(?:puede|podria|tiene|estaria|le va)\b.{0,30}\b(?:lunes|martes|miercoles|jueves|viernes|manana|semana|
      hablar|llamada|llamar)\b|
      \b(?:puo|potrebbe|sarebbe|e|siete|ha)\b.{0,30}\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|domani|
      settimana|sentirci|libero|libera|disponibil\w+)\b|
      \b(?:kunt|kun|heb|heeft|schikt|zullen)\b.{0,30}\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|
      week|bellen|spreken|tijd)\b|
      \b(?:consegue|pode|podemos|podes|tem|vamos)\b.{0,30}\b(?:falar|conversar|segunda|terca|quarta|quinta|
      sexta|amanha|semana|ligar)\b|\b(?:falar|conversar)\?$|\bprocur\w+ em\b
    `),
    /\bthink about it\b|\b(?:kunt|wilt|zou|kun|wil) (?:u|je|jullie)\b.{0,90}\b(?:sturen|toesturen|opsturen|mailen|invullen|bevestigen|halen|verwijderen|ondertekenen|aanleveren)\b|\b(?:pode\w*|podia\w*|poderia\w*)\b.{0,40}\b(?:enviar|mandar|preencher|confirmar|assinar)\b|\b(?:peut-on|pourriez-vous|pouvez-vous)\b.{0,40}\b(?:envoyer|transmettre|remplir|signer|retourner)\b/,
    /\b(?:your pleasure|shake on it|fair enough|agreed\?|would you mind|which (?:of (?:these|those|them)|ones?)\b|how many (?:(?:would|do|can|shall|should) )?(?:you|i|we) (?:want|need|like|thinking|put|get|send|start|take)|find (?:half an hour|an hour|a (?:time|slot|moment|day))|(?:what|where) (?:would you like to|do you want to|shall we|should we) (?:start|begin)|how did you (?:hear|find|come across)|(?:ask|try|ping|check|email|write|hit|holler|call|bug|nudge) (?:me |us )?(?:back )?(?:up )?(?:again )?(?:in|after|around|next|later|come)\b)/,
    /\b(?:etes[- ]vous d'accord|d'accord\?|sind sie (?:damit )?einverstanden|einverstanden|passt (?:das|es) (?:fur|so)|esta(?:n|is)? de acuerdo|de acuerdo\?|le (?:va|parece)|siete d'accordo|e d'accordo|d'accordo\?|vi va|le conviene|convient(?:-il| il)?)\b/,
    new RegExp(inLines`
      \b(?:how are you|how is it going|how have you been|hope you|any (?:other |further |more )?questions|
      questions\?$|make sense|sound (?:good|ok|okay|fair|like)|sounds good|ok\?$|okay\?$|right\?$|interested\?$|
      (?:does|would|will|is) (?:that|this|it|those|these)\b (?!be (?:for|sold)|for|going|a |an )[^,;]{0,50}\?|
      does (?:that|this|it) (?:work|suit|sound|help|fit)|
      would (?:that|this|it) (?:work|suit|be (?:ok|okay|of interest|something))|work for you|
      (?:ware|ist|passt|geht) (?:das|dies|es|so was)\b|machbar|best (?:number|way|time|phone)|too many|too much|
      up for (?:a|it)|
      is (?:that|this) (?:ok|okay|alright|something|acceptable|agreeable|fine|doable|workable|a problem|
      an issue)|(?:you|you are|that is|this is|are you|is everyone|everyone) (?:all )?(?:good|fine|ok|okay|cool|
      happy|comfortable|alright|on board) with|(?:can|could) you (?:live|work|agree) with|live with\?|
      acceptable\?|(?:le|les|os|te) (?:encaja\w*|va bien|parece|conviene|viene bien)|encajaria|
      can (?:i|we) (?:help|assist|do (?:anything|for)))\b
    `),
    /\bdoes (?:\w+ ){1,6}work\b|\bwhat (?:do|would|can|else|should) (?:you need|we|i)\b|\b(?:monday|tuesday|wednesday|thursday|friday)\b|\b(?:podemos|podriamos) hablar|\bhablamos\b|\b(?:konnen|wollen|sollen) wir\b.{0,30}\b(?:telefonieren|sprechen|treffen)|\b(?:peut-on|pouvons-nous|on peut) (?:s'appeler|se parler|echanger)|\bpossiamo (?:sentirci|parlarne|parlare)\b/,
    /\b(?:when|what time|what day|which day|are you (?:free|available|around)|do you have (?:time|a few minutes|\d+ min\w*|availability)|have (?:time|a (?:few )?minutes?)|time for a|free (?:for|on|to|this|next)|available (?:for|on|to|this|next)|schedule|hop on|jump on|set up a (?:call|time|zoom|meeting)|give (?:me|us) a call|call me|a (?:quick )?(?:call|chat|zoom)|best (?:number|time)|phone number|your availability|meet (?:up|at|with)|visit us)\b/,
    /\b(?:would you like|want me to|shall (?:i|we)|should (?:i|we)|do you want (?:me|us|to)|may i (?:send|call|offer|suggest|introduce|email|forward)|can i (?:send|email|call|offer)|could i (?:send|call)|would you (?:care|be interested|be open|prefer (?:a call|to))|are you interested|are you (?:still )?(?:ok|okay|fine|comfortable|able|willing|good) (?:with|to (?:meet|agree|sign|commit|do))|can you (?:meet|commit|agree|do (?:that|this)|live|work with (?:that|this))|could you (?:meet|commit|agree)|ready to (?:place|order|start|get started|go))\b/,
    /\b(?:can|could|would|will) you (?:please |kindly |also |just )*(?:send|provide|fill|complete|share|forward|email|submit|attach|upload|sign|return|apply|register|remove|stop|take|unsubscribe|delete|reach|contact|check back|follow up|try|resend|circle|call|confirm (?:receipt|that you received|you (?:have )?received))\b/,
    /\b(?:who (?:does not|would not)|why not|what do you think|what say you|guess what|did you know|have you (?:ever )?(?:seen|considered|thought|tried|heard|read|checked)|are you (?:struggling|tired|looking to (?:grow|boost|scale|increase|save))|want to (?:grow|boost|scale|save|increase|know)|need (?:help|more))\b/,
    /\b(?:passt (?:das|ihnen|es)|ware (?:das|dies) (?:in ordnung|okay)|haben sie (?:zeit|noch fragen|interesse|fragen)|wann (?:hatten|haben|passt|konnen)|telefonieren|termin|konnten sie (?:uns )?(?:bitte )?.{0,60}(?:senden|schicken|zusenden|ausfullen)|wie geht|cela vous convient|(?:cela|ca) vous (?:va|conviendrait)|etes-vous disponible|quand (?:etes|seriez)|des questions|comment allez|le parece bien|les parece|le viene bien|cuando (?:podemos|podria|tiene)|alguna (?:duda|pregunta)|que tal|va bene|quando (?:possiamo|puo|ha)|come sta|domande)\b/,
  ],
};

/** They wonder who it is that wrote to them. */
export const WHO_WRITES = new RegExp(inLines`
  \bwho (?:is this|are you|am i (?:speaking|talking|writing)|sent (?:me |us )?this|exactly are you)\b|
  \bwhat is (?:this|it) (?:all )?(?:about|regarding|concerning|for)\b|
  \bwhat (?:do you|are you (?:after|selling|asking|trying|looking))\b.{0,30}$|
  \b(?:do (?:i|we) know (?:you|each other)|have we (?:met|spoken|talked))\b|
  \b(?:is this|are you) (?:for )?(?:real|legit\w*|a (?:scam|robot|bot|real person|person)|spam)\b|
  \bwhere did you (?:get|find) (?:me|us|this|my|our)\b|
  ^(?:sorry,? |hi,? |hello,? |ok,? )?(?:what|huh|pardon|come again)\?+$|
  \bwer (?:sind sie|seid ihr|bist du|ist (?:das|da)|spricht)\b|\bworum geht\b|\bwoher (?:haben|kennen) sie\b|
  \bqui etes[- ]vous\b|\b(?:c'est|est-ce) a quel sujet\b|\bde quoi s'agit\b|
  \bquien(?:es)? (?:es|eres|son|sois)\b|\bde que (?:se trata|va)\b|\bchi (?:e|siete|sei|parla)\b|
  \bdi (?:cosa|che) si tratta\b|\bwie (?:bent|ben|is) (?:u|je|jij|dit)\b|\bwaar gaat (?:dit|het) over\b|
  \bquem (?:e|sao|fala)\b|\bdo que se trata\b|\bvem ar (?:du|ni|det)\b|\bhvem er (?:du|dere|i|det)\b
`);

/** Asked without a mark, too. */
export const ASKS_US: Phrases = {
  says: [
    WHO_WRITES,
    /\bwould you (?:take|accept|consider|settle for)\b.{0,60}\b(?:instead|in (?:its|their|his) (?:place|stead))\b/,
    /\b(?:j'aimerais|je voudrais|nous voudrions) savoir\b|\b(?:me gustaria|quisiera|querria) saber\b|\bvorrei (?:sapere|capire)\b|\b(?:wusste|wusst) ich (?:gern\w*|noch)\b|\b(?:gostaria|gostava) de saber\b|\b(?:zou ik|wil ik) (?:graag |nog )?weten\b|\bask (?:them |her |him )?(?:whether|how (?:they|you|many|much)|what (?:they|you))\b|\b(?:una duda|una pregunta|une question|eine frage|una domanda|een vraag|uma pergunta) (?:antes|avant|vorab|vorher|noch|prima|vooraf|primeiro|para)\b/,
    /\b(?:revert|reply|respond|get back to (?:me|us)|come back to (?:me|us)|write back) with (?:your|some|the|an idea of|details of|information (?:on|about)) (?:\w+ ){0,2}(?:expected|monthly|annual|estimated|projected|target|volumes?|quantit\w+|channels?|plans?|business|background|company|sales|stores?|locations?)\b|\bplease (?:advise|answer|state|specify|tell us|let us know)(?: us| the following| on the following)?: ?/,
    new RegExp(inLines`
      \b(?:let (?:me|us) know|tell (?:me|us)|can you tell|could you tell|
      please (?:tell|advise|clarify|specify|confirm|explain|describe|elaborate|let us know|indicate|answer)|
      share (?:with us )?(?:some|a bit|a little|more|how|where|what|which)|
      (?:like|love|want|need|curious|helpful|great|good) to (?:know|learn|hear|understand|find out|
      get a (?:better )?(?:sense|idea))|wondering|curious (?:about|how|what|where|if)|
      more (?:about|info\w*|details?|background|context) (?:about|on|from|regarding)?|
      (?:a few|some|couple of?|couple) (?:quick )?questions|questions? (?:for you|first|before)|
      first[, ]+(?:what|which|where|how|do|are|who))\b.{0,120}\b(?:where|which|what|how|who|whether|if you|
      about your|
      your (?:business|company|store|stores|shop|plans?|customers?|volume\w*|channels?|operation|experience|
      location|background|model|sales|expected|intend\w*|target|strategy|goals?|quantit\w+|needs)|sell|ship|
      store|more about|questions?|you (?:are|plan|intend|sell|have|do|would))\b
    `),
    /\blet (?:us|me) know (?:what|which|how) (?:quantit\w+|countr\w+|items|volumes?|products)\b|\b(?:i|we) (?:will |would )?(?:need|want|have) (?:to know|your (?:store|seller|company|business|shop) (?:name|details|info\w*|history))\b|\bto know whether\b/,
    new RegExp(inLines`
      \b(?:teilen sie uns (?:bitte )?mit|lassen sie uns wissen|wurden gern\w* (?:wissen|mehr|erfahren)|
      mochten (?:wir )?(?:gern\w* )?(?:wissen|erfahren)|bitte (?:um|nennen|beschreiben|erlautern|beantworten)|
      verraten sie)\b|
      \b(?:pourriez[- ]vous (?:nous )?(?:dire|preciser|indiquer|expliquer)|
      merci de (?:nous )?(?:preciser|dire|indiquer|confirmer)|en savoir plus sur|aimerions savoir|
      souhaiterions savoir|dites[- ]nous|precise[rz])\b|
      \b(?:podria\w* (?:decirnos|indicarnos|aclarar|confirmar|contarnos|explicarnos)|
      nos gustaria (?:saber|conocer)|cuentenos|diganos|indiquenos|quisieramos saber|necesitamos saber)\b|
      \b(?:potrebbe\w* (?:dirci|indicarci|spiegarci|precisare)|vorremmo (?:sapere|conoscere|capire)|ci dica|
      fateci sapere|ci piacerebbe sapere|ci indichi)\b
    `),
  ],
  unless: [
    /\bconfirm\b.{0,40}\bthat you\b.{0,40}\b(?:read|accept|agree|follow|understood|comply|received)\w*/,
    /\b(?:advise|let (?:me|us) know|tell (?:me|us)|confirm|indicate) (?:if|whether) (?:this|that|it|these|those|such)\b.{0,30}\b(?:works?|workable|suits?|acceptable|agreeable|possible|of interest|ok|okay|fine|feasible|doable|interesting|manageable)\b/,
    /\b(?:tell (?:me|us)|let (?:me|us) know) (?:how many|which ones?|what sizes?|what colou?rs|how much)(?: (?:you (?:want|need|would like)|to (?:send|ship|pack)))?[ .!]*$/,
    /\b(?:let (?:me|us) know|tell (?:us|me)) (?:if|when|should|whether|how|what|which|how many)\b(?! quantit| countr).{0,40}\b(?:you (?:have|need|would like|want|can|get|received|decide|are thinking|like to (?:start|order|try|carry))|(?:to|you) (?:order|start with|carry|begin with)|thinking of|any questions|(?:i|we) can|that works|this works|time|day|works|works for|you think|questions|thoughts|convenient|to proceed|to move forward)\b/,
  ],
};

/** In English a question asks something of us where it asks what, which, how, or what we are and do. */
export const ASKS_ABOUT_US: Phrases = {
  says: [
    /\b(?:are|do|does|will|would) (?:your|the) (?:customers|shops|stores|people|buyers|staff|warehouse|\w+ (?:yours|sit|stand|know|keep|include|come))\b|\b(?:may|might|can|could) i ask\b|\bwhether (?:you|your|this|it)\b/,
    /\b(?:what|whats|which|where|who|whom|why|how (?:many|much|long|do|does|did|are|would|will|big|often|is|can|have|old))\b/,
    new RegExp(inLines`
      \b(?:do|does|did|have|has|are|is|was|were|will|would|can|could) (?:you|your|this|
      the (?:company|business|store|goods|products?)|northgate|u)\b.{0,20}\b(?:sell\w*|have|has|had|ship\w*|
      carry|carried|own|operate|worked?|use|using|plan\w*|currently|already|know|an?|the|located|based|
      authorized|going to|aware|familiar|registered|on|store\w*|resell\w*|list\w*|import\w*|export\w*|licensed|
      certified|store|buying|buy|looking|after|business|company|fba|fbm|price|advertis\w*|run|part|attend\w*|
      met|experience\w*|purchas\w*|distribut\w*|only|online|physical|brick|amazon|walmart|tiktok|eligible|
      willing to (?!sign|agree|commit|meet|accept)|able to (?:store|warehouse|handle|provide proof|ship)|
      intend\w*|warehouse|retail\w*|wholesal\w*|brand\w*|market\w*|
      want(?:ing)? (?:the|us|to (?:sell|carry|list|private)))\b
    `),
    /\b(?:is|would|will) (?:this|it|that|these|they) (?:be )?(?:for|a|an|just|only|going|sold)\b|\b(?:and|or) (?:do|are|is|will|where|what|which|how)\b|\bin what\b|\bany (?:experience|physical|particular|specific|retail|store)\b|^(?:amazon|online|fba|us|domestic|retail)\b[^.]{0,40}\bor\b/,
  ],
};
