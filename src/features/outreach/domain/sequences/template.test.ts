import { describe, expect, it } from 'vitest';
import {
  brandPlaceholdersIn,
  fillForBrand,
  fillForSender,
  parseTemplate,
  placeholdersIn,
} from './template.ts';

const stretchesOf = (text: string) =>
  fillForSender(parseTemplate(text), { companyName: 'Acme', yourName: 'Ana', senderSignature: 'Ana\nAcme' });
const filled = (text: string, brandName = 'Nordkap'): string =>
  fillForBrand(stretchesOf(text), {
    brandName,
    firstProduct: 'Wool Throw',
    productCount: '12',
    category: null,
  });

describe('a template', () => {
  it('fills the three placeholders', () => {
    expect(filled('Hi [Brand Name], [Your Name] of [Company Name]')).toBe('Hi Nordkap, Ana of Acme');
  });

  it('fills what is known of a brand, and how the sender signs', () => {
    expect(filled('Your [First Product] and [Product Count] more.\n\n[Sender Signature]')).toBe(
      'Your Wool Throw and 12 more.\n\nAna\nAcme',
    );
    expect([...brandPlaceholdersIn(stretchesOf('[Category] [Your Name] [First Product]'))]).toEqual([
      'category',
      'firstProduct',
    ]);
  });

  it.each([
    '[brand name]',
    '[BRAND NAME]',
    '[ Brand  Name ]',
    '[Brand_Name]',
    '[brand-name]',
    '[BrandName]',
    '[Brand\u00a0Name]',
  ])('takes %s for the brand name', (typed) => {
    expect(filled(`Hi ${typed}!`)).toBe('Hi Nordkap!');
    expect(parseTemplate(typed).unknown).toEqual([]);
  });

  it.each([
    '[Product]',
    '[Brands Name]',
    '{{first_name}}',
    '{{ Brand Name }}',
    '[Ваше имя]',
    '{first_name}',
    '{!Contact.Name}',
    '<<First name>>',
    '*|FNAME|*',
    '%FIRST_NAME%',
  ])('reports %s as one that it can not fill', (typed) => {
    expect(parseTemplate(`Hi ${typed},`).unknown).toEqual([typed]);
  });

  it('takes shares, asides and addresses for what they are', () => {
    const text = '50% margin and 20% more, 10%off%, {1}, 5 < 6 > 2, a < b, brand.test/caf%C3%A9%AB%CD';
    expect(parseTemplate(text).unknown).toEqual([]);
  });

  it('reports each unknown placeholder once', () => {
    expect(parseTemplate('[Foo] [Bar] [Foo]').unknown).toEqual(['[Foo]', '[Bar]']);
  });

  it('leaves brackets that ask for nothing', () => {
    expect(filled('See [1] and [] and [ ]')).toBe('See [1] and [] and [ ]');
    expect(parseTemplate('[1] [] [2026-03-09]').unknown).toEqual([]);
  });

  it('never fills in what a value brought along', () => {
    expect(filled('Hi [Brand Name]', 'The [Your Name] Co')).toBe('Hi The [Your Name] Co');
    expect(filled('Hi [Brand Name]', '$& $1')).toBe('Hi $& $1');
  });

  it('ends a sentence once where a name brings a period along', () => {
    expect(filled('Buy from [Brand Name]. Now.', 'Miragelle Co.')).toBe('Buy from Miragelle Co. Now.');
    expect(filled('[Brand Name], [Brand Name] and [Brand Name].', 'M Co.')).toBe('M Co., M Co. and M Co.');
    expect(filled('Hi. [Brand Name] .', 'M Co.')).toBe('Hi. M Co. .');
    const ofInc = fillForSender(parseTemplate('I am from [Company Name]. Hi [Brand Name].'), {
      companyName: 'Acme Inc.',
      yourName: 'Ana',
      senderSignature: 'Ana',
    });
    expect(ofInc).toEqual(['I am from Acme Inc. Hi ', { placeholder: 'brandName' }, '.']);
  });

  it('says which placeholders it uses', () => {
    expect([...placeholdersIn(parseTemplate('[your name] [Company name] [Your Name]'))]).toEqual([
      'yourName',
      'companyName',
    ]);
  });

  it('reads half-open placeholders, however many, as plain text', () => {
    expect(filled('['.repeat(100_000))).toBe('['.repeat(100_000));
    expect(filled('{{a'.repeat(50_000))).toBe('{{a'.repeat(50_000));
  });
});
