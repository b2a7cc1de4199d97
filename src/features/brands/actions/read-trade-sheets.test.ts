import { expect, it } from 'vitest';
import { discover, FOUND, nav, page } from '../../../../test/support/discovery-world.ts';

const TERMS = '%PDF-terms';
const pages = {
  'acme.com/': page('Acme | Camp stoves', nav(['/dealers', 'Dealers'])),
  'acme.com/dealers': page(
    'Dealers',
    '<p>We sell to camp stores: dealers@acme.com. See our <a href="/files/dealer-terms.pdf">dealer terms</a>.</p>',
  ),
};
const sheets = {
  [TERMS]: [
    [{ y: 60, height: 10, chunks: [{ x: 60, width: 200, text: 'First order must total at least $800.' }] }],
  ],
};
const MINIMUM = {
  field: 'minimum_opening_order',
  value: { cents: 80_000, currency: 'USD' },
  url: 'https://acme.com/files/dealer-terms.pdf',
  sentence: 'First order must total at least $800.',
};

it('takes the terms out of a PDF to which a page for shops links', async () => {
  const { policy, trail } = await discover({
    results: FOUND,
    pages: { ...pages, 'acme.com/files/dealer-terms.pdf': TERMS },
    sheets,
  });
  expect(policy).toContainEqual(MINIMUM);
  expect(trail).toContainEqual({ step: 'read', url: MINIMUM.url, detail: 'PDF for shops' });
});

it('says in the trail why one can’t be read', async () => {
  const told = async (file: string) => {
    const world = { results: FOUND, pages: { ...pages, 'acme.com/files/dealer-terms.pdf': file } };
    return (await discover(world)).trail.find(({ step }) => step === 'failed')?.detail;
  };
  expect(await told('%PDF-broken')).toBe('The PDF is damaged.');
  expect(await told('<title>Sign in</title>')).toBe('it is no PDF');
});
