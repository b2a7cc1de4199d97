import { describe, expect, it } from 'vitest';
import { readCode } from './code-text.ts';
import { currenciesNamed, currencyIn, currencyOfNote, settleCurrency } from './currency.ts';
import { readPack } from './pack-text.ts';
import { decimalMarkOf, readNumber, readPrice } from './price-text.ts';

describe('a price as text', () => {
  it.each([
    ['$6.40', 6.4, '$', null],
    ['6,40 €', 6.4, 'EUR', null],
    ['USD 6.40/ea', 6.4, 'USD', 1],
    ['12.00 / case of 12', 12, null, 12],
    ['C$8.00', 8, 'CAD', null],
    ['£4.50 each', 4.5, 'GBP', 1],
    ['$1,234.50', 1234.5, '$', null],
    ['38.40/cs', 38.4, null, 'case'],
    ['24.00 per dozen', 24, null, 12],
    ['1-11: $6.40; 12+: $5.90', 6.4, '$', null],
    ['$0.375', 0.375, '$', null],
    ['6.40*', 6.4, null, null],
    ['44,40 € le carton de 6', 44.4, 'EUR', 6],
    ['44,40 € / VE 6', 44.4, 'EUR', 6],
    ['$44.40/cs (6)', 44.4, '$', 6],
    ['$44.40 / 6-pack', 44.4, '$', 6],
    ['2/$5.00', 5, '$', 2],
  ])('reads %s', (text, amount, currency, per) => {
    expect(readPrice(text, '.')).toEqual({ amount, currency, per });
  });

  it.each(['$7.40 each (case of 6)', '$7.40/unit, 6 per case'])(
    'says beside it how it is packed: %s',
    (text) => {
      expect(readPrice(text, '.')).toEqual({ amount: 7.4, currency: '$', per: 1, pack: 6 });
    },
  );

  it.each([
    'CALL',
    'TBD',
    'Sold out',
    'Coming Spring 2027',
    'N/C',
    'n/a',
    '—',
    'Call for price',
    'auf Anfrage',
  ])('keeps %s as no price yet', (text) => {
    expect(readPrice(text, '.')).toEqual({ amount: null, currency: null, per: null });
  });

  it.each([
    'Lavender 8 oz',
    '50%',
    '',
    '12 oz jar',
    'see page 4',
    '207-555-0126',
    '(207) 555-0126',
    'Tel. +1 207.555.0126',
  ])('sees none in “%s”', (text) => {
    expect(readPrice(text, '.')).toBeNull();
  });

  it('knows the list’s mark of decimals', () => {
    expect(decimalMarkOf(['12,99', '1.250,00', '3'])).toBe(',');
    expect(readNumber('1.250', ',')).toBe(1250);
    expect(readNumber('1.250', '.')).toBe(1.25);
    expect(readNumber('1.234,50', ',')).toBe(1234.5);
    expect(readNumber('6.4', ',')).toBe(6.4);
  });
});

describe('a code', () => {
  it.each([
    ['850123400139', '850123400139'],
    ['8 50123 40013 9', '850123400139'],
    ['86001100130', '086001100130'],
    ['8.50123400139E+11', '850123400139'],
    ['4012345000139', '4012345000139'],
    ['UPC: 850123400139', '850123400139'],
    ['="012345678905"', '012345678905'],
    ['850123400139*', '850123400139'],
    ['850123400139 (old)', '850123400139'],
    ['850,123,400,139', '850123400139'],
  ])('reads %s', (text, upc) => {
    expect(readCode(text)).toEqual({ upc, asin: null, fault: null });
  });

  it('never completes one that was cut short, and takes none with a wrong check digit', () => {
    expect(readCode('8.50123E+11')).toMatchObject({ upc: null, fault: expect.stringContaining('shortened') });
    expect(readCode('850123400138')).toMatchObject({
      upc: null,
      fault: expect.stringContaining('check digit'),
    });
  });

  it('knows an ASIN apart, and words that stand for none', () => {
    expect(readCode('b0d8w1yvbx')).toEqual({ upc: null, asin: 'B0D8W1YVBX', fault: null });
    expect(readCode('N/A')).toEqual({ upc: null, asin: null, fault: null });
  });
});

it.each([
  ['12', { inner: null, pack: 12 }],
  ['Case of 12', { inner: null, pack: 12 }],
  ['12/cs', { inner: null, pack: 12 }],
  ['6/24', { inner: 6, pack: 24 }],
  ['4 x 6', { inner: 6, pack: 24 }],
  ['12 x 330 ml', { inner: null, pack: 12 }],
  ['x24', { inner: null, pack: 24 }],
  ['sold in 6’s', { inner: null, pack: 6 }],
  ['bag of 10', { inner: null, pack: 10 }],
  ['6 st.', { inner: null, pack: 6 }],
  ['8 oz', null],
  ['', null],
])('reads a pack of “%s”', (text, pack) => {
  expect(readPack(text)).toEqual(pack);
});

it('knows a currency by its code in a note of any language that speaks of neither amounts nor payment', () => {
  expect(currenciesNamed('Árak EUR-ban')).toEqual(['EUR']);
  expect(currenciesNamed('Цены в USD / EUR')).toEqual(['USD', 'EUR']);
  expect(currenciesNamed('Minimum EUR 250')).toEqual([]);
  expect(currenciesNamed('Bank transfer to our USD account')).toEqual([]);
  expect(currenciesNamed('FW26 dealer USD-CAD')).toEqual([]);
});

it('reads a bare dollar sign by what the list says elsewhere', () => {
  expect(currencyOfNote('All prices in CAD')).toBe('CAD');
  expect(currencyOfNote('Prislista återförsäljare VT26, SEK exkl. moms')).toBe('SEK');
  expect(currencyOfNote('Hinnasto 2026 (EUR)')).toBe('EUR');
  expect(currencyOfNote('TERMS NET 30   US FUNDS   PAGE 1')).toBe('USD');
  expect(currencyOfNote('US dollars')).toBe('USD');
  expect(currencyOfNote('Carriage GBP 12.50 ex VAT under minimum')).toBeNull();
  expect(currencyOfNote('Euro style handles')).toBeNull();
  expect(settleCurrency('$', ['CAD'])).toBe('CAD');
  expect(settleCurrency('$', ['EUR'])).toBe('USD');
  expect(settleCurrency(null, [null, 'GBP'])).toBe('GBP');
  expect(settleCurrency(null, [])).toBeNull();
  expect(settleCurrency('kr', ['DKK'])).toBe('DKK');
  expect(settleCurrency(currencyIn('85,50 kr'), [], 'JPY', 'SEK')).toBe('SEK');
  expect(settleCurrency('¥', ['CNY'])).toBe('CNY');
  expect(settleCurrency('¥', [], 'CNY')).toBe('CNY');
  expect(settleCurrency('¥', [])).toBe('JPY');
});

it.each([
  ['NT$120', 'TWD'],
  ['HK$ 12', 'HKD'],
  ['120元/箱', 'CNY'],
  ['单价(元)', 'CNY'],
  ['美元', 'USD'],
  ['1,200円(税抜)', 'JPY'],
  ['₩5,000', 'KRW'],
  ['X$5', null],
  ['单元', null],
])('sees the currency of “%s”', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

it.each(['Price A $', 'Column C $', 'Vitamin C $'])(
  'names no country’s dollar by a letter beside it: %s',
  (text) => {
    expect(currencyIn(text)).toBe('$');
  },
);
