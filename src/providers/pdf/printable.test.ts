import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['Acme™ “Bœuf” … 5 € – naïve', 'Acme™ “Bœuf” … 5 € – naïve'],
  ['Łódź Çağlar Dvořák', 'Lódz Çaglar Dvorák'],
  ['e\u0301clair', 'éclair'],
  ['№ 5 ﬁne ½', 'No 5 fine ½'],
  ['PO \u202e12\u200b', 'PO 12'],
  ['日本', '??'],
  ['two\nlines', 'two\nlines'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
