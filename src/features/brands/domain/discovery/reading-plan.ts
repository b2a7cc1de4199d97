import type { ApplicationForm } from '../contact/application-forms.ts';
import type { Contact } from '../contact/rank-addresses.ts';
import type { PageKind } from '../page/wording.ts';
import { isGeneralTerms, worthForPolicy } from '../policy/pages-to-read.ts';
import { type NextPage, pageKey } from './contact-pages.ts';

/** What has been found so far, as far as it decides whether to read on. */
export interface Findings {
  best: Pick<Contact, 'score'> | undefined;
  forms: readonly ApplicationForm[];
}

const GOOD_ENOUGH = 90;
const SALES_DESK = 72;
const SALES_MANAGER = 80;
const SOMETHING = 20;
/** Less is customer service, or a person of whom nothing is known. */
const FOR_EVERYBODY = 55;

/** An address that is named or given for wholesale: nothing better is to be found. */
export const isGoodEnough = ({ best }: Findings): boolean => (best?.score ?? 0) >= GOOD_ENOUGH;

/** Pages of a kind that are read at most, since the third of a kind rarely says more. */
const MOST_OF_A_KIND: Partial<Record<PageKind, number>> = {
  application: 2,
  wholesale: 3,
  contact: 2,
  support: 1,
  about: 1,
  legal: 1,
};

/** Which pages of a site to read next, in as few requests as it takes. */
export class ReadingPlan {
  readonly #queue: NextPage[] = [];
  /** What isn't worth reading for addresses. */
  readonly #passedBy: NextPage[] = [];
  readonly #asked = new Set<string>();
  readonly #seen = new Set<string>();
  /** Pages that were really there, by the addresses to which redirects led. */
  readonly #done = new Set<string>();
  readonly #read = new Map<PageKind, number>();

  constructor(homeUrl: string) {
    this.#seen.add(pageKey(homeUrl));
    this.#done.add(pageKey(homeUrl));
  }

  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  isNew({ url }: NextPage): boolean {
    return !this.#seen.has(pageKey(url));
  }

  /** Many a shop sends what it hasn't got to its front page. */
  hasRead(url: string): boolean {
    return this.#done.has(pageKey(url));
  }

  add(pages: readonly NextPage[]): void {
    for (const page of pages) {
      const key = pageKey(page.url);
      if (this.#seen.has(key) && !this.#isRaisedBy(page, key)) continue;
      this.#seen.add(key);
      this.#queue.push(page);
    }
    this.#queue.sort((one, other) => other.worth - one.worth);
  }

  /** A page that waits, or was left, is another one when a page for shops leads to it: it is taken out for that. */
  #isRaisedBy({ worth }: NextPage, key: string): boolean {
    for (const pages of [this.#queue, this.#passedBy]) {
      const at = pages.findIndex((page) => page.worth < worth && pageKey(page.url) === key);
      if (at === -1) continue;
      pages.splice(at, 1);
      return true;
    }
    return false;
  }

  markRead(url: string, kind: PageKind): void {
    this.#seen.add(pageKey(url));
    this.#done.add(pageKey(url));
    this.markKind(kind);
  }

  /** What a page turned out to be, whatever its link promised. */
  markKind(kind: PageKind): void {
    this.#read.set(kind, (this.#read.get(kind) ?? 0) + 1);
  }

  /** A page that promised to speak to shops, and lists some: nothing of that kind has been read with it. */
  unmarkKind(kind: PageKind): void {
    const left = (this.#read.get(kind) ?? 0) - 1;
    if (left > 0) this.#read.set(kind, left);
    else this.#read.delete(kind);
  }

  next(findings: Findings): NextPage | undefined {
    for (;;) {
      const page = this.#queue.shift();
      if (!page) return undefined;
      const read = this.#read.get(page.kind) ?? 0;
      if (isGoodEnough(findings)) {
        this.#passedBy.push(page);
        return undefined;
      }
      if (read < (MOST_OF_A_KIND[page.kind] ?? 2) && isWorthReading(page, findings, this.#read)) return page;
      this.#passedBy.push(page);
    }
  }

  /**
   * A page that was left: one that lists shops often says at its end how to become one, and what a house says of
   * itself may name its owner.
   */
  nextOf(kind: PageKind, isMeant: (page: NextPage) => boolean = () => true): NextPage | undefined {
    return [...this.#passedBy, ...this.#queue].find(
      (page) => page.kind === kind && !this.hasRead(page.url) && isMeant(page),
    );
  }

  /** Where customer service is all that is known, the law has more said: on the imprint, and in the terms of business. */
  lastPages(findings: Findings): NextPage[] {
    if (!this.lacksAll(findings)) return [];
    const terms = this.nextOf('legal', ({ url }) => isGeneralTerms(url));
    return [this.nextOf('imprint'), terms].filter((page) => page !== undefined);
  }

  /** Not even an address for everybody is known: a list of all pages is worth its requests. */
  lacksAll({ best, forms }: Findings): boolean {
    return (best?.score ?? 0) < FOR_EVERYBODY && forms.length === 0;
  }

  /** Of the pages that were left, the one that is likeliest to say how the brand sells to shops. */
  nextForPolicy(findings: Findings): NextPage | undefined {
    // Who has a desk for shops sells to them, whether or not a page says so.
    const isTradeRead = this.hasTradePage || isGoodEnough(findings);
    const worth = ({ url, kind }: NextPage) => worthForPolicy(url, kind, isTradeRead);
    const left = [...this.#passedBy, ...this.#queue].filter(
      ({ url }) => !this.hasRead(url) && !this.#asked.has(url),
    );
    let best: NextPage | undefined;
    for (const page of left) if (worth(page) > (best ? worth(best) : 0)) best = page;
    if (best) this.#asked.add(best.url);
    return best;
  }

  /** Whether guesses (well-known paths, the sitemap) are worth their requests: only where links led nowhere. */
  needsGuesses({ best, forms }: Findings): boolean {
    return (!best || best.score < SOMETHING) && forms.length === 0;
  }

  /** Nobody who reads what shops write is known yet. */
  lacksDesk({ best, forms }: Findings): boolean {
    return (best?.score ?? 0) < SALES_DESK && forms.length === 0;
  }

  get hasTradePage(): boolean {
    return this.#read.has('application') || this.#read.has('wholesale');
  }

  /** Nobody but an address for everybody is known, and no page for shops was linked. */
  lacksTradePage(findings: Findings): boolean {
    return this.lacksDesk(findings) && !this.hasTradePage;
  }
}

const PEOPLE = /team|people|staff|equipe|equipo/i;

function isWorthReading(
  page: NextPage,
  { best, forms }: Findings,
  read: ReadonlyMap<PageKind, number>,
): boolean {
  const score = best?.score ?? 0;
  switch (page.kind) {
    case 'application':
    case 'wholesale':
      // With a form and an address, a further trade page adds little.
      return !(forms.length > 0 && score > SOMETHING);
    case 'contact':
      return score < SALES_DESK && !(score > SOMETHING && (forms.length > 0 || read.has('contact')));
    case 'imprint':
    case 'partners':
      return (
        score <= SOMETHING ||
        (page.kind === 'partners' && score < SALES_DESK && forms.length === 0 && !read.has('wholesale'))
      );
    case 'about':
      // A page for shops that names nobody may speak of somebody on the page of the house's people.
      return (
        score <= SOMETHING ||
        (PEOPLE.test(page.url) &&
          (read.has('wholesale') || read.has('application')) &&
          score < SALES_MANAGER &&
          forms.length === 0)
      );
    default:
      return score <= SOMETHING && (forms.length === 0 || page.kind !== 'legal');
  }
}
