import type { CasePage, DiscoveryCase, ExpectedFindings, SearchHit, Stated } from '../case.ts';
import { type Frame, plain } from './frames.ts';

export interface Sketch {
  brand: string;
  host: string;
  titles: readonly [string, string];
  category?: string;
  lang?: string;
  frame?: Frame;
  /** What the strip above the menu says, and what the foot says beside its links. */
  bar?: string;
  foot?: string;
  home?: string;
  /** By path: its name in the menu, and what it says. A name with "-" before it stands in the foot alone. */
  pages: Readonly<Record<string, readonly [string, string]>>;
  /** Other answers of the search engine; those after `null` stand below the brand's own. */
  search?: readonly (SearchHit | null)[];
  /** Other hosts, and pages of this one that aren't in the frame. */
  more?: DiscoveryCase['hosts'];
  raw?: Readonly<Record<string, CasePage>>;
  expected: Partial<ExpectedFindings>;
}

export function site(sketch: Sketch): DiscoveryCase {
  const { brand, host, titles, category, frame = plain, pages, search = [], more, raw, expected } = sketch;
  const entries = Object.entries(pages);
  const link = ([path, [name]]: (typeof entries)[number]) => ({ path, name: name.replace(/^-/, '') });
  const parts = {
    brand,
    host,
    lang: sketch.lang ?? 'en',
    menu: entries.filter(([, [name]]) => !name.startsWith('-')).map(link),
    links: entries.map(link),
    titles,
    bar: sketch.bar ?? '',
    foot: sketch.foot ?? '',
  };
  const at = search.indexOf(null);
  const above = at < 0 ? [] : search.slice(0, at);
  const below = at < 0 ? search : search.slice(at + 1);
  const own = hit(
    `https://${host}/`,
    `${brand} – ${titles[0]}`,
    `${titles[0]}, ${titles[1]} and more from ${brand}.`,
  );
  return {
    brand,
    productTitles: titles,
    ...(category && { category }),
    search: [...above, own, ...below].filter((one) => one !== null),
    hosts: {
      [host]: {
        '/': frame(parts, '', sketch.home ?? '', true),
        ...Object.fromEntries(
          entries.map(([path, [name, text]]) => [path, frame(parts, name.replace(/^-/, ''), text, false)]),
        ),
        ...raw,
      },
      ...more,
    },
    expected: { website: host, wayIn: { kind: 'none' }, traps: [], policy: {}, ...expected },
  };
}

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });
export const says = <Value>(
  path: string,
  value: Value,
  words: string,
  ...furtherWords: string[]
): Stated<Value> => ({ value, words, path, ...(furtherWords.length > 0 && { furtherWords }) });
export const writeTo = (...anyOf: string[]) => ({ kind: 'address', anyOf }) as const;
export const fillIn = (...anyOf: string[]) => ({ kind: 'form', anyOf }) as const;

export const mail = (address: string, text = address) => `<a href="mailto:${address}">${text}</a>`;

/** As Cloudflare hides an address from those who don't run its script. */
export function veiled(address: string): string {
  const key = 0x2b;
  const hex = [key, ...[...address].map((sign) => sign.charCodeAt(0) ^ key)]
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`;
}

export const form = (button: string, ...labels: string[]) =>
  `<form method="post" action="#">${labels
    .map(
      (label, at) =>
        `<label for="f${at}">${label}</label><input id="f${at}" name="field_${at}" type="${/mail/i.test(label) ? 'email' : 'text'}" required>`,
    )
    .join('')}<textarea name="message"></textarea><button type="submit">${button}</button></form>`;

export const faq = (...pairs: [string, string][]) =>
  pairs.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join('');

export const accordion = (...pairs: [string, string][]) =>
  `<div class="accordion">${pairs
    .map(
      ([head, text], at) =>
        `<div class="accordion__item"><button aria-expanded="false" aria-controls="panel-${at}">${head}</button><div id="panel-${at}" class="accordion__panel" hidden><p>${text}</p></div></div>`,
    )
    .join('')}</div>`;

export const bullets = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const numbered = (...items: string[]) =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** A heading of terms with what stands under it, in one paragraph. */
export const clause = (heading: string, ...sentences: string[]) =>
  `<h3>${heading}</h3><p>${sentences.join(' ')}</p>`;

export const table = (...rows: [string, string][]) =>
  `<table class="terms"><tbody>${rows.map(([head, cell]) => `<tr><th>${head}</th><td>${cell}</td></tr>`).join('')}</tbody></table>`;

export const page = (title: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
