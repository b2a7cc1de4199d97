import { inLines } from '../../../../kernel/in-lines.ts';
/** Subjects that mail programs themselves give to their automatic answers. */
export const AUTOMATIC_SUBJECTS = new RegExp(
  inLines`
    ^(\W*(re|aw|sv|antw|fw|fwd|tr|rv)\s?:\s*)*\W*(auto(matic|mated|matisch\w*|matique|m[aá]tic[ao]|
    matica)?[ -]?(re(ply|sponse|sponder)|antwort\w*|response|svar|antwoord|beantwoord\w*|odpow\w*|odpov\w*|ответ)|
    auto[: -]|auto-?re(ply|sponse)|automat(isch|iskt|isk|yczn|ick)\w*\W|r[eé]ponse (automatique|d['’]absence)|
    respuesta autom|resposta autom|risposta automatica|odpowied[zź] automatyczna|otomatik|vastaus: poissa|
    automaattinen|автоматический ответ|автоответ|自動(応答|返信)|自动(回复|答复)|자동 ?(회신|응답)|out[ -]of[ -](the[ -])?office|
    ooo\b|away( from|:|$)|on (vacation|leave|holiday)|vacation( reply| response| message|:)|abwesen|
    absence(?! of\b)|message d['’]absence|hors du bureau|fuera de (la )?oficina|aus[eê]n(te|cia)|fora do escrit|
    assen(te|za)|fuori (ufficio|sede)|afwezig|frånvaro|fravær|poissaolo|nieobecn|отсутств|urlaub|i am away|
    currently (out|away|unavailable))
  `,
  'i',
);

/** What receipts are called; people write under such a subject, too, where they answer one. */
export const RECEIPT_SUBJECTS =
  /^(\W*(re|aw|sv|antw|fw|fwd|tr|rv)\s?:\s*)*\W*((your )?(request|ticket|case|inquiry|enquiry|message|e-?mail)( \W?#?[\w-]+\W?)? (received|has been (received|created|opened|logged)|created)|we('ve|’ve| have) (received|got) your|thank(s| you) for (contacting|your (message|e-?mail|inquiry|enquiry|request))|confirmation of receipt|eingangsbest|accusé de réception|acuse de recibo|conferma di ricezione|ontvangstbevestiging)/i;
/** "[#4471]", "Ticket 4471:". */
export const TICKET_SUBJECTS =
  /^\W*(re:\s*)?[[(](ticket|case|request|ref)?\W{0,2}[a-z]{0,4}-?\d{3,}[\])]|\b(ticket|case|request) (id|no\.?|number)? ?#?\d{3,}/i;

export type AutoReason = 'absence' | 'receipt' | 'challenge' | 'bot' | 'unattended';

/** One row of evidence; the weights of those that fit are added up for each reason. */
export interface AutoSign {
  reason: AutoReason;
  weight: number;
  words: RegExp;
}

export const AUTO_SIGNS: readonly AutoSign[] = [
  // Somebody is away.
  {
    reason: 'absence',
    weight: 3,
    words: new RegExp(
      inLines`
          \b(i['’]?(m| am| will be)|we(['’]re| are| will be)|(he|she) is|\w+ is) (currently |presently |now |
          away and |travell?ing and )*(out of (the |my |our )?office|
          on (annual |parental |maternity |paternity |medical |sick |family |bereavement |extended |a |an |
          my )*(leave|vacation|holidays?|pto|sabbatical)|
          away (from (the |my )?(office|desk|e-?mail|work)|until|till|through|on|for|with|returning)|
          out (until|till|through|sick|on (leave|vacation))|not in the office|
          in(?: the)? office (again )?(on|from)|off (work )?until|unavailable until|closed (for|until|from))|
          out[- ]of[- ]office|i['’]?(m| am) away\b|away from my (e-?mail|inbox|desk)|i will be (out|away)\b
        `,
      'i',
    ),
  },
  {
    reason: 'absence',
    weight: 3,
    words: new RegExp(
      inLines`
          (nicht im (b[üu]ro|haus)|
          (bin|sind) (ich |wir )?(derzeit |zurzeit |zur zeit |momentan |aktuell |bis |vom )?[^.\n]{0,40}(abwesend|
          im urlaub|in (elternzeit|mutterschutz)|nicht (erreichbar|im b[üu]ro))|
          absent\(?e?\)? (du bureau|jusqu|du \d|pour|actuellement)|
          actuellement (absent|en cong|en d[ée]placement)|
          en cong[ée]s?( annuels| maternit[ée])?( jusqu| du | et )|fuera de (la |mi )?oficina|
          (estoy|estar[eé]|me encuentro) (ausente|de vacaciones|fuera)|
          (sono|sar[oò]) (assente|fuori (ufficio|sede)|in ferie)|
          (ben|zijn) (ik |wij )?(momenteel |tot |op )?[^.\n]{0,30}(afwezig|met vakantie|op vakantie|niet aanwezig|
          niet op kantoor)|(estou|estarei) (ausente|de f[ée]rias|fora)|tjänstledig|på semester|på ferie|
          na urlopie|nieobecn|jestem na|lomalla|poissa|в отпуске|отсутствую|不在|休暇|休假)
        `,
      'i',
    ),
  },
  {
    reason: 'absence',
    weight: 1,
    words:
      /\b(limited|no|intermittent|sporadic|without|little) access to (my )?(e-?mail|messages|internet)|(keinen|eingeschränkten) zugriff|(respond|reply|get back to|answer|be in touch with) (to )?(you|your (e-?mail|message)|e-?mails?|messages)? ?[^.\n]{0,30}(up)?on my return|when i (return|get back|am back)|as soon as i (return|am back|get back)|nach meiner r[üu]ckkehr|à mon retour|a mi regreso|al mio r(ientro|itorno)|bij (mijn )?terugkomst|no meu regresso/i,
  },
  {
    reason: 'absence',
    weight: 1,
    words:
      /\b(will be back|i['’]ll be back|returning( to the office)?|return(ing)? on|will (be )?return(ing)? (in|to work|to the office)|back (in (the )?office|on)|until|through) [^.\n]{0,40}(\d|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)|wieder (im b[üu]ro|da|erreichbar)|jusqu['’]au|hasta el|fino al|bis (zum )?\d|t\/m|tot en met/i,
  },
  {
    reason: 'absence',
    weight: 1,
    words:
      /\b(if (this|it|your (matter|request|inquiry|message|e-?mail))( is|['’]s)? (an )?(urgent|emergency|time[- ]sensitive|immediate)|for (urgent|immediate|emergency|anything urgent|time[- ]sensitive)|in (dringenden|urgenten) f[äa]llen|en cas d['’]urgence|en caso de urgencia|per urgenze|in my absence|in the meantime|während meiner abwesenheit|en mi ausencia|en mon absence|bei dringenden|(voor|bij) dringende|em caso de urg[eê]ncia|w (pilnych|nagłych) (sprawach|przypadkach))/i,
  },

  // A ticket was opened, or a form of words acknowledges.
  {
    reason: 'receipt',
    weight: 3,
    words: new RegExp(
      inLines`
          (we|our (team|support team))( have|['’]ve| has)? (successfully )?(received|got|registered|logged) (your|
          the) (e-?mail|message|request|inquiry|enquiry|ticket|submission|question|query|application|note|
          correspondence|support)|
          your (e-?mail|message|request|inquiry|enquiry|ticket|case|submission|question|query|
          support request)( \(?#?[\w-]+\)?)? (has been|was|is|have been) (successfully )?(received|created|logged|
          opened|registered|submitted|assigned|delivered to)|
          (a|your|the) (new )?(support )?(request|ticket|case) (has been|was|is) (opened|created|logged|raised)|
          (ticket|case|request|reference|incident)( number| id| no\.?|:|#)* ?\W{0,3}(id |
          is )?\W{0,2}[\w-]*\d{3,}\W{0,3} ?(has been|was|is now|have been)? ?(created|opened|received|assigned|
          logged|generated|registered)|
          (created|opened|assigned|logged|generated|registered) (a |an |the |your )?(new )?(support )?(ticket|
          case|reference)\b|(ticket|case|reference) (number|id|no\.?) (is|for your|of your)|
          (message|e-?mail|request|inquiry|enquiry|note) (is|became|has become|turned into) (now )?(ticket|case|
          request)\b
        `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 3,
    words: new RegExp(
      inLines`
          (ihre? (anfrage|nachricht|e-?mail|mail|anliegen) (ist|wurde|haben wir)[^.\n]{0,40}(eingegangen|erhalten|
          empfangen|registriert)|
          wir haben ihre? (anfrage|nachricht|e-?mail|anliegen)[^.\n]{0,30}(erhalten|empfangen)|
          nous avons bien re[çc]u votre|votre (demande|message|e-?mail) (a bien été|a été|est bien)|
          hemos recibido (su|tu)|(hemos|se ha) registrado (su|tu) (solicitud|consulta|mensaje|incidencia)|
          se pondr[áa] en contacto (con|contigo)|
          (su|tu) (mensaje|solicitud|consulta|correo) ha sido (recibid|registrad)|
          abbiamo ricevuto la (sua|tua|vostra)|la (sua|tua) richiesta è stata|
          wij hebben (uw|je) (bericht|aanvraag|e-?mail)[^.\n]{0,30}ontvangen|
          we hebben (uw|je) (bericht|aanvraag|mail|e-?mail)[^.\n]{0,30}ontvangen|
          (streven|proberen) (wij|we|er)[^.\n]{0,30}(reageren|beantwoorden)|recebemos (o )?(seu|sua)|
          otrzymaliśmy (twoj|państwa)|vi har (mottagit|modtaget|mottatt) d|получили ваш|お問い合わせ(を)?(受け付け|いただき)|
          受付(いた)?しました|已收到您)
        `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 1,
    words:
      /\b(will|shall|aim to|try to|do our best to|endeavou?r to|strive to|typically|usually|normally|generally)( \w+){0,3} (get back to|respond|reply|be in touch|contact|answer|review|return your)( \w+)*[^.\n]{0,50}(within|in|as soon as|shortly|asap|soon|next|\d)|within (the next )?(\d+|one|two|three|24|48|72)([ -–]+(\d+|two|three|five))? (business |working )?(hours|days)|response times?|high(er than (usual|normal))? volume|business hours|office hours|\d (werktag|arbeitstag|werkdag)\w*|we['’]ll (reply|respond|answer|get back to you) (on|first thing|next|when)|keep this (number|reference)|in (the )?order (in which )?(it was|they (were|are)|received)/i,
  },
  {
    reason: 'receipt',
    weight: 1,
    words:
      /\b(do not|don['’]t|please (do not|don['’]t)) (need to )?(reply|respond|answer|re-?send)|no(t)? (need|necessary) to (reply|respond)|(add|provide) (additional|further|more) (comments|information|details)[^.\n]{0,40}repl|reply(ing)? to this (e-?mail|message) (to add|will add|with any)|(track|check|view|follow) (the )?(status|progress)? ?(of )?(your |the )?(ticket|request|case)|ticket (id|number|#)|case (id|number|#)|\[(ticket|case|request) ?#?\d+|##- ?please (type|do not)/i,
  },
  {
    reason: 'receipt',
    weight: 1,
    words:
      /\b(thank(s| you)( so much| very much)? for (your (e-?mail|message|inquiry|enquiry|interest|submission|note|request)|contacting|reaching out|getting in touch|writing|e-?mailing|your patience|messaging|connecting)|(danke|vielen dank) für (ihre|deine|eure)|merci (de|pour) (nous|votre)|gracias por (contactar|su|escribir|ponerse)|grazie per (averci|la (sua|tua))|bedankt voor)/i,
  },

  {
    reason: 'receipt',
    weight: 2,
    words:
      /\b(n[úu]mero de (caso|ticket|solicitud|expediente)|num[ée]ro de (ticket|dossier|demande)|(vorgangs|ticket|bearbeitungs)nummer|numero (di )?(ticket|pratica)|zaaknummer|referentienummer)\b/i,
  },
  {
    reason: 'receipt',
    weight: 1,
    words:
      /\b(higher|large|unusual|high) (than (usual|normal) )?(e-?mail |message |call )?volumes?\b|\b(faqs?|frequently asked|help ?cent(er|re)|knowledge base|common questions)\b|hours (are|of operation)/i,
  },

  {
    reason: 'receipt',
    weight: 2,
    words:
      /\b(we|our team|someone|a team member|an agent|a representative|one of us)( \w+)? (answers?|replies|reply|responds?|reads?|reviews?) (to )?(all|every\w*|each|mails?|messages|e-?mails?)\b|\b(an agent|a (team member|representative|specialist)|somebody|someone) (from our team )?will (be with|get back to|contact|reach out to|assist|help|respond to) you\b/i,
  },

  {
    reason: 'receipt',
    weight: 3,
    words: new RegExp(
      inLines`
          \b(your|this) (request|message|e-?mail|inquiry|enquiry|ticket|note|
          mail)( \(?#?[\w-]+\)?)? (has )?(landed|arrived|reached us|made it|
          is (safely )?(with us|in (the|our) (queue|inbox|system)|in line))|
          \baccus(ons|e) (bonne |bien )?réception|enregistrée? sous (le |la )?(numéro|n°|référence)|
          (wir|unser team) (bearbeite[nt]|k[üu]mmern uns um) ihre? (anfrage|anliegen|nachricht|e-?mail) (so schnell wie m[öo]glich|
          schnellstm[öo]glich|baldm[öo]glichst|umgehend|in der reihenfolge)|
          unter der (nummer|vorgangsnummer|ticketnummer)[^.\n]{0,30}(erfasst|registriert|bearbeitet|angelegt)|
          bestätigen (wir )?(ihnen )?(hiermit )?den (eingang|erhalt)|
          eingang (ihrer|deiner) (nachricht|anfrage|e-?mail)|acusamos? (el )?reci(bo|bimento)|
          acusamos a rece[cç]ão|(le |vi )?confermiamo (la ricezione|di aver ricevuto)|(è stata )?presa in carico|
          bevestigen (wij )?de ontvangst|ontvangst van (uw|je) (bericht|mail|e-?mail|aanvraag)
        `,
      'i',
    ),
  },
  {
    reason: 'receipt',
    weight: 2,
    words:
      /\b(a |an |one of our )?(real |actual )?(human|person|human being|agents?|team ?members?|colleagues?|advisers?|advisors?)( being)? (will|is going to) (read|look|answer|reply|respond|pick|review|get back|be (with|in touch))|(vous )?répondra (sous|dans|d['’]ici)|(meldet|melden) (sich|wir uns) (schnellstmöglich|in kürze|innerhalb)|(antworten|reagieren|reageren|antwoorden) (innerhalb|binnen)|wir melden uns (innerhalb|binnen|schnellstm[öo]glich|so schnell)|(responses?|replies|answers) (may|can|might|could|will) take (up to |as long as )?(\d|a few|several)|has been (forwarded|passed|routed|sent) (on )?to the (appropriate|relevant|right|responsible|correct) (department|team|person|desk)|our (team|office|support|staff) is (now |currently )?(offline|closed|away)|le (responderá|contestará|atenderá)|(le|ti|vi) risponder(à|emo) (entro|al più presto)|responder(á|emos) (em|no prazo|dentro)/i,
  },
  {
    reason: 'receipt',
    weight: 1,
    words:
      /\b(this is )?just (a note |a quick note |a line |writing )?to (let you know|confirm)|adds a comment to your (ticket|request)|(reference|ref\.?|ticket|case|référence|referenz|vorgang|referencia|riferimento|dossier)( number| no\.?| id)?\s?[:#]?\s?[a-z]{0,4}[#-]?\d{3,}|our (agents|team|staff|desk) (work|works|is available|are available|operates?) (from )?(monday|mon\b|weekdays|\d)|ne pas répondre (directement )?à ce|(bitte )?antworten sie (bitte )?nicht auf diese|no respond(a|er) (directamente )?a este|non rispond(a|ere|ete) a quest|niet (te )?(reageren|antwoorden) op dit|não respond(a|er) a est/i,
  },

  // A person must prove to be one first.
  {
    reason: 'challenge',
    weight: 6,
    words: new RegExp(
      inLines`
          (is|are) protected\b[^\n]{0,120}\b(let|pass|click|solve|visit|confirm|https?)|
          (to let|let) your (message|e-?mail|mail) (through|pass|in)|solve (the|this|a) (puzzle|captcha)|
          have your (mail|message|e-?mail) delivered|
          (confirm|verify|prove|validate|authenticate)\b[^.\n]{0,60}\b(you(['’]re| are)( a)? (human|real|person|
          not a (robot|spammer))|your (e-?mail|message|identity|address)[^.\n]{0,40}(deliver|human|before|
          so (that )?|to be)|that you sent)|
          (added|add) (you )?to (my|our|the|his|her) (list of )?(approved|allowed|safe|trusted|
          white) ?-?(senders?|list)|sender (verification|confirmation|challenge)|
          (message|e-?mail) (is|was|has been|will be) (being )?(held|quarantined|waiting|pending|
          on hold)[^.\n]{0,60}(until|verif|confirm|approv|deliver)|spam ?arrest|boxbe|mailinblack|
          challenge[- ]response|
          (click|follow|visit|use) (on )?(the |this )?(link|button|here|
          url)[^.\n]{0,60}(have your (message|e-?mail) delivered|deliver (it|your)|
          complete (the )?(captcha|verification)|so (that )?(your|i)|authori[sz]e)|
          one[- ]time (verification|authentication)|guest list|cleanfox|vade secure|
          (reply|respond) to this (e-?mail|message) to (confirm|prove|verify)|à authentifier|vous authentifier|
          confirmer votre (adresse|e-?mail|identit[ée])|bestätigen sie[^.\n]{0,40}(absender|mensch)
        `,
      'i',
    ),
  },

  // A program answers in a person's stead.
  {
    reason: 'bot',
    weight: 6,
    words: new RegExp(
      inLines`
          \b(i['’]?(m| am)|this is|meet|you(['’]re| are) (chatting|talking|speaking) (to|with))[^.\n]{0,60}\b(a |
          an |our |the |your )?((virtual|ai|automated|digital)[- ](assistant|agent|support|bot|helper|concierge|
          host|guide|team ?member|rep)|chat ?bot|bot\b|ai[- ]powered)|
          (answered|written|generated|drafted|sent|response|reply|provided) by (an? |our |the )?(ai|
          artificial intelligence|virtual|automated|digital|bot)\b|
          (ai|virtual|automated|digital)[- ](assistant|agent|bot) (for|at|of|from|here)|
          this (answer|reply|response) was (automatically )?(generated|created|written)|
          (these|this|the following|here are (some|a few)|some) (help |support |related |suggested )?(articles?|
          faqs?|resources|topics|answers)[^.\n]{0,40}(may|might|could|should|can|that) (help|answer)|
          (found|here are|suggest(ed)?|recommend(ed)?) (these|some|the following|a few)? ?(help )?(articles?|
          answers|resources|topics)|
          (type|say|reply|answer|respond)( with)?( the word)? ["“']?(agent|human|person|representative)["”']? (to|
          for|if)|(type|reply|respond)( with)?( the word)? ["“'](yes|1)["”'] (to|for|if)
        `,
      'i',
    ),
  },
  {
    reason: 'bot',
    weight: 3,
    words:
      /\b(did|does|was) (this|that|it|these) (answer|solve|resolve|help)[^.\n]{0,20}\?(?![^\n]{0,60}\b(rate|rating|stars?|feedback|survey)\b)/i,
  },

  // Nobody reads what is sent there.
  {
    reason: 'unattended',
    weight: 6,
    words: new RegExp(
      inLines`
          \b((this|the|his|her|their|my|our|its) (e-?mail |mail)?(address|mailbox|account|inbox|box|e-?mail|
          number)[^.\n]{0,50}(is|are) (not|no longer|never|un)[ -]?(being )?(monitored|read|attended|checked|
          watched|in use|used|active|manned|staffed|reviewed|managed|accepting|receiving)|
          un(monitored|attended)[^.\n]{0,30}(mailbox|inbox|account|address|e-?mail)|not (a )?monitored|
          (replies|messages|e-?mails|mail|responses)[^.\n]{0,40} (to|sent to) this (e-?mail |mail)?(address|
          mailbox|account|inbox)?[^.\n]{0,20}(are|is|will|can) (not|never|n['’]t) ?(be )?(read|monitored|answered|
          seen|received|reviewed|responded|replied)|
          (can|can['’]?not|unable to|not able to|won['’]t|will not|do not) (receive|accept|respond to|answer|read|
          reply to) (replies|incoming|e-?mails?|messages|mail)[^.\n]{0,30}(at|to|from|in|on) this|send[- ]only|
          outgoing[- ](only|e-?mail)|no-?reply (e-?mail|address|mailbox)|
          dient (nur|ausschließlich|lediglich) (dem|zum) versand|
          w(ird|erden) (von )?niemand(em)? gelesen|werden nicht (gelesen|bearbeitet|beantwortet)|
          wird nicht (mehr )?(verwendet|genutzt|gelesen|überwacht|bearbeitet|abgerufen)|
          n['’]est (plus|pas) (utilis[ée]e?|active|lue?|consult[ée]e?|surveill[ée]e?|relev[ée]e?)|
          no (se lee|es le[íi]d|está supervisad|se supervisa)|non (è|viene) (monitorat|lett|presidiat|controllat)|
          wordt niet (gelezen|gelezen|beheerd|bekeken)|não é monitorad|
          (nobody|no one|niemand|keiner|personne|nadie|nessuno|ningu[ée]m)[^.\n]{0,30}\b(reads?|checks?|opens?|
          looks|liest|schaut|lit|consulte|lee|mira|legge|guarda|leest|l[êe])\b[^.\n]{0,30}(mailbox|inbox|address|
          postfach|adresse|bo[îi]te|buz[óo]n|casella|postbus|caixa)|
          mailbox (has been|was|is) (closed|retired|decommissioned|discontinued|deactivated))
        `,
      'i',
    ),
  },
];

/** Says of itself that no person wrote it. */
export const SAYS_AUTOMATIC = new RegExp(
  inLines`
    \b(this is an? (auto(mated|matic|matically generated)?|auto-?(generated|response|reply|responder)|
    system[- ]generated|courtesy)[ -]?(e-?mail|message|response|reply|acknowledge?ment|notification|confirmation|
    note|answer)?|auto(matic|mated)[ -](reply|response|message|e-?mail|acknowledge?ment|notification|answer)|
    auto-?(reply|response|responder)|(automatically|system|computer)[ -]generated|
    diese? (nachricht|e-?mail) wurde automatisch|automatisch (erzeugt|erstellt|generiert|versandt|versendet|verschickt)e?|
    (generad[oa]|enviad[oa]|generat[oa]|inviat[oa]|gerad[oa]) (de (forma|manera|modo)|in (modo|maniera)|de forma) autom[áa]tic[ao]|
automatische (antwort|nachricht)|dies ist eine automati|
    (message|r[ée]ponse|courriel|e-?mail) automatique|(mensaje|respuesta|correo) autom[áa]tic|
    (messaggio|risposta|e-?mail) automatic|automati(sch|ch)e? (gegenereerde? )?(antwoord|bericht|e-?mail|reactie)|
    (mensagem|resposta) autom[áa]tica|
    (generad[oa]|generat[oa]|g[ée]n[ée]r[ée]e?|erstellt|generiert|gegenereerd|gerad[oa]) (automatisch|
    automatiquement|autom[áa]ticamente|automaticamente|(vom|por el|par le|dal|door het|pelo) syst?em\w*|
    por el sistema|dal sistema|pelo sistema)|自動(送信|返信|応答)|自动(发送|回复)|автоматическ)
  `,
  'i',
);

/** What people write about when they mean business; no machine's form of words does. */
export const BUSINESS = new RegExp(
  inLines`
    \b(price list|pricing (is |sheet)?attached|attached (is|are|you|please|our|the)|(opening|minimum|first) order|
    moq\b|net ?30|map (policy|pricing)|resale (certificate|number)|how many|
    (do|are|would|could|can|will) you (sell|have|send|tell|provide|plan|also|carry|be|share|let)|
    what (is|are|kind|type|marketplaces?|volume)|let['’]?s (talk|set|schedule|chat|connect|hop)|call (me|you|us)|
    looking forward|
    we (do not|don['’]t|are not|aren['’]t|can['’]?not|only|no longer|would|can|could|require|need)|happy to|
    unfortunately|i ['’]?(would|can|could|['’]ll) (send|set|like)|approved|you can (now )?order|
    welcome (aboard|to)|your account (is|has)|interested in|(i|we)['’]?d love to|but yes\b|
    your (store|business|website|amazon))
  `,
  'gi',
);
