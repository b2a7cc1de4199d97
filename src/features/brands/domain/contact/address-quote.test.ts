import { expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { addressLine, quoteThat, wordsShown } from './address-quote.ts';
import { findAddresses } from './find-addresses.ts';

const lineOf = (body: string, address: string) => {
  const scan = scanPage('https://acme.test/contact', body);
  const found = findAddresses(scan).find((one) => one.address === address);
  return found && addressLine(scan, found.at, address);
};
const shown = (body: string, address = 'trade@acme.test') => wordsShown(lineOf(body, address));

it.each([
  [
    'its line with the links in it, as a reader sees it',
    '<p>Fill in the <a href="/f.pdf">form</a> and send it to <a href="mailto:trade@acme.test">trade@acme.test</a> with your permit.</p>',
    'Fill in the form and send it to trade@acme.test with your permit.',
  ],
  [
    'with the line above it, where it says little alone',
    '<h2>Shops and galleries</h2><p>E-mail: trade@acme.test</p>',
    'Shops and galleries · E-mail: trade@acme.test',
  ],
  [
    'without what is said of the address above it',
    '<h2>Shops</h2><p>trade@acme.test</p><p>Press: press@acme.test</p>',
    'Shops · trade@acme.test',
  ],
  [
    'in one piece, though each of its parts has a tag of its own',
    '<p>Dealers: <span>tra</span><span>de</span><b>@</b><span>acme.test</span></p>',
    'Dealers: trade@acme.test',
  ],
  ['and not what stands in a script', '<script>var a = "trade@acme.test";</script>', ''],
])('shows an address in %s', (_, body, words) => expect(shown(body)).toBe(words));

it('begins and ends where a sentence does, in a paragraph that is long', () => {
  const long = 'We have made lamps in this valley for three generations of the family. '.repeat(4);
  expect(shown(`<p>${long}Dealers write to Ann at trade@acme.test for our list. ${long}</p>`)).toBe(
    'We have made lamps in this valley for three generations of the family. Dealers write to Ann at trade@acme.test for our list. We have made lamps in this valley for three generations of the family.',
  );
});

it('gives as the reason the one sentence that names the desk', () => {
  const line = lineOf(
    '<p>We love cats. Shops ask for our trade list. Ann answers: ann@acme.test. Open on weekdays.</p>',
    'ann@acme.test',
  );
  const tells = (words: string) => words.includes('trade');
  expect(quoteThat(tells, '', line, 'ann@acme.test')).toBe('Shops ask for our trade list.');
  expect(quoteThat(() => false, '', line, 'ann@acme.test')).toBeUndefined();
});
