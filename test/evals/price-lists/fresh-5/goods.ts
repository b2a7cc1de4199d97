import { money, type Ware, withCheckDigit } from '../fresh-2/wares.ts';

interface Shelf {
  /** What every code begins with. */
  prefix: string;
  digits?: 12 | 13;
  /** The first code's and item's number. */
  start?: number;
  stride?: number;
  sku: (number: number, at: number, ware: { section: string; variant: string }) => string;
  /** What the price in the text is for. */
  per?: 'each' | 'dozen' | 'case';
  /** What the public pays where the text doesn't say. */
  retail?: (cents: number) => number;
  join?: string;
}

/**
 * Lines of `family | variant, variant=PRICE | price | case/inner | public price | new, gone`; `# ` is a section,
 * `-` no variant, `call` a price on request.
 */
export function goods(text: string, shelf: Shelf): Ware[] {
  const { prefix, digits = 12, start = 101, stride = 1, per = 'each', join = ' - ' } = shelf;
  const retail = shelf.retail ?? ((cents: number) => cents * 2);
  const wares: Ware[] = [];
  let section = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      section = line.slice(2).trim();
      continue;
    }
    const [family = '', variants = '-', price = '', packs = '1', msrp = '', flags = ''] = line
      .split('|')
      .map((part) => part.trim());
    const [pack = 1, inner = pack] = packs.split('/').map(Number);
    for (const each of variants.split(',')) {
      const [name = '', own] = each.trim().split('=');
      const variant = name === '-' ? '' : name;
      const at = wares.length;
      const number = start + at * stride;
      const listed = price === 'call' ? 0 : Number(own ?? price) * 100;
      const parts = { each: 1, dozen: 12, case: pack }[per];
      const costCents = Math.round((listed / parts) * 100) / 100;
      const room = digits - 1 - prefix.length;
      const body = prefix + String(number).padStart(room, '0').slice(-room);
      const msrpCents = Math.round(msrp ? Number(msrp) * 100 : retail(costCents));
      wares.push({
        number,
        sku: shelf.sku(number, at, { section, variant }),
        code: withCheckDigit(body),
        caseCode: withCheckDigit(`1${body.padStart(12, '0')}`),
        title: variant ? `${family}${join}${variant}` : family,
        family,
        variant,
        section,
        costCents,
        msrpCents,
        mapCents: Math.floor((msrpCents * 0.9) / 100) * 100 - 1,
        pack,
        inner,
        weight: ((number * 37) % 290) / 100 + 0.2,
        isGone: flags.includes('gone'),
        isNew: flags.includes('new'),
      });
    }
  }
  return wares;
}

/** The next price that ends in 99 cents. */
export const charm =
  (factor: number) =>
  (cents: number): number =>
    Math.ceil((cents * factor) / 100) * 100 - 1;

export const usual = (cents: number): number => cents / 100;
export const comma = (cents: number): string => money(cents, ',', '.');
