import { inLines } from '../../../../kernel/in-lines.ts';

/** How mail programs of many languages introduce what they quote. */

const WROTE = [
  'wrote',
  'writes',
  'wrote the following',
  'has written',
  'schrieb',
  'schreibt',
  'hat geschrieben',
  'geschrieben',
  'a écrit',
  'écrit',
  'a ecrit',
  'escribió',
  'escribio',
  'ha escrito',
  'ha scritto',
  'scritto',
  'scrive',
  'scrisse',
  'escreveu',
  'schreef',
  'skrev',
  'skreiv',
  'kirjoitti',
  'napisał',
  'napisała',
  String.raw`napisał\(a\)`,
  'pisze',
  'написал',
  'написала',
  String.raw`написал\(а\)`,
  'пишет',
  'писал',
  'написав',
  'пише',
  'napsal',
  'napsala',
  String.raw`napsal\(a\)`,
  'napísal',
  'írta',
  'ezt írta',
  'yazdı',
  'şunu yazdı',
  'şunları yazdı',
  'έγραψε',
  'a scris',
  'написа',
  'כתב',
  'כתבה',
  'كتب',
  '写道',
  '寫道',
  '写到',
  'のメッセージ',
  'のメール',
  'さんは書きました',
  'は書きました',
  '작성',
  '님이 작성',
  'đã viết',
  'menulis',
  'เขียน',
  'napisao',
  'je napisal',
  'rašė',
  'kirjutas',
  'va escriure',
].join('|');

const LEAD = new RegExp(
  inLines`
    ^(
      on|le|el|il|em|am|op|den|d\.|w dniu|dnia|in data|no dia|pe|la|tor|ti|ke|to|la|ma|su|dne|dňa|vào|pada|
      στις|в|on date|date|在|於|il giorno|a las|as of|via|ср|пн|вт|чт|пт|сб|вс|mon|tue|wed|thu|fri|sat|sun|
      lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|man|tir|ons|tors?|fre|lør|lör|søn|sön|mån|tis|ma|di|
      wo|do|vr|za|zo|mo|mi|fr|sa|so|pon|wt|śr|czw|pt|sob|ndz
    )[\s.,]
  `,
  'iu',
);
const DATE =
  /\d{1,2}[:.h]\d{2}|\b(19|20)\d{2}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(st|nd|rd|th)?\s+\p{L}{3,}|\p{L}{3,}\.?\s+\d{1,2}\b|\d+[年月日]/u;
const ADDRESS = /[<[(]?[^\s<>[\]()]+@[^\s<>[\]()]+[>\])]?/;

const WROTE_AT_END = new RegExp(
  String.raw`(?:^|[\s,)>"“”*'\]\d:：])(?:${WROTE})\s*(?:[:：]|-{2,}|…)?\s*[-*_]*$`,
  'iu',
);
const WROTE_INSIDE = new RegExp(String.raw`[\s,)>"](?:${WROTE})[\s:,].{1,120}[:：]\s*\*?$`, 'iu');
const DATE_AND_SENDER = /^[^<]{0,120}<[^<>\s]+@[^<>\s]+>\s*[:：]\s*$/u;
const OLD_GMAIL = /^\d{4}[/.-]\d{1,2}[/.-]\d{1,2}[ ,T].{0,80}<[^<>\s]+@[^<>\s]+>\s*[:：]?\s*$/u;
const YOU_WROTE = /\byou wrote\s*[:：]$/i;

const WROTE_ON =
  /(?:wrote on|schrieb am|a écrit le|escribió el|ha scritto il|schreef op|skrev den) .{4,60}[:：]\s*$|^(?:quoting|zitat von|citando|en citant|cytowanie) .{0,80}[@<].{0,120}[:：]\s*$/iu;

const MAX_HEADER = 320;

/** Whether the lines, joined, are one introduction such as "On Monday, A. Person <a@b.example> wrote:". */
export function isIntroduction(firstLine: string, joined: string): boolean {
  const header = joined.replace(/^[\s>*_-]+/, '').trim();
  if (header.length > MAX_HEADER || header.length < 8) return false;
  const first = firstLine.replace(/^[\s>*_-]+/, '');
  const begins = (LEAD.test(first) && (DATE.test(first) || ADDRESS.test(first))) || /^["“]?\d/.test(first);
  const isOneLine = firstLine.trim() === joined.trim();
  const names = DATE.test(header) || ADDRESS.test(header);
  if (WROTE_AT_END.test(header) && names) {
    const ends = /[:：…\-*_]\s*$|写道|寫道|작성|メッセージ/.test(header);
    if (begins && (ends || ADDRESS.test(header))) return true;
    return ends && (ADDRESS.test(first) || (isOneLine && DATE.test(header) && header.length < 160));
  }
  if (WROTE_INSIDE.test(header) && DATE.test(header) && (begins || ADDRESS.test(header))) return true;
  if (DATE_AND_SENDER.test(header) && DATE.test(header.replace(/<[^>]*>/, '')) && (begins || isOneLine))
    return true;
  if (/^["“]?\d/.test(header) && /["”]\s*<[^<>]+@[^<>]+>\s*[:：]?$/.test(header) && DATE.test(header))
    return true;
  if (WROTE_ON.test(header) && isOneLine && header.length < 200) return true;
  return OLD_GMAIL.test(header) || (YOU_WROTE.test(header) && DATE.test(header));
}

const LABELS: Record<'from' | 'date' | 'to' | 'subject', string> = {
  from: inLines`
    from|von|de|van|da|od|från|fra|lähettäjä|от|от кого|від|kimden|gönderen|
    差出人|送信者|发件人|發件人|寄件者|寄件人|보낸 ?사람|보낸이|feladó|küldő|de la|από|מאת|من|expéditeur|remitente|remetente|
    afzender|mittente|absender|avsändare|afsender|nadawca|odesílatel|odosielateľ|pošiljatelj|saatja|từ|dari|
    จาก|sender
  `,
  date: inLines`
    sent|date|sent at|date sent|gesendet|gesendet am|datum|envoyé|envoyé le|
    date d[’']envoi|enviado|enviado el|enviada|enviado em|enviada em|enviado a las|fecha|data|inviato|
    inviato il|data invio|
    verzonden|verzonden op|wysłano|wysłane|data wysłania|skickat|skickat den|sendt|sendt den|dato|
    lähetetty|päivämäärä|päiväys|отправлено|дата|надіслано|gönderildi|tarih|gönderme tarihi|送信日時|日時|日付|发送时间|
    發送時間|日期|寄件日期|보낸 ?날짜|날짜|odesláno|odoslané|küldve|elküldve|dátum|trimis|ημερομηνία|נשלח|تاريخ|poslano|
    ngày|tanggal|วันที่
  `,
  to: inLines`
    to|an|à|a|para|aan|naar|do|till|til|vastaanottaja|кому|kime|
    alıcı|宛先|收件人|받는 ?사람|받는이|komu|címzett|către|προς|אל|إلى|destinataire|destinatario|destinatário|per|cc|
    kopie|copie|copia|kopia|kopi|kopio|копия|抄送|참조|cópia|za|đến|
    kepada|reply-to|reply to|antwort an
  `,
  subject: inLines`
    subject|betreff|betrifft|objet|sujet|asunto|oggetto|onderwerp|assunto|temat|ämne|emne|aihe|тема|konu|件名|
    主题|主題|主旨|제목|předmět|predmet|tárgy|subiect|θέμα|נושא|الموضوع|re|zadeva|chủ đề|perihal|เรื่อง
  `,
};
type Label = keyof typeof LABELS;

const LABEL_LINES = (Object.keys(LABELS) as Label[]).map(
  (label) =>
    [
      label,
      new RegExp(String.raw`^[\s>*_|]*(?:${LABELS[label]})\s?[*_]*\s?[:：][*_]*(?:\s|\S)`, 'iu'),
    ] as const,
);

export const labelOf = (line: string): Label | null =>
  line.length > 400 || !/[:：]/.test(line.slice(0, 40))
    ? null
    : (LABEL_LINES.find(([, pattern]) => pattern.test(`${line} `))?.[0] ?? null);

/** "From: A. Person <a@b.example>" alone, with nothing after the address. */
export const isSenderLine = (line: string): boolean =>
  line.length < 300 &&
  labelOf(line) === 'from' &&
  /[:：].*[<[][^<>[\]\s]*@[^<>[\]\s]+[>\]]\s*(?:<mailto:[^>]*>)?\s*$/.test(line);

const ORIGINAL = new RegExp(
  inLines`
    ^[\s>*]*[-_=–—*#]{1,30}\s*(
      original ?message|ursprüngliche (nachricht|mail|e-mail)|original(e )?nachricht|originalnachricht|
      message d['’]origine|message (initial|original|d['’]origine)|mensaje original|messaggio originale|
      mensagem original|
      oorspronkelijke?( e-?mail)? ?bericht|oprindelig (besked|meddelelse)|original ?meddelande|
      ursprungligt meddelande|opprinnelig (melding|e-?post)|
      alkuperäinen viesti|(wiadomość oryginalna|oryginalna wiadomość)|исходное (сообщение|письмо)|
      оригинальное сообщение|пересланное сообщение|original ileti|元のメッセージ|原始邮件|原始郵件|원본 ?메시지|původní zpráva|
      pôvodná správa|
      eredeti üzenet|reply message|forwarded message|forwarded by[^-]{0,80}|weitergeleitete nachricht|
      message transféré|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht|mensagem encaminhada|
      videresendt (besked|melding)|vidarebefordrat meddelande|przekazana wiadomość|転送メッセージ|转发的邮件|転送|
      antwort[^-]{0,60}|in reply to[^-]{0,60}
    )\s*[-_=–—*#]{0,30}\s*$
  `,
  'iu',
);
const FORWARDED = new RegExp(
  inLines`
    ^[\s>*]*(
      begin forwarded message|anfang der weitergeleiteten (e-?mail|nachricht)|
      début du message (transféré|réexpédié)|
      inicio del mensaje reenviado|
      inizio messaggio inoltrato|
      begin doorgestuurd bericht|início da mensagem encaminhada|
      start på vidarebefordrat|転送されたメッセージ|ursprüngliche nachricht|-{0,3}reply message-{0,3}
    )\s*[:：]\s*$
  `,
  'iu',
);

/** A line that says that an older mail follows. */
export const isOriginalMark = (line: string): boolean =>
  line.length < 200 && (ORIGINAL.test(line) || FORWARDED.test(line));

/** What ticket systems put where an answer is to end. */
export const isReplyMark = (line: string): boolean => line.length < 200 && OVER_THIS_LINE.test(line);
const OVER_THIS_LINE = new RegExp(
  inLines`
    (type|write|enter|post|add)?\s*(your )?(reply|response|answer)s? (above|over) (this|the) (line|text)|
    reply (above|over) this (line|e-?mail)|
    antworten? (sie )?(bitte )?(oberhalb|über) dieser (zeile|linie)|
    répond(re|ez) au[- ]dessus de cette ligne|
    (responda|escriba su respuesta) (por )?encima de esta línea|
    rispondi sopra questa (riga|linea)|
    antwoord boven deze (lijn|regel)
  `,
  'i',
);

/** Help desks head each comment of a ticket so, the newest first: "Jamie T. (Brand), Mar 4, 2026, 10:12 CST". */
export const isCommentHead = (line: string): boolean => line.length < 140 && COMMENT_HEAD.test(line);
const COMMENT_HEAD =
  /^\s*[\p{Lu}\p{N}][^,:;!?]{1,70}, \p{L}{3,9}\.? \d{1,2},? \d{4},? (?:at )?\d{1,2}:\d{2}(?::\d{2})? ?(?:[AaPp]\.?[Mm]\.?)? ?(?:\(?[A-Z]{2,5}(?:[+-]\d{1,2}(?::?\d{2})?)?\)?)?:?\s*$/u;

/** What a help desk says above all comments of a ticket, the answer among them. */
export const isTicketNews = (line: string): boolean =>
  /\b(?:request|ticket|case|conversation)\b.{0,40}\b(?:has been|was|is) (?:updated|solved|closed|commented|answered)|\bto add (?:additional |more )?comments\b|\bhas (?:a )?(?:new )?(?:reply|comment|update)\b/i.test(
    line,
  );
