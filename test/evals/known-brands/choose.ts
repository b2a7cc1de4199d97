import { parse } from 'csv-parse/sync';
import { getDomain } from 'tldts';
import { type Chance, chanceOf } from './chance.ts';
import type { Trade } from './trade.ts';
import { tradeOfPath } from './trade-of-path.ts';

export interface KnownBrand {
  id: string;
  /** As the brand itself writes it, perhaps in another script. */
  ownName: string;
  /** In Latin letters. */
  name: string;
  /** As a marketplace has it: "WOLFORD", "Kookai". */
  asked: string;
  /** Its full name where the file tells another: "High Seat Limited". */
  fullName: string;
  description: string;
  trade: Trade;
  productTitles: [string, string];
  website: URL;
  otherWebsites: URL[];
}

type Row = Record<
  'wikidata' | 'brand' | 'label' | 'description' | 'nsi_path' | 'official_website' | 'other_websites',
  string
>;

const MAKES =
  /\b(?:brand|manufactur\w+|makers?|producers?|fashion|label|designer|apparel|footwear|cosmetics|company|house|clothing|jewell?ery|firm)\b/i;
const SELLS =
  /\b(?:chains?|retail\w*|stores?|shops?|shopping|outlets?|boutiques?|markets?|supermarket\w*|banks?|restaurants?|dealers?\w*|services?|franchis\w+|network|operator|rental|wholesalers?|distribut\w+|insurance|caf[eé]s?|marketplace|pharmac\w+|opticians?|baker\w+|grocer\w*|repair|sellers?|vendor|merchant\w*|e-commerce|holding|telecom\w*|oil|petrol\w*|sales|supply|mail order|removal|salons?|suites?|treatment|trading)\b/i;
const LATIN = /^[\p{Script=Latin}\p{N}\s.,&'’!+/®-]+$/u;
const SHARED_HOST = /(?:^|\.)(?:facebook|instagram|gob|gov|wikipedia|linktr|sites\.google)\b/;

/** Product brands of the file, drawn by the seed. */
export function chooseBrands(file: string, count: number, seed: string): KnownBrand[] {
  const rows = parse(file, { columns: true, skip_empty_lines: true }) as Row[];
  const brands = rows.flatMap((row) => brandOf(row) ?? []);
  const times = new Map<string, number>();
  for (const { website } of brands) times.set(website.host, (times.get(website.host) ?? 0) + 1);
  const names = new Set<string>();
  const own = brands.filter(({ website, name }) => {
    const isFirst = !names.has(name.toLowerCase());
    names.add(name.toLowerCase());
    return isFirst && times.get(website.host) === 1;
  });
  return chanceOf(seed).some(own, count);
}

function brandOf(row: Row): KnownBrand | undefined {
  const { wikidata: id, brand, label, description, nsi_path: path } = row;
  const trade = path.startsWith('brands/shop/') ? tradeOfPath[path.slice('brands/shop/'.length)] : undefined;
  const name = [brand, label].find((one) => LATIN.test(one));
  if (!trade || !name || name.length < 2 || !MAKES.test(description) || SELLS.test(`${description} ${name}`))
    return undefined;
  const website = urlOf(row.official_website);
  if (!website || SHARED_HOST.test(website.host)) return undefined;
  const chance = chanceOf(id);
  const asked = askedFor(name, chance);
  const [first = '', second = ''] = chance.some(trade.titles, 2).map((title) => `${asked} ${title}`);
  return {
    id,
    ownName: brand,
    name,
    asked,
    fullName: LATIN.test(label) ? label.replace(/ \(.*\)$/, '') : name,
    description,
    trade,
    productTitles: [first, second],
    website,
    otherWebsites: row.other_websites.split('|').flatMap((url) => urlOf(url) ?? []),
  };
}

function askedFor(name: string, chance: Chance): string {
  if (chance.is(0.15)) return name.toUpperCase();
  return chance.is(0.4) ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;
}

function urlOf(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  return url && getDomain(url.hostname) ? url : undefined;
}
