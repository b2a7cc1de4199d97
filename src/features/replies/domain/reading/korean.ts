/** Korean by what it says: its words end differently with every courtesy, and its no stands behind what it denies. */

export const HANGUL = /[\uac00-\ud7af]/;

const MAIL = '(?:이?메일|연락|제안|광고|홍보|영업|문의|메시지|안내|발송|쪽지|글)';
const NOT_TO =
  '(?:지 ?(?:마|말|않)|삼가|중단|그만|자제|사양|원(?:하지|치) ?않|필요 ?(?:없|하지 ?않)|받고 ?싶지 ?않|거부|멈춰|금지)';
const DROP = '(?:삭제|제외|빼|제거|지워|파기|없애)';
const PLACE = '(?:amazon|아마존|오픈 ?마켓|마켓플레이스|온라인 ?플랫폼)';
const NO = '(?:불가|금지|안 ?됩|허용하지|판매하지|팔지|어렵|않|못)';

/** The longer before what they begin with; each becomes a clause of its own. */
export const KOREAN: readonly (readonly [korean: RegExp, english: string])[] = [
  [
    /(?:수신 ?거부|구독 ?(?:취소|해지))(?:를|을)? ?(?:원하|하시려면|하려면|는 여기|클릭)[^.!?]*/g,
    'click here to unsubscribe',
  ],
  [/안녕하세요|안녕하십니까|수고하세요|(?:문의|연락)(?:해)? ?주셔서 ?감사(?:합니다|드립니다)/g, ''],
  [/주문(?:서)?(?:은|는)?[^.!?]{0,14}보내지 ?마[^.!?]*/g, 'please place your orders through the portal'],
  [/(?:회신|답장|답변)(?:은|는|을)?[^.!?,]{0,8}(?:필요 ?없|안 ?하셔도|불필요)[^.!?,]*/g, ''],
  [
    /(?:이전|예전|옛날?|지난번?|작년|구버전)(?! ?(?:메일 ?)?주소)[^.!?,]{0,12}(?:삭제|폐기|버리|버려|지워)[^.!?,]*/g,
    'the old sheet is void',
  ],
  [/참조에서[^.!?]{0,6}(?:빼|제외)[^.!?,]*/g, 'please take us off the cc'],
  [
    /[가-힣 ]{1,10}(?:이|가) ?담당(?:합니다|하고|이며|입니다)[^.!?,]*/g,
    'my colleague handles wholesale accounts',
  ],
  [/전화(?:는|로)?[^.!?]{0,8}(?:지 ?(?:마|말)|삼가)[^.!?,]*/g, 'please do not call'],
  [/(?:샘플|수표|송장|현금|견본)[^.!?]{0,10}지 ?(?:마|말|않)[^.!?,]*/g, 'no need to send samples'],
  [
    new RegExp(
      `(?:품목|제품|상품|주문|발주|가격)[^.!?]{0,8}(?:목록|리스트|표)[^.!?]{0,14}${DROP}[^.!?,]*`,
      'g',
    ),
    'the item is sold out',
  ],
  [/(?:판매|생산)(?:를|을)? ?(?:중단|종료)[^.!?]*/g, 'we no longer make it'],
  [
    /(?:제목|상품명|상자|박스)[^.!?]{0,8}(?:브랜드|상표|로고)[^.!?]{0,8}지 ?(?:마|말)[^.!?,]*/g,
    'our name may not stand there',
  ],
  [
    /(?<address>[\w.+-]+@[\w.-]+\w)\s*(?:으로|로|에|에게|께)[^.!?]{0,20}(?:연락|보내|문의)[^.!?,]*/g,
    'instead write to $<address>',
  ],
  [
    /(?:내년|연말|명절|추석|설|다음 ?달|\d+월)[^.!?]{0,8}(?:까지|전에?는|이전)[^.!?]{0,20}(?:마|말|않)[^.!?,]*/g,
    'not before next season',
  ],
  [
    /(?:내년|다음 ?(?:달|분기|시즌|해)|연초|\d+월)[^.!?]{0,20}다시[^.!?]{0,12}(?:연락|문의|메일|이야기)[^.!?,]*/g,
    'contact us again next year',
  ],
  [
    /(?:현재|당분간|지금은|요즘)[^.!?]{0,30}(?:어렵|불가|받지|여력|중단|않고|못하)[^.!?,]*/g,
    'we are not taking on new accounts at the moment',
  ],
  // A wish to hear no more.
  [
    new RegExp(`(?:명단|목록|리스트|주소록|데이터베이스|발송 ?대상)[^.!?]{0,14}${DROP}[^.!?,]*`, 'g'),
    'please remove us from your list',
  ],
  [
    new RegExp(`(?:주소|연락처|정보|이메일)[^.!?]{0,12}${DROP}[^.!?,]*`, 'g'),
    'please delete our address from your database',
  ],
  [/수신 ?거부[^.!?,]*|구독 ?(?:취소|해지)[^.!?,]*/g, 'please unsubscribe us'],
  [
    new RegExp(
      `(?:더 ?이상|다시는?|앞으로(?:는)?|이제)?[^.!?]{0,10}${MAIL}[^.!?]{0,16}${NOT_TO}[^.!?,]*`,
      'g',
    ),
    'please do not email us again',
  ],
  [
    /그만 ?(?:좀 ?)?(?:보내|연락|하|메일)[^.!?,]*|(?:더 ?이상|다시는?)[^.!?]{0,12}지 ?(?:마|말)[^.!?,]*/g,
    'never email us again',
  ],
  [
    /스팸[^.!?,]*|(?:주소|메일)[^.!?,]{0,4}차단[^.!?,]*|차단(?:하|합|할)[^.!?,]*|신고(?:하|합|할)[^.!?,]*/g,
    'we will report this as spam',
  ],
  [/(?:이것이|이게|이번이)? ?마지막 ?(?:메일|연락)[^.!?,]*/g, 'let this be the last email'],
  [
    /변호사[^.!?,]*|법적 ?(?:조치|대응)[^.!?,]*|대리인으로서[^.!?]*|상표권[^.!?]{0,8}침해[^.!?]*/g,
    'our lawyers will take legal action against you',
  ],
  // A no, and its reasons.
  [
    /(?:자사 ?(?:몰|사이트|매장)|직영|직판|직접 ?판매)[^.!?]{0,10}(?:만|하고 있|합니다)[^.!?,]*/g,
    'we only sell direct through our own store',
  ],
  [
    new RegExp(
      `(?:아마존 ?등|오픈 ?마켓|마켓플레이스|온라인 ?(?:플랫폼|판매|셀러|몰))[^.!?]{0,24}${NO}[^.!?,]*`,
      'g',
    ),
    'we do not allow marketplace sellers',
  ],
  [new RegExp(`${PLACE}[^.!?]{0,24}${NO}[^.!?,]*`, 'gi'), 'we do not allow amazon sellers'],
  [/독점[^.!?,]*|전속[^.!?,]*/g, 'we have an exclusive partner'],
  [
    /(?:대리점|총판|유통사|도매상|디스트리뷰터|수입사)[^.!?]{0,16}(?:통해|문의|연락|구매)[^.!?,]*/g,
    'please order through our distributor',
  ],
  [/담당(?:자)?(?:가|이)? ?아니[^.!?,]*|잘못 ?(?:보내|연락)[^.!?,]*/g, 'this is the wrong department'],
  [
    /관심(?:이)? ?없[^.!?,]*|필요(?:가)? ?없[^.!?,]*|거절[^.!?,]*|사양[^.!?,]*|거래[^.!?]{0,10}(?:어렵|불가|않|없)[^.!?,]*/g,
    'we are not interested',
  ],
  [/죄송[^.!?, ]*|아쉽[^.!?, ]*|유감[^.!?, ]*/g, 'sorry'],
  // What comes first, and what they give.
  [/신청서[^.!?,]*|양식[^.!?]{0,8}작성[^.!?,]*|회원 ?가입[^.!?,]*/g, 'please fill in our application form'],
  [/사업자 ?등록증[^.!?,]*|증명서[^.!?,]*/g, 'please send us your business license'],
  [/(?:가격표|단가표|견적서|도매가)[^.!?]{0,12}(?:첨부|보내|송부)[^.!?,]*/g, 'the price list is attached'],
  [/(?:납기|배송|출고)(?:은|는|이|가)?(?: ?약)?(?= ?\d)/g, 'lead time '],
  [/(?<=\d ?)(?:영업일|일)(?=[^\p{L}]|입니다|정도|이내|소요)/gu, ' days '],
  [/최소 ?(?:주문|발주) ?(?:수량|금액)?(?:은|는|이)?/g, 'our minimum order is '],
  [/(?<=\d\s?)개/g, ' pieces '],
  // A yes.
  [
    /기꺼이[^.!?,]*|환영[^.!?,]*|관심(?:이)? ?(?:있|많)(?![^.!]*\?)[^.!?,]*|거래[^.!?]{0,8}(?:가능|시작(?!하시?려면)|하고 싶|원합)[^.!?,]*|함께[^.!?]{0,10}(?:하|일)[^.!?,]*/g,
    'we would be glad to work with you',
  ],
  [/계정[^.!?]{0,8}(?:개설|승인|생성)[^.!?,]*/g, 'your account is open, welcome aboard'],
  [/통화[^.!?,]*|미팅[^.!?,]*|전화 ?(?:드리|주|하)[^.!?,]*/g, 'let us talk'],
  [/알려 ?주[^.!?]*[?.]?|(?:까요|나요|습니까|신가요|세요)\?/g, 'can you tell us?'],
  [/알겠습니다|네,/g, 'ok'],
  [/아마존/g, 'amazon'],
];
