import { inLines } from '../../../../kernel/in-lines.ts';

/**
 * Wishes for silence in languages of which hardly anything is there to learn from, in the English that everything else
 * here knows. What is to end is always named: our mails, or their own name or address; whatever else is to be left out or
 * struck stays as it is. Held against lower case without accents.
 */
interface Wishes {
  /** Until then, and no longer: or of goods and papers, which are sent, too. */
  unless: RegExp;
  strike: RegExp;
  write: RegExp;
  peace: RegExp;
}

/** Words of each other, in one clause; a letter of another alphabet is none to `\b`. */
const near = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?<!\\p{L})(?:${pattern})[^.!?;]*`).join('|'), 'gu');
const WITHIN = '[^.!?;]{0,30}?(?<!\\p{L})';

const TURKISH: Wishes = {
  unless:
    /\b(?:kadar|once)\b|\b(?:numune|fatura|belge|katalog|siparis|cek|urun\w*|fiyat|minimum|logo|kargo)\w*/,
  strike: near(
    `(?:beni|bizi|bu adres\\p{L}*|(?:e-?posta |mail )?adres(?:im|imiz)\\p{L}*|bilgilerimiz\\p{L}*)${WITHIN}(?:c[ıi]kar|sil(?:in|er|ebilir|meniz|inmesi)|kald[ıi]r)`,
    '(?:lutfen )?(?:\\p{L}+ )?listeni(?:z)?den (?:lutfen )?(?:c[ıi]kar|sil)',
    'abonelik\\p{L}*[^.!?;]{0,15}(?:iptal|c[ıi]k|sonland)|abonelikten',
  ),
  write: near(
    `(?:bir daha|art[ıi]k|tekrar|bize|bana|bizimle|benimle)${WITHIN}(?:yazmay[ıi]n|iletisime gecmeyin|rahats[ıi]z etmeyin)`,
    `(?:mail|e-?posta|mesaj|ileti|reklam)\\p{L}*${WITHIN}(?:gondermeyin|atmay[ıi]n|yollamay[ıi]n|b[ıi]rak[ıi]n|kesin|son verin|durdurun|(?:almak |gormek )?istemiyor)`,
    'rahats[ıi]z etmeyin',
  ),
  peace: near('(?:bizi|beni) (?:art[ıi]k )?rahat b[ıi]rak'),
};

const FINNISH: Wishes = {
  unless:
    /\b(?:ennen|asti|saakka)\b|\b(?:naytte|lasku|shekk|luettelo|hinnasto|tuot|tilau(?!kseni postitus)|lomake|asiakirj)\p{L}*/u,
  strike: near(
    `(?:poist|otta)\\p{L}*${WITHIN}(?:minut|meidat|(?:sahkoposti)?osoittee(?:mme|ni)|(?:yhteys)?tieto(?:mme|ni))`,
    `(?:minut|meidat|(?:sahkoposti)?osoittee(?:mme|ni)|(?:yhteys)?tieto(?:mme|ni))${WITHIN}poist`,
    'en?(?:mme)? halua (?:enaa )?olla[^.!?;]{0,15}list',
    `peru\\p{L}*${WITHIN}(?:postituslist|uutiskirje)|postituslista\\p{L}*${WITHIN}(?:peru|pois)`,
  ),
  write: near(
    `(?:alkaa|ala|lopettakaa|lopeta|voisitteko lopettaa|emme halua|en halua|emme toivo|emme kaipaa)${WITHIN}(?:viest|sahkopost|postia|yhtey|kirjoit|mainok|tarjouksi)`,
    '(?:ei|alkaa) enaa (?:\\p{L}+ ){0,2}(?:mainok|viest|sahkopost|tarjouksi)',
    `(?:riittaa|riitti)${WITHIN}(?:sahkopost|viest|mainok)|(?:sahkopost|viest)\\p{L}*${WITHIN}riitta`,
  ),
  peace: near('(?:jattakaa|jata) (?:meidat|minut) rauhaan|antakaa (?:meidan|minun) olla'),
};

const HUNGARIAN: Wishes = {
  unless: /\b(?:elott|\p{L}+ig)\b|\b(?:minta|mintat|szamla|csekk|tetel|arlista|katalogus|rendeles)\p{L}*/u,
  strike: near(
    'vegyen(?:ek)? (?:ki|le)[^.!?;]{0,25}list|vegyetek (?:ki|le)[^.!?;]{0,25}list',
    `(?:minket|engem|bennunket)${WITHIN}(?:vegyenek|vegyen|toroljenek|toroljon)`,
    `torol(?:jek|je|jenek|jon|jetek)${WITHIN}(?:minket|engem|bennunket|(?:e-?mail ?)?cimun?k|(?:e-?mail ?)?cimem|adatain?k|adataim)`,
    `(?:cimunket|cimemet|adatainkat|adataimat)${WITHIN}torol`,
    'nem (?:akar|szeretn|kivan)\\p{L}+[^.!?;]{0,15}list\\p{L}+ (?:lenni|szerepelni)',
    `(?:adatain?k|adataim|cimunk|cimem) torles`,
    'iratkoztass|leiratkoz',
  ),
  write: near(
    `(?:tobbet|tobbe|nekunk|nekem|soha)${WITHIN}ne (?:irj|kuldj|keress)`,
    `ne (?:irj|kuldj)\\p{L}*${WITHIN}(?:nekunk|nekem|tobbet|tobbe|e-?mail|level|uzenet|megkeres|reklam|(?:tobb )?ajanlat)`,
    'szallj\\p{L}+ le rol(?:unk|am)',
    'ne (?:keress|zaklas|zavarj|hborgas|probalkozz|eroltess)',
    `(?:eleg (?:volt|mar|lesz)|elegunk van|elegem van|nem (?:kerunk|kerek|szeretnenk|szeretnek|kivanunk|akarunk))${WITHIN}(?:level|e-?mail|uzenet|megkeres|zaklat|hirlevel)`,
    `(?:hagyj\\p{L}+ abba|fejezz\\p{L}+ be|szuntess\\p{L}+ be|alljanak le)${WITHIN}(?:level|e-?mail|uzenet|megkeres|irogat|zaklat)`,
  ),
  peace: near('hagyj\\p{L}+ (?:mar )?(?:minket|engem|bennunket)? ?beke'),
};

const ROMANIAN: Wishes = {
  unless: /\bpana\b|\binainte\b|\b(?:mostre|mostra|factur|cec|catalog|comand|articol|minim)\p{L}*/u,
  strike: near(
    '(?:scoateti|stergeti|eliminati|radiati|taiati)[- ](?:ma|ne)',
    `sa (?:ma|ne) (?:scoateti|stergeti|eliminati|dezabonati|radiati)`,
    `(?:scoateti|stergeti|eliminati)${WITHIN}(?:adresa|datele|e-?mail(?:-?ul)?|numele) (?:de e-?mail |de contact )?(?:noastr|nostru|mea|mele|meu)`,
    'nu (?:mai )?(?:vrem|vreau|dorim|doresc) sa (?:mai )?(?:fim|fiu)[^.!?;]{0,10}list',
    'stergerea (?:datelor|adresei)',
    'dezabon(?:ati|are|eaza)',
  ),
  write: near(
    'nu (?:ne|ma)[- ]?mai (?:scri|contact|trimi|deranj|caut|sun)|nu-?(?:mi| imi|ni) mai (?:scri|trimi)',
    '(?:nu mai|nu) (?:dorim|vrem|vreau|doresc)[^.!?;]{0,20}(?:mesaj|e-?mail|mail|corespond|contactat)',
    '(?:incetati|terminati|opriti|gata|ajunge)[^.!?;]{0,25}(?:mail|mesaj|scri|trimi|spam)',
    'nu (?:mai )?insistati',
  ),
  peace: near('lasati-(?:ne|ma) in pace'),
};

const CZECH: Wishes = {
  unless: new RegExp(
    inLines`
      \b(?:
        do (?:ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|konce|\d)|
        pred
      )|
      \bjen (?:nas|nam|s nami)\b|
      \b(?:vzork|faktur|sek|katalog|cenik|polozk|objednavk|znack)\p{L}*
    `,
    'u',
  ),
  strike: near(
    `(?:vyradte|vymazte|smazte|odstrante|vyskrtnete|odhlaste|odeberte|vypiste)${WITHIN}(?:mne|me|nas|(?:nasi|muj|moji|nase|moje) (?:e-?mailovou )?(?:adres|e-?mail|udaj|kontakt))(?!\\p{L})`,
    '(?:vymaz|smazani|odstraneni) (?:nasich|mych) (?:udaj|kontakt|dat)|(?:vymaz|smazani) (?:nasi|me) adres',
    'nechce(?:me)? (?:uz )?byt na (?:vasem |tomto )?seznam',
  ),
  write: near(
    `(?:nam|mi|nas|me|mne|uz|vice|dal|dale|znovu)${WITHIN}ne(?:piste|posilejte|kontaktujte|obtezujte|ozyvejte)`,
    `ne(?:piste|posilejte|kontaktujte|obtezujte)${WITHIN}(?:nam|mi|nas|me|mne|uz|vice|znovu)(?!\\p{L})`,
    'ne(?:kontaktujte|obtezujte) ',
    `(?:nepreje\\p{L}+ si|nechceme|nechci)${WITHIN}(?:zprav|e-?mail|mail|kontaktov|nevyzadan)`,
    `(?:prestante|skoncete|prestan)${WITHIN}(?:posilat|psat|mail|spam|kontaktovat|obtezovat)`,
    `(?:e-?mailu|mailu|zprav)${WITHIN}dost(?!\\p{L})|(?:uz )?dost (?:e-?mailu|mailu|zprav)`,
  ),
  peace: near(
    '(?:nechte|nechejte|nech) (?:uz )?(?:nas|me|mne) (?:byt|na pokoji|v klidu)|dejte (?:nam|mi) pokoj',
  ),
};

const GREEK: Wishes = {
  unless:
    /(?<!\p{L})(?:μεχρι|ως τον|πριν)(?!\p{L})|(?<!\p{L})(?:δειγμα|τιμολογ|επιταγ|καταλογ|παραγγελ|προιον)/u,
  strike: near(
    '(?:βγαλτε|διαγραψτε|αφαιρεστε|σβηστε|ξεγραψτε) (?:με|μας)(?!\\p{L})',
    'να (?:με|μας) (?:βγαλετε|διαγραψετε|αφαιρεσετε|σβησετε)',
    `(?:βγαλτε|διαγραψτε|αφαιρεστε|σβηστε|διαγραψετε|διαγραφη)${WITHIN}(?:διευθυνσ\\p{L}+|e-?mail|μειλ|στοιχει|ονομα)\\p{L}* μ(?:ου|ας)`,
    'δεν θελ(?:ουμε|ω) να (?:ειμαστε|ειμαι)[^.!?;]{0,8}λιστ',
    'απεγγρα',
  ),
  write: near(
    '(?:μην?|να μην?) (?:μου|μας) (?:ξανα|γραφ|γραψ|στελν|στειλ|ενοχλ)',
    'μην? (?:ξανα)?(?:επικοινων|ενοχλ|επιμεν)',
    `δεν (?:θελουμε|θελω|επιθυμουμε|επιθυμω)${WITHIN}(?:μηνυματ|μειλ|e-?mail|ενημερωσ|επικοινων|διαφημ|λαμβανουμε|λαμβανω)`,
    `(?:σταματηστε|σταματα|παψτε|φτανει|φτανουν|αρκετα|αρκει|τελος)${WITHIN}(?:στελν|γραφ|e-?mail|μειλ|μηνυμ|ενοχλ)`,
  ),
  peace: near('αφηστε (?:μας|με) (?:ησυχ|στην ησυχ)'),
};

const RUSSIAN: Wishes = {
  unless: new RegExp(
    inLines`
      (?<!\p{L})(?:
        до (?:
          январ|феврал|март|апрел|ма[ия]|июн|июл|август|сентябр|октябр|ноябр|декабр|лета|осени|зимы|весны|
          конца|нового|\d
        )|
        раньше|пока
      )|
      (?<!\p{L})(?:образц|чек|счет|накладн|каталог|документ|прайс|заказ|товар|позици|наличн)
    `,
    'u',
  ),
  strike: near(
    `(?:уберите|удалите|исключите|вычеркните|сотрите|убрать|удалить|исключить|отпишите)${WITHIN}(?:меня|нас|(?:наш|мо)\\p{L}{0,3} (?:\\p{L}+ )?(?:адрес|почт|контакт|данн|e-?mail|имеил|ящик))`,
    `(?:меня|нас|(?:наш|мо)\\p{L}{0,3} (?:адрес|почту|контакты|данные))${WITHIN}(?:уберите|удалите|исключите|вычеркните|отпишите)`,
    `(?:уберите|удалите|исключите)${WITHIN}из (?:вашеи )?(?:рассылки|базы)`,
    'не (?:хотим|хочу|желаем) (?:быть|числиться|состоять|находиться) в (?:вашем |этом |вашеи )?(?:списк|рассылк|баз)',
    'отпи(?:шите|сать|саться|ска)',
  ),
  write: near(
    `(?:больше|нам|мне|нас|меня|с нами|со мнои|сюда|впредь)${WITHIN}не (?:надо |нужно |стоит )?(?:пишите|писать|присылаи|присылать|шлите|слать|беспоко|связыва|отправля|обраща|тревож)`,
    inLines`
      не (?:надо |нужно |стоит )?(?:
        пишите|писать|присылаи|присылать|шлите|слать|беспоко|связыва|отправля|обраща|тревож
      )\p{L}*${WITHIN}(?:больше|нам|мне|нас|меня|с нами|со мнои|сюда|писем|письма|сообщени|рассыл)
    `,
    'не (?:надо|нужно|стоит) (?:больше |нам |мне )+(?:писать|присылать|слать|беспокоить|связываться|обращаться)',
    `не (?:хотим|хочу|желаем|желаю|хотели бы)${WITHIN}(?:получать|писем|письма|сообщени|рассыл|переписк)`,
    `(?:перестаньте|прекратите|хватит|довольно|кончаите|завязываите|заканчиваите)${WITHIN}(?:пис|сообщ|рассыл|слать|присыл|беспоко|спам|надоед)`,
  ),
  peace: near('оставьте (?:нас|меня) в покое|отстаньте'),
};

const UKRAINIAN: Wishes = {
  unless: new RegExp(
    inLines`
      (?<!\p{L})(?:
        до (?:
          січн|лют|берез|квіт|травн|червн|липн|серпн|вересн|жовтн|листопад|грудн|літа|осені|зими|весни|
          кінця|\d
        )|
        раніше|поки
      )|
      (?<!\p{L})(?:зразк|чек|рахун|накладн|каталог|документ|праис|замовлен|товар|позиці)
    `,
    'u',
  ),
  strike: near(
    `(?:приберіть|видаліть|виключіть|викресліть|зітріть|прибрати|видалити|відпишіть)${WITHIN}(?:мене|нас|(?:наш|мо)\\p{L}{0,3} (?:\\p{L}+ )?(?:адрес|пошт|контакт|дан|e-?mail|скриньк))`,
    `(?:мене|нас|нашу адресу|мою адресу|наші дані)${WITHIN}(?:приберіть|видаліть|виключіть|викресліть|відпишіть)`,
    `(?:приберіть|видаліть|виключіть)${WITHIN}(?:з|із|зі) (?:вашої |своєї )?(?:розсилки|бази)`,
    'не (?:хочемо|хочу|бажаємо) (?:бути|перебувати) (?:у|в) (?:вашому |цьому |вашіи )?(?:списк|розсилц|баз)',
    'відпи(?:шіть|сати|сатися|ска)',
  ),
  write: near(
    `(?:більше|нам|мені|нас|мене|з нами|зі мною|сюди|надалі)${WITHIN}не (?:треба |потрібно |варто )?(?:пишіть|писати|надсилаи|надсилати|шліть|слати|турбу|зв'язу|звертаи|звертати|контакту)`,
    inLines`
      не (?:треба |потрібно |варто )?(?:
        пишіть|писати|надсилаи|надсилати|шліть|слати|турбу|зв'язу|звертаи|контакту
      )\p{L}*${WITHIN}(?:більше|нам|мені|нас|мене|з нами|зі мною|сюди|листів|листи|повідомлен|розсил)
    `,
    'не (?:треба|потрібно|варто) (?:більше |нам |мені )+(?:писати|надсилати|слати|турбувати|звертатися)',
    `не (?:хочемо|хочу|бажаємо|бажаю)${WITHIN}(?:отримувати|одержувати|листів|повідомлен|розсил|листування)`,
    `(?:перестаньте|припиніть|досить|годі|доволі|зав'язуите|закінчуите)${WITHIN}(?:пис|лист|повідомлен|розсил|слати|надсил|турбу|спам|дозоля)`,
  ),
  peace: near('(?:залиште|лишіть) (?:нас|мене) (?:в|у) спокої|даите (?:нам|мені) спокіи|відчепіться'),
};

const TONGUES = [TURKISH, FINNISH, HUNGARIAN, ROMANIAN, CZECH, GREEK, RUSSIAN, UKRAINIAN];

/** The English for a wish for silence in one of these languages; any other text as it is. */
export function wishesInEnglish(plain: string): string {
  let english = plain;
  for (const { unless, strike, write, peace } of TONGUES) {
    if (unless.test(plain)) continue;
    english = english
      .replace(strike, 'please remove us from your list')
      .replace(write, 'please do not email us again')
      .replace(peace, 'leave us alone');
  }
  return english;
}
