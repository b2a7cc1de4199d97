import {
  type ApplicationForm,
  doorOn,
  findApplicationForms,
  isMarketForShops,
  isSoldOnMarkets,
  newcomersFirst,
} from '../contact/application-forms.ts';
import { findAddresses } from '../contact/find-addresses.ts';
import { findHiddenAddresses } from '../contact/find-hidden-addresses.ts';
import { byScore, givenToShops, withoutOtherDesks } from '../contact/kept-contacts.ts';
import { LastForms } from '../contact/last-forms.ts';
import {
  type Contact,
  type PageContacts,
  type RefusedAddress,
  rankAddresses,
} from '../contact/rank-addresses.ts';
import { toldByScript } from '../page/drawn-by-script.ts';
import { type PageScan, scanPage } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { gatherPolicy, type SitePolicy } from '../policy/gather-policy.ts';
import type { Reading } from '../policy/policy.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { turnsOutList, turnsOutTrade } from '../policy/trade-pages.ts';
import { pageKey } from './contact-pages.ts';
import type { KinSites } from './kin-sites.ts';
import type { Findings } from './reading-plan.ts';

/** What a site tells of the brand: how to reach it, and how it sells to shops. */
export interface WordOfSite {
  contacts: Contact[];
  /** In its name at a free mail service, or with another company: asked only where its own mail reaches nobody. */
  elsewhere: Contact[];
  forms: ApplicationForm[];
  policy: SitePolicy;
  refused: RefusedAddress[];
}

/** Pages on which an address for buyers may hide beside an open one for everybody. */
const MAY_NAME_BUYERS_DESK: ReadonlySet<PageKind> = new Set([
  'application',
  'wholesale',
  'partners',
  'contact',
]);
/** Pages that are opened for what they may say, not for what they are called. */
const MAY_TURN_OUT: ReadonlySet<PageKind> = new Set(['other', 'partners']);
/** Pages for shops, which lead to further ones. */
export const LEADS_ON: ReadonlySet<PageKind> = new Set(['application', 'wholesale', 'trade_terms']);

/** What was found on a brand's site so far, page by page. */
export class SiteNotes {
  readonly #home: string;
  readonly #kin: KinSites;
  readonly #contacts = new Map<string, Contact>();
  /** Of which some page says that nobody should write to them. */
  readonly #disowned = new Set<string>();
  readonly #refused = new Map<string, RefusedAddress>();
  readonly #forms: ApplicationForm[] = [];
  readonly #lastForms = new LastForms();
  readonly #readings: Reading[] = [];

  constructor(siteUrl: string, kin: KinSites) {
    this.#home = pageKey(siteUrl);
    this.#kin = kin;
  }

  get findings(): Findings {
    let best: Contact | undefined;
    for (const contact of this.#contacts.values()) if (!best || contact.score > best.score) best = contact;
    return { best, forms: this.#forms };
  }

  /** Where mail to its owner goes, if that is the way in. */
  get ownersHost(): string | undefined {
    const best = [...this.#contacts.values()].sort(byScore)[0];
    return best?.relation === 'owner' ? best.address.slice(best.address.indexOf('@') + 1) : undefined;
  }

  get whole(): WordOfSite {
    const forms = this.#allForms();
    const all = [...this.#contacts.values()];
    const contacts = withoutOtherDesks(all, forms.length > 0);
    return {
      contacts: (isSoldOnMarkets(forms) ? givenToShops(contacts) : contacts).sort(byScore),
      elsewhere: all.filter((contact) => contact.isElsewhere && !contacts.includes(contact)).sort(byScore),
      forms,
      policy: gatherPolicy(this.#readings),
      refused: [...this.#refused.values()],
    };
  }

  /** Takes in what a page says, and those that its scripts draw; tells what kind of page it turned out to be. */
  take(scan: PageScan, drawn: readonly PageScan[], kind: PageKind): PageKind {
    const kindByName = drawn.length === 0 && this.#listsShops(scan, kind) ? 'locator' : kind;
    return drawn.reduce((found, page) => this.#take(page, found), this.#take(scan, kindByName));
  }

  #listsShops = (scan: PageScan, kind: PageKind): boolean =>
    turnsOutList(kind, scan) && findApplicationForms(scan, kind, this.#kin.owner.sites).length === 0;

  /** Terms for shops that are no page of the site's own. */
  takeTerms(sheet: PageScan): void {
    this.#readings.push(...this.#policyOn(sheet, 'trade_terms'));
  }

  /** What stands at the door of a form, behind which newcomers may have one of their own. */
  takeDoor(scan: PageScan, form: ApplicationForm): void {
    // What stands at the door through which it sends shops is its word as well.
    this.#readings.push(
      ...readPolicy(scan, { kind: 'application', brandName: this.#kin.owner.brand.display }),
    );
    const door = doorOn(scan, form);
    if (door) this.#forms[this.#forms.indexOf(form)] = door;
  }

  /** For addresses that hide, where none is open to see, or none for buyers on a page that should have it. */
  lookCloser(scan: PageScan, kind: PageKind, { lacksDesk }: { lacksDesk: boolean }): void {
    if (this.#contacts.size > 0 && !(MAY_NAME_BUYERS_DESK.has(kind) && lacksDesk)) return;
    // Where it stands is known only of what is open to see.
    const hidden = findHiddenAddresses(scan).filter(
      ({ address }) => !this.#contacts.has(address) && !this.#refused.has(address),
    );
    this.#keep(rankAddresses(scan, hidden, kind, this.#kin.owner));
  }

  /** Whether nobody is known but those who are called by what else they are for. */
  get #lacksAnybody(): boolean {
    return [...this.#contacts.values()].every(({ isForItsOwn }) => isForItsOwn);
  }

  #allForms(): ApplicationForm[] {
    if (this.#forms.length > 0 || !this.#lacksAnybody) return newcomersFirst(this.#forms);
    const last = this.#lastForms.likeliest;
    return last ? [last] : [];
  }

  #take(scan: PageScan, kindByName: PageKind): PageKind {
    const readings = this.#policyOn(scan, kindByName);
    const isHome = pageKey(scan.url) === this.#home;
    const kind = !isHome && turnsOutTrade(kindByName, readings) ? 'wholesale' : kindByName;
    // What it says beside is meant for shops as well.
    this.#readings.push(...(kind === kindByName ? readings : this.#policyOn(scan, kind)));
    this.#keep(rankAddresses(scan, findAddresses(scan), kind, this.#kin.owner));
    for (const form of findApplicationForms(scan, kind, this.#kin.owner.sites)) {
      if (isMarketForShops(form) && !LEADS_ON.has(kind)) this.#lastForms.addMarket(form);
      else if (!this.#forms.some(({ url }) => url === form.url)) this.#forms.push(form);
    }
    if (this.#lacksAnybody) this.#lastForms.take(scan, kind);
    return kind;
  }

  #policyOn(scan: PageScan, kind: PageKind): Reading[] {
    const told = toldByScript(scan);
    const isSought = MAY_TURN_OUT.has(kind) && pageKey(scan.url) !== this.#home;
    const page = { kind, brandName: this.#kin.owner.brand.display, isSought };
    const readings = readPolicy(scan, page);
    return told === ''
      ? readings
      : [...readings, ...readPolicy(scanPage(scan.url, told, scan.charset), page)];
  }

  #keep({ contacts, refused }: PageContacts): void {
    for (const { address, reason } of refused)
      if (reason === 'given_up' || reason === 'disowned') {
        this.#disowned.add(address);
        this.#contacts.delete(address);
      }
    for (const contact of contacts) {
      if (this.#disowned.has(contact.address)) continue;
      const known = this.#contacts.get(contact.address);
      if (!known || known.score < contact.score) this.#contacts.set(contact.address, contact);
    }
    for (const entry of refused) {
      if (!this.#refused.has(entry.address)) this.#refused.set(entry.address, entry);
    }
  }
}
