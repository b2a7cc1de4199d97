import { inLines } from '../../../../kernel/in-lines.ts';
/** Who writes on behalf of a mail system, by name or mailbox. */
export const MAIL_SYSTEM = new RegExp(
  inLines`
    ^mailer$|barracuda|mimecast|proofpoint|messagelabs|mailer[- ]?daemon|mail-?daemon|^postmaster|
    \bpostmaster\b|mail (delivery|administrator|transfer|router|system)|delivery (sub)?system|
    (sub)?system administrator|
    ^(
      mmdf|uucp|root|daemon|mdaemon|smtpd?|mailsystem|mail-?system|mailmaster|mailadmin|mailserver|
      microsoftexchange[\w]*|bounces?|mdaemon|mta|nobody
    )@|
    mail delivery|internet mail|exchange server|^(mail|email)@|(mail|e-mail|email)zustell|
    administrat(or|eur)[^@]*(e-?mail|syst)|amazonses\.com|mailsupport|delivery-?(notif|report|status)|
    undeliverable
  `,
  'i',
);

export const SUBJECTS = new RegExp(
  inLines`
    ^(?:deferred|delayed)\b|undeliver|not? deliver|non-?deliver|unable to deliver|
    could not (be )?(deliver|send|sent)|can ?no?t (be )?deliver|couldn['’]t (be )?deliver|
    deliver(y|ing)[ :-]*(
      status|failure|failed|report|problem|error|notification|warning|incomplete|has failed|delay|
      unsuccessful|attempt
    )|
    (message|mail|e-mail|email)[ :]*(
      delivery|status|was not|could not|undeliver|rejected|returned|delayed|failure|system error|not sent|
      bounced|blocked
    )|
    fail(ed|ure)[ :]*(notice|notification|delivery|mail|to deliver|message)|
    return(ed|ing) (mail|message|to sender|e-?mail)|mail (failure|error|returned|rejected|system|has been)|
    mailbox (full|unavailable|is full)|undelivered|bounce|warning: (message|could not|e?-?mail)|delivery$|
    recipient (unknown|not found)|user unknown|^(rejected|blocked|delayed)( mail| message|:)|nondeliverable|
    disk quota|over quota|address (error|not found|change)|
    unzustellbar|zustell|nicht zugestellt|
    non remis|échec|non distribu|non délivr|
    remise (du|de)|no se (puede|pudo|ha podido) entregar|no entregad|devuelto|error de entrega|
    mancata consegna|messaggio non|non recapit|
    recapito|niet bezorg|onbestelbaar|
    não (foi )?entreg|falha na entrega|devolvid|niedostarcz|zwrot|nedoruč|doručen[íi]|не доставлен|
    недоставлен|не может быть доставлено|配信|配達|送信できません|エラー|退信|无法(投递|送达)|投递(失败|状态)|系统退信|반송|전송 실패|
    teslim edilemedi|
    leverans|leverings?fejl|ikke leveret|kunne ikke leveres|toimitus
  `,
  'i',
);

/** Whose mail is at issue is told in one of these ways, whatever the mail system. */
export const PHRASES = new RegExp(
  inLines`
    (could|can|was|were|has|have|been|be|is|will)(n['’]t| ?not| never)? (be |been )?(successfully )?
      (deliver|sent to|relayed|forwarded)|
    un(able|successful) to (be )?deliver|undeliver|
    delivery (to|has|attempts?|failed|failure|of|error|status|notification|report|incomplete|problem|was)|
    not (be )?(deliver|reach|sent)|permanent (fatal )?error|fatal errors|
    failed (to deliver|permanently|recipient|address)|did ?n[o']t reach|couldn['’]t (be )?deliver|
    wasn['’]t (be )?deliver|isn['’]t able to deliver|
    message (delayed|rejected|blocked|bounced|undeliver|was not|from|that you sent)|
    returned (to you|to sender|mail|message|for the)|
    recipients? (is|are|of your|unknown|rejected|address rejected|or groups|name|failed)|
    user unknown|unknown (user|recipient|address)|no such (user|recipient|mailbox|address)|address rejected|
    mailbox (is )?(full|unavailable|not found|unknown)|host (unknown|not found)|
    does not (exist|like recipient)|transaction failed|reporting-mta|undelivered|bounced?|
    this is the (mail system|postfix|qmail|machine)|automatically (created|generated) by (mail|the)|
    delivery (agent|subsystem)|rejected (your|the|by)|
    (message|mail)[^\n]{0,80} was (blocked|rejected|refused|returned|bounced)|
    did not get through|(?:^|\s)4\d\d[ -]4\.\d|5\d\d[ -](5\.|\w)|
    nicht zugestellt|unzustellbar|konnte (nicht|leider)|
    la remise ([àa]|de|du)\b|n['’]a pas pu|n['’]ont pas pu|pas pu être|remis(e)? (au|aux)|
    non (è|e['’]) stato|impossibile (consegnare|recapitare)|non recapit|recapito non|
    mancat[oa] (recapito|consegna)|bezorging is mislukt|
    falha na entrega|no se (puede|pudo|ha podido|ha entregado)|no ha podido|
    niet (worden )?(be(zorg|steld)|afgeleverd)|
    não (pôde|foi|pode)|не (может|удалось|был|доставлен)|配信|配達|送信でき|届け|送達|エラー|メールアドレス|无法|退信|投递|반송|
    nie (został|można|mogła)|
    nelze|nebylo|ikke leveres|kunde inte|teslim
  `,
  'i',
);

/** Says that it is still being tried. */
export const DELAYS = new RegExp(
  inLines`
    (
      seguir[áa]n? intent|todav[ií]a no se|a[uú]n no se|
      continuer(?:a|ons|ont) (?:à|d['’])(?:essayer|tenter)|
      sera (?:retent|réessay)|(?:erneut|weiter) (?:zu )?versuch|
      continuer[àa] a (?:provare|tentare)|riprover|blijven proberen|opnieuw (?:proberen|geprobeerd)|
      continuar[áa] (?:a )?tenta|ainda não (?:foi|pôde)|delay(ed)?|still (being|trying)|
      will (be retried|retry|continue (trying|to be)|keep trying|try again|be tried|be attempted)|
      do(es)? not need to (re-?send|do anything)|not need to resend|warning message only|warning only|
      this is (only |just )?a warning|
      temporary (problem|failure|error) .{0,60}(retry|try)|
      queued|has been (queued|delayed)|
      noch nicht zugestellt|verzögert|
      retard|diff[ée]r[ée]e?|nouvelles tentatives|retrasad|
      aplazad|nuevos intentos|ritard|differit|ulteriori tentativi|
      vertraagd|reintentar|wird weiterhin versucht|
      attempts to deliver the message will continue
    )
  `,
  'i',
);

/** And says that it has been given up, which beats any talk of trying. */
export const GIVEN_UP = new RegExp(
  inLines`
    giv(en|ing) up|permanent(ly)?|gave up|given up|will not be (retried|tried)|no longer (be )?tr(y|ied)|
    expired|returned (to sender|to you|mail|message|after)|5\d\d[ -]5\.|undeliverable|failed after|
    is being returned
  `,
  'i',
);
