import { inLines } from '../../../../kernel/in-lines.ts';
import { endingOf } from '../page/quote.ts';
import { isDistributorTitle, nameAtStart } from './distributors.ts';
import { SOUNDS_LIKE_TRADE } from './firm-names.ts';
import { Listing } from './listing.ts';
import type { Passage } from './passages.ts';
import { isPlace } from './places.ts';

/** A title over firms in other countries, without a word on what they are there. */
const ABROAD = new RegExp(inLines`
  \b(?:
    around the (?:world|globe)|world ?-?wide|(?:all )?over the world|international(?:ly)?|by country|
    in your country|abroad|overseas|
    weltweit|im ausland|nach landern|
    dans le monde|a l'(?:etranger|international)|par pays|
    en el mundo|en el extranjero|por pais(?:es)?|
    nel mondo|all'estero|per paese|
    wereldwijd|in het buitenland|per land|i varlden|utomlands|i utlandet|i verden|no mundo|no estrangeiro
  )\b
`);
const LONGEST_TITLE = 60;
/** "Germany – Alpen Handels GmbH, Linz" */
const PLACE_FIRST =
  /^(?:(?:For|Für|Pour|Para|Per|Voor|In)\s+)?(\p{Lu}[\p{L} .,&/-]{1,60}?)\s*(?::|[–—]|\s-)\s+(\S.*)$/u;

const SAYS_SO = new RegExp(inLines`
  \b(?:
    distribut\w+|vertrieb\w*|importe(?:rs?|ure?n?)\b|importateurs?|distribuidor\w*|distributor[ei]|
    importator[ei]|grossist\w*|groothandel\w*|represent\w+ by|served by|supplied by|wholesale partners?
  )\b
`);

/** Fewer are an office of the brand's own, or two. */
const FEWEST_COUNTRIES = 2;

/**
 * Firms below the names of countries: "Around the world", "Germany", "Alpen Handels GmbH". Each country has one; where one
 * has several they are shops.
 */
export class DistributorsByCountry {
  readonly #ownName: string;
  readonly #lists: Listing<string>[] = [];
  /** The title and what stands below it, before the first country. */
  #lead: string[] | undefined;
  #list: Listing<string> | undefined;
  #isPromised = false;
  #before = '';
  #awaits = false;
  #countries = 0;

  constructor(ownName: string) {
    this.#ownName = ownName;
  }

  take(passage: Passage, isTradePage: boolean): void {
    const { kind, sentence, plain } = passage;
    const isTitle =
      kind === 'heading' &&
      plain.length <= LONGEST_TITLE &&
      (ABROAD.test(plain) || isDistributorTitle(plain));
    if (isTitle) {
      this.#end();
      this.#lead = [sentence];
      this.#isPromised = isDistributorTitle(plain);
      return;
    }
    // On a page for shops lines of this form need no title.
    if (!this.#lead && isTradePage && this.#isFirmOfPlace(sentence)) this.#lead = [this.#before];
    if (this.#lead) this.#follow(this.#lead, passage);
    this.#before = sentence;
  }

  #isFirmOfPlace(sentence: string): boolean {
    const [, place = '', rest = ''] = PLACE_FIRST.exec(sentence) ?? [];
    const name = isPlace(place) ? nameAtStart(rest, this.#ownName) : undefined;
    return name !== undefined && SOUNDS_LIKE_TRADE.test(name);
  }

  done(): readonly Listing<string>[] {
    this.#end();
    return this.#lists;
  }

  #follow(lead: string[], passage: Passage): void {
    const { kind, sentence, plain, cells, isLink } = passage;
    const [, first = '', rest = ''] = PLACE_FIRST.exec(cells.length > 1 ? cells.join(': ') : sentence) ?? [];
    // A list of links further down is a menu.
    const isMenu = kind === 'item' && isLink && !SOUNDS_LIKE_TRADE.test(sentence);
    const isCountry = !isMenu && isPlace(sentence.replace(/:$/, ''));
    if (isCountry || isPlace(first)) {
      this.#countries += 1;
      this.#list ??= new Listing(-1, shortLead(lead));
      this.#awaits = isCountry;
      const name = isCountry ? undefined : nameAtStart(rest, this.#ownName);
      this.#list.take(passage, name === undefined ? [] : [name]);
      return;
    }
    if (!this.#list) {
      lead.push(sentence);
      // What introduces the list may say what they are.
      this.#isPromised ||= SAYS_SO.test(plain);
      if (kind === 'heading') this.#end();
      return;
    }
    const mayBeFirm = this.#awaits || (kind === 'item' && !isMenu);
    const name = mayBeFirm ? nameAtStart(sentence, this.#ownName) : undefined;
    if (kind === 'heading' && name === undefined) {
      this.#end();
      return;
    }
    this.#awaits = false;
    this.#list.take(passage, name === undefined ? [] : [name]);
  }

  #end(): void {
    const list = this.#list;
    const names = [...(list?.names ?? [])];
    const areFirms =
      this.#isPromised || names.filter((name) => SOUNDS_LIKE_TRADE.test(name)).length * 2 > names.length;
    const isOneEach = names.length > 0 && names.length <= this.#countries;
    if (list && areFirms && isOneEach && this.#countries >= FEWEST_COUNTRIES) this.#lists.push(list);
    this.#list = undefined;
    this.#lead = undefined;
    this.#isPromised = false;
    this.#awaits = false;
    this.#countries = 0;
  }
}

/** All of it where it is short, else what stands right above the list. */
function shortLead(lines: readonly string[]): string {
  const whole = lines.join(' · ');
  return whole.length <= LONGEST_LEAD ? whole : endingOf(lines.at(-1) ?? '', LONGEST_LEAD);
}
const LONGEST_LEAD = 200;
