import { expect, it } from 'vitest';
import { startingGently } from './gentle-start.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/framework.js"/><link rel="modulepreload" href="/assets/root.js"/>
<link rel="modulepreload" href="/assets/entry.js"/></head><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script>`;

it('fetches no script before the page is painted', () => {
  const page = startingGently(PAGE);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page.slice(0, page.indexOf('await painted'))).not.toMatch(/import|assets/);
});

it('fetches all at once, then evaluates what others import first, and the entry last', () => {
  const page = startingGently(PAGE);
  const [fetched, evaluated] = [...page.matchAll(/for \(const href of (\[.*?\])\)/g)].map(([, list = '']) =>
    JSON.parse(list),
  );
  expect(fetched.toSorted()).toEqual(
    ['entry', 'framework', 'manifest', 'root'].map((name) => `/assets/${name}.js`),
  );
  expect(evaluated).toEqual(['/assets/manifest.js', '/assets/framework.js']);
  expect(page).toMatch(
    /root: await import\("\/assets\/root\.js"\) \};[\s\S]*import\("\/assets\/entry\.js"\);\s*<\/script>$/,
  );
});

it('has the browser learn to write numbers and dates while the scripts are on their way', () => {
  const page = startingGently(PAGE);
  const place = page.indexOf('[Intl.NumberFormat, Intl.DateTimeFormat]');
  expect(place).toBeGreaterThan(page.indexOf("rel: 'modulepreload'"));
  expect(page.slice(0, place)).not.toContain('await import');
});

it('leaves a page as it is whose start it doesn’t know', () => {
  expect(startingGently('<script src="/assets/a.js"></script>')).toBe('<script src="/assets/a.js"></script>');
});
