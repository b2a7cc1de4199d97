import { expect, it } from 'vitest';
import { plainTextOf } from './html-text.ts';

it.each(['svg', 'object', 'select', 'iframe', 'textarea', 'title', 'noscript', 'template', 'head'])(
  'an unclosed <%s> hides nothing of what a mail says',
  (name) => {
    expect(plainTextOf(`<p>Hello,</p><${name} id="a"><p>our minimum is $250.</p>`)).toBe(
      'Hello,\nour minimum is $250.',
    );
  },
);

it.each(['style', 'script'])('an unclosed <%s> hides its own words, and no paragraph', (name) => {
  expect(plainTextOf(`<p>Hello,</p><${name}>p { color: red }<p>our minimum is $250.</p>`)).toBe(
    'Hello,\nour minimum is $250.',
  );
});

it('what is closed hides what stands in it, and no more', () => {
  const html =
    '<head><title>Wholesale</title><style>p > b { }</style></head><p>Hello <svg><text>x</text></svg>you</p>';
  expect(plainTextOf(html)).toBe('Hello you');
  expect(plainTextOf('<style>a</style><p>One</p><style>b<p>Two</p>')).toBe('One\nTwo');
});

it('reads a mail of nothing but open elements, however long it is', () => {
  expect(plainTextOf(`${'<svg><style>'.repeat(80_000)}<p>Hello</p>`)).toBe('Hello');
});
