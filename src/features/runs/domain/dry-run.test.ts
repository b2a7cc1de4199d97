import { expect, it } from 'vitest';
import { quotesOf, veilAddresses } from './dry-run.ts';

it.each([
  ['wholesale@northwind.example', 'w…@northwind.example'],
  ['Found trade.desk+eu@shop.northwind.co.uk on the page', 'Found t…@shop.northwind.co.uk on the page'],
  ['Write to trade.desk [at] northwind (dot) example', 'Write to t… [at] northwind (dot) example'],
  ['Read https://northwind.example/@team', 'Read https://northwind.example/@team'],
])('veils the addresses in “%s” and nothing else', (text, veiled) => {
  expect(veilAddresses(text)).toBe(veiled);
});

it('quotes a sentence once that answers several questions', () => {
  const url = 'https://northwind.example/wholesale';
  const statements = [
    'We sell to shops from $250.',
    'We sell to shops from $250.',
    'No Amazon.',
    'Net 30.',
  ].map((sentence) => ({ sentence, url }));
  expect(quotesOf(statements).map(({ sentence }) => sentence)).toEqual([
    'We sell to shops from $250.',
    'No Amazon.',
  ]);
});
