import type {
  CasePage,
  DiscoveryCase,
  ExpectedFindings,
  ExpectedPolicy,
  SearchHit,
  Stated,
} from '../case.ts';

/** One small site: its front page's text and its other pages, in a menu that names them. */
export interface SmallSite {
  brand: string;
  host: string;
  line: string;
  titles: readonly [string, string];
  lang?: string;
  /** "Label /path". */
  menu: readonly string[];
  footer?: string;
  head?: string;
  home: string;
  pages?: Readonly<Record<string, readonly [title: string, body: string] | CasePage>>;
  /** Hits before its own. */
  before?: readonly SearchHit[];
  elsewhere?: DiscoveryCase['hosts'];
  /** Null where the brand has none that can be found. */
  website?: string | null;
  wayIn: ExpectedFindings['wayIn'];
  traps?: readonly string[];
  policy?: ExpectedPolicy;
}

export function small(site: SmallSite): DiscoveryCase {
  const { host, brand, line, titles, website = host } = site;
  const pages: Record<string, CasePage> = { '/': print(site, '', site.home) };
  for (const [path, page] of Object.entries(site.pages ?? {}))
    pages[path] = isPrinted(page) ? page : print(site, page[0], `<h1>${page[0]}</h1>${page[1]}`);
  const own = {
    url: `https://${host}/`,
    title: `${brand} | ${line}`,
    content: `${line}. ${titles.join(', ')}`,
  };
  return {
    brand,
    productTitles: titles,
    search: [...(site.before ?? []), own],
    hosts: { ...site.elsewhere, [host]: pages },
    expected: { website, wayIn: site.wayIn, traps: site.traps ?? [], policy: site.policy ?? {} },
  };
}

const isPrinted = (page: readonly [string, string] | CasePage): page is CasePage => !Array.isArray(page);

function print(
  { brand, line, lang = 'en', menu, footer = '', head = '', titles }: SmallSite,
  title: string,
  body: string,
) {
  const links = menu.map((entry) => {
    const at = entry.lastIndexOf(' ');
    return `<li><a href="${entry.slice(at + 1)}">${entry.slice(0, at)}</a></li>`;
  });
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title === '' ? `${brand} | ${line}` : `${title} – ${brand}`}</title>${head}</head>
<body><header><a href="/">${brand}</a><nav><ul>${links.join('')}</ul></nav></header>
<main>${body}${title === '' ? `<ul>${titles.map((one) => `<li>${one}</li>`).join('')}</ul>` : ''}</main>
<footer><p>© 2026 ${brand}</p>${footer}</footer></body></html>`;
}

export const mail = (address: string): string => `<a href="mailto:${address}">${address}</a>`;
export const writeTo = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'address', anyOf });
export const applyAt = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'form', anyOf });
export const NOBODY: ExpectedFindings['wayIn'] = { kind: 'none' };
export const says = <Value>(
  value: Value,
  words: string,
  path: string,
  ...furtherWords: string[]
): Stated<Value> => ({
  value,
  words,
  path,
  ...(furtherWords.length > 0 && { furtherWords }),
});
export const yes = (words: string, path: string): Stated<'yes'> => says('yes', words, path);

/** As Cloudflare prints an address. */
export function cloaked(address: string, key = 0x5a): string {
  const hex = [key, ...[...address].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`;
}

export const form = (action: string, ...labels: string[]): string =>
  `<form method="post" action="${action}">${labels.map(field).join('')}<button>Send</button></form>`;

function field(label: string): string {
  const name = label.toLowerCase().replace(/\W+/g, '_');
  return name === 'message'
    ? `<label>${label}<textarea name="${name}"></textarea></label>`
    : `<label>${label}<input name="${name}"></label>`;
}
