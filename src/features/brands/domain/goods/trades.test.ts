import { describe, expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { namesOtherTrade, tradeFit, tradesOfGoods } from './trades.ts';

const larkspur = brandName('Larkspur');

describe('the trades of a brand are those of its products', () => {
  it.each([
    [['Larkspur Women’s Wrap Dress, Navy', 'Larkspur Linen Shirt'], ['apparel']],
    [['Larkspur Automatic Watch with Steel Bracelet', 'Larkspur Quartz Watch, 36 mm'], ['watches']],
    [['Larkspur 3-Season Sleeping Bag'], ['sports']],
    [['Larkspur Solid Oak Dining Table'], ['furniture']],
    [['Larkspur Eau de Parfum Spray, 50 ml'], ['beauty']],
    [['Larkspur Refill Pack, Large'], []],
  ])('%s', (titles, trades) => {
    expect(tradesOfGoods(larkspur, titles)).toEqual(trades);
  });

  it('or of its category, where the titles say nothing', () => {
    expect(tradesOfGoods(larkspur, ['Larkspur No. 5'], 'Clothing')).toEqual(['apparel']);
    expect(tradesOfGoods(larkspur, ['Larkspur Linen Shirt'], 'Toys')).toEqual(['apparel']);
  });

  it('or of both, where a single word of one title says something else', () => {
    const titles = ['Larkspur Tin Hussars', 'Larkspur Diamond Kite'];
    expect(tradesOfGoods(larkspur, titles, 'Toys & Games')).toEqual(['jewellery', 'toys']);
  });
});

describe('a page’s words are of the same trade', () => {
  it.each([
    ['English', 'Dresses · Coats & Jackets · Knitwear'],
    ['German', 'Kleider, Mäntel, Strickjacken und Damenhosen'],
    ['French', 'Robes, manteaux et vestes'],
    ['Spanish', 'Vestidos, abrigos y camisas'],
    ['Italian', 'Vestiti, cappotti e maglieria'],
    ['Dutch', 'Jurken, winterjassen en truien'],
    ['Portuguese', 'Camisas, calças e saias'],
    ['Polish', 'Sukienki, kurtki i swetry'],
    ['Swedish', 'Klänningar, jackor och byxor'],
    ['Japanese', 'ワンピース・コート・ニット'],
  ])('in %s', (_, words) => {
    expect(tradeFit({ brand: larkspur, trades: ['apparel'] }, words)).toBe('same');
    expect(tradeFit({ brand: larkspur, trades: ['tools'] }, words)).toBe('foreign');
  });
});

describe('a page of another trade', () => {
  const fitOf = (words: string, brand = larkspur) => tradeFit({ brand, trades: ['apparel'] }, words);

  it('is foreign, unless one house often has both', () => {
    expect(fitOf('Chainsaws, lawnmowers and hand tools')).toBe('foreign');
    expect(fitOf('Handbags, wallets and boots')).toBe('unclear');
  });

  it('is not known by a single word, nor by the brand’s own name', () => {
    expect(fitOf('Guitars since 1961')).toBe('unclear');
    expect(fitOf('Coffee Sofa, the house of Coffee Sofa', brandName('Coffee Sofa'))).toBe('unclear');
  });

  it('is not foreign where it has a word of the brand’s trade', () => {
    expect(fitOf('Chainsaws, lawnmowers and work trousers')).toBe('hinted');
  });

  it('says nothing where the brand’s own is not known', () => {
    expect(tradeFit({ brand: larkspur, trades: [] }, 'Dresses, coats, knitwear')).toBe('unclear');
  });
});

it('a name adds another trade by a single word', () => {
  const sought = { brand: larkspur, trades: ['apparel'] } as const;
  expect(namesOtherTrade(sought, 'Larkspur Cycles')).toBe(false);
  expect(namesOtherTrade(sought, 'Larkspur Bicycles')).toBe(true);
  expect(namesOtherTrade(sought, 'Larkspur Knitwear')).toBe(false);
  expect(namesOtherTrade(sought, 'Larkspur & Co')).toBe(false);
});
