import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

const FORM = inLines`
  (?:
    applications?(?: forms?| packets?| process| page)?|
    (?:\w+ )?(?:forms?|questionnaires?|surveys?|packets?)|sign[- ]?up(?: page| form)?|
    registration(?: form| page)?|
    on-?boarding(?: form| packet| link| docs| documents| portal)?|
    intake|
    new (?:account|customer|retailer|dealer|vendor|partner) (?:set-?up|paperwork|profile|sheet|info\w*)|
    account (?:set-?up|request|application|registration)|portal|typeform|google form|jotform|docusign|
    airtable
  )
`;

/** We must fill in an application, or register. */
export const APPLICATION_FORM: Phrases = {
  says: [
    /\b(?:request|ask for|apply for|petition for|obtain) (?:yours|one|it|an? \w+(?: \w+)?|your \w+)\b.{0,20}https?:/,
    /\bpaperwork\b.{0,30}\b(?:attached|enclosed|pages|fill|below)\b|\b(?:press|click|hit|tap|choose|select) (?:on )?["']?(?:join|apply|sign up|register|become|request|open an? account)\b/,
    new RegExp(inLines`
      \b(?:punch|enter|pop|plug|type|key|fill) (?:in )?(?:all )?your (?:info\w*|details|particulars|data)\b|
      \b(?:retailers?|wholesale|trade|dealers?|stockists?|b2b|resellers?|partners?)['"”’]? (?:
        tab|page|section|link|button|menu
      )\b.{0,40}\b(?:of|on|at|in)\b.{0,15}\b(?:site|web ?site|page|footer|header|home ?page)\b|
      \b(?:sign up|register|apply|enroll|create an? (?:\w+ )?account) there\b|
      https?://\S*(?:open|new|create|request|trade)[-_]account\S*
    `),
    new RegExp(inLines`
      \bmelden sie sich\b.{0,90}\ban\b|
      \b(?:registrieren|bewerben) sie sich\b|
      \b(?:se|te|os) de(?:n|is|s)? de alta\b|
      \bdarse? de alta\b|
      \b(?:cree|creen|abra|abran|haga|hagan) (?:una|su|un) (?:cuenta|registro|alta)\b|
      https?://\S*(?:
        registrier|anmeld|inscri|iscriz|registro|ouverture|compte-pro|antrag|solicitud|richiesta
      )\S*
    `),
    // English
    new RegExp(
      String.raw`\b(?:fill(?:ed|ing)?|complet(?:e|ed|ing)|submit(?:ted|ting)?|return(?:ed|ing)?|send back|sign(?:ed)? and return|finish(?:ed)?|do)\b.{0,50}\b${FORM}\b`,
    ),
    new RegExp(inLines`
      \b${FORM}\b.{0,60}\b(?:
        attached|enclosed|below|here|link|fill(?:ed)?|complet(?:e|ed)|submit|return|found (?:at|on|here)|
        available (?:at|on)|on our (?:web ?site|site|page)|required|needed|needs to be|must be|at https?|
        in (?:the )?footer
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        attach(?:ed|ing)?|enclosed|here is|find|link to|via|through|using|use|on|at|send(?:ing)? (?:you )?|
        see|click|visit
      )\b.{0,30}\b(?:
        our|the|a|an|this|new|wholesale|dealer|reseller|retailer|account|credit|vendor|attached
      ) (?:\w+ ){0,3}(?:
        applications?|account form|application form|new account|registration form|sign[- ]?up form|
        intake form|wholesale form|dealer form|reseller form|retailer form|onboarding form|questionnaire|
        set-?up form
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        apply|appl(?:y|ying) (?:online|here|now|through|via|at|for)|register|registering|sign[- ]?up|
        sign up|enroll?|create an? (?:\w+ )?(?:account|login|profile)|request an? (?:\w+ )?account|
        open an? account
      )\b(?!.{0,30}\b(?:we would|we ask|we need|you need)).{0,60}(?:
        \b(?:
          here|below|on (?:our|the)|at|via|through|online|link|portal|web ?site|page|form|using|first|at:
        )\b|
        https?:|www\.|\w\.(?:com|co|net|io)\b
      )
    `),
    new RegExp(inLines`
      \b(?:go to|visit|head (?:over )?to|use|on|at|via|via our)\b.{0,20}
        (?:https?:|www\.|\b[\w-]+\.(?:com|net|co|io|test|example|shop|de|fr)/)\S*.{0,40}
        \b(?:tell us|apply|submit|register|sign up|request|fill)\b|
      \bto be considered\b.{0,60}\b(?:go to|visit|fill|complete|submit|apply)\b|
      \bwholesale accounts?: ?(?:https?:|www\.|[\w-]+\.)
    `),
    /\b(?:questionnaire|application|form|registration)\b.{0,30}\bon (?:the|our) (?:web ?)?site\b|\bto become an? (?:dealer|retailer|stockist|reseller|partner)\b/,
    /\bfill (?:it|this|that|them|these) (?:out|in)\b|\b(?:dealer|retailer|wholesale|credit|account|vendor) app\b|\bvendor (?:form|onboarding|set-?up|packet)\b|\bonboarding\b/,
    new RegExp(inLines`
      \b(?:wholesale|retailer|dealer|trade|b2b|new store|stockist|account) (?:
        sign-?ups?|registrations?|applications?|requests?
      )\b.{0,40}\b(?:on|at|via|through|happen|done|our|online)\b|
      \bbecome an? (?:retailer|stockist|dealer|reseller|wholesaler|partner|vendor)\b(?!.{0,20}\bwith you)|
      \b(?:create|creating|set up|setting up) (?:a|an|your|the) (?:\w+ )?(?:profile|account)\b.{0,60}
        (?:https?:|\bapprove|\blink\b|\bonline\b|\bportal\b)|
      \blink\b.{0,30}\b(?:set up|create|open|apply|register)\b|
      \b(?:order|orders|ordering|shop|buy|wholesale|find us|we are|available|sell|selling)\b.{0,30}\b(?:on|through|via) (?:
        faire|abound|tundra|ankorstore|joor|nuorder|creoate|mable|brandwise|brandboom|handshake|bulletin|
        range me|rangeme|orderchamp
      )\b|
      \b(?:faire|abound|ankorstore|joor|nuorder|creoate|brandwise|brandboom)\b.{0,40}
        \b(?:only|please|order|sign|create|account|there|now)\b
    `),
    new RegExp(inLines`
      \b(?:
        please|need(?:s)? to|must|have to|should|ask (?:that )?you (?:to )?|ask all|just|simply|you can|
        you may|require|start by|first|would need to|will need to|begin by|go ahead and|feel free to|
        invite you to|every\w* (?:has|needs) to|all \w+ (?:must|need to|have to)
      )\b.{0,40}\b(?:
        apply|register|sign up|enroll?|create an? (?:\w+ )?(?:account|profile|login)|fill (?:out|in)|
        fill this|complete (?:the|our|this|an?|attached|a)|
        submit (?:an?|your|the|our) (?:\w+ ){0,3}(?:application|request|form|info\w*|inquiry)
      )\b
    `),
    new RegExp(inLines`
      \b(?:application|account) process\b.{0,60}\b(?:here|link|online|at|on|begin|start|web ?site)\b|
      \b(?:wholesale|dealer|retailer|b2b|trade) (?:portal|sign[- ]?up|registration|application)\b.{0,40}
        (?:https?:|www\.|\bat\b|\bhere\b|\.com)|
      \b(?:https?://|www\.)\S*(?:
        trade-?account|apply|application|wholesale-?(?:form|app|sign|reg|account|request|inquir)|register|
        registration|sign-?up|become-a|dealer-(?:app|form|reg)|onboard|typeform|jotform|forms\.gle|
        docs\.google\.com/forms|new-?account|account-request
      )\S*
    `),
    // Dutch and Portuguese
    new RegExp(inLines`
      \b(?:vul|invullen|ingevuld\w*)\b.{0,50}\b(?:formulier|aanvraag|gegevens)\b|
      \b(?:aanvraag|aanmeld|inschrijf|registratie)-?formulier\w*|
      \b(?:registreer|meld|schrijf)\b.{0,40}\b(?:aan|in|via|op onze)\b.{0,30}
        (?:https?:|\bsite\b|\bportaal\b|\bwebsite\b|\bdealer\w*)|
      \b(?:preench\w+|complet\w+)\b.{0,50}\b(?:formulario|ficha|cadastro)\b|
      \b(?:cadastr\w+|registe-se|registre-se|inscrev\w+)\b.{0,50}(?:https?:|\bsite\b|\bportal\b|\blink\b)|
      \bficha (?:de )?(?:cadastro|cliente|inscricao)\b
    `),
    new RegExp(inLines`
      \b(?:marketplace|reseller|dealer|retailer|seller|online|amazon) (?:
        authori[sz]ation|request|permission
      )\b.{0,60}https?:|
      \b(?:iscri\w+|accre\w+)\b.{0,40}\b(?:area|sezione|pagina)\b|
      \b(?:print|fill)\b.{0,30}\b(?:scan|send|mail|fax)\b.{0,10}\b(?:it|them) (?:back|over)\b
    `),
    // German
    new RegExp(inLines`
      \b(?:fullen|ausfullen|ausgefullt\w*|auszufullen|ausfull\w*)\b.{0,80}|
      \b(?:
        handler|haendler|kunden|b2b|partner|neukunden|wiederverkaufer|fachhandler|registrierungs|anmelde|
        antrags|bewerbungs|online|stammdaten
      )-?(?:
        antrag|formular|registrierung|anmeldung|bogen|fragebogen|stammblatt|konto|portal|bewerbung|auskunft|
        blatt
      )\w*|
      \b(?:formular|fragebogen|stammdatenblatt|selbstauskunft|aufnahmeantrag)\b
    `),
    new RegExp(inLines`
      \b(?:registrieren|anmelden|bewerben)\b.{0,80}\b(?:sie|sich|unter|auf|uber|im|bitte|hier)\b|
      \b(?:bitte|unter|auf|uber|im|hier|konnen|mussen)\b.{0,80}
        \b(?:registrieren|anmelden|bewerben|zu registrieren|anzumelden|zu bewerben)\b
    `),
    // French
    new RegExp(inLines`
      \b(?:rempli\w*|complet(?:er|ez)|renseign\w+|retourn\w+|soumett\w+|compl[ée]t\w+)\b.{0,60}
        \b(?:formulaires?|demande|dossiers?|fiche|questionnaire|bon d'ouverture|ouverture de compte)\b|
      \b(?:formulaire|dossier|fiche) (?:
        d'ouverture|d'inscription|de candidature|revendeur|client|de demande|professionnel|de contact
      )\b|
      \b(?:
        inscri(?:re|vez|ption)|enregistre[rz]|creer? (?:un|votre) compte|ouvrir un compte|
        crees? (?:un|votre) compte|creez (?:un|votre) compte
      )\b.{0,80}\b(?:sur|site|portail|ligne|ici|lien|via|suivant|adresse|espace)\b
    `),
    // Spanish
    new RegExp(inLines`
      \b(?:rellen\w+|complet\w+|cumpliment\w+|llen[ae]\w*|diligenci\w+)\b.{0,60}
        \b(?:formularios?|solicitud|ficha|cuestionario|alta|impreso|documento)\b|
      \b(?:formulario|solicitud|ficha) (?:
        de (?:
          alta|solicitud|registro|cliente|distribuidor|apertura|nuevo cliente|mayorista|inscripcion|contacto
        )|
        adjunt\w|online|mayorista
      )\b|
      \b(?:registr\w+|darse de alta|dese de alta|date de alta|inscri\w+|cre\w+ una cuenta)\b.{0,60}
        \b(?:en|web|portal|enlace|aqui|pagina|online|formulario)\b
    `),
    // Italian
    new RegExp(inLines`
      \b(?:compil\w+|complet\w+|riempi\w+)\b.{0,60}
        \b(?:modul\w+|form|scheda|domanda|richiesta|questionario|anagrafica)\b|
      \b(?:modulo|scheda|form) (?:
        di (?:richiesta|registrazione|iscrizione|apertura|adesione|contatto)|
        cliente|anagrafica|rivenditor\w|allegat\w|online
      )\b|
      \b(?:registr\w+|iscriv\w+|cre\w+ un account)\b.{0,60}
        \b(?:sul|sito|portale|link|qui|pagina|online|nostro|al)\b
    `),
  ],
  unless: [
    new RegExp(inLines`
      \b(?:no|not|without|do not|never|already|skip the) (?:\w+ ){0,4}(?:
        applications?|forms?|need (?:an?|to (?:apply|register|fill))|sign[- ]?up|register(?:ed)?
      )\b.{0,30}\b(?:need|requir|necess|process|just|for us|\.|$)|
      \bno (?:forms?|applications?|paperwork)\b|
      \bno need to (?:apply|register|fill)
    `),
    // It is open already.
    /\b(?:konto|\w+konto|zugang|\w+zugang|registrierung|anmeldung) (?:ist|wurde|steht)\b.{0,20}\b(?:offen|eroffnet|freigeschaltet|freigegeben|angelegt|aktiv\w*|eingerichtet|bereit)\b/,
    // They open it themselves.
    /^(?!.*\b(?:forms?|fill|apply|applications?|register|sign)\b).*\b(?:we|i) (?:will|can|could|would|shall)(?: \w+)? open (?:you )?an? (?:\w+ )?account\b/,
    new RegExp(inLines`
      \b(?:
        received|got|reviewed|reviewing|looked at|approved|processed|processing|declined|rejected|denied|
        not approved|thank you for (?:filling|completing|submitting|applying)
      ) (?:\w+ ){0,4}(?:application|form|request)\b|
      \byour (?:\w+ )?application (?:has been|was|is|did)\b
    `),
    new RegExp(inLines`
      \bnot (?:\w+ ){0,3}(?:accept|tak|process|review)\w* (?:\w+ ){0,4}applications?\b|
      \bapplications? (?:are|is) (?:\w+ )?(?:closed|paused|not)\b|
      \b(?:apply|register|sign up) (?:again )?(?:for|to) (?:our |the )?
        (?:newsletter|mailing|waitlist|wait list)\b
    `),
    new RegExp(inLines`
      \b(?:credit applications? (?:is|are) not)\b|
      \b(?:multiple|various|many|different|industrial|medical|outdoor|all) applications\b|
      \bterms (?:and conditions )?apply\b|
      \b(?:
        restrictions?|discounts?|surcharges?|fees?|policy|policies|rules?|map|prices?|pricing|terms|
        minimums?|same|charges?|rates?|freight|tax
      ) (?:\w+ )?(?:apply|applies)\b
    `),
    /\bw-?9 form\b(?!.*\bapplication)|\b(?:kontaktformular|formulaire de retour)\b.{0,20}\b(?:nicht|pas)\b/,
  ],
};
