import { describe, expect, it } from 'vitest';
import { brandName, matchName } from './brand-name.ts';

describe('a brand’s name', () => {
  it.each([
    ['Acme', 'acme'],
    ['ACME®', 'acme'],
    ['Acme, Inc.', 'acme'],
    ['Acme Co., Ltd.', 'acme'],
    ['Bergluft GmbH & Co. KG', 'bergluft'],
    ['Visit the Acme Store', 'acme'],
    ['Besuche den Acme-Store', 'acme'],
    ['Brand: Acme', 'acme'],
    ['by Acme', 'acme'],
    ["Levi's", 'levis'],
    ['Smith & Cult', 'smithandcult'],
    ['Müller', 'muller'],
    ['L’Oréal Paris', 'lorealparis'],
    ['3M', '3m'],
    ['雪印', '雪印'],
  ])('%s has the key %s', (name, key) => {
    expect(brandName(name).key).toBe(key);
  });

  it('keeps the ending by which a house calls itself, but not its legal form', () => {
    expect(brandName('Saltgrass Bath Co.')).toMatchObject({
      display: 'Saltgrass Bath Co.',
      key: 'saltgrassbath',
    });
    expect(brandName('The Larkspur Company').display).toBe('The Larkspur Company');
    for (const registered of ['Acme, Inc.', 'Acme Co., Ltd.', 'Acme, Co.', 'Acme GmbH'])
      expect(brandName(registered).display).toBe('Acme');
  });

  it('is also looked for in its other spellings', () => {
    expect(brandName('The Müller & Sons Company').keys).toEqual(
      expect.arrayContaining(['themullerandsons', 'themuellerandsons', 'themullersons', 'mullerandsons']),
    );
    expect(brandName('Chewy.com').keys).toContain('chewy');
    expect(brandName('Good Grips by OXO').keys).toContain('goodgrips');
    expect(brandName('Acme Inc').keys).toContain('acmeinc');
  });
});

describe('a text is compared with the name', () => {
  const acme = brandName('Acme');
  it.each([
    ['Acme', 'same'],
    ['ACME™ Official Site', 'same'],
    ['Welcome to Acme!', 'same'],
    ['Acme, Inc.', 'same'],
    ['Acme Online Shop', 'same'],
    ['Acme Outdoors', 'within'],
    ['Camp stoves by Acme', 'within'],
    ['Acmeville', 'none'],
    ['Pacme', 'none'],
    ['', 'none'],
  ])('%s: %s', (text, match) => {
    expect(matchName(acme, text)).toBe(match);
  });

  it('with the words of what it makes behind it or before it', () => {
    const goods = ['stove', 'zelte'];
    expect(matchName(acme, 'Acme Stoves', goods)).toBe('same');
    expect(matchName(acme, 'Zeltemanufaktur Acme', goods)).toBe('same');
    expect(matchName(acme, 'Gartenbau Acme', goods)).toBe('within');
  });

  it.each([
    ['Smith & Cult', 'Smith and Cult'],
    ['Smith and Cult', 'SMITH+CULT'],
    ['Mueller', 'Müller'],
    ['Müller', 'Mueller GmbH'],
    ['Black Diamond', 'BlackDiamond'],
    ['BlackDiamond', 'Black Diamond'],
    ['Levi’s', "Levi's®"],
    ['Ben & Jerry', 'Ben&Jerry'],
  ])('%s is %s', (name, text) => {
    expect(matchName(brandName(name), text)).toBe('same');
  });
});
