import { expect, it } from 'vitest';
import { type Discovery, inShort, NOTHING_FOUND, type TrailStep } from './discovery.ts';

const found = (discovery: Partial<Discovery>) =>
  inShort({ ...NOTHING_FOUND, outcome: 'no_site', ...discovery });
const SEARCHED: TrailStep = { step: 'searched', detail: '“Acme official website”: 2 results' };
const GUESSED: TrailStep = {
  step: 'failed',
  url: 'https://shopacme.com/',
  detail: 'shopacme.com can’t be reached',
};

it('is told in short by the site that didn’t answer, and not by a domain that was only guessed', () => {
  const silent: TrailStep = { step: 'failed', url: 'https://acme.com/', detail: 'acme.com answered 500' };
  expect(found({ outcome: 'unreachable', trail: [SEARCHED, silent, GUESSED] })).toBe('acme.com answered 500');
});

it('is told in short by why the likeliest page isn’t the brand’s', () => {
  const other: TrailStep = {
    step: 'refused',
    url: 'https://acme.org/',
    detail: '“Acme Law” names somebody else',
  };
  expect(found({ trail: [SEARCHED, other, GUESSED] })).toBe('acme.org: “Acme Law” names somebody else');
  const market: TrailStep = {
    step: 'refused',
    url: 'https://www.amazon.com/s?k=acme',
    detail: 'a marketplace',
  };
  const read: TrailStep = { step: 'read', url: 'https://acme.org/', detail: 'front page, 200' };
  expect(found({ trail: [SEARCHED, market, read, other] })).toBe('acme.org: “Acme Law” names somebody else');
  expect(found({ trail: [SEARCHED, market, GUESSED] })).toBe('www.amazon.com: a marketplace');
  expect(found({ trail: [SEARCHED] })).toBe('“Acme official website”: 2 results');
});

it('is told in short by the site, where that gives no way in', () => {
  expect(found({ outcome: 'no_contact', website: 'https://acme.com/', trail: [SEARCHED] })).toBe(
    'https://acme.com/',
  );
});
