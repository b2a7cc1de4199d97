import { inLines } from '../../../../kernel/in-lines.ts';
/** How mails end: by a mark, a program's own line, a phrase of farewell, or a lawyer's paragraph. */

export const isDelimiter = (line: string): boolean =>
  /^\s*(-{2,4}|_{2,80}|[—–―]{1,40}|={2,5}|\*{2,40}|~{2,40}|\+{2,4}|[-–—]{2,4}\s*\*?|#{2,4})\s*$/.test(line);

/** The one that RFC 3676 defines, which mail programs fold themselves. */
export const isStandardDelimiter = (line: string): boolean => /^-- ?$/.test(line);

const DEVICES = inLines`
  i-?phone|iphonu|iphonesta|iphonie|telefonu|androidista|i-?pad|i-?pod|apple|mac|android|galaxy|samsung|
  huawei|xiaomi|pixel|nokia|htc|lg|motorola|sony|oneplus|windows|blackberry|verizon|at&t|t-mobile|sprint|
  smartphone|smart phone|mobile|mobil|handy|phone|telefon|teléfono|téléphone|téléfono|cell|tablet|device|
  gerät|appareil|outlook|mail|yahoo|gmail|gmx|web\.de|aol|proton|thunderbird|spark|airmail|mailbird|boxer|
  workspace|zoho|typeapp|bluemail|edison|superhuman|front|hey|orange|sfr|free|móvil|celular|telemóvel|
  cellulare|toestel|puhelin|laptop|computer
`;
const SENT_FROM = inLines`
  sent (?:from|via|with|using)|sent by|
  envoyé (?:depuis|de(?:puis)? (?:mon|ma)|de|à partir de|avec)|
  gesendet (?:von|mit|über)|von meinem|diese nachricht wurde von|enviado (?:desde|de|do|da|a través de|via)|
  inviato (?:da|dal|con)|verzonden (?:vanaf|vanuit|met|via)|verstuurd (?:vanaf|vanuit|met)|skickat från|
  sendt fra|sendt med|lähetetty|wysłane z|wysłano z|отправлено (?:с|из)|надіслано з|odesláno z|odoslané z|
  gönderildi|trimis de pe|sent from my|iphone ?から|来自我的|从我的|發自我的|发自我的|나의
`;

/** One line at most: "Sent from my desk, which is easier" is a sentence. */
const PROGRAM_LINE = new RegExp(
  String.raw`^[\s*_>(]*(?:${SENT_FROM})(?!\p{L})[^,.;:!?]{0,40}(?<!\p{L})(?:${DEVICES})(?!\p{L})[\p{L}\d\s.®™'’+*/)-]{0,40}(?:<[^>]*>|\([^)]*\)|\[[^\]]*\]|https?:\S+)?[\s.*_)]*$`,
  'iu',
);
const OTHER_PROGRAM_LINES = new RegExp(
  inLines`
    ^\s*(
      sent from my (\w+[\w'-]*\s*){1,4}|
      (発信|送信元|iPhone ?から送信|发自我的.{1,20}|發自我的.{1,20}|来自我的.{1,20}|나의 .{1,12}에서 보냄|.{1,30}의 .{1,20}에서 보냄).*|
      von (meinem|meiner) .{1,30} gesendet\.?|
      gesendet von .{1,30} für .{1,30}|
      .{1,20}[’']den gönderildi|
      min .{1,20}(iPhone|iPad)|
      (scannato|geprüft|scanned) .{0,20}avast.{0,40}|
      virus-?free\.?.{0,40}|
      (
        get|laden sie|holen sie sich|télécharge[rz]?|obtenez|obtener|obtén|obtenha|obter|scarica|download|
        hent|pobierz|hämta|skaffa
      ) (outlook|yahoo|bluemail|mailbird|gmail|spark|boxer|typeapp|proton).{0,60}
    )\s*$
  `,
  'iu',
);

export const isProgramLine = (line: string): boolean =>
  line.length < 160 && (PROGRAM_LINE.test(line) || OTHER_PROGRAM_LINES.test(line));

const FAREWELL = new RegExp(
  inLines`
    ^\s*((
      (thanks|thank you|many thanks)( and| &| \+|,)? (best |kind |warm )?regards|
      (with |my |our )?(very |the )?(best|kind|kindest|warm|warmest|many|sincere|friendly|cordial|personal)
        (est)?( personal)?( and (warm|kind|best))? ?(regards|wishes)|
      (with )?(best|kind|warm)?\s?regards|rgds|kr|br|best|all the best|cheers|sincerely( yours)?|
      yours (sincerely|truly|faithfully)|(very )?truly yours|respectfully( yours)?|cordially|warmly|
      take care|ttyl|talk soon|with gratitude|in gratitude|many blessings|to your success|
      have a (great|good|nice|wonderful|lovely|blessed) (day|one|week|weekend|evening)( ahead)?|
      (mit )?(freundlichen?|besten?|herzlichen?|vielen|lieben?|schönen?|sonnigen?) (
        grüß\w*|grüss\w*|gruß|gruss|dank
      )( aus [\p{L} ]{2,30})?|
      viele grüße|liebe grüße|mfg|lg|vg|hochachtungsvoll|
      (bien |très |tr[eè]s )?(cordialement|amicalement|sinc[eè]rement|respectueusement)(,? v[oô]tre)?|
      bien à (vous|toi)|salutations( distinguées| cordiales)?|
      bonne (journ[ée]e|soir[ée]e|réception)( à vous)?|meilleures salutations|
      (un )?(cordial|atento|atentos|cordiales) salud(o|os)|saludos( cordiales| cordialmente)?|un saludo|
      atentamente|atte\.?|(cordiali|distinti|cari|migliori|tanti) saluti|cordialmente|un cordiale saluto|
      saluti|
      (met )?(vriendelijke?|hartelijke?|beste) (groet|groeten)|mvg|groeten|groetjes|
      (com )?(os )?(melhores )?cumprimentos|atenciosamente|abraços?|
      (med )?(v[äe]nlig(a|e)?|vennlig|bästa|beste) (hälsning(ar)?|hilsen|hilsner)|
      mvh|hälsningar|hilsen|
      ystävällisin terveisin|terveisin|z (poważaniem|wyrazami szacunku)|pozdrawiam|с уважением|
      всего (доброго|хорошего)|s (pozdravem|přátelským pozdravem)|üdvözlettel|tisztelettel|
      saygılarımla|с най-добри пожелания|cu stimă|よろしくお願い(いた)?します|以上|敬具|此致|祝好|顺祝商祺
    )\s*[,.!！、。;:–—-]*\s*[\p{Emoji_Presentation}\s]{0,6})$
  `,
  'iu',
);

export const isFarewell = (line: string): boolean => line.length < 90 && FAREWELL.test(line);

/** Thanks end a mail only where a card follows. */
export const isThanks = (line: string): boolean => line.length < 60 && THANKS.test(line);
const THANKS = new RegExp(
  inLines`
    ^\s*(many |kind |best )?(
      thanks|thank you|thx|tks|merci|danke( schön)?|gracias|grazie|bedankt|dank je|obrigad[oa]|tack|takk?|
      dziękuję|спасибо
    )( again| so much| very much| in advance| d['’]avance| im voraus| de antemano)?\s*[,.!;–—-]*\s*$
  `,
  'iu',
);

/** Of a card: a number, an address, a place on the web, a trade. */
export const isCardLine = (line: string): boolean => line.length < 140 && ON_CARDS.test(line);
const ON_CARDS = new RegExp(
  inLines`
    (\+?\(?\d{2,4}\)?[\s./-]?\d{2,4}[\s./-]?\d{2,5})|
    @[\w-]+\.|www\.|https?://|
    \b(tel|phone|mobile|cell|fax|direct|office|ext|e-?mail|web)\b\.?\s?:?|
    \b(
      manager|director|president|ceo|coo|cfo|vp|owner|founder|sales|account|representative|coordinator|
      specialist|executive|inc|llc|ltd|gmbh|corp|co
    )\b|
    [|•·]
  `,
  'i',
);

const DISCLAIMER = new RegExp(
  inLines`
    ^[\s*_>]*(
      confidential(ity)?( notice| note|:)|
      disclaimer|legal notice|privacy notice|
      important(e)?( notice| notice)?:|
      notice:|
      (the )?(information|content)s? (contained|transmitted|included|in this)|
      this (e-?mail|message|communication|electronic mail|transmission)
        ( message| transmission)?( \([^)]{0,60}\))?,?( and| together| including
          | is (intended|confidential|for|private|privileged|only)
          | may contain| contains| was sent to| has been scanned| was intended| transmission
        )|
      if you (
        are not|received this|have received this|no longer wish|wish to unsubscribe|
        would like to unsubscribe
      )|
      please consider (the environment|your environmental)|
      (diese|die in dieser) (e-?mail|nachricht)[^.]{0,40}(enthält|ist|kann|enthaltenen)|
      der inhalt dieser|
      ce (message|courriel|mail)[^.]{0,40}(est|et|peut|contient)|
      este (mensaje|correo)[^.]{0,40}(y|es|puede|contiene|está)|
      (questo|il presente) (messaggio|e-?mail)|
      (dit|deze) (bericht|e-?mail)[^.]{0,30}(is|en|kan|bevat)|
      esta mensagem|virus-?free|scanned by|
      (
        you (are receiving|received|have received) this|to unsubscribe|click here to unsubscribe|
        you(['’]re| are) (getting|receiving|seeing) this\b.{0,20}\b(because|since|as)\b|
        sie (erhalten|bekommen) diese (e-?mail|mail|nachricht),? (weil|da)\b|
        vous recevez ce(t|tte)? (e-?mail|mail|message|courriel) (car|parce qu)|
        (recibe|recibes|estás? recibiendo) este (correo|mensaje|e-?mail) porque|
        (riceve|ricevi|ricevete) quest[ao] (e-?mail|mail|messaggio) perché|
        (u|je) ontvangt deze (e-?mail|mail|bericht) omdat|
        unsubscribe\b(?! (me|us|my|our|this)\b)
      )|
      avast|🌳|p please consider|save (paper|trees)|geschäftsführ|sitz der gesellschaft|
      registered (in|office)|company (reg|number)
    )
  `,
  'iu',
);

export const isDisclaimer = (line: string): boolean => DISCLAIMER.test(line.slice(0, 300));

const FOOTER = new RegExp(
  inLines`
    \b(
      newsletter|rundbrief|actualit[ée]s|bolet[íi]n|nieuwsbrief|subscriptions?|subscribe\w*|unsubscribe|
      opt[- ]?out|
      (cancel|abmelden|afmelden|abbestellen) (at )?(any ?time|whenever|jederzeit)|
      gdpr|dsgvo|rgpd|waitlist|retail orders|ships? free|free shipping|winner|awards?|as seen in|
      established|since (18|19|20)\d\d|visit us|follow us|stop by|proudly|trademarks|all rights reserved|
      not sold (on|by)|no spam
    )\b|
    \best\. ?\d{4}|©
  `,
  'iu',
);
const FOR_OTHERS =
  /\b(addressee|recipient|intended for|meant for you|unauthori[sz]ed|privileged|confidential|vertraulich|empfänger|destinataire|destinatari[oa]|ontvanger|bestimmt)\b/iu;
const ASKED_OF_US = new RegExp(
  inLines`
    \b(
      me|us|my|mich|uns|meine|unsere|nous|moi|nos(?! actu)|ons|mij|ci|mi|please|kindly|bitte|merci|svp|
      por favor|per favore|graag
    )\b|
    \b(this|our) (address|e-?mail|inbox|company)\b|
    \byour (\w+ )?(list|mailings?|database|e-?mails?)\b
  `,
  'iu',
);

/** What a firm tells everybody below its name: of its newsletter, its prizes, its parcels. Nothing of it is asked of us. */
export const isFooter = (words: string): boolean =>
  FOR_OTHERS.test(words) ||
  (FOOTER.test(words) && (!ASKED_OF_US.test(words) || /\byou (may|can) (ask|always|also)\b/i.test(words)));

export const isPostscript = (line: string): boolean =>
  /^\s*p\.?\s?(p\.?\s?)?s\.?\s*[:.,–—-]?\s+\S/i.test(line) && /^\s*p/i.test(line);
