import { describe, expect, it } from 'vitest';
import { leftOfGrant, leftOfPurchase, takenBackOf } from './purchases.ts';

const first = { effectKey: 'pack:a', amount: 100 };
const second = { effectKey: 'pack:b', amount: 500 };

describe('what is left of a purchase', () => {
  it('is all of it before anything is spent, and nothing where there was none', () => {
    expect(leftOfPurchase([first], 0, 'pack:a')).toBe(100);
    expect(leftOfPurchase([first], 0, 'pack:unknown')).toBe(0);
  });

  it('counts the older purchase as spent first', () => {
    expect(leftOfPurchase([first, second], 60, 'pack:a')).toBe(40);
    expect(leftOfPurchase([first, second], 60, 'pack:b')).toBe(500);
    expect(leftOfPurchase([first, second], 160, 'pack:a')).toBe(0);
    expect(leftOfPurchase([first, second], 160, 'pack:b')).toBe(440);
  });

  it('doesn’t count twice what was taken back', () => {
    const returned = { effectKey: 'take_back:pack:a:5000', amount: -100 };
    expect(leftOfPurchase([first, second, returned], 60, 'pack:a')).toBe(0);
    expect(leftOfPurchase([first, second, returned], 60, 'pack:b')).toBe(440);
  });

  it('counts what was given again as the purchase’s own', () => {
    const entries = [
      first,
      second,
      { effectKey: 'take_back:pack:a:0:du_1', amount: -40 },
      { effectKey: 'take_back:pack:a:0:du_1:ended', amount: 40 },
    ];
    expect(takenBackOf(entries, 'pack:a')).toBe(0);
    expect(leftOfPurchase(entries, 60, 'pack:a')).toBe(40);
    expect(leftOfPurchase(entries, 60, 'pack:b')).toBe(500);
  });

  it('takes no purchase for another whose name begins alike', () => {
    const other = { effectKey: 'take_back:pack:ab:1', amount: -50 };
    expect(leftOfPurchase([first, { effectKey: 'pack:ab', amount: 50 }, other], 0, 'pack:a')).toBe(100);
  });
});

describe('what is left of a month’s grant', () => {
  const month = { effectKey: 'invoice:in_1', amount: 750 };
  const upgrade = { effectKey: 'invoice:in_2', amount: 1_050 };
  const ofUpgrade = (amount: number) => ({ effectKey: `take_back:invoice:in_2:${amount}`, amount });

  it('is what remains once all that was granted later is set apart, which is spent last', () => {
    expect(leftOfGrant([month], 700, 'invoice:in_1')).toBe(700);
    expect(leftOfGrant([month, upgrade], 1_700, 'invoice:in_1')).toBe(650);
    expect(leftOfGrant([month, upgrade], 1_000, 'invoice:in_1')).toBe(0);
  });

  it('counts what was taken back of a later one no more, until it is given again', () => {
    const entries = [month, upgrade, ofUpgrade(-1_050)];
    expect(leftOfGrant(entries, 700, 'invoice:in_1')).toBe(700);
    expect(leftOfGrant([...entries, ofUpgrade(1_050)], 1_750, 'invoice:in_1')).toBe(700);
  });
});
