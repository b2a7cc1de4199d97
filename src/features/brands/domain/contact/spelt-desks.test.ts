import { describe, expect, it } from 'vitest';
import { judge } from './fixtures/judged-page.ts';

const best = (markup: string) => judge(`<h1>For stores</h1>${markup}`, 'wholesale').contacts[0]?.address;

describe('a desk that is called by a common word is read where its sign is spelt out', () => {
  it.each([
    ['stores@acme.com', 'Send your tax number to: stores [at] acme [dot] com'],
    ['stores@acme.com', 'stores (at) acme (dot) com'],
    ['store@acme.com', 'Write to store [at] acme.com'],
    ['shop@acme.com', 'Write to shop (at) acme.com'],
    ['online@acme.com', 'online {at} acme {dot} com'],
    ['sale@acme.com', 'sale [ at ] acme [ dot ] com'],
    ['home@acme.com', 'Händler: home (ät) acme (punkt) com'],
  ])('%s: %s', (address, line) => {
    expect(best(`<p>${line}</p>`)).toBe(address);
  });

  it('and goes before the one for everybody', () => {
    const line =
      '<p>Send your tax number to stores [at] acme [dot] com.</p><p>Fans: otto [at] acme [dot] com</p>';
    expect(best(line)).toBe('stores@acme.com');
  });

  it.each([
    'You can find us (at) acme.com',
    'We are now [at] acme.com',
    'Look us up: it is (at) acme.com',
    'Our stores @ acme.com are open',
  ])('but what leads to a place is no address: %s', (line) => {
    expect(best(`<p>${line}</p>`)).toBeUndefined();
  });
});
