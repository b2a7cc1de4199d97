import { archetypes, factsOf, withExceptions } from './archetypes.ts';
import type { LabelledBrand } from './brand.ts';
import { productOf } from './listing.ts';
import { randomOf } from './random.ts';

function drawAll(): LabelledBrand[] {
  const taken = new Set<string>();
  return archetypes.flatMap((archetype) =>
    Array.from({ length: archetype.brands }, (_, index): LabelledBrand => {
      const random = randomOf(`${archetype.name} ${index}`);
      const facts = factsOf(random, archetype, index, (name) => taken.has(name));
      taken.add(facts.name);
      const listings = archetype.draw(random, random.whole(...archetype.products));
      return {
        name: facts.name,
        isPrivateLabel: archetype.isPrivateLabel,
        archetype: archetype.name,
        products: listings
          .map((listing) => (listings.length > 1 ? withExceptions(random, facts, listing) : listing))
          .map((listing) => productOf(random, facts, listing)),
      };
    }),
  );
}

/** 150 brands that can be bought wholesale and 150 that can't; made up, but the same on each run. */
export const labelledBrands: readonly LabelledBrand[] = drawAll();
