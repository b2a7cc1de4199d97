/**
 * Chinese by what it says, in the words that everything else here knows: like Japanese it has no blanks between its
 * words, and its business mail is made of few set phrases.
 */

export const HAN = /[\u4e00-\u9fff]/;

const WRITE =
  '(?:邮件|郵件|电邮|写信|来信|来邮|发信|发邮|联系|聯繫|联络|聯絡|打扰|打擾|骚扰|騷擾|推销|推銷|推广|跟进|催|发(?!票|货|样|貨|樣)|發(?!票|貨|樣)|寄(?!样|樣))';
const DROP = '(?:删除|刪除|移除|去掉|删掉|刪掉|除名|清除|移出|剔除|注销)';
const ADDRESS = '(?:邮箱|郵箱|邮件地址|地址|联系方式|聯繫方式|信息|資料|资料|邮址|号码)';
/** Of no address and no list of names. */
const OLD_PAGES =
  '(?:旧|舊|以前|之前|上次|上一版|去年|过期|過期)(?![^。,]{0,6}(?:邮箱|郵箱|地址|联系|名单|名單|列表))';
const PLACE = '(?:amazon|亚马逊|亞馬遜|电商平台|電商平台|網路平台|网络平台|线上平台|零售平台|网店|網店|平台)';
/** Further on in the clause: other places than Amazon, or any. */
const OTHERS_TOO = '(?=[^。,]*(?:等|其他|任何|所有|网店|網店|电商|電商|(?<!亚马逊|亞馬遜|amazon ?)平台))';
/** Of them, not of us. */
const THEIRS = '(?<!(?:您|你|贵|貴)[^。,?]{0,12})';

/** The longer before what they begin with; each becomes a clause of its own. */
export const CHINESE: readonly (readonly [chinese: RegExp, english: string])[] = [
  // What stands below everybody's mail, and what is politeness.
  [
    /(?:如需|如要|若要|如果您?(?:不想|不希望)|想要?)[^。]{0,16}(?:退订|退訂|取消订阅|取消訂閱|接收)[^。]*/g,
    'click here to unsubscribe',
  ],
  [/(?:您好|你好|祝好|此致|敬礼|顺祝商祺|感谢(?:您的)?(?:来信|询价|咨询|邮件)|謝謝您的來信)/g, ''],
  // Other things that one is asked to leave, and other ways to write.
  [/(?:请|請)?(?:不要|别|勿)(?:再)?打电话[^。,]*/g, 'please do not call'],
  [
    /(?:样品|樣品|目录|发票|包裹)[^。,]{0,4}(?:不要|别|勿|无需|不用|不必)(?:再)?(?:寄|发|發|退)(?:回|还|送)?[^。,]*/g,
    'no need to send samples',
  ],
  [
    /(?:不要|别|勿|无需|不用|不必)(?:再)?(?:寄|发|發)(?:送)?(?:样品|樣品|目录|资料|发票|支票|现金|现款)[^。,]*/g,
    'no need to send samples',
  ],
  [
    /(?:不要|别|勿)(?:再)?把?(?:订单|訂單|采购单|付款|货款)[^。,]*/g,
    'please place your orders through the portal',
  ],
  [
    /(?:无需|無需|不用|不必|无须|毋须)(?:您)?(?:回复|回覆|答复|回信)(?:此|本|该|这封|這封)?(?:邮件|郵件|信|来信)?/g,
    '',
  ],
  // What a newer list stands for.
  [
    new RegExp(
      `${OLD_PAGES}[^。,]{0,10}(?:${DROP}|作废|作廢|丢弃|忽略)[^。,]*|(?:请|請)?(?:${DROP}|丢弃)(?:掉)?${OLD_PAGES}[^。,]*`,
      'g',
    ),
    'the old sheet is void',
  ],
  [/(?:从|把)[^。,]{0,6}抄送[^。,]{0,6}(?:去掉|移除|删|拿掉)[^。,]*/g, 'please take us off the cc'],
  [/(?<!不[^。,]{0,6})由(?!我)[^。,]{1,6}(?:负责|負責)[^。,]*/g, 'my colleague handles wholesale accounts'],
  [
    /(?:停止|不再|终止)[^。,]{0,4}(?:向|给)(?:亚马逊|亞馬遜|amazon)[^。,]{0,6}(?:供货|供貨|发货|出货)[^。,]*/gi,
    'we no longer supply amazon sellers',
  ],
  [/(?:发票|發票|账单|合同|报价单)[^。,]{0,4}(?:不要|别|勿|请勿)[^。,]*/g, 'no need to send invoices'],
  [
    /(?:请|請)?(?:改用|发到|發到|发至|寄到|联系|聯繫|写信给)\s*(?<address>[\w.+-]+@[\w.-]+\w)/g,
    'instead write to $<address>',
  ],
  // A time before which, or at which, they want to hear of it.
  [
    /(?:春节|年|节|假期|展会|月底)(?:之?前|以前)[^。,]{0,10}(?:不要|别|勿|不用|无需)[^。,]*/g,
    'not before next season',
  ],
  [
    /(?:明年|春节后|年后|下半年|下个?(?:季度|月)|过完年|\d+月(?:份)?(?:以?后|再)?)[^。]{0,14}(?:再|重新)[^。]{0,8}(?:联系|聯繫|联络|谈|来信|写信|问)[^。,]*/g,
    'contact us again next year',
  ],
  [
    /(?:目前|现在|現在|暂时|暫時|最近)[^。,]{0,14}(?:不|没有|沒有|无法|無法|停止)[^。,]{0,14}(?:新客户|新客戶|接单|产能|经销商|合作|开户)[^。,]*/g,
    'we are not taking on new accounts at the moment',
  ],
  // A wish to hear no more.
  [
    new RegExp(
      `(?:不要|别|別|勿|不必|不用|无需|無需|无须|不得|禁止)(?:再|继续|繼續|总是|老是|一直)?[^。,]{0,8}${WRITE}[^。,]*`,
      'g',
    ),
    'please do not email us again',
  ],
  [new RegExp(`(?:停止|終止|终止|停下)[^。,]{0,8}${WRITE}[^。,]*`, 'g'), 'please stop emailing us'],
  [
    new RegExp(
      `(?:从|從|在|把|将|將)[^。]{0,16}(?:(?<!候补|候補|等候|等待)(?:名单|名單)|列表|数据库|資料庫|通讯录|邮件组|群发)[^。]{0,10}${DROP}[^。,]*`,
      'g',
    ),
    'please remove us from your list',
  ],
  [
    new RegExp(`${DROP}[^。,]{0,10}${ADDRESS}[^。,]*|${ADDRESS}[^。,]{0,8}${DROP}[^。,]*`, 'g'),
    'please delete our address from your database',
  ],
  [
    /(?:列入|加入|放进)[^。,]{0,8}(?:免打扰|勿扰|免擾|黑)名[单單][^。,]*/g,
    'please put us on your do-not-contact list',
  ],
  [/(?:退订|退訂|取消订阅|取消訂閱)[^。,]*/g, 'please unsubscribe us'],
  [
    /不(?:想|希望|愿意?|願意?|需要)(?:再)?(?:收到|接到|看到|接收)[^。,]*|希望[^。,]{0,6}(?:不会再|不再|别再)(?:收到|接到|看到)[^。,]*/g,
    'we do not want to receive any more emails',
  ],
  [/(?:别|別|不要)(?:再)?烦[^。,]*|(?:真的)?够了[^。,]*|烦死[^。,]*/g, 'leave us alone'],
  [/(?:拉黑|举报|舉報|屏蔽|当作垃圾邮件|列为垃圾邮件)[^。,]*/g, 'we will report this as spam'],
  [
    /(?:希望)?这是?(?:你们?|您)?(?:的)?最后一(?:封|次)[^。,]*|到此为止[^。,]*|(?:当作|视为|作为|當作)[^。,]{0,10}最[后後]一次(?:联系|往来|聯繫|沟通)[^。,]*/g,
    'let this be the last email',
  ],
  [
    /(?:律师|律師|法律诉讼|起诉|追究法律责任|代表[^。,]{0,8}(?:权利人|權利人|委托人)|停止[^。,]{0,4}侵权|侵犯[^。,]{0,10}[权權])[^。]*/g,
    'our lawyers will take legal action against you',
  ],
  // A no, and its reasons.
  [
    /(?:只|仅|僅)[^。,]{0,10}(?:实体店|實體店|线下|線下|门店|門店)[^。,]*/g,
    'we only supply brick and mortar stores',
  ],
  [
    new RegExp(
      `${OTHERS_TOO}(?:(?:不|禁止|谢绝)[^。,]{0,10}${PLACE}[^。,]*|${PLACE}[^。,]{0,10}(?:不(?:允许|接受|授权|做|合作|卖|行|可以|能)|禁止)[^。,]*)`,
      'gi',
    ),
    'we do not allow marketplace sellers',
  ],
  [
    new RegExp(
      `(?:不|禁止|谢绝)[^。,]{0,10}${PLACE}[^。,]*|${PLACE}[^。,]{0,10}(?:不(?:允许|接受|授权|做|合作|卖|行|可以|能)|禁止)[^。,]*`,
      'gi',
    ),
    'we do not allow amazon sellers',
  ],
  [/独家[^。,]{0,6}(?:代理|合作|授权|经销|协议)[^。,]*|獨家[^。,]*/g, 'we have an exclusive partner'],
  [
    /(?:只|仅|僅)[^。,]{0,6}(?:自营|自營|直营|官网|官方(?:网站|店)|自己(?:的)?(?:网站|店))[^。,]*|自己(?:销售|经营)[^。,]*/g,
    'we only sell direct through our own store',
  ],
  [
    new RegExp(
      `${THEIRS}(?:自己(?:的)?(?:开店|開店|在卖|卖|賣|运营|運營)|自营|自營|旗舰店|旗艦店|直销|直銷|直营|直營|直接(?:销售|銷售|卖|賣)给?(?:消费者|顾客|客户))[^。,]*`,
      'g',
    ),
    'we only sell direct through our own store',
  ],
  [/不(?:对外)?(?:授权|授權)[^。,]*/g, 'we do not sell to resellers'],
  [
    /(?:请|請)?(?:联系|聯繫|咨询|找|向)[^。,]{0,8}(?:代理商|经销商|經銷商|分销商|批发商)[^。,]*|由[^。,]{0,12}(?:代理|经销)[^。,]*/g,
    'please order through our distributor',
  ],
  [/找错[^。,]*|发错[^。,]*|不(?:是我|归我|由我)?负责[^。,]*/g, 'this is the wrong department'],
  [
    /不(?:感兴趣|感興趣|需要|合作|考虑|考慮)[^。,]*|(?:没有|沒有|无|無)(?:兴趣|興趣|意向|合作)[^。,]*|(?:谢绝|婉拒|无法合作|不能合作)[^。,]*/g,
    'we are not interested',
  ],
  [/(?:很|非常)?(?:抱歉|遗憾|遺憾)|不好意思|对不起|對不起/g, 'sorry'],
  // What comes first, and what they give.
  [
    /(?:填写|填寫|填好|填)[^。,]{0,14}(?:申请表|申請表|表格|登记表)[^。,]*|申请表[^。,]*|注册[^。,]{0,6}(?:账号|账户)[^。,]*/g,
    'please fill in our application form',
  ],
  [/(?:营业执照|營業執照|税号|稅號|资质|许可证)[^。,]*/g, 'please send us your business license'],
  [
    /(?:价格表|價格表|价目表|報價單|报价单|报价表|报价)[^。]{0,10}(?:附件|附上|见附|見附|请查收|發給|发给)[^。,]*|附件[^。,]{0,12}(?:价格表|價格表|价目表|报价|報價)[^。,]*/g,
    'the price list is attached',
  ],
  [/(?:首单|首批(?:订单)?|首次(?:订单|订货|下单))(?:金额)?/g, 'our first order '],
  [/(?:不低于|至少|不少于|满)(?= ?\d)/g, 'minimum '],
  [/(?:最低|最小)?(?:起订量|起訂量|起批量|订单量|订货量)(?:是|为|為|:)?/g, 'our minimum order is '],
  [/(?:交货期|交貨期|交期|货期)(?:是|为|約|约|:)?/g, 'lead time '],
  [/(?<=\d\s?)(?:个|個|件|只|套|支|pcs)/g, ' pieces '],
  [/(?<=\d\s?)(?:天|个工作日)/g, ' days '],
  [/(?<=\d\s?)(?:美元|美金)/g, ' usd '],
  // A yes.
  [
    /(?:期待|欢迎|歡迎|乐意|樂意|愿意|願意|很高兴|很高興)[^。,]{0,10}(?:合作|供货|供貨|服务|来访)?[^。,]*|可以(?:合作|供货|开户|做)[^。,]*|没问题[^。,]*/g,
    'we would be glad to work with you',
  ],
  [new RegExp(`${THEIRS}(?:很)?感兴趣(?![^。,]*\\?)[^。,]*`, 'g'), 'we would be glad to work with you'],
  [/(?:账户|帳戶|账号|客户号)[^。,]{0,6}(?:已|开通|开好)[^。,]*/g, 'your account is open, welcome aboard'],
  [/(?:电话|視頻|视频|微信)[^。,]{0,4}(?:沟通|聊|谈|会议|联系)[^。,]*/g, 'let us talk'],
  [/(?:请问|請問|吗|嗎|呢|哪(?:些|里|个)|多少|怎么|如何|什么|什麼)[^。,]*[??]?/g, 'can you tell us?'],
  [/好的|收到|明白/g, 'ok'],
  [/亚马逊|亞馬遜/g, 'amazon'],
];
