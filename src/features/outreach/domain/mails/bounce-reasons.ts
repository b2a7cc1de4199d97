import { inLines } from '../../../../kernel/in-lines.ts';

/** Nobody of that name, no such place, or something that passes or isn't the address's fault. */
type Verdict = 'nobody' | 'nowhere' | 'passing';

/**
 * What servers say when they turn mail away. The first row that fits decides: what surely passes, then what says
 * that nobody is there, then refusals of us or of the mail, which say nothing against the address.
 */
const REASONS: readonly [Verdict, RegExp][] = [
  ['passing', /\bsender\b|from: ?(address|domain|header)|valid from|return path|envelope from|mail from/i],
  [
    'passing',
    new RegExp(
      inLines`
        \b(account|mail ?box|user|address|recipient|customer)\b[^.\n]{0,50}
          \b(disabled|suspend\w*|inactive|deactivated|on hold|frozen|locked|blocked|restricted)|
        couldn['’]t create|not have permission|not a member
      `,
      'i',
    ),
  ],
  // Behind the address itself.
  [
    'nobody',
    /^\W*(?:has|have|is|was)(?: been)?(?: permanently)? (?:closed|deleted|removed|terminated|retired|cancel?led)\b/i,
  ],
  [
    'nobody',
    new RegExp(
      inLines`
        requested action not taken: mailbox unavailable|recipient address rejected: access denied|
        (recipient )?address rejected\.?\s*(\(in reply|\[|$)|no valid recipients?|
        (domain|address|host) \S+ (couldn['’]t|could not|can['’]?not) be found|was(n['’]t| not) found at \S+|
        unknown to address|no se (ha )?encontr[óo](do)? (la direcci[óo]n|el destinatario)|
        impossibile trovare (l['’]indirizzo|il destinatario)|e-?mailadres [^.\n]{0,30}niet [^.\n]{0,10}gevonden|
        endere[çc]o [^.\n]{0,40}n[ãa]o (p[ôo]de ser|foi) encontrado|adresse [^.\n]{0,60}introuvable|
        адрес[^.\n]{0,30}не (найден|существует)|nxdomain|null mx|had no relevant answers|domain name not found: |
        domain is not reachable|(not a|isn['’]t a) registered
      `,
      'i',
    ),
  ],
  [
    'passing',
    /(mail ?box|quota|account|inbox|folder|disk|user|storage)\W{1,3}[^.\n]{0,40}\b(is |was |are |has )?(full|over ?(quota|limit|the)|exceed|too full|out of (space|storage)|nearly full)/i,
  ],
  [
    'passing',
    new RegExp(
      inLines`
        (over|exceed\w*|out of|insufficient|not enough|no) (
          the |its |his |their |system |user |disk |storage |mailbox |maximum |allowed )*
          (quota|storage|disk space|mail ?box size|space)|
        quota ?exceeded|mailfolder is full|mailbox size limit|would exceed|no space left|boîte pleine|
        postfach (ist )?voll|
        buz[oó]n (est[áa] )?lleno|casella (di posta )?(è )?piena|переполнен|メールボックスが一杯|容量
      `,
      'i',
    ),
  ],
  [
    'passing',
    new RegExp(
      inLines`
        gr[ea]y-?list|try (again )?later|retry later|not found, try again|try again in |temporar(y|ily)|
        deferred|resources unavailable|service unavailable, (?!.*unknown)|
        too many (connections|messages|sessions|recipients|hops|errors|concurrent)|
        rate limit|throttl|receiving mail at a rate|connection (limit|frequency)|reached (the |its )?limit
      `,
      'i',
    ),
  ],
  [
    'passing',
    new RegExp(
      inLines`
        (could|can) ?not be reached|unreachable|timed? ?out|timeout|
        (connection|network|host|no route)[^.\n]{0,20}
          (refused|unreachable|lost|reset|dropped|closed|to host)|
        could not (connect|be reached)|unable to connect|retry (time|timeout)|retry time not reached|
        delivery (time|attempts?) expired|message (has )?expired|queue (too long|life ?time)|
        has been in (the )?queue|deferred for too long|exceeded (the )?(delivery|queue|time|retry|max)|
        failed .{0,40}for \d+ (days|hours)
      `,
      'i',
    ),
  ],
  [
    'nobody',
    new RegExp(
      inLines`
        \b(
          user|recipient|account|mail ?box|mail-?address|address|addressee|customer|person|name|alias|
          local ?part|member|subscriber|mailing list
        )(?:e?s)?\b[^.\n]{0,60}\b(is |was |are |does |do |has |have |have been |been |could |can |just )*(
          unknown|un ?known|not ?found|
          not (be )?(
            exist|found|known|listed|registered|recogni[sz]ed|valid|a valid|local|available here|
            allowed here|active
          )|
          (doesn['’]t|didn['’]t|don['’]t|not) exist|no longer|not exist|nonexistent|non-?existent|in?valid|
          incorrect|terminated|discontinued|deleted|removed|closed|obsolete|abandoned|not our customer|
          undeliverable|couldn['’]t be found|wasn['’]t found|can['’]?not be found|not be found
        )
      `,
      'i',
    ),
  ],
  [
    'nobody',
    new RegExp(
      inLines`
        \b(
          unknown|invalid|bad|incorrect|no such|nonexist\w*|non-?existent|not a (known|valid|local)|illegal|
          unrecogni[sz]ed|undefined|unrouteable|unroutable|undeliverable|ambiguous|wrong
        )[ -](e-?mail |mail |smtp |local |destination |virtual |rcpt |final |delivery )*(
          user|recipient|account|mail ?box|address|addressee|name|alias|local[- ]?part|mailbox name|person|
          customer|domain|host|member
        )
      `,
      'i',
    ),
  ],
  [
    'nobody',
    new RegExp(
      inLines`
        \b(no|not) (such|a|an|any|valid|one) (\w+ ){0,3}
          (user|recipient|mail ?box|account|address|person|customer|subscriber|domain|host|name)\b|
        user[- ]?unknown|unknown[- ]?user|recipientnotfound|recipnotfound|
        recipient ?(not ?found|unknown|rejected: (user|unknown|undeliverable|no such))|
        no mailbox|
        not (have|has) (a |an )?(\w+\.\w+ )?(account|mail ?box|user)|
        doesn['’]?t have an? [\w.]+ account|no account|does ?n['’o]t (exist|have an account)|not listed in|
        unknown (local|virtual|mail)|
        (can['’]?not|could ?n['’]t|couldn't) find (\w+ )?(user|account|mail ?box|recipient)|
        that (user|account|address) (isn['’]t|is not)|resolver\.adr|name (was )?not found at|
        this user doesn|no local mailbox|not our customer|isn't (in )?my list|is not my (user|customer)|
        mailbox not found|not in (our|the) (directory|database|system)|
        verification failed[^.]{0,40}(unknown|not exist)|
        undeliverable address|address rejected: undeliverable|there is no (one|user|such)|not known here|
        addressunknown|bad destination mailbox
      `,
      'i',
    ),
  ],
  [
    'nowhere',
    new RegExp(
      inLines`
        \b(521 5\.3\.2|556) ?|
        \b(host|domain|name|dns|mx|server|zone)\b[^.\n]{0,40}\b(
          unknown|not found|does not exist|doesn['’]t exist|couldn['’]t be found|no (such|mx|answer)|
          lookup (failure|failed)|cannot be resolved|resolution failed|unrouteable|not resolve|nxdomain
        )|
        host ?unknown|unknown host|
        no (mx|dns|such domain|such host|a record|valid (mx|hosts?)|host)\b|
        nxdomain|null mx|(doesn['’]t|does not) accept (any )?(e-?)?mail|does not (receive|accept) mail|
        unrouteable (mail )?(domain|address)|all relevant mx records point|illegal host|
        domain (is )?not (found|registered|valid)|mail domain mentioned|can['’]?t find (a )?(\w+ )?host|
        couldn['’]t find any host|name service error|name or service not known|bad destination (system|host)
      `,
      'i',
    ),
  ],
  [
    'nobody',
    new RegExp(
      inLines`
        \b(has|have) (moved|changed (his|her|their|its|address|e-?mail))|
        moved to (a )?new|
        no longer (with|works?|at|employed|active|valid|in use|available|monitored|accept)|
        left the company|address (has )?changed|user (not local|has moved)|
        please (try|forward|use)[^.\n]{0,30}<[^>\n]+@
      `,
      'i',
    ),
  ],
  [
    'nobody',
    new RegExp(
      inLines`
        (
          postfach|konto|bo[iî]te|buz[oó]n|casella|
          caixa|direcci[oó]n|correo|indirizzo|
          endere[çc]o|adres\b|adressen|mottagaren?|modtageren?|användaren?|brugeren?|brukeren?|postlådan?|
          postkassen?|kontot?|utente|
          destinatario|usuario|usu[áa]rio|destinat[áa]ri[oa]|
          utilisateur|destinataire|empf(ä|ae)nger|mail-?adresse|adresse|benutzer|gebruiker|ontvanger|
          получатель|пользователь|адрес|почтовый ящик
        )[^.\n]{0,50}(
          sconosciut|non (esist|trovat|valid)|desconocid|no (existe|encontrad|válid)|inexist|
          não (existe|encontrad)|inconnu|n['’]existe|introuvable|unbekannt|
          existiert nicht|nicht (gefunden|bekannt|vorhanden)|
          onbekend|bestaat niet|niet gevonden|
          (finns|existerar|hittades) inte|ok[äa]nd|(findes|finnes|eksisterer) ikke|ukj?en[dt]t?|
          не (найден|существует)|неизвест
        )|
        адресат не найден|用户不存在|收件人不存在|ユーザー?が?(見つかり|存在し)ませ|
        宛先(が|の)[^。]{0,20}(見つ|存在|間違)|
        адрес(ат)? не существует
      `,
      'i',
    ),
  ],
];

/** What says something of us, of the mail or of the way; asked before a status that many servers give at random. */
const REFUSALS = new RegExp(
  inLines`
    black ?list|block ?list|blocked|block (your|this|mail)|spam|dnsbl|rbl|spamhaus|reputation|ptr\b|
    reverse dns|\bspf\b|dkim|dmarc|authenticat|policy|prohibited|denied|
    not (allowed|permitted|authori[sz]ed)|relay|virus|malware|content|attachment|too (big|large)|size|
    unsolicited|phish|security|tls|encryption|greeting|helo|ehlo|sender|suspend|disabled|inactive|deactivat|
    frozen|on hold|loop|hop count|system error|i/o error|local error|mailer error|command failed|
    cannot (create|open|write)
  `,
  'i',
);

const HARD_STATUS = /^5\.(1\.(0|1|2|3|4|6|10)|4\.(4|310)|1\.12)$/;
const SOFT_STATUS = /^(4\.|5\.(2\.[1-9]|3\.|4\.[2-9]|5\.|6\.|7\.|1\.[7-9]))/;

/** An enhanced status of RFC 3463, not an IP address or a version that looks like one. */
export const statusIn = (words: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/.exec(words)?.[0] ?? null;

/** Whether the address itself can't receive, from the server's words first: its status is often a general one. */
export function isHardFailure(words: string, status: string | null): boolean | null {
  const said = words
    .replace(/\n[ \t]+/g, ' ')
    .replace(UNTOLD, ' ')
    .replace(ADDRESS, 'x@y');
  const given = status ?? statusIn(said);
  const known = REASONS.find(([, pattern]) => pattern.test(said))?.[0];
  if (known === 'passing') return false;
  if (known === 'nobody') return true;
  if (given?.startsWith('4.')) return false;
  if (known) return true;
  if (given && HARD_STATUS.test(given) && !REFUSALS.test(said)) return true;
  if (REFUSALS.test(said) || (given && SOFT_STATUS.test(given)) || /\b4\d\d[ -]/.test(said)) return false;
  return null;
}

/** Its dots end no sentence: "l'adresse jo@maison.fr n'existe pas". */
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

/** Headings that some systems write above any reason, and talk of the sender that finds no fault with him. */
const UNTOLD = new RegExp(
  inLines`
    \b(?:the|its|your|original) sender(?:
      ['’]s (?:message|e?-?mail)
      | (?:sent|should|can|may|must|needs? to) (?:
        a |the |check|correct|verify|confirm|try|re-?send
      )[^.\n]{0,40}
    )|
    \b(?:inform|notify|tell|ask|contact|return(?:ed|ing)?(?: this (?:message|mail))? to|message to) (?:the |its )?
      (?:original )?sender|
    unknown address error|
    the following address(es|\(es\))? (had|failed)[^\n]*|
    one or more of its\s+recipients
  `,
  'gi',
);
