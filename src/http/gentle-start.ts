/** The framework's own: it fetches and evaluates all that the page's frame is made of in one go. */
const START =
  /<script type="module" async="">\s*import "([^"]+)";\s*import \* as route0 from "([^"]+)";\s*window\.__reactRouterRouteModules = \{"root":route0\};\s*import\("([^"]+)"\);<\/script>/;

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/** A tab in the background is never painted, and a stylesheet may hang. */
const LONGEST_WAIT_MS = 1_000;
/** What may be evaluated at once; on a phone that is several times as long. */
const SLICE_MS = 4;

/**
 * Has a page that shows its outline first paint it, and only then fetch its scripts, which would take the line from what
 * it is painted with; then evaluate them with pauses in which the browser can answer whoever scrolls or follows a link.
 * How numbers and dates are written, a browser finds out when the first one is, which takes a phone 50 ms: that is done
 * while the scripts are on their way.
 */
export function startingGently(html: string): string {
  const start = START.exec(html);
  if (!start) return html;
  const [script, manifest = '', root = '', entry = ''] = start;
  const modules = [...html.matchAll(PRELOADS)].map(([, href = '']) => href);
  const fetched = [...new Set([manifest, entry, root, ...modules])];
  // The entry begins to draw, and wants the root to be there; that would evaluate all that it imports at once.
  const evaluated = [manifest, ...modules.filter((module) => module !== entry && module !== root)];
  const code = `
const pause = () => new Promise((go) => setTimeout(go));
const painted = new Promise((go) => {
  setTimeout(go, document.hidden ? 0 : ${LONGEST_WAIT_MS});
  requestAnimationFrame(() => setTimeout(go));
});
await painted;
for (const href of ${JSON.stringify(fetched)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const Format of [Intl.NumberFormat, Intl.DateTimeFormat]) {
  await pause();
  new Format('en-US');
}
for (const href of ${JSON.stringify(evaluated)}) {
  const before = performance.now();
  await import(href);
  if (performance.now() - before > ${SLICE_MS}) await pause();
}
window.__reactRouterRouteModules = { root: await import(${JSON.stringify(root)}) };
await pause();
import(${JSON.stringify(entry)});
`;
  return html.replace(PRELOADS, '').replace(script, () => `<script type="module">${code}</script>`);
}
