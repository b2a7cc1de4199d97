import { describe, expect, it } from 'vitest';
import { answerToRead, IN_THREAD } from './fixtures/answer-to-read.ts';
import { fromTheEast, splitOfTheEast } from './of-the-east.ts';
import { plainWords } from './plain-words.ts';
import { readReply } from './read-reply.ts';

describe('Japanese', () => {
  it.each([
    ['今後のメール送信はご遠慮くださいますようお願いいたします。', 'please do not email us again'],
    ['配信停止をお願いします。', 'please unsubscribe us'],
    ['今後のメール配信は停止していただけますようお願いいたします。', 'please unsubscribe us'],
    ['配信停止はこちら', 'click here to unsubscribe'],
    ['今回は見送らせていただきます。', 'we respectfully decline'],
    ['遠慮させていただきます。', 'we respectfully decline'],
    ['お電話はご遠慮ください。', 'please do not call'],
    ['ご返信は不要です。', ''],
    ['ぜひ前向きに進めさせてください。', 'we would be glad to work with you'],
    ['ご興味はありません。', 'we are not interested'],
    ['どの商品にご興味がおありでしょうか。', 'can you tell us?'],
    ['Amazonなどのモールでの販売はお断りしております。', 'we do not allow marketplace sellers'],
    ['実店舗のみのお取引となります。', 'we only supply brick and mortar stores'],
    ['担当が異なりますので。', 'this is the wrong department'],
    ['担当はsales@brand.testまでお願いします。', 'instead write to sales@brand.test'],
  ])('%s is taken as: %s', (japanese, english) => {
    expect(fromTheEast(japanese)).toBe(english);
  });

  it('is asked in what ends like a question', () => {
    expect(plainWords('どのような商品をお探しでしょうか？')).toBe('can you tell us?');
  });

  it('is divided where its sentences end', () => {
    expect(splitOfTheEast('承知しました。来週お電話します。')).toEqual([
      '承知しました。',
      '来週お電話します。',
    ]);
  });

  it('leaves every other language as it is', () => {
    expect(fromTheEast('Nein danke, 5,00 €')).toBe('Nein danke, 5,00 €');
  });
});

describe('Chinese', () => {
  it.each([
    ['请不要再给我们发邮件了。', 'please do not email us again'],
    ['麻烦把我们从你们的名单里删除。', 'please remove us from your list'],
    ['退订', 'please unsubscribe us'],
    ['如需退订请点击这里', 'click here to unsubscribe'],
    ['請勿再聯繫我們。', 'please do not email us again'],
    ['不要再寄样品了。', 'no need to send samples'],
    ['我们不感兴趣。', 'we are not interested'],
    ['最低起订量是1000个', 'our minimum order is 1000 pieces'],
    ['附件是我们的价格表', 'the price list is attached'],
    ['期待与您合作！', 'we would be glad to work with you'],
    ['我们在亚马逊上有自己的旗舰店，不对外授权。', 'we only sell direct through our own store'],
    ['我们只供应实体店。', 'we only supply brick and mortar stores'],
    ['不允许在亚马逊等电商平台销售。', 'we do not allow marketplace sellers'],
    ['不允许在亚马逊平台销售。', 'we do not allow amazon sellers'],
    ['请问您是自营店铺吗？', 'can you tell us?'],
  ])('%s is taken as: %s', (chinese, english) => {
    expect(fromTheEast(chinese)).toContain(english);
  });
});

describe('Korean', () => {
  it.each([
    ['더 이상 메일을 보내지 말아 주세요.', 'please do not email us again'],
    ['저희를 명단에서 삭제해 주세요.', 'please remove us from your list'],
    ['수신거부 부탁드립니다.', 'please unsubscribe us'],
    ['수신거부를 원하시면 여기를 누르세요.', 'click here to unsubscribe'],
    ['어떤 제품에 관심이 있으신가요?', 'can you tell us?'],
    ['아마존 등 오픈마켓 판매는 허용하지 않습니다.', 'we do not allow marketplace sellers'],
    ['아마존에서 직접 판매하고 있어요.', 'we only sell direct through our own store'],
    ['거래를 시작하려면 사업자등록증 사본을 보내 주세요.', 'please send us your business license'],
    ['샘플은 보내지 마세요.', 'no need to send samples'],
    ['관심이 없습니다.', 'we are not interested'],
    ['도매 가격표를 첨부하여 보내드립니다.', 'the price list is attached'],
    ['기꺼이 거래하겠습니다.', 'we would be glad to work with you'],
  ])('%s is taken as: %s', (korean, english) => {
    expect(fromTheEast(korean)).toContain(english);
  });

  it('is divided where its sentences end', () => {
    expect(splitOfTheEast('감사합니다. 내년에 다시 연락 주세요.')).toEqual([
      '감사합니다.',
      '내년에 다시 연락 주세요.',
    ]);
  });
});

it('a month of a year is read wherever it is written so', () => {
  for (const text of [
    '2027年4月以降に改めてご連絡ください。',
    '请2027年4月再联系我们。',
    '2027년 4월에 다시 연락 주세요.',
  ])
    expect(fromTheEast(text)).toContain('April 2027');
});

it.each([
  [
    '初回のご注文は100,000円以上でお願いしております。納期は約14日です。',
    { moq_amount: 100_000, currency: 'JPY', lead_time_days: 14 },
  ],
  ['最低注文は5万円からとなります。', { moq_amount: 50_000, currency: 'JPY' }],
  ['最低ロットは50個からで、納期は10営業日ほどです。', { moq_units: 50, lead_time_days: 10 }],
  ['首单金额不低于2万元。', { moq_amount: 20_000, currency: 'CNY' }],
  [
    '최소 주문 금액은 50만원입니다. 납기는 10일입니다.',
    { moq_amount: 500_000, currency: 'KRW', lead_time_days: 10 },
  ],
])('%s states its least order and its days', (text, facts) => {
  const told = readReply(answerToRead(text, { headers: IN_THREAD })).facts;
  expect(Object.fromEntries(told.map(({ name, value }) => [name, value]))).toEqual(facts);
});
