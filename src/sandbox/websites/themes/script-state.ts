import { ESCAPED_AT } from '../addresses.ts';
import type { Dress, PlannedPage, SitePlan } from '../plan.ts';
import { themeScript, themeStyle } from './ballast.ts';
import { head } from './dressing.ts';

const TAGS: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** JSON as frameworks put it into a page: nothing in it can end the script element. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<>&]/g, (letter) => TAGS[letter] ?? letter)
    .replaceAll(ESCAPED_AT, '\\u0040');

const stateOf = (plan: SitePlan, page: PlannedPage): object => ({
  site: { name: plan.name, locale: plan.language, navigation: [...plan.menu, ...plan.footerMenu] },
  page: { slug: page.path, title: page.title, sections: page.blocks() },
  footer: { lines: plan.footer },
});

/** Next.js: the page's properties stand in a JSON script, the HTML is a shell. */
export const nextData: Dress = (plan, page) => {
  const half = Math.ceil(plan.ballastKb / 2);
  const data = {
    props: { pageProps: stateOf(plan, page), __N_SSG: true },
    page: '/[[...slug]]',
    query: { slug: page.path.split('/').filter(Boolean) },
    buildId: 'kQ1xJr2Zb0uT9',
    isFallback: false,
  };
  return `<!DOCTYPE html><html lang="${plan.language}">${head(plan, page, `<link rel="preload" href="/_next/static/css/4f1c.css" as="style"/><script defer="" src="/_next/static/chunks/main-7c1f.js"></script>${themeStyle('css', half)}`)}<body><div id="__next"><div class="layout_root__x1Q2a"><div class="spinner_ring__b7"></div></div></div><script id="__NEXT_DATA__" type="application/json">${safeJson(data)}</script>${themeScript('chunk', half)}</body></html>`;
};

/** A single-page application: the state is assigned in a script, at some sites as a string that is JSON itself. */
export const windowState: Dress = (plan, page) => {
  const half = Math.ceil(plan.ballastKb / 2);
  const state = safeJson(stateOf(plan, page));
  const quoted = plan.ballastKb % 12 === 0;
  const assigned = quoted ? `JSON.parse(${JSON.stringify(state)})` : state;
  return `<!doctype html><html lang="${plan.language}">${head(plan, page, themeStyle('app', half))}<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script>window.__STATE__ = ${assigned};</script><script src="/assets/index-DkQ1x.js" type="module"></script>${themeScript('app', half)}</body></html>`;
};
