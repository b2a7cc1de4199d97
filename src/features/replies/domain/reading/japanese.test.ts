import { describe, expect, it } from 'vitest';
import { fromJapanese, splitJapanese } from './japanese.ts';
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
    expect(fromJapanese(japanese)).toBe(english);
  });

  it('is asked in what ends like a question', () => {
    expect(plainWords('どのような商品をお探しでしょうか？')).toBe('can you tell us?');
  });

  it('is divided where its sentences end', () => {
    expect(splitJapanese('承知しました。来週お電話します。')).toEqual([
      '承知しました。',
      '来週お電話します。',
    ]);
  });

  it('leaves every other language as it is', () => {
    expect(fromJapanese('Nein danke, 5,00 €')).toBe('Nein danke, 5,00 €');
  });
});
