import { inLines } from '../../../../kernel/in-lines.ts';
import { ABSENCE_SIGNS } from './absence-signs.ts';
import type { AutoSign } from './auto-sign.ts';
import { RECEIPT_SIGNS } from './receipt-signs.ts';
/** Subjects that mail programs themselves give to their automatic answers. */
export const AUTOMATIC_SUBJECTS = new RegExp(
  inLines`
    ^(\W*(re|aw|sv|antw|fw|fwd|tr|rv)\s?:\s*)*\W*(
      auto(matic|mated|matisch\w*|matique|m[aá]tic[ao]|matica)?[ -]?(
        re(ply|sponse|sponder)|antwort\w*|response|svar|antwoord|beantwoord\w*|odpow\w*|odpov\w*|ответ
      )|
      auto[: -]|auto-?re(ply|sponse)|automat(isch|iskt|isk|yczn|ick)\w*\W|
      r[eé]ponse (automatique|d['’]absence)|respuesta autom|resposta autom|risposta automatica|
      odpowied[zź] automatyczna|otomatik|vastaus: poissa|automaattinen|автоматический ответ|автоответ|
      自動(応答|返信)|自动(回复|答复)|자동 ?(회신|응답)|out[ -]of[ -](the[ -])?office|ooo\b|away( from|:|$)|
      on (vacation|leave|holiday)|vacation( reply| response| message|:)|abwesen|absence(?! of\b)|
      message d['’]absence|hors du bureau|fuera de (la )?oficina|aus[eê]n(te|cia)|fora do escrit|
      assen(te|za)|fuori (ufficio|sede)|afwezig|frånvaro|fravær|poissaolo|nieobecn|отсутств|urlaub|
      i am away|currently (out|away|unavailable)
    )
  `,
  'i',
);

/** What receipts are called; people write under such a subject, too, where they answer one. */
export const RECEIPT_SUBJECTS = new RegExp(
  inLines`
    ^(\W*(re|aw|sv|antw|fw|fwd|tr|rv)\s?:\s*)*\W*(
      (your )?(request|ticket|case|inquiry|enquiry|message|e-?mail)
        ( \W?#?[\w-]+\W?)? (received|has been (received|created|opened|logged)|created)|
      we('ve|’ve| have) (received|got) your|
      thank(s| you) for (contacting|your (message|e-?mail|inquiry|enquiry|request))|
      confirmation of receipt|eingangsbest|accusé de réception|acuse de recibo|conferma di ricezione|
      ontvangstbevestiging
    )
  `,
  'i',
);
/** "[#4471]", "Ticket 4471:". */
export const TICKET_SUBJECTS =
  /^\W*(re:\s*)?[[(](ticket|case|request|ref)?\W{0,2}[a-z]{0,4}-?\d{3,}[\])]|\b(ticket|case|request) (id|no\.?|number)? ?#?\d{3,}/i;

export const AUTO_SIGNS: readonly AutoSign[] = [
  ...ABSENCE_SIGNS,
  ...RECEIPT_SIGNS,

  // A person must prove to be one first.
  {
    reason: 'challenge',
    weight: 6,
    words: new RegExp(
      inLines`
        (is|are) protected\b[^\n]{0,120}\b(let|pass|click|solve|visit|confirm|https?)|
        (to let|let) your (message|e-?mail|mail) (through|pass|in)|
        solve (the|this|a) (puzzle|captcha)|
        have (your (mail|message|e-?mail)|it) delivered|
        (message|mail|e-?mail|note) (is|was|has been) (waiting|sitting|parked|kept|put|placed|held|stored) in (a|an|our|the|my|his|her|their)
          (holding|waiting|pending|quarantine|verification)\b|
        (complete|finish|do|pass) (the|this|a|one) (short |quick |simple )?(puzzle|captcha|challenge|test)\b[^.\n]{0,20}(\.|:|to|and|so|$)|
        nachricht (wird|wurde|ist|wartet)[^.\n]{0,40}(zurückgehalten|warteschlange|quarantäne|zwischengelagert|zustellung)|
        message (est|a été) (retenu|mis|placé|bloqué|conservé)[^.\n]{0,40}(attente|quarantaine|jusqu|vérif)|
        mensaje (está|ha sido|fue|queda) (retenido|puesto|bloqueado)[^.\n]{0,40}(espera|cuarentena|hasta|verif)|
        messaggio (è|è stato) (trattenuto|messo|bloccato)[^.\n]{0,40}(attesa|quarantena|finché|verif)|
        bericht (wordt|is|staat)[^.\n]{0,30}(vastgehouden|wachtruimte|quarantaine|in de wacht)|
        mensagem (está|foi|ficou) (retida|colocada|bloqueada)[^.\n]{0,40}(espera|quarentena|até|verif)|
        (confirm|verify|prove|validate|authenticate)\b[^.\n]{0,60}\b(
          you(['’]re| are)( a)? (human|real|person|not a (robot|spammer))|
          your (e-?mail|message|identity|address)[^.\n]{0,40}(deliver|human|before|so (that )?|to be)|
          that you sent
        )|
        (added|add) (you )?to (my|our|the|his|her) (list of )?
          (approved|allowed|safe|trusted|white) ?-?(senders?|list)|
        (has|have)(n['’]t| not| never) (received|seen|had|got(ten)?) (any )?(mail|e-?mail|an? (message|e-?mail)) from \S+@\S+ before|
        (reply|respond|answer)\b[^.\n]{0,40}\b(without changing|leaving|keeping|don['’]t change) the subject|
        antworten sie[^.\n]{0,40}ohne (den|die) betreff|répondez[^.\n]{0,40}sans (modifier|changer) l['’]objet|
        responda[^.\n]{0,40}sin (cambiar|modificar) el asunto|risponda?[^.\n]{0,40}senza (cambiare|modificare) l['’]oggetto|
        sender (verification|confirmation|challenge)|
        (message|e-?mail) (is|was|has been|will be) (being )?
          (held|quarantined|waiting|pending|on hold)[^.\n]{0,60}(until|verif|confirm|approv|deliver)|
        spam ?arrest|boxbe|mailinblack|challenge[- ]response|
        (click|follow|visit|use) (on )?(the |this )?(link|button|here|url)[^.\n]{0,60}(
          have your (message|e-?mail) delivered|deliver (it|your)|complete (the )?(captcha|verification)|
          so (that )?(your|i)|authori[sz]e
        )|
        one[- ]time (verification|authentication)|
        guest list|cleanfox|vade secure|
        (reply|respond) to this (e-?mail|message) to (confirm|prove|verify)|
        à authentifier|
        vous authentifier|
        confirmer votre (adresse|e-?mail|identit[ée])|
        bestätigen sie[^.\n]{0,40}(absender|mensch)
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
        \b(i['’]?(m| am)|this is|meet|you(['’]re| are) (chatting|talking|speaking) (to|with))[^.\n]{0,60}
          \b(a |an |our |the |your )?(
            (virtual|ai|automated|digital)[- ](
              assistant|agent|support|bot|helper|concierge|host|guide|team ?member|rep
            )|
            chat ?bot|bot\b|ai[- ]powered
          )|
        (answered|written|generated|drafted|sent|response|reply|provided) by (an? |our |the )?
          (ai|artificial intelligence|virtual|automated|digital|bot)\b|
        (ai|virtual|automated|digital)[- ](assistant|agent|bot) (for|at|of|from|here)|
        this (answer|reply|response) was (automatically )?(generated|created|written)|
        (these|this|the following|here are (some|a few)|some) (help |support |related |suggested )?
          (articles?|faqs?|resources|topics|answers)[^.\n]{0,40}
          (may|might|could|should|can|that) (help|answer)|
        (found|here are|suggest(ed)?|recommend(ed)?) (these|some|the following|a few)? ?(help )?
          (articles?|answers|resources|topics)|
        (type|say|reply|answer|respond)( with)?
          ( the word)? ["“']?(agent|human|person|representative)["”']? (to|for|if)|
        (type|reply|respond)( with)?( the word)? ["“'](yes|1)["”'] (to|for|if)
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
        \b(
          (this|the|his|her|their|my|our|its) (e-?mail |mail)?
            (address|mailbox|account|inbox|box|e-?mail|number)[^.\n]{0,50}
            (is|are) (not|no longer|never|un)[ -]?(being )?(
              monitored|read|attended|checked|watched|in use|used|active|manned|staffed|reviewed|managed|
              accepting|receiving
            )|
          un(monitored|attended)[^.\n]{0,30}(mailbox|inbox|account|address|e-?mail)|
          not (a )?monitored|
          (replies|messages|e-?mails|mail|responses)[^.\n]{0,40} (to|sent to) this (e-?mail |mail)?
            (address|mailbox|account|inbox)?[^.\n]{0,20}(are|is|will|can) (not|never|n['’]t) ?(be )?
            (read|monitored|answered|seen|received|reviewed|responded|replied)|
          (can|can['’]?not|unable to|not able to|won['’]t|will not|do not) (
            receive|accept|respond to|answer|read|reply to
          ) (replies|incoming|e-?mails?|messages|mail)[^.\n]{0,30}(at|to|from|in|on) this|
          send[- ]only|
          outgoing[- ](only|e-?mail)|
          no-?reply (e-?mail|address|mailbox)|
          dient (nur|ausschließlich|lediglich) (dem|zum) versand|
          w(ird|erden) (von )?niemand(em)? gelesen|
          werden nicht (gelesen|bearbeitet|beantwortet)|
          wird nicht (mehr )?(verwendet|genutzt|gelesen|überwacht|bearbeitet|abgerufen)|
          n['’]est (plus|pas) (utilis[ée]e?|active|lue?|consult[ée]e?|surveill[ée]e?|relev[ée]e?)|
          no (se lee|es le[íi]d|está supervisad|se supervisa)|
          non (è|viene) (monitorat|lett|presidiat|controllat)|
          wordt niet (gelezen|gelezen|beheerd|bekeken)|
          não é monitorad|
          (nobody|no one|niemand|keiner|personne|nadie|nessuno|ningu[ée]m)[^.\n]{0,30}\b(
            reads?|checks?|opens?|looks|liest|schaut|lit|consulte|lee|mira|legge|guarda|leest|l[êe]
          )\b[^.\n]{0,30}(mailbox|inbox|address|postfach|adresse|bo[îi]te|buz[óo]n|casella|postbus|caixa)|
          mailbox (has been|was|is) (closed|retired|decommissioned|discontinued|deactivated)
        )
      `,
      'i',
    ),
  },
];

/** Says of itself that no person wrote it. */
export const SAYS_AUTOMATIC = new RegExp(
  inLines`
    \b(
      this is an? (
        auto(mated|matic|matically generated)?|auto-?(generated|response|reply|responder)|
        system[- ]generated|courtesy
      )[ -]?(e-?mail|message|response|reply|acknowledge?ment|notification|confirmation|note|answer)?|
      auto(matic|mated)[ -](reply|response|message|e-?mail|acknowledge?ment|notification|answer)|
      auto-?(reply|response|responder)|
      (automatically|system|computer)[ -]generated|
      diese? (nachricht|e-?mail) wurde automatisch|
      automatisch (erzeugt|erstellt|generiert|versandt|versendet|verschickt)e?|
      (generad[oa]|enviad[oa]|generat[oa]|inviat[oa]|gerad[oa]) (
        de (forma|manera|modo)|in (modo|maniera)|de forma
      ) autom[áa]tic[ao]|
      automatische (antwort|nachricht)|
      dies ist eine automati|
      (message|r[ée]ponse|courriel|e-?mail) automatique|
      (mensaje|respuesta|correo) autom[áa]tic|
      (messaggio|risposta|e-?mail) automatic|
      automati(sch|ch)e? (gegenereerde? )?(antwoord|bericht|e-?mail|reactie)|
      (mensagem|resposta) autom[áa]tica|
      (generad[oa]|generat[oa]|g[ée]n[ée]r[ée]e?|erstellt|generiert|gegenereerd|gerad[oa]) (
        automatisch|automatiquement|autom[áa]ticamente|automaticamente|
        (vom|por el|par le|dal|door het|pelo) syst?em\w*|por el sistema|dal sistema|pelo sistema
      )|
      自動(送信|返信|応答)|自动(发送|回复)|автоматическ
    )
  `,
  'i',
);

/** What people write about when they mean business; no machine's form of words does. */
export const BUSINESS = new RegExp(
  inLines`
    \b(
      price list|pricing (is |sheet)?attached|attached (is|are|you|please|our|the)|
      (opening|minimum|first) order|moq\b|net ?30|map (policy|pricing)|resale (certificate|number)|how many|
      (do|are|would|could|can|will) you (sell|have|send|tell|provide|plan|also|carry|be|share|let)|
      what (is|are|kind|type|marketplaces?|volume)|let['’]?s (talk|set|schedule|chat|connect|hop)|
      call (me|you|us)|looking forward|
      we (do not|don['’]t|are not|aren['’]t|can['’]?not|only|no longer|would|can|could|require|need)|
      happy to|unfortunately|i ['’]?(would|can|could|['’]ll) (send|set|like)|approved|you can (now )?order|
      welcome (aboard|to)|your account (is|has)|interested in|(i|we)['’]?d love to|but yes\b|
      your (store|business|website|amazon)
    )
  `,
  'gi',
);
