import { inLines } from '../../../../kernel/in-lines.ts';
import { containsName, wordsOf } from '../brand-name.ts';
import { relationOf, type SiteOwner } from '../contact/address-traps.ts';
import { rawLinksOf, resolveLink } from '../page/page-links.ts';
import { type PageScan, seenOn, textBetween } from '../page/page-scan.ts';
import { loosen, type PageKind, WORTH } from '../page/wording.ts';
import { sharedHost } from '../site/shared-hosts.ts';
import { hostOf, siteLabel } from '../site/site.ts';
import { kindBefore, kindOfLink, type NextPage } from './contact-pages.ts';

/** A link by whose own words shops are sent elsewhere; those who sell for the brand are no kin. */
const SENDS_SHOPS = new RegExp(inLines`
  \b(?:
    whole ?sale|
    trade (?:
      accounts?|inquir\w+|enquir\w+|orders?|applications?|customers|log ?in|portal|desk|sales|office|
      department|shop|store|site|pages?|team|section
    )|
    (?:retailers?|dealers?|stockists?) (?:desk|portal|sales|accounts?|log ?in|area|site)|
    b2b|
    grosshandel\w*|handler(?:anfrag\w+|portal|shop|bereich)|
    vente en gros|espace pro\w*|mayoristas|(?:venta )?al por mayor|
    ingrosso|groothandel\w*|zakelijk\w*
  )\b
`);

/**
 * Pages for shops at a company to which a page sends them: the brand's owner, a site for its trade alone, or another
 * under a link that says so, which has to speak of the brand itself.
 */
export function kinPagesOf(scan: PageScan, owner: SiteOwner): KinPage[] {
  return rawLinksOf(scan).flatMap((raw): KinPage[] => {
    if (!raw.href.includes('//')) return [];
    const link = resolveLink(scan, raw);
    const site = link && owner.sites.siteOf(link.host);
    if (!link || !site || site === owner.site) return [];
    const kind = kindOfLink(link);
    const relation = relationOf(link.host, owner, scan);
    const isNamed =
      relation === undefined &&
      !sharedHost(siteLabel(site)) &&
      (sendsShops(link.text) || isOfParent(scan, raw.at));
    if (isNamed) return [{ url: link.url, kind, worth: WORTH[kind], source: 'link', site, isNamed }];
    if (relation !== 'sister' && relation !== 'owner') return [];
    // "Retailers: our soaps are sold to stores by our parent company, <a>Fenwick Home</a>."
    const meant = MEANT_FOR_SHOPS.has(kind) ? kind : kindBefore(scan, raw.at);
    return MEANT_FOR_SHOPS.has(meant)
      ? [{ url: link.url, kind: meant, worth: WORTH[meant], source: 'link', site, isNamed }]
      : [];
  });
}

const MEANT_FOR_SHOPS: ReadonlySet<PageKind> = new Set(['application', 'wholesale', 'contact']);

function sendsShops(text: string): boolean {
  const loose = loosen(text);
  return SENDS_SHOPS.test(loose) && !/distribu|vertrieb/.test(loose);
}

/** "Stores order Acme through our parent company. See …": whose link it is, said in the lines before it. */
function isOfParent(scan: PageScan, at: number): boolean {
  const lines = textBetween(scan, at - REACH, at).split(' · ');
  const words = loosen(lines.at(-1) ?? '');
  return OF_PARENT.test(words) && OF_SHOPS.test(words);
}
const REACH = 300;
const OF_PARENT = new RegExp(inLines`
  \b(?:
    parent (?:company|firm|house|brand|group)|(?:mother|holding|umbrella|sister) company|
    our (?:parent|owners?|group)|
    mutter(?:gesellschaft|haus|firma|konzern)|unser\w* konzern|
    maison mere|societe mere|notre groupe|
    empresa matriz|nuestra matriz|
    casa madre|societa madre|capogruppo|
    moeder(?:bedrijf|maatschappij)
  )\b
`);
const OF_SHOPS = new RegExp(inLines`
  \b(?:
    retailers?|stores?|shops?|dealers?|stockists?|trade|wholesale|
    handler\w*|laden|geschafte|handel|
    revendeurs?|boutiques?|magasins|tiendas|comercios|negozi\w*|rivenditori|winkels?|winkeliers|
    verkooppunten
  )\b
`);

/** A page of another site that may be the brand's way in. */
export interface KinPage extends NextPage {
  site: string;
  /** Known by its link's words alone. */
  isNamed: boolean;
}

/** Whose pages are read for a brand: its own site's, and its kin's as they become known. */
export class KinSites {
  #owner: SiteOwner;
  readonly #kin = new Set<string>();
  /** Sites to which a link for shops leads: kin, if they speak of the brand. */
  readonly #named = new Set<string>();

  constructor(owner: SiteOwner) {
    this.#owner = owner;
  }

  /** Kin's addresses are as good as the brand's own. */
  get owner(): SiteOwner {
    return this.#owner;
  }

  takeIn(pages: readonly KinPage[]): void {
    for (const { site, isNamed } of pages) {
      if (isNamed) this.#named.add(site);
      else this.#add(site);
    }
  }

  isOurs(scan: PageScan): boolean {
    const { site: own, sites, brand } = this.#owner;
    const site = sites.siteOf(hostOf(scan.url)) ?? '';
    if (site === own || this.#kin.has(site)) return true;
    if (!this.#named.has(site) || !containsName(brand, wordsOf(seenOn(scan)))) return false;
    this.#add(site);
    return true;
  }

  #add(site: string): void {
    if (this.#kin.has(site)) return;
    this.#kin.add(site);
    this.#owner = { ...this.#owner, related: [...(this.#owner.related ?? []), site] };
  }
}
