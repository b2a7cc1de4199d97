import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

it.each([
  ['Oldham Whistle Co', 'Oldham Whistle Co Steel Referee Whistle', 'Steel Referee Whistle'],
  ['Oldham Whistle Co', 'Oldham Whistle Steel Referee Whistle', 'Steel Referee Whistle'],
  ['Oldham Whistle', 'Oldham Whistle Co. Steel Referee Whistle', 'Steel Referee Whistle'],
  ['Acme', 'Acme Cold Brew Maker', 'Cold Brew Maker'],
])('the brand %s is cut from “%s”, with its company form', (brand, title, name) => {
  expect(productName(title, brand)).toBe(name);
});
