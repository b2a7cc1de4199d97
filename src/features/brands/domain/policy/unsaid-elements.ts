import { inLines } from '../../../../kernel/in-lines.ts';
import { attribute } from '../page/page-scan.ts';

/** What no reader sees, and menus. */
const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'select',
  'textarea',
  'iframe',
]);
/** Of these the rest of the page is a part where they are never closed. */
const RAW = new Set(['script', 'style', 'textarea', 'iframe', 'noscript']);
const EMPTY = new Set('br hr img input meta link wbr source area base col embed track param'.split(' '));
/** Closed by the next of their kind. */
const OPEN_ENDED = new Set('p li dt dd td th tr option'.split(' '));

const MAY_BE_UNSAID =
  /hidden|display|font-size|inert|popover|^<dialog|cookie|consent|gdpr|drawer|cart|basket|off-?canvas|cmplz|cky-|shopify-pc|onetrust|didomi|usercentrics|iubenda|osano|termly|klaro|truste/i;
const HIDES =
  /\shidden(?=[\s=>/])(?!\s*=\s*["']?until-found)|style\s*=\s*["'][^"'<>]*?(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9]))/i;
/** A window over the page that is shut. */
const SHUT = /^<dialog\b(?![^>]*\sopen[\s=>])|\spopover(?=[\s=>/])/i;
/** What stands outside the window for those who are read to: so is a window that is shut, and much that is only an ornament. */
const UNREACHED = /\s(?:aria-hidden\s*=\s*["']?true|inert(?=[\s=>/]))/i;
/** What opens when a reader asks for it: the answers of a list of questions. */
const OPENS =
  /\srole\s*=\s*["']?(?:region|tabpanel)|class\s*=\s*["'][^"']*(?:accordion|collaps|answer|panel|toggle|faq|tab-|(?<![a-z])tabs?(?![a-z])|content)|\sdata-tab(?=[\s=>/-])/i;

/** What shops lay over their pages, by the words of its name. */
const DRAWER = /drawer|off-?canvas|(?:mini|side|ajax)-?(?:cart|basket)|cart-?(?:popup|modal|notification)/i;
/** Those that the style sheet alone shuts are known by their whole names. */
const CART =
  /(?:^| )(?:(?:cart|basket)-?drawer|drawer-?cart|(?:mini|side)-?cart|cart-?(?:sidebar|flyout|popup|notification))(?= |$)/i;
const CONSENT = new RegExp(
  inLines`
    (?:^|[ _-])(?:
      (?:cookie|consent|gdpr)s?[-_ ]?(?:
        banner|bar|notice|consent|law|popup|modal|overlay|dialog|settings|preferences|hinweis|warning|
        manager
      )|
      privacy[-_]?consent|cookiebanner|onetrust|cybotcookiebot|cky|cmplz|didomi|usercentrics|iubenda-cs|
      osano|termly|klaro|truste|shopify-pc__
    )(?=[ _-]|[a-z]*(?: |$))
  `,
  'i',
);

/** What never closes is looked for to the end of the page: a page of little else would take for ever. */
const MOST_UNCLOSED = 20;
/** "<p hidden>". */
const SHORTEST = 10;
const LONGEST_NAME = 80;

/**
 * The elements of a page in which nothing is said to shops: hidden ones, menus, and what lies over the page, as do a cart
 * that is shut and a banner about cookies.
 */
export class UnsaidElements {
  readonly #body: string;
  #opened: Set<string> | undefined;
  #unclosed = 0;

  constructor(body: string) {
    this.#body = body;
  }

  /** Where to go on behind the element whose tag stands there; undefined where it is read. */
  endOf(name: string, open: number, end: number): number | undefined {
    if (SKIPPED.has(name)) return this.#endOfSkipped(name, end);
    if (end - open < SHORTEST || EMPTY.has(name) || name === 'body' || name === 'html') return undefined;
    const tag = this.#body.slice(open, end);
    if (!MAY_BE_UNSAID.test(tag) || tag.endsWith('/>')) return undefined;
    const [whole = name] = /^[\w-]+/.exec(tag.slice(1, LONGEST_NAME)) ?? [];
    if (!this.#isUnsaid(tag, whole)) return undefined;
    const close = this.#closeOf(whole.toLowerCase(), end);
    return close === undefined ? this.#endOfUnclosed(name, end) : this.#beforeThePage(end, close);
  }

  #isUnsaid(tag: string, name: string): boolean {
    const id = attribute(tag, 'id');
    const called = [name, id, attribute(tag, 'class'), attribute(tag, 'aria-label')].join(' ');
    if (CART.test(called) || CONSENT.test(called)) return true;
    if (DRAWER.test(called)) return HIDES.test(tag) || SHUT.test(tag) || UNREACHED.test(tag);
    if (!(HIDES.test(tag) && !OPENS.test(tag)) && !SHUT.test(tag)) return false;
    this.#opened ??= idsOpenedIn(this.#body);
    return id === undefined || !this.#opened.has(id);
  }

  #endOfSkipped(name: string, from: number): number {
    const close = this.#closeOf(name, from);
    if (close === undefined) return RAW.has(name) ? this.#body.length : from;
    return name === 'nav' ? this.#beforeThePage(from, close) : close;
  }

  /** Behind the closing tag of an element, with elements of its name in it; undefined where it is never closed. */
  #closeOf(name: string, from: number): number | undefined {
    if (this.#unclosed > MOST_UNCLOSED) return undefined;
    const body = this.#body;
    const tags = tagsOf(name);
    tags.lastIndex = from;
    let depth = 1;
    for (let tag = tags.exec(body); tag; tag = tags.exec(body)) {
      if (name === 'p' && tag[1] !== '/') return tag.index;
      depth += tag[1] === '/' ? -1 : 1;
      if (depth === 0) return behindTag(body, tag.index);
      if (SKIPPED.has(name) && name !== 'nav') depth = 1;
    }
    this.#unclosed += 1;
    return undefined;
  }

  /**
   * What isn't closed ends where something around it does, and that may be the page: but not behind where the page's
   * own text begins. A window that is shut may have a title of the first order, and the page's own comes behind it.
   */
  #beforeThePage(from: number, close: number): number {
    const inside = this.#body.slice(from, close);
    const own = OWN_TEXT.exec(inside);
    if (!own) return close;
    const main = MAIN.exec(inside);
    if (main) return from + main.index;
    return OWN_TEXT.test(this.#body.slice(close)) ? close : from + own.index;
  }

  /** A list's entry without an end ends with the next; of anything else only its own tag is known to be hidden. */
  #endOfUnclosed(name: string, from: number): number {
    if (!OPEN_ENDED.has(name)) return from;
    const tags = tagsOf(name);
    tags.lastIndex = from;
    return tags.exec(this.#body)?.index ?? from;
  }
}

const MAIN = /<main[\s>]/i;
const OWN_TEXT = /<(?:main|h1)[\s>]/i;

/** What a button on the page shows: its reader may ask for it. */
function idsOpenedIn(body: string): Set<string> {
  const ids = body.matchAll(
    /\s(?:aria-controls|popovertarget|commandfor|data-(?:bs-)?target)="#?([^"]{1,200})"/gi,
  );
  return new Set([...ids].flatMap(([, named = '']) => named.split(/\s+/)));
}

const tagPatterns = new Map<string, RegExp>();

function tagsOf(name: string): RegExp {
  let tags = tagPatterns.get(name);
  if (!tags) {
    tags = new RegExp(`<(/?)${name}(?=[\\s>/])`, 'gi');
    if (!name.includes('-')) tagPatterns.set(name, tags);
  }
  return tags;
}

function behindTag(body: string, open: number): number {
  const close = body.indexOf('>', open);
  return close === -1 ? body.length : close + 1;
}
