import { describe, expect, it } from 'vitest';
import { fromTheEast, splitOfTheEast } from './of-the-east.ts';
import { plainWords } from './plain-words.ts';

describe('Japanese', () => {
  it.each([
    ['今後のメール送信はご遠慮くださいますようお願いいたします。', 'please do not email us again'],
    ['配信停止をお願いします。', 'please unsubscribe us'],
    ['配信停止はこちら', 'click here to unsubscribe'],
    ['今回は見送らせていただきます。', 'we respectfully decline'],
    ['遠慮させていただきます。', 'we respectfully decline'],
    ['お電話はご遠慮ください。', 'please do not call'],
    ['ご返信は不要です。', ''],
    ['ぜひ前向きに進めさせてください。', 'we would be glad to work with you'],
    ['ご興味はありません。', 'we are not interested'],
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
