/**
 * Japanese by what it says, in the words that everything else here knows. It has no blanks between its words and says
 * its no at the end, so that no pattern of another language could be widened to it; what a business mail says in it are
 * few set phrases, each of which is taken as a whole.
 */

export const KANA = /[\u3040-\u30ff]/;

/** What we send them. */
const MAIL =
  '(?:メール|連絡|案内|送信|送付|配信|提案|営業|勧誘|問い合わせ|問合せ|メッセージ|お知らせ|DM|接触|お誘い|打診|催促)';
const NOT_TO =
  '(?:ご?遠慮(?!させ)|お?控え|差し控え|(?:お)?(?:やめ|止め|辞め)(?:て|に|る|くだ|下さ|いただ|頂)|中止|なさらないで|しないで|(?:送|され|なさ|お送りにな|し)[^。、]{0,2}ないよう|ご容赦|お断り)';
const DROP = '(?:削除|消去|抹消|破棄|除外|除名|外して|外し|消して|取り除)';
const PLACE =
  '(?:amazon|アマゾン|マーケットプレイス|ec ?モール|モール|転売|ネット(?:販売|通販|上)|オンライン(?:販売|モール))';

const REFUSED = '(?:お断り|認めて(?:おり|い)ません|禁止|許可して(?:おり|い)ません|できません|不可)';

/** The longer before what they begin with. What is put in their place stands between commas, as a clause of its own. */
export const JAPANESE: readonly (readonly [japanese: RegExp, english: string])[] = [
  // "This shall be the last of our letters."
  [
    /(?:これ|本メール|この(?:メール|返信|ご?連絡))(?:を|が|で)(?:もって|もちまして)?[^。、]{0,6}最後(?:の|と)[^。]{0,14}(?:させて|いたし|致し|して(?:ください|下さい)|お願い)[^。]*/g,
    'let this be the last email',
  ],
  // What stands below everybody's mail, and what is politeness.
  [
    /(?:配信|購読|登録)(?:の|を)?(?:停止|解除|中止)(?:は|の(?:方|お手続き|手続き)は|をご?希望(?:の方|の場合|される)|される(?:場合|方))[^。]*/g,
    'click here to unsubscribe',
  ],
  [
    /お世話になっ[^。、]*|ご?返信は?(?:ご)?不要[^。]*|ご?迷惑(?:を|が)?お?(?:かけ|掛け)[^。、]*|よろしくお願い[^。、]*|宜しくお願い[^。、]*|ご?連絡(?:を)?(?:いただき|頂き|くださり|下さり)[^。、]*/g,
    '',
  ],
  [/(?<address>[\w.+-]+@[\w.-]+\w)\s*(?:まで|へ|宛|に)/g, 'instead write to $<address>'],
  [/(?:この|本|こちらの|当)(?:メール)?アドレス/g, 'this address'],
  // Of goods and papers.
  [
    /(?:小切手|サンプル|見本|請求書|現金|商品|返品|カタログ|資料)[^。、]{0,10}(?:送|発送)[^。、]*(?:ない|停止|中止|不要)[^。、]*/g,
    'no need to send samples',
  ],
  [
    /(?:品番|品目|商品|型番)[^。、]{0,12}(?:リスト|一覧|注文|発注|価格表|カート)[^。、]{0,8}(?:外し|削除|消し|除外)[^。、]*/g,
    'the item is sold out',
  ],
  [
    /(?:amazon|アマゾン)[^。]{0,8}(?:販売者|出品者|セラー|業者)[^。]{0,8}(?:供給|出荷|卸|取引)[^。]{0,4}(?:終了|停止|中止|やめ)[^。]*/gi,
    'we no longer supply amazon sellers',
  ],
  [/(?:販売|取扱い|取り扱い|生産)を?(?:終了|停止|中止)[^。]*/g, 'we no longer make it'],
  [
    /(?:ご?注文|発注書?|ご?入金)[^。]{0,16}(?:アドレス|メール)[^。]{0,4}(?:ではなく|でなく)[^。]*/g,
    'please place your orders through the portal',
  ],
  [
    /(?:古い|旧|以前の|前回の|先日の|昨年の)(?!(?:メール)?アドレス)[^。、]{0,12}(?:削除|破棄|処分|捨て)[^。、]*/g,
    'the old sheet is void',
  ],
  [/(?:CC|ＣＣ|宛先のCC)[^。]{0,4}(?:外し|除い|抜い)[^。、]*/gi, 'please take us off the cc'],
  [
    /担当は(?!(?:私|わたし|当方))[^。]{1,12}(?:です|でございます|になり)[^。]*/g,
    'my colleague handles wholesale accounts',
  ],
  [
    /(?:商品名|タイトル|ブランド名|ロゴ|箱|段ボール|伝票)[^。、]{0,14}(?:書か|入れ|使わ)ない[^。、]*/g,
    'our name may not stand there',
  ],
  [/(?:お)?電話ではなく[^。、]{0,8}メール[^。、]*/g, 'better by email than by phone'],
  [/(?:お)?電話[^。、]{0,6}(?:ご遠慮|お控え)[^。、]*/g, 'please do not call'],
  // A time before which, or at which, they want to hear of it.
  [
    /(?:来年|来春|来秋|来夏|来月|来週|来期|(?<month>1[0-2]|[1-9])月)(?:まで|以前)は?/g,
    'not before next season',
  ],
  [
    /(?:来年|来春|来秋|来夏|来期|秋|春|(?<month>1[0-2]|[1-9])月)(?:以降|頃|ごろ|になり|にな|に)?[^。]{0,16}(?:改めて|再度|また)[^。]{0,24}(?:連絡|相談|問い合わせ|問合せ|声)[^。]*/g,
    'contact us again next year',
  ],
  [
    /(?:現時点|現在|今のところ|当面|しばらく)(?:では|は)?[^。]{0,30}(?:受け付け|募集|余裕|対応|取引)[^。]{0,14}(?:ません|いたしかね|致しかね|ない|停止)[^。]*/g,
    'we are not taking on new accounts at the moment',
  ],
  // A wish to hear no more.
  [new RegExp(`${MAIL}(?!差)[^。]{0,18}${NOT_TO}[^。、]*`, 'g'), 'please do not email us again'],
  [
    /(?:二度と|もう|これ以上|今後(?:一切)?|以後)[^。]{0,18}(?:ないで|くるな|来るな|するな|無用|御免|ごめん)[^。、]*/g,
    'never email us again',
  ],
  [
    /(?:送っ(?:て|)(?:こ|来)ない|送らない|送信しない|連絡しない|メールしない|書かない)で[^。、]*/g,
    'please do not email us again',
  ],
  [
    /(?:今後|以後|一切)[^。]{0,12}(?:連絡|メール|案内|提案|お知らせ)[^。]{0,8}(?:不要|必要(?:ありません|ございません|ない)|結構|いりません|要りません|望み?ません|希望(?:いた)?しません)[^。、]*/g,
    'no more emails please',
  ],
  [
    /(?:連絡|メール|案内|提案)[^。]{0,6}(?:不要|必要(?:ありません|ございません|ない)|いりません|要りません)[^。、]*/g,
    'no need to write to us about this',
  ],
  [
    /(?:配信|購読|登録|メルマガ|メールマガジン|ニュースレター)(?:の|を|は)?(?:停止|解除|抹消|解約|止め|やめ)[^。、]*|退会[^。、]*/g,
    'please unsubscribe us',
  ],
  [
    new RegExp(`(?:リスト|名簿|データベース|配信先|宛先|送信先|メーリング)[^。]{0,14}${DROP}[^。、]*`, 'g'),
    'please remove us from your list',
  ],
  [
    new RegExp(`(?:アドレス|連絡先|個人情報|情報|データ|登録|弊社名|社名)[^。]{0,14}${DROP}[^。、]*`, 'g'),
    'please delete our address from your database',
  ],
  [/(?:これ|今回|本メール)[^。]{0,6}(?:最後に|限りと|限りに)[^。、]*/g, 'let this be the last email'],
  [/(?<!ご)迷惑(?:です|行為|メールとして|して|に思|でしかな)[^。、]*|しつこ[^。、]*/g, 'this is spam'],
  [/いい加減にし[^。、]*/g, 'enough, stop'],
  [/(?:放っておい|そっとしておい|構わないで|関わらないで)[^。、]*/g, 'leave us alone'],
  [
    /(?:法的措置|弁護士|当職|(?:代理人|通知人)として|損害賠償)[^。]*/g,
    'our lawyers will take legal action against you',
  ],
  [
    /(?:受信|着信)拒否[^。、]*|(?:アドレス|メール)[^。]{0,6}ブロック(?:し|いた)[^。、]*/g,
    'we have blocked your address',
  ],
  // A no, and its reasons.
  [/(?:実店舗|店頭)[^。]{0,10}(?:のみ|だけ|限)[^。、]*/g, 'we only supply brick and mortar stores'],
  [
    new RegExp(
      `(?:(?:amazon|アマゾン)(?:など|等|や|・|、)|マーケットプレイス|モール|ネット(?:販売|通販|上)|オンライン(?:販売|モール))[^。]{0,24}${REFUSED}[^。、]*`,
      'gi',
    ),
    'we do not allow marketplace sellers',
  ],
  [new RegExp(`${PLACE}[^。]{0,24}${REFUSED}[^。、]*`, 'gi'), 'we do not allow amazon sellers'],
  [
    /(?:自社(?:サイト|店舗?|ec|オンライン|通販)|直営店?|直販)[^。]{0,10}(?:のみ|だけ|限)[^。、]*/gi,
    'we only sell direct through our own store',
  ],
  [
    /(?:独占|専売|総代理店|一社|1社)[^。]{0,16}(?:契約|限定|お任せ|締結|権|与え|付与|委託)[^。、]*/g,
    'we have an exclusive partner',
  ],
  [
    /(?:代理店|問屋|卸業者|卸売業者|商社|取次)[^。]{0,16}(?:から|より|経由|通じて|へ|に(?:お問|ご連絡|お願い))[^。、]*/g,
    'please order through our distributor',
  ],
  [
    /担当(?:では(?:あ|ご)|外|(?:部署|者)?が(?:異|違))[^。、]*|(?:部署|宛先|送り先)(?:が)?違[^。、]*/g,
    'this is the wrong department',
  ],
  [
    /取引[^。]{0,24}(?:おりません|いません|できません|出来ません|かねます|お断り|難し|見合わせ|考えておりません)[^。、]*/g,
    'we do not work with resellers, not for us',
  ],
  [
    /(?:興味|関心|予定|必要)(?:は|が)(?:全く)?(?:ありません|ございません|ない)[^。、]*/g,
    'we are not interested',
  ],
  [
    /見送(?:ら|り)[^。、]*|お断り[^。、]*|遠慮させ[^。、]*|辞退[^。、]*|ご期待に(?:添|沿|そ)え[^。、]*|ご?縁が(?:な|ありま)[^。、]*|結構です[^。、]*/g,
    'we respectfully decline',
  ],
  [/残念ながら|あいにく|申し訳(?:ございません|ありません|ない)(?:が)?|せっかく(?:です|の)[^。、]*/g, 'sorry'],
  // What comes first, and what they give.
  [
    /(?:申込書|申請書|お?申し?込み?フォーム|登録フォーム|取引申請|フォーム(?:より|から|に))[^。、]*/g,
    'please fill in our application form',
  ],
  [
    /(?:登記簿|登記事項|営業許可|古物商|納税証明|会社案内|身分証)[^。、]*/g,
    'please send us your business license',
  ],
  [
    /(?:価格表|料金表|単価表|卸価格|見積書?)[^。]{0,12}(?:添付|お送り|送付|同封)[^。、]*/g,
    'the price list is attached',
  ],
  [/(?:最低|最小|初回)の?ご?(?:注文|発注|ロット|購入|取引)[^。、\d]{0,8}/g, 'our minimum order is '],
  [/(?:納期|お届け|出荷|発送)[^。、\d]{0,10}(?=\d+ ?(?:日|営業日))/g, 'lead time '],
  [/(?<=(?<!月 ?)\b\d{1,3} ?)(?:営業日|日)(?:間|程度|ほど|以内|前後|くらい|です|で|。)/g, ' days'],
  [/(?<=\d ?)(?:個|本|枚|点|セット)/g, ' pieces '],
  // A yes.
  [
    /口座[^。]{0,8}(?:開設|用意|作成)[^。、]*|(?:取引|登録)[^。]{0,6}(?:承認|完了)[^。、]*/g,
    'your account is open, welcome aboard',
  ],
  [
    /喜んで[^。、]*|(?:ぜひ|是非)[^。、]*|前向きに[^。、]*|歓迎[^。、]*|(?:興味|関心)(?:が|を|深)(?![^。]*(?:でしょうか|ますか|ですか))[^。、]*|取引[^。]{0,10}(?:開始|始め|可能|お受け|させていただき|お願い|進め)[^。、]*/g,
    'we would be glad to work with you',
  ],
  [/進め(?:させ|ましょう|たい|てまい|て参)[^。、]*/g, 'let us do it'],
  [
    /(?:打ち?合わ?せ|ミーティング|商談|お話)[^。、]*|お?電話(?:いた|を?差し上げ|させて|し(?:ます|ましょう))[^。、]*/g,
    'let us talk',
  ],
  [/(?:承知|了解|かしこまり)[^。、]*/g, 'ok'],
  [
    /(?:でしょうか|ますか|ですか|教えて(?:くだ|下|いた|頂)[^。、]*|お聞かせ[^。、]*)[。？?]?/g,
    'can you tell us?',
  ],
  [/アマゾン/g, 'amazon'],
];
