import type { PriceListLine } from './price-list-line.ts';

const PART = /^(.+):([^:]+)$/;

/** "Drinkware:HH295": bookkeeping programs write an item below its parent, and the parent as an item without a price. */
export function withoutParents(lines: readonly PriceListLine[]): PriceListLine[] {
  const parents = new Set(lines.flatMap(({ sku }) => PART.exec(sku ?? '')?.[1] ?? []));
  const below = lines.filter(({ sku }) => PART.test(sku ?? ''));
  if (below.length < lines.length / 2) return [...lines];
  return lines.flatMap((line) => {
    const [, parent, own] = PART.exec(line.sku ?? '') ?? [];
    if (parents.has(line.sku ?? '') && !line.cost && line.upc === null) return [];
    return [
      own === undefined ? line : { ...line, sku: own.trim(), category: line.category ?? parent ?? null },
    ];
  });
}
