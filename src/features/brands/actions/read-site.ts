import type { SiteOwner } from '../domain/contact/address-traps.ts';
import { mayHaveDoor, newcomersFirst } from '../domain/contact/application-forms.ts';
import {
  contactPagesOf,
  habitsOf,
  type NextPage,
  otherPagesOf,
  pagesLedTo,
  readSitemap,
  type SiteHabits,
  wellKnownPages,
} from '../domain/discovery/contact-pages.ts';
import type { DiscoveryBudget, TrailStep } from '../domain/discovery/discovery.ts';
import { KinSites, kinPagesOf } from '../domain/discovery/kin-sites.ts';
import { type Findings, isGoodEnough, ReadingPlan } from '../domain/discovery/reading-plan.ts';
import { LEADS_ON, SiteNotes, type WordOfSite } from '../domain/discovery/site-notes.ts';
import { type TradeSheet, tradeSheetsOn } from '../domain/discovery/trade-sheets.ts';
import { drawnPages } from '../domain/page/drawn-by-script.ts';
import { letGo, type PageScan, takeScan, titleOf } from '../domain/page/page-scan.ts';
import { kindOf, type PageKind, WORTH } from '../domain/page/wording.ts';
import { mayReadForPolicy } from '../domain/policy/pages-to-read.ts';
import { redirectOf } from '../domain/site/page-redirect.ts';
import type { FetchOptions, Page, PageFailure, PageFetcher, SheetReader } from '../ports.ts';
import { type FoundSite, IS_TIRED } from './find-site.ts';
import { readTradeSheets } from './read-trade-sheets.ts';

const WELL_KNOWN_BEFORE_SITEMAP = 1;
const SITEMAP_BYTES = 1_000_000;
/** Pages of no telling name that are read for a word to shops, beside an address for everybody. */
const MOST_UNNAMED = 2;

interface SiteToRead {
  site: FoundSite;
  owner: SiteOwner;
  ports: { pages: PageFetcher; sheets: SheetReader };
  budget: DiscoveryBudget;
  trail: TrailStep[];
  signal: AbortSignal | undefined;
}

/** Reads the pages of a confirmed site that may say how to reach the brand and how it sells to shops, until they have. */
export class SiteReader {
  readonly #site: FoundSite;
  readonly #kin: KinSites;
  readonly #ports: SiteToRead['ports'];
  readonly #budget: DiscoveryBudget;
  readonly #trail: TrailStep[];
  readonly #signal: AbortSignal | undefined;
  readonly #plan: ReadingPlan;
  readonly #notes: SiteNotes;
  readonly #sheets = new Map<string, TradeSheet>();
  readonly #endsAt: number;
  #habits: SiteHabits = { language: '', isShopify: false };
  /** Pages of its menu whose names say nothing, for when all others did. */
  #otherPages: NextPage[] = [];
  #homeNeedsCloserLook = false;
  #pagesRead = 1;
  #gaveUp: boolean;

  constructor({ site, owner, ports, budget, trail, signal }: SiteToRead) {
    this.#site = site;
    this.#gaveUp = site.isTired;
    this.#kin = new KinSites(owner);
    this.#notes = new SiteNotes(site.url, this.#kin);
    this.#ports = ports;
    this.#budget = budget;
    this.#trail = trail;
    this.#signal = signal;
    this.#plan = new ReadingPlan(site.url);
    this.#endsAt = performance.now() + budget.ms;
  }

  async read(): Promise<WordOfSite & { pagesRead: number }> {
    this.#readHome();
    await this.#readPlanned();
    await this.#readGuesses();
    await this.#readForPolicy();
    await this.#readOwnersTradePage();
    await this.#readUnlinkedTradePage();
    await this.#openDoor();
    await this.#readSheets();
    return { ...this.#notes.whole, pagesRead: this.#pagesRead };
  }

  #readHome(): void {
    const { home, leads } = this.#site;
    this.#plan.add(leads);
    if (!home) return;
    const drawn = drawnPages(home);
    this.#notes.take(home, drawn, 'other');
    for (const page of [home, ...drawn]) {
      if (this.#plan.lacksDesk(this.#findings)) this.#followToKin(page, 'other');
      this.#plan.add(contactPagesOf(page, this.#site.site, this.#kin.owner.sites));
    }
    this.#habits = habitsOf(home);
    const { site, goods } = this.#site;
    this.#otherPages = [home, ...drawn].flatMap((page) =>
      otherPagesOf(page, site, this.#kin.owner.sites, goods),
    );
    // A closer look costs more than a page that a link promises.
    if (this.#plan.isEmpty) this.#lookCloser(home, 'other');
    else this.#homeNeedsCloserLook = true;
    this.#site.home = undefined;
    for (const page of [home, ...drawn]) letGo(page);
  }

  get #findings(): Findings {
    return this.#notes.findings;
  }

  #mayReadOn(): boolean {
    return (
      !this.#gaveUp &&
      !this.#signal?.aborted &&
      this.#pagesRead < this.#budget.pages &&
      performance.now() < this.#endsAt
    );
  }

  async #readPlanned(): Promise<void> {
    while (this.#mayReadOn()) {
      const page = this.#plan.next(this.#findings);
      if (!page) return;
      await this.#readPage(page);
    }
  }

  /** Where links led nowhere: the front page once more, a menu’s pages of any name, common addresses, the sitemap. */
  async #readGuesses(): Promise<void> {
    if (!this.#needsGuesses()) return this.#readUnnamedTradePage();
    if (this.#homeNeedsCloserLook) await this.#readHomeAgain();
    if (!this.#needsGuesses()) return;
    const guesses = wellKnownPages(this.#site.url, this.#habits);
    this.#plan.add(guesses.slice(0, WELL_KNOWN_BEFORE_SITEMAP));
    await this.#readPlanned();
    if (!this.#needsGuesses()) return;
    this.#plan.add(await this.#sitemapPages(new URL('/sitemap.xml', this.#site.url).href, 0));
    await this.#readPlanned();
    if (!this.#needsGuesses()) return;
    this.#plan.add(this.#otherPages);
    await this.#readPlanned();
    if (!this.#needsGuesses()) return;
    this.#plan.add(guesses.slice(WELL_KNOWN_BEFORE_SITEMAP));
    await this.#readPlanned();
  }

  /** An address for everybody is known, and no page for shops was linked by a name that says so: another may be one. */
  async #readUnnamedTradePage(): Promise<void> {
    const locator = this.#plan.nextOf('locator');
    const about = this.#plan.nextOf('about');
    const passedBy = [locator, about, ...this.#plan.lastPages(this.#findings)].filter(
      (page) => page !== undefined,
    );
    for (const page of [...passedBy, ...this.#otherPages.slice(0, about ? MOST_UNNAMED - 1 : MOST_UNNAMED)]) {
      if (!this.#mayReadOn() || !this.#plan.lacksTradePage(this.#findings)) return;
      if (passedBy.includes(page) || this.#plan.isNew(page)) await this.#readPage(page);
      await this.#readPlanned();
    }
  }

  /** Trade pages are read even where the way in is known, and the list of questions, which may say otherwise. */
  async #readForPolicy(): Promise<void> {
    const read: PageKind[] = [];
    while (mayReadForPolicy(read) && this.#mayReadOn()) {
      const page = this.#plan.nextForPolicy(this.#findings);
      if (!page) return;
      read.push(page.kind);
      await this.#readPage(page);
      // A list of questions or of shops may lead to the page for those who want to be one.
      await this.#readPlanned();
    }
  }

  /** Whose shops write to its owner has the owner's terms. */
  async #readOwnersTradePage(): Promise<void> {
    const host = this.#notes.ownersHost;
    const { sites } = this.#kin.owner;
    const site = host && sites.siteOf(host);
    if (!site || this.#plan.hasTradePage || !this.#mayReadOn()) return;
    const front = await this.#fetch(`https://${host}/`);
    if (!front.ok) return;
    this.#trail.push({ step: 'read', url: front.url, detail: `its owner’s front page, ${front.status}` });
    const scan = takeScan(front);
    const [page] = contactPagesOf(scan, site, sites).filter(({ kind }) => LEADS_ON.has(kind));
    letGo(scan);
    if (!page || !this.#mayReadOn()) return;
    this.#kin.takeIn([{ ...page, site, isNamed: false }]);
    await this.#readPage(page);
  }

  /** A page for shops may be linked nowhere, and stand in the list of all pages alone. */
  async #readUnlinkedTradePage(): Promise<void> {
    if (!this.#mayReadOn() || !this.#plan.lacksTradePage(this.#findings)) return;
    const pages = await this.#sitemapPages(new URL('/sitemap.xml', this.#site.url).href, 0);
    this.#plan.add(pages.filter(({ kind }) => LEADS_ON.has(kind) || kind === 'partners'));
    await this.#readPlanned();
  }

  /** A portal's address may be for those who have an account; the others apply behind it. */
  async #openDoor(): Promise<void> {
    const [form] = newcomersFirst(this.#findings.forms);
    if (!form || !mayHaveDoor(form) || isGoodEnough(this.#findings) || !this.#mayReadOn()) return;
    const page = await this.#fetch(form.url);
    if (!page.ok) return;
    this.#notes.takeDoor(takeScan(page), form);
    this.#trail.push({ step: 'read', url: page.url, detail: `portal, ${page.status}` });
  }

  async #readSheets(): Promise<void> {
    const sheets = readTradeSheets(this.#sheets.values(), {
      fetch: (url, options) => this.#fetch(url, options),
      sheets: this.#ports.sheets,
      trail: this.#trail,
      mayReadOn: () => this.#mayReadOn(),
    });
    for await (const sheet of sheets) this.#notes.takeTerms(sheet);
  }

  #needsGuesses(): boolean {
    return this.#mayReadOn() && this.#plan.needsGuesses(this.#findings);
  }

  async #readHomeAgain(): Promise<void> {
    const home = await this.#fetch(this.#site.url);
    if (home.ok) this.#lookCloser(takeScan(home), 'other');
  }

  async #sitemapPages(url: string, depth: number): Promise<NextPage[]> {
    const sitemap = await this.#fetch(url, { accept: 'sitemap', maxBytes: SITEMAP_BYTES });
    if (!sitemap.ok) {
      // Some systems write an index instead.
      const index = new URL('/sitemap_index.xml', url).href;
      return depth === 0 && url !== index && this.#mayReadOn() ? this.#sitemapPages(index, 0) : [];
    }
    this.#trail.push({ step: 'read', url: sitemap.url, detail: 'sitemap' });
    const { pages, sitemaps } = readSitemap(sitemap.body, this.#site.site, this.#kin.owner.sites);
    const [first] = sitemaps;
    if (pages.length > 0 || !first || depth > 0 || !this.#mayReadOn()) return pages;
    return this.#sitemapPages(first, depth + 1);
  }

  async #fetch(url: string, options: FetchOptions = {}): Promise<Page | PageFailure> {
    this.#pagesRead += 1;
    const page = await this.#ports.pages.fetch(url, { ...options, signal: this.#signal });
    if (!page.ok && IS_TIRED.has(page.reason)) this.#gaveUp = true;
    return page;
  }

  async #readPage(next: NextPage): Promise<void> {
    const page = await this.#fetch(next.url);
    if (!page.ok) {
      if (next.source === 'link' || page.reason !== 'not_found') {
        this.#trail.push({ step: 'failed', url: next.url, detail: page.detail });
      }
      return;
    }
    if (this.#plan.hasRead(page.url)) return;
    this.#plan.markRead(page.url, next.kind);
    const sentTo = redirectOf(page.url, page.body);
    if (sentTo) this.#plan.add([{ ...next, url: sentTo, source: 'link' }]);
    const scan = takeScan(page);
    if (!this.#kin.isOurs(scan)) {
      this.#trail.push({ step: 'refused', url: page.url, detail: 'leads to another site' });
      return;
    }
    const byTitle = kindOf(titleOf(scan));
    const kindByName = WORTH[byTitle] > WORTH[next.kind] && next.kind !== 'locator' ? byTitle : next.kind;
    const drawn = drawnPages(scan);
    const kind = this.#notes.take(scan, drawn, kindByName);
    if (kind !== next.kind) this.#plan.markKind(kind);
    if (kind === 'locator' && next.kind === 'wholesale') this.#plan.unmarkKind(next.kind);
    this.#trail.push({ step: 'read', url: page.url, detail: `${kind} page, ${page.status}` });
    this.#lookCloser(scan, kind);
    for (const page of [scan, ...drawn]) {
      this.#follow(page, kind);
      letGo(page);
    }
  }

  #follow(scan: PageScan, kind: PageKind): void {
    for (const sheet of LEADS_ON.has(kind) ? tradeSheetsOn(scan) : []) this.#sheets.set(sheet.url, sheet);
    // Once the way in is known, only trade pages lead to further ones worth reading.
    if (isGoodEnough(this.#findings) && !LEADS_ON.has(kind)) return;
    if (this.#plan.lacksDesk(this.#findings)) this.#followToKin(scan, kind);
    this.#plan.add(contactPagesOf(scan, this.#site.site, this.#kin.owner.sites));
    if (LEADS_ON.has(kind) && this.#plan.lacksDesk(this.#findings))
      this.#plan.add(pagesLedTo(scan, this.#site.site, this.#kin.owner.sites));
  }

  /** Shops may be asked to turn to the brand's owner, whose addresses are then as good as its own. */
  #followToKin(scan: PageScan, from: PageKind): void {
    // Elsewhere only a page that is named for shops is worth leaving the site for.
    const pages = kinPagesOf(scan, this.#kin.owner).filter(
      ({ kind }) => LEADS_ON.has(from) || LEADS_ON.has(kind),
    );
    this.#kin.takeIn(pages);
    this.#plan.add(pages);
  }

  #lookCloser(scan: PageScan, kind: PageKind): void {
    this.#notes.lookCloser(scan, kind, { lacksDesk: this.#plan.lacksDesk(this.#findings) });
  }
}
