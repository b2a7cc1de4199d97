import { describe, expect, it } from 'vitest';
import { scanPage } from '../../page/page-scan.ts';
import { plainOf } from '../../page/sentences.ts';
import { readPolicy } from '../read-policy.ts';
import { isLikelyToShops, type Saying, sayingsOf } from './sayings.ts';

const said = (sentence: string) =>
  sayingsOf({ plain: plainOf(sentence), kind: 'text', isLink: false, isField: false });
const heaviest = (sentence: string): Saying | undefined =>
  [...said(sentence)].sort(([, one], [, other]) => other - one)[0]?.[0];

describe('the weight of a sentence’s words', () => {
  it.each([
    ['yes', 'Lamp shops and lighting studios open an account with our trade desk in Leeds.'],
    ['yes', 'Wer ein Geschenkegeschäft führt, bekommt unsere Einkaufspreise per Post.'],
    ['yes', 'Les fromagers et les épiciers reçoivent nos tarifs par courrier.'],
    ['no', 'We have stopped supplying stores, our oven is too small.'],
    ['amazon_forbidden', 'Amazon is out of bounds for the shops that carry us.'],
    ['none', 'The parcel reaches you within three working days.'],
    ['none', 'Sie können den Vertrag binnen vierzehn Tagen widerrufen.'],
  ] as const)('makes %s of: %s', (saying, sentence) => {
    expect(heaviest(sentence)).toBe(saying);
  });

  it('is none of a title, a link or a part of a form, which rules read', () => {
    const line = { plain: 'shops order from us at half of retail', kind: 'text', isField: false } as const;
    expect(isLikelyToShops(sayingsOf({ ...line, isLink: false }))).toBe(true);
    expect(isLikelyToShops(sayingsOf({ ...line, isLink: true }))).toBe(false);
    expect(isLikelyToShops(sayingsOf({ ...line, isLink: false, kind: 'heading' }))).toBe(false);
  });
});

const readOn = (html: string) =>
  readPolicy(scanPage('https://brand.test/the-works', `<body>${html}</body>`), {
    kind: 'other' as const,
    brandName: 'Brand',
    isSought: true,
  });

describe('rules and weights together', () => {
  it('read what shops order on a page that nothing but its words makes one for shops', () => {
    const readings = readOn(
      '<p>Clinics and pharmacies are set up within a day.</p><p>Smallest shipment to a new account: $400.</p>',
    );
    expect(readings).toContainEqual(
      expect.objectContaining({ field: 'minimum_opening_order', value: { cents: 40_000, currency: 'USD' } }),
    );
  });

  it('take no invitation from what a "not" turns round, nor from a list of desks', () => {
    const takes = (html: string) =>
      readOn(html).filter(({ field, value }) => field === 'takes_wholesale' && value === 'yes');
    expect(takes('<p>Nursery owners can never order bulbs from us by the crate.</p>')).toEqual([]);
    expect(takes('<p>hello@brand.test for orders, nell@brand.test for stores of ours.</p>')).toEqual([]);
  });

  it.each([
    'Our boards come to your kitchen at wholesale prices, straight from the shop floor.',
    'Sign up for 10% off your first order and the occasional letter from us.',
  ])('take no invitation from what everybody is offered: %s', (sentence) => {
    const page = `<p>Stores order boards by the crate at half of retail.</p><p>${sentence}</p>`;
    const told = readOn(page).filter(({ field }) => field === 'takes_wholesale');
    expect(told.map((reading) => reading.sentence)).not.toContain(sentence);
  });

  it('let what a rule found count for more', () => {
    const [likely] = readOn('<p>Nurseries order bulbs by the crate, and so can yours.</p>');
    const [certain] = readOn('<p>We sell wholesale to nurseries.</p>');
    expect(likely?.value).toBe('yes');
    expect(certain?.weight).toBeGreaterThan(likely?.weight ?? 9);
  });
});
