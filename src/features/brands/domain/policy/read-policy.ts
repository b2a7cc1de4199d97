import { isFreeMail } from '../contact/mail-domains.ts';
import { type PageScan, titleOf } from '../page/page-scan.ts';
import { plainOf } from '../page/sentences.ts';
import { type PageKind, speaksOfWholesale } from '../page/wording.ts';
import { hostOf } from '../site/site.ts';
import type { Shares } from '../weighing/weigh.ts';
import { areColumnTitles } from './column-titles.ts';
import { distributorIn, distributorsIn, isDistributorTitle, leadsToDistributors } from './distributors.ts';
import { DistributorsByCountry } from './distributors-by-country.ts';
import { asksToSend, documentsIn } from './documents.ts';
import { firmsSentTo, tellsOfFormerOne } from './firms-sent-to.ts';
import { likelyAnswerIn } from './learned/likely-answers.ts';
import { isLikelyToShops, type Saying, sayingsOf } from './learned/sayings.ts';
import { Listing } from './listing.ts';
import { mapRuleIn } from './map-policy.ts';
import { marketplaceRuleIn, onlineRuleIn } from './marketplaces.ts';
import { type Minimum, minimumsIn } from './minimums.ts';
import { type BareSigns, crownOf, dollarOf, inCrownsOf } from './page-currency.ts';
import { type Passage, readPassages } from './passages.ts';
import { isPlace } from './places.ts';
import type { DocumentName, PolicyField, Reading } from './policy.ts';
import { withoutMarks } from './question-marks.ts';
import { FOR_OCCASIONS } from './said-to-all.ts';
import { asksAsShop, namesTerms, namesTraders } from './shop-words.ts';
import { shownSentence } from './shown-sentence.ts';
import { type WholesaleAnswer, wholesaleAnswerIn } from './takes-wholesale.ts';
import { HINT, placesToRead } from './trade-hints.ts';
import {
  headlineOf,
  isAmongTrade,
  isForShoppers,
  isListOfSellers,
  isNameOfSellers,
  isTradeTitle,
  MAY_BE_TRADE,
  speaksToShops,
} from './trade-pages.ts';
import { OF_TRADE } from './wholesale-words.ts';

/** Whose page it is. */
export interface PolicyPage {
  kind: PageKind;
  /** The brand's own name is no distributor's. */
  brandName: string;
  /** It was opened for what it may say to shops: read whole, whatever it is called. */
  isSought?: boolean;
}

/** Pages that are few on a site and answer such questions in words of their own. */
const READ_WHOLE: ReadonlySet<PageKind> = new Set(['support', 'partners', 'locator']);
const TRADE_PAGES: ReadonlySet<PageKind> = new Set(['application', 'wholesale', 'trade_terms']);

/** All that a page says of selling to shops, each with its sentence. Most pages say nothing, and cost next to nothing. */
export function readPolicy(scan: PageScan, { kind, brandName, isSought = false }: PolicyPage): Reading[] {
  const isTitledTrade =
    TRADE_PAGES.has(kind) || speaksOfWholesale(titleOf(scan)) || isTradeTitle(headlineOf(scan));
  let passages = passagesIn(scan, isTitledTrade || isSought || READ_WHOLE.has(kind));
  if (passages.length === 0) return [];
  const isLocator =
    (kind === 'locator' && isForShoppers(passages)) ||
    isListOfSellers(headlineOf(scan) || titleOf(scan), passages);
  const isNamedTrade = isTitledTrade && !isLocator;
  const isTradePage = isNamedTrade || (MAY_BE_TRADE.has(kind) && speaksToShops(passages, isSought));
  if (isTradePage && !isNamedTrade) passages = passagesIn(scan, true);
  const signs = { dollar: dollarOf(scan, passages), crown: crownOf(scan) };
  const reader = new PolicyReader({ url: scan.url, kind, isLocator, isTradePage, signs, brandName });
  for (const passage of passages) reader.take(withoutMarks(passage));
  return reader.done();
}

const withoutFirms = (plain: string, firms: readonly string[]): string =>
  firms.reduce((left, firm) => left.replaceAll(plainOf(firm), ' '), plain.replace(ADDRESSES, ' '));
const ADDRESSES = /\S+@\S+/g;

const passagesIn = (scan: PageScan, isForPolicy: boolean): Passage[] =>
  placesToRead(scan, isForPolicy).flatMap(({ start, end }) => readPassages(scan, start, end));

const MOST_LISTED = 40;
/** A line above that names those of whom the next speaks: "Shops". */
const LONGEST_NAME = 40;
/** Lines that are held against all rules: more of them are a catalogue, and would keep everybody waiting. */
const MOST_EXAMINED = 400;
const A_HINT = 0.9;
const A_TERM = 1.4;
const A_STATEMENT = 2;
const LONGEST_INVITATION = 260;
const SAYS_IT_ALONE = 2;
const SAYS_LITTLE = 36;

interface ReadPage {
  url: string;
  kind: PageKind;
  /** It tells shoppers where to go. */
  isLocator: boolean;
  isTradePage: boolean;
  signs: BareSigns;
  brandName: string;
}

class PolicyReader {
  readonly #url: string;
  readonly #site: string;
  /** Terms bind those who buy already, and where to buy is said to everybody. */
  readonly #mayInvite: boolean;
  readonly #isLocator: boolean;
  readonly #isTradePage: boolean;
  readonly #signs: BareSigns;
  readonly #brandName: string;
  readonly #readings: Reading[] = [];
  #examined = 0;
  /** The list that is being read: its entries say together what is asked for. */
  #documents: Listing<DocumentName> | undefined;
  /** The list below a title that promises distributors; its group is none until it begins. */
  #distributors: Listing<string> | undefined;
  #distributorTitle: string | undefined;
  readonly #byCountry: DistributorsByCountry;
  #spentFigure = '';

  constructor({ url, kind, isLocator, isTradePage, signs, brandName }: ReadPage) {
    this.#url = url;
    this.#site = hostOf(url);
    this.#mayInvite = kind !== 'trade_terms' && !isLocator;
    this.#isLocator = isLocator;
    this.#isTradePage = isTradePage;
    this.#signs = signs;
    this.#brandName = brandName;
    this.#byCountry = new DistributorsByCountry(brandName);
  }

  take(passage: Passage): void {
    this.#takeListedDistributor(passage);
    this.#byCountry.take(passage, this.#isTradePage);
    this.#followList(passage);
    if (passage.isMenu) return;
    const sayings = sayingsOf(passage);
    const isHinted = this.#isTradePage || HINT.test(passage.plain) || HINT.test(passage.plainLabel);
    if (!isHinted && !isLikelyToShops(sayings)) {
      this.#documents?.take(passage, []);
      return;
    }
    if (this.#examined >= MOST_EXAMINED) return;
    if (!passage.isLink) this.#examined += 1;
    const isTrade = this.#isTradePage || this.#isOfTrade(passage);
    const isLikelyTrade = isTrade || isLikelyToShops(sayings);
    const minimums = this.#minimumsIn(passage, isLikelyTrade);
    this.#takeAnswers(passage, isTrade, sayings, minimums.length > 0);
    for (const minimum of minimums) this.#addMinimum(passage, minimum);
    this.#takeDocuments(passage, isLikelyTrade);
    this.#takeDistributors(passage, isLikelyTrade);
  }

  #isOfTrade({ plain, plainLabel, section, isAnswer }: Passage): boolean {
    // "Our stockists" over those who sell to everybody makes nothing below it a matter of trade.
    const counts = (heading: string) => !this.#isLocator || !isNameOfSellers(heading);
    const label = counts(plainLabel) ? plainLabel : '';
    const headings = section.split(' > ').filter(counts);
    const all = `${plain} | ${label} | ${headings.join(' > ')}`;
    // A bride's ribbons are ordered again, too: it takes a word that only shops are told.
    if (FOR_OCCASIONS.test(all) && !namesTraders(all) && !namesTerms(all)) return false;
    return (
      OF_TRADE.test(all) ||
      headings.some(isTradeTitle) ||
      (isAnswer ? asksAsShop(label) : label.length <= LONGEST_NAME && isTradeTitle(label))
    );
  }

  done(): Reading[] {
    this.#endDocuments();
    this.#endDistributors();
    for (const list of this.#byCountry.done()) this.#addList('distributors', list);
    return this.#readings;
  }

  #takeAnswers(passage: Passage, isTrade: boolean, sayings: Shares<Saying>, isOfSums: boolean): void {
    const answer = this.#answerIn(passage, isTrade);
    const rule = marketplaceRuleIn(passage, isTrade) ?? onlineRuleIn(passage, isTrade);
    if (answer) {
      const { value, needsLabel } = answer;
      // Who is told where to sell, or what to order, may buy, but a plainer word for it is likely near.
      const isTerm = isOfSums && answer.weight < A_STATEMENT;
      const most = rule ? A_HINT : isTerm ? A_TERM : answer.weight;
      const weight = value === 'yes' ? Math.min(answer.weight, most) : answer.weight;
      // On a page about something else a menu's words are no statement.
      const isOwn = this.#isTradePage || !passage.isLink;
      if (isOwn && !this.#goesOn(passage, value, weight))
        this.#add({
          field: 'takes_wholesale',
          value,
          ...this.#evidence(passage, 'takes_wholesale', needsLabel),
          weight,
        });
    }
    if (rule) {
      const { value, weight, needsLabel, needsBefore } = rule;
      const { sentence, sentenceBefore } = passage;
      const shown = needsBefore ? { ...passage, sentence: `${sentenceBefore} ${sentence}` } : passage;
      this.#add({
        field: 'marketplaces',
        value,
        ...this.#evidence(shown, 'marketplaces', needsLabel),
        weight,
      });
    }
    const map = mapRuleIn(passage, isTrade);
    if (!answer && !rule && !map) this.#takeLikely(passage, sayings);
    if (map)
      this.#add({
        field: 'map_policy',
        value: map.value,
        ...this.#evidence(passage, 'map_policy', map.needsLabel),
        weight: map.weight,
      });
  }

  /** Whom shops are sent to may be called "Wholesale Partners": a firm's name and address invite nobody. */
  #answerIn(passage: Passage, isTrade: boolean): WholesaleAnswer | undefined {
    const isInvited = this.#invitesHere(passage);
    const answer = wholesaleAnswerIn(this.#withoutStrangers(passage), isTrade, isInvited);
    if (answer?.value !== 'yes') return answer;
    const firms = distributorsIn(passage, this.#brandName, isTrade);
    if (firms.length === 0) return answer;
    const plain = withoutFirms(passage.plain, firms);
    const rest = wholesaleAnswerIn({ ...passage, plain }, isTrade, isInvited);
    return rest && rest.weight > answer.weight ? answer : rest;
  }

  /** What another house's address is called is no word of this one's: "Beans by Roastworks, wholesale@roastworks.com". */
  #withoutStrangers(passage: Passage): Passage {
    if (!passage.plain.includes('@')) return passage;
    const plain = passage.plain.replace(ADDRESSES, (address) => {
      const domain = address.slice(address.indexOf('@') + 1).replace(/\W+$/, '');
      return this.#site.endsWith(domain) || isFreeMail(domain) ? address : '@';
    });
    return { ...passage, plain };
  }

  /** What no rule expects, by the weight of its words. */
  #takeLikely(passage: Passage, sayings: Shares<Saying>): void {
    const likely = likelyAnswerIn(passage, sayings, this.#isTradePage);
    if (likely) this.#add({ ...likely, ...this.#evidence(passage, likely.field) });
  }

  #invitesHere(passage: Passage): boolean {
    return this.#mayInvite && (this.#isTradePage || isAmongTrade(passage));
  }

  /**
   * An invitation that takes two sentences is shown with both: "You run a shop. Write to us for our list." What follows
   * one that is plain by itself only says it again.
   */
  #goesOn({ sentence, before }: Passage, value: Reading['value'], weight: number): boolean {
    const last = this.#readings.at(-1);
    if (last?.field !== 'takes_wholesale' || last.value !== 'yes' || value !== 'yes') return false;
    const isBoth = before !== '' && plainOf(last.sentence).endsWith(before);
    if (!isBoth) return false;
    if (last.weight < SAYS_IT_ALONE || last.sentence.length < SAYS_LITTLE) {
      if (last.sentence.length + sentence.length > LONGEST_INVITATION) return false;
      last.sentence = `${last.sentence} ${sentence}`;
    }
    last.weight = Math.max(last.weight, weight);
    return true;
  }

  #minimumsIn(passage: Passage, isTrade: boolean): Minimum[] {
    // A figure that was read with what stands above it is nothing to what stands below.
    const isSpent = passage.label !== '' && passage.label === this.#spentFigure;
    const alone = isSpent ? { ...passage, label: '', plainLabel: '', isNextToLabel: false } : passage;
    const minimums = minimumsIn(alone, this.#signs.dollar, isTrade);
    if (alone.isNextToLabel && minimums.some(({ needsLabel }) => needsLabel))
      this.#spentFigure = passage.sentence;
    return minimums;
  }

  #addMinimum(passage: Passage, { field, value, weight, needsLabel }: Minimum): void {
    const money = inCrownsOf(this.#signs, value, passage.plain);
    this.#add({ field, value: money, ...this.#evidence(passage, field, needsLabel), weight });
  }

  /** Begins a list with its first entry, and ends it with what stands behind its last. */
  #followList({ kind, group, label, isNextToLabel }: Passage): void {
    const isEntry = kind === 'item' || kind === 'row';
    if (this.#documents && !(isEntry && this.#documents.group === group)) this.#endDocuments();
    if (isEntry) this.#documents ??= new Listing(group, isNextToLabel ? label : '');
  }

  #takeDocuments(passage: Passage, isTrade: boolean): void {
    const names = passage.isField ? [] : documentsIn(passage, isTrade);
    if (this.#documents) this.#documents.take(passage, names);
    else if (names.length > 0)
      this.#add({
        field: 'documents',
        value: names,
        ...this.#evidence(passage, 'documents'),
        weight: names.length + (asksToSend(passage.plain) ? 0.5 : 0),
      });
  }

  #endDocuments(): void {
    const list = this.#documents;
    this.#documents = undefined;
    if (list && list.names.size > 0) this.#addList('documents', list);
  }

  #addList(field: 'documents' | 'distributors', list: Listing<string>): void {
    const sentence = shownSentence(list.evidence);
    const value = [...list.names];
    this.#add({ field, value, url: this.#url, sentence, weight: value.length });
  }

  /** The sentence that named one last: "In Canada we are distributed by … Mexico: …" */
  #namedDistributorIn: string | undefined;

  #takeDistributors(passage: Passage, isTrade: boolean): void {
    const told = distributorsIn(passage, this.#brandName, isTrade);
    const isNext = this.#namedDistributorIn === passage.before;
    const sentTo = isTrade && !passage.isField ? firmsSentTo(passage.sentence, this.#brandName, isNext) : [];
    const names = sentTo.length > told.length ? sentTo : told;
    if (names.length === 0 || tellsOfFormerOne(passage.sentence)) return;
    this.#namedDistributorIn = passage.plain;
    this.#add({
      field: 'distributors',
      value: names,
      ...this.#evidence(passage, 'distributors'),
      weight: names.length,
    });
  }

  #takeListedDistributor(passage: Passage): void {
    const { kind, plain, sentence, group, section, cells } = passage;
    const isHead = kind === 'row' && areColumnTitles(cells);
    const mayHead = isHead ? this.#distributorTitle === undefined : kind === 'row' && !cells.some(isPlace);
    if (mayHead && cells.some((cell) => isDistributorTitle(plainOf(cell)))) {
      this.#endDistributors();
      this.#distributorTitle = sentence;
      return;
    }
    const isHeading = kind === 'heading';
    // Each name may head its own address.
    const isBelowTitle = isDistributorTitle(section.split(' > ').at(isHeading ? -2 : -1) ?? '');
    if (isHeading && (isDistributorTitle(plain) || !isBelowTitle)) {
      this.#endDistributors();
      this.#distributorTitle = isDistributorTitle(plain) ? sentence : undefined;
      return;
    }
    const isEntry = isHeading || kind === 'item' || kind === 'row';
    // A paragraph in between says it all, or ends in what the list goes on with.
    if (kind === 'text') this.#leadDistributors(passage);
    const { plainLabel } = passage;
    if (
      kind === 'item' &&
      /:$/.test(plainLabel) &&
      (isDistributorTitle(plainLabel) || leadsToDistributors(plainLabel))
    )
      this.#distributorTitle ??= passage.label;
    if (this.#distributorTitle === undefined || !isEntry) return;
    this.#distributors ??= new Listing(isHeading ? -1 : group, this.#distributorTitle);
    const list = this.#distributors;
    // A list further down is another one: a menu.
    if (!isHeading && list.group !== -1 && list.group !== group) {
      this.#endDistributors();
      return;
    }
    const isNamed = !isHead && list.names.size < MOST_LISTED;
    const name = isNamed ? distributorIn(passage, this.#brandName) : undefined;
    list.take(passage, name === undefined ? [] : [name]);
  }

  #leadDistributors({ sentence, label, isNextToLabel }: Passage): void {
    const title = this.#distributorTitle;
    if (!sentence.endsWith(':')) this.#endDistributors();
    else if (title !== undefined && this.#distributors === undefined)
      this.#distributorTitle = isNextToLabel && label === title ? `${title} · ${sentence}` : sentence;
  }

  #endDistributors(): void {
    const list = this.#distributors;
    this.#distributors = undefined;
    this.#distributorTitle = undefined;
    if (list && list.names.size > 0) this.#addList('distributors', list);
  }

  #evidence(passage: Passage, field: PolicyField, needsLabel = false): { url: string; sentence: string } {
    const { sentence, label, isNextToLabel } = passage;
    const isShown = needsLabel && isNextToLabel;
    return { url: this.#url, sentence: shownSentence(isShown ? `${label} ${sentence}` : sentence, field) };
  }

  #add(reading: Reading): void {
    this.#readings.push(reading);
  }
}
