import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Phrases } from './phrases.ts';

/** They sell to us: services, leads, goods of the trade, loans. */
export const PITCH: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:we|i)(?: have)? (?:helped|work(?:ed)? with|scaled|grew|grown|doubled|supported|took|taken)\b.{0,30}\b(?:
        sellers?|brands?|stores?|shops?|businesses|companies|clients
      ) (?:like (?:you|yours)|in your|just like)\b|
      \b(?:double|triple|grow|boost|scale|10x|3x|increase)\w*\b.{0,15}
        \b(?:their|your) (?:traffic|sales|revenue|rankings?|listings?|conversions?|reviews?|margins?)\b
    `),
    new RegExp(inLines`
      \b(?:
        seo|backlinks?|guest posts?|link[- ]building|lead (?:gen|generation)|web ?(?:site )?design|
        digital marketing|marketing (?:agency|services)|ppc|ad spend|software|saas|platform|app|
        virtual assistants?|3pl|fulfil?lment (?:services|center)|freight forward\w+|funding|loans?|
        line of credit|capital|merchant cash|credit repair|business for sale|product photography|
        influencers?|ranking on google|first page of google|sourcing agent|factory|manufactur\w+|
        private label|oem|odm|email lists?|data ?base of|recruit\w+|staffing|insurance quote|webinar|
        podcast|crypto\w*|packaging|printing|review(?:s)? service|listing optimi[sz]ation|
        account management|repricer|tool
      )\b.{0,200}\b(?:
        (?:we|i) (?:can |could )?(?:
          help|offer|provide|speciali[sz]e|guarantee|boost|increase|work with|scale|build|generate
        )|
        free (?:trial|audit|demo|consultation|quote|sample)|book a (?:demo|call)|
        your (?:
          amazon (?:store|listings?|sales|account|business)|web ?site|brand|sales|business|rankings?|store|
          seller account
        )|
        interested in our|let me know if|demo|clients|roi|discount|worth a
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        (?:we|i) (?:can |could )?(?:help|offer|provide|speciali[sz]e|guarantee|boost|scale|generate)|
        free (?:trial|audit|demo|consultation)
      )\b.{0,200}\b(?:
        seo|backlinks?|guest posts?|lead generation|web ?design|digital marketing|ppc|software|
        virtual assistants?|3pl|fulfil?lment|freight|funding|loans?|working capital|influencers?|rankings?|
        google|oem|odm|private label|email lists?|leads|listing optimi[sz]ation|conversions?|traffic|roas|
        acos|
        your (?:amazon )?(?:sales|store|listings|rankings?|seller account)
      )\b
    `),
    new RegExp(inLines`
      \b(?:unser\w*|wir bieten|wir helfen|ich biete)\b.{0,120}\b(?:
        agentur|seo|dienstleistung\w*|software|webdesign|marketing|fulfillment|spedition|fracht|
        finanzierung|kredit|adressen|leads
      )\b|
      \b(?:notre societe|nous proposons|propose des services|nous vous proposons|je vous propose)\b.{0,160}\b(?:
        services?|fret|logistique|referencement|seo|publicite|logiciel|site web|financement|base de donnees|
        agence|devis
      )\b|
      \b(?:
        le proponiamo|vi proponiamo|offriamo|proponiamo|
        la nostra (?:agenzia|azienda|societa) (?:offre|propone|realizza)
      )\b.{0,160}\b(?:servizi\w*|database|seo|siti|software|marketing|logistica|finanziament\w*|preventivo)\b|
      \b(?:le ofrecemos|ofrecemos|nuestra (?:agencia|empresa) (?:ofrece|presta)|les proponemos)\b.{0,160}\b(?:
        servicios?|seo|posicionamiento|software|marketing|logistica|financiacion|base de datos|presupuesto|
        web
      )\b
    `),
    /\b(?:noticed|came across|saw|visited|looked at|found|checked) (?:that )?your (?:web ?site|store|amazon|listing|shop|linkedin|profile)\b.{0,200}\b(?:we|i|help|could|improve|boost|increase|offer|service)\b/,
  ],
};

/** Shoppers, candidates, and whoever took us for somebody else. */
export const NOT_FOR_US: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:
        refund|
        (?:my|your) order (?:#|no|number|has|hasn|was|from|arrived|is|still|never)|
        order (?:# ?|no\.? ?|number ?|nr\.? ?)\d{3,}|order \d{5,}|order \d{2,}-\d+|
        never (?:arrived|received)|has not (?:arrived|shipped|come)|still have not (?:received|gotten)|
        tracking (?:number|info|says|shows)|return (?:label|my)|money back|warranty claim|broken when|
        arrived (?:broken|damaged)|i (?:bought|purchased|ordered)|my (?:package|parcel|purchase)|
        wrong (?:size|item|colou?r)|charged (?:me )?twice|cancel my (?:order|subscription)|replacement part|
        where is my|meine bestellung|ma commande|mi pedido|il mio ordine|ruckerstattung|remboursement|
        reembolso|rimborso
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        my resume|cover letter|applying for the (?:position|job|role)|job (?:opening|application)|
        open position|school fundraiser|donat(?:e|ion)|silent auction|see you (?:tonight|at dinner)|mom|mum|
        mummy|daddy|auntie?|uncle|grandma|grandad|dinner|birthday|soccer|homework|little league|rent is due|
        roof|
        your (?:appointment|reservation|booking) (?:is|has|on|for|at)|
        wedding|invoice (?:#|no|number|is|for|attached|\d)|purchase order attached|statement attached|
        past due|board meeting|meeting (?:minutes|notes)
      )\b
    `),
  ],
};

/** Made to take a password or money. */
export const PHISHING: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:re-?)?(?:
        verify\w*|confirm\w*|validat\w*|updat\w*|activat\w*|authenticat\w*|restor\w*|unlock\w*|secure
      )\b.{0,40}\b(?:your )?(?:
        account|password|mailbox|identity|credentials|email (?:account|address)|login|bank(?:ing)? details|
        billing|payment (?:details|method|info\w*)
      )\b.{0,120}\b(?:
        suspend\w*|click|link|within|24|48|hours|immediately|expire\w*|locked|limited|terminat\w+|
        deactivat\w+|avoid|below
      )\b
    `),
    new RegExp(inLines`
      \b(?:
        suspended|locked|limited|deactivat\w+|expire\w*|unusual (?:sign|activity|login)|
        unauthorized (?:login|access)|mailbox (?:is )?(?:full|quota)|quota|storage limit
      )\b.{0,160}\b(?:click|verify|confirm|login|log in|sign in|update|password|re-?activate|validate)\b
    `),
    new RegExp(inLines`
      \b(?:
        gift cards?|wire transfer|western union|bitcoin|inheritance|next of kin|lottery|beneficiary|
        million (?:us )?dollars|prince|won (?:a|the)|claim your (?:prize|reward)|
        bank (?:details|account) (?:have|has) changed|new bank(?:ing)? (?:details|account|information)|
        shared? (?:a )?(?:document|file) with you.{0,60}(?:sign in|log ?in|password)|
        keep this (?:confidential|between us)|password (?:expires|has expired|will expire|reset)
      )\b
    `),
    /\b(?:konto (?:wurde )?gesperrt|passwort (?:bestatigen|lauft ab|abgelaufen)|compte (?:suspendu|bloque)|cuenta (?:suspendida|bloqueada)|account sospeso)\b/,
  ],
  unless: [/\b(?:w-?9|resale|reseller permit|application|wholesale account|trade account)\b/],
};

/** Whom a notice speaks to that knows nobody's name … */
export const TO_ANYBODY = new RegExp(inLines`
  ^(?:dear|hello|hi|attention) (?:valued |amazon |our )?
    (?:sellers?|customers?|users?|members?|clients?|merchants?|vendors?|partners?|account (?:holder|owner|user)|subscriber|email user|mailbox owner)\b|
  ^(?:sehr geehrte\w? |liebe\w? |werte\w? )(?:(?:damen und herren |frau |herr )?)(?:kund\w+|nutzer\w*|handler\w*|verkaufer\w*)\b|
  ^(?:cher|chere|chers) (?:client\w*|vendeurs?|utilisateurs?|membre)\b|
  ^(?:estimad[oa]s?) (?:client\w*|vendedor\w*|usuari\w*)\b|
  ^(?:gentile|caro) (?:cliente|utente|venditore)\b|^(?:geachte|beste) (?:klant|gebruiker|verkoper)\b|
  ^(?:caro|prezado) (?:cliente|usuario|utilizador|vendedor)\b
`);
/** … and by what a person who poses as one is known. */
export const ONES_OWN = /\b(?:i|my|me|ich|mein\w*|je|mon|ma|yo|mi|io|mio|mia|ik|mijn|eu|meu|minha)\b/;

/** Sent to many at once. */
export const NEWSLETTER: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:
        % off (?:everything|site ?wide|all|your|the entire|select|today|orders?)|
        shop (?:now|the (?:sale|collection|new))|black friday|cyber monday|flash sale|
        use (?:the )?(?:promo |discount |coupon )?code\b|coupon code|limited[- ]time offer|new arrivals|
        free shipping on (?:all )?orders|sale ends|don't miss|our (?:monthly |weekly )?newsletter|
        in this (?:issue|edition|month)|this (?:week|month) (?:in|at)|read more|view in browser|
        subscriber\w*|
        jetzt (?:shoppen|kaufen|sichern)|achetez maintenant|
        compra ahora|acquista ora|soldes|rebajas|saldi
      )\b
    `),
  ],
  unless: [
    /\b(?:your (?:inquiry|email|message|interest|request)|wholesale account|trade account|dear (?:\w+ )?(?:buyer|reseller|partner)|opening order|thank(?:s| you) for (?:reaching|your))\b/,
  ],
};

/** Words of a notice that wants a password, a click or money; three kinds of them are too many for an answer. */
export const PHISHING_HINTS: readonly RegExp[] = [
  /\b(?:sign in|log ?in|click (?:here|below|the|on)|verify|validate|confirm your (?:identity|account|password|email|details)|anmelden|connectez|inicie sesion|accedi)\b/,
  /\b(?:passwords?|mailbox|credentials|account (?:has been|will be|is|was)|session|quota|storage|security (?:alert|notice|team)|it (?:department|support|helpdesk)|passwort|mot de passe|contrasena|konto)\b/,
  new RegExp(inLines`
    \b(?:
      expir\w+|suspend\w+|lock\w+|deactivat\w+|terminat\w+|within \d+ (?:hours|days)|24 hours|48 hours|
      immediately|urgent\w*|final (?:notice|reminder)|action required|avoid|last warning|unusual|
      unauthorized|gesperrt|suspendu|bloquead\w|scad\w+
    )\b
  `),
  /\b(?:pending|secure|encrypted|shared) (?:document|file|message|voicemail|invoice)|\b(?:docusign|e-?sign\w*|view (?:document|file|message|invoice)|open (?:the )?(?:attachment|document)|dokument|facture en attente)\b/,
  /\b(?:wire|bank (?:details|account|transfer)|bitcoin|crypto|gift cards?|payment (?:is )?(?:overdue|pending|failed)|beneficiary|invoice (?:is )?(?:overdue|attached|due))\b/,
  /https?:\/\/(?:\d{1,3}\.){3}\d{1,3}|\bbit\.ly|\btinyurl/,
];

/** Words of a lawyer's letter, by kind: who writes, what about, what is wanted, and what follows else. */
export const LEGAL_HINTS: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:
      our client|my client|counsel|attorneys?|lawyers?|law (?:firm|offices?)|esq\b|llp\b|solicitors?|
      barristers?|
      vertretung (?:der|des|von)|legal (?:department|team|representative)|rechtsanw\w+|kanzlei|
      mandant\w*|avocats?|notre cliente?|
      mon cliente?|abogad\w+|bufete|nuestr[ao] (?:cliente|representad[ao])|
      avvocat\w+|studio legale|nostr[ao] (?:cliente|assistit[ao])
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      trademark\w*|infring\w+|intellectual property|lanham|copyrights?|patents?|breach|unlawful\w*|
      illegal\w*|unauthorized (?:sales?|sellers?|resale|use|reseller\w*)|tortious|markenrecht\w*|
      markenverletz\w*|contrefacon|marque deposee|marca registrada|propiedad intelectual|violazione|
      marchio registrato|wettbewerb\w*
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      cease|desist|demand\w*|(?:immediately|permanently) (?:stop|remove|refrain)|refrain|remove all|
      take down|hereby|on notice|written (?:confirmation|undertaking|assurance)|unterlass\w*|fordern wir|
      auffordern|
      mettons en demeure|mise en demeure|cesser|cese|cesar|requerimos|diffid\w+|cessare
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      legal (?:action|proceedings|remedies|steps)|litigation|lawsuit|injunct\w+|damages|remedies|court|
      sue\b|prosecut\w+|without further notice|reserve[sd]? (?:all|the|its|our) rights?|
      gerichtlich\w*|klage|schadens?ersatz|rechtliche schritte|
      tribunal|poursuites|dommages|acciones legales|danos y perjuicios|vie legali|azioni legali|danni
    )\b
  `),
];
