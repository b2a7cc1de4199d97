import { expect, it } from 'vitest';
import { veilAddresses } from './dry-run.ts';

it.each([
  ['wholesale@northwind.example', 'w…@northwind.example'],
  ['Found trade.desk+eu@shop.northwind.co.uk on the page', 'Found t…@shop.northwind.co.uk on the page'],
  ['Read https://northwind.example/@team', 'Read https://northwind.example/@team'],
])('veils the addresses in “%s” and nothing else', (text, veiled) => {
  expect(veilAddresses(text)).toBe(veiled);
});
