import { describe, expect, it } from 'vitest';
import { said } from './fixtures/said.ts';

const TERMS = '<main><h1>Wholesale</h1><p>The minimum opening order is $300.</p></main>';
const BARE = '<p>The minimum opening order is $300.</p>';
const DRAWER = '<p>Minimum order $35 for free shipping.</p>';

describe('what stands behind something hidden is read, and what stands in it is no word to shops', () => {
  it.each([
    ['an element of a shop system’s own', `<cart-drawer hidden>${DRAWER}</cart-drawer>`],
    [
      'one with a long name',
      `<header-search-drawer-component hidden>${DRAWER}</header-search-drawer-component>`,
    ],
    ['one in capitals', `<CART-DRAWER HIDDEN>${DRAWER}</CART-DRAWER>`],
    ['one in another', `<x-a hidden><x-a hidden>${DRAWER}</x-a>${DRAWER}</x-a>`],
    ['one called as an element begins', `<nav-drawer hidden>${DRAWER}</nav-drawer>`],
    ['one for those who are read to', `<cart-drawer aria-hidden="true">${DRAWER}</cart-drawer>`],
    ['one that can’t be reached', `<div class="drawer drawer--right" inert>${DRAWER}</div>`],
    ['one hidden in its style', `<mini-bag style="display: none">${DRAWER}</mini-bag>`],
    ['one that the style sheet hides', `<div class="mini-cart">${DRAWER}</div>`],
    [
      'one with a button that opens it',
      `<button aria-controls="Cart">1</button><cart-drawer id="Cart" hidden>${DRAWER}</cart-drawer>`,
    ],
    ['a window that is shut', `<dialog class="promo">${DRAWER}</dialog>`],
    ['a window that pops over', `<div popover id="promo">${DRAWER}</div>`],
    ['a template', `<template id="row">${DRAWER}</template>`],
    ['a hidden entry without an end', `<ul><li hidden>Minimum order $35<li>Mugs</ul>`],
    ['a hidden paragraph without an end', `<p hidden>Minimum order $35<p>Mugs</p>`],
    ['a hidden image', '<img hidden src="/a.png">'],
  ])('%s', (_, markup) => {
    expect(said('minimum_opening_order', `<header>${markup}</header>${TERMS}`)).toBe('300 USD');
    expect(said('minimum_opening_order', `<div>${markup}</div>${BARE}`)).toBe('300 USD');
    expect(said('minimum_opening_order', `<header>${markup}</header>`)).toBeUndefined();
  });

  it.each([
    ['a drawer', `<cart-drawer hidden>${DRAWER}`],
    ['a division', `<div hidden>${DRAWER}`],
    ['a window', `<dialog>${DRAWER}`],
    ['a template', `<template>`],
    ['a menu', '<nav><a href="/">Home</a>'],
    ['a drawing', '<svg viewBox="0 0 1 1">'],
  ])('where %s is never closed', (_, markup) => {
    expect(said('minimum_opening_order', `<div>${markup}${TERMS}</div>`)).toBe('300 USD');
  });

  it('where the whole page is hidden until its script has run', () => {
    expect(said('minimum_opening_order', `<div id="app" style="visibility:hidden">${TERMS}</div>`)).toBe(
      '300 USD',
    );
  });
});

describe('what a reader can open, or sees, is read', () => {
  it.each([
    ['an answer that is folded', `<details><summary>Terms</summary>${BARE}</details>`],
    ['a panel of questions', `<div class="accordion__panel" hidden>${BARE}</div>`],
    [
      'a part with a button that shows it',
      `<button aria-controls="terms">Terms</button><div id="terms" hidden>${BARE}</div>`,
    ],
    [
      'a window with a button that shows it',
      `<button commandfor="terms" command="show-modal">Terms</button><dialog id="terms">${BARE}</dialog>`,
    ],
    ['a window that is open', `<dialog open>${BARE}</dialog>`],
    ['what is found by a search', `<div hidden="until-found">${BARE}</div>`],
    ['an ornament', `<div aria-hidden="true">${BARE}</div>`],
    [
      'elements of a shop system’s own',
      `<template-part><script-block><style-box>${BARE}</style-box></script-block></template-part>`,
    ],
    ['a cookie bakery’s page', `<section id="cookies" class="cookie-boxes our-cookies">${BARE}</section>`],
    ['a page with a cart', `<div class="page has-cart-drawer cart-open">${BARE}</div>`],
  ])('%s', (_, markup) => {
    expect(said('minimum_opening_order', markup)).toBe('300 USD');
  });
});

it('a banner about cookies is nobody’s word to shops, and hides nothing behind it', () => {
  const says = '<p>We and our partners store data. Contact privacy@consent.test to exercise your rights.</p>';
  for (const tag of [
    'div id="shopify-pc__banner"',
    'div id="onetrust-consent-sdk"',
    'div id="CybotCookiebotDialog"',
    'div class="cky-consent-bar"',
    'aside class="site-banner cookie-banner is-open"',
    'section aria-label="Cookie banner"',
    'cookie-consent',
  ]) {
    const banner = `<${tag}>${says}</${tag.split(' ')[0]}>`;
    expect([tag, said('takes_wholesale', `${banner}<h1>Wholesale</h1>`)]).toEqual([tag, undefined]);
    expect([tag, said('minimum_opening_order', banner + TERMS)]).toEqual([tag, '300 USD']);
  }
});

it.each([
  'Contact the consent manager at rights@consent.test to exercise your rights.',
  'Write to dpo@acme.com to have your personal data deleted.',
  'Wenden Sie sich an dsb@acme.com, um Ihre Rechte auszuüben.',
  'Écrivez à rgpd@acme.com pour exercer vos droits.',
  'Escriba a lopd@acme.com para ejercer sus derechos de acceso.',
  'Scrivi a gdpr@acme.com per esercitare i tuoi diritti.',
  'Mail avg@acme.com om je gegevens te laten verwijderen.',
])('what every visitor may ask about data says nothing to shops: %s', (sentence) => {
  expect(said('takes_wholesale', `<h1>Wholesale</h1><p>${sentence}</p>`)).toBeUndefined();
});

it('a page of hidden elements without an end is read to its end', () => {
  const many = '<b hidden>x<i class="cart-drawer">y'.repeat(9_000);
  expect(said('minimum_opening_order', `${many}${BARE}`)).toBe('300 USD');
});
