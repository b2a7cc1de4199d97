import type { WorldProduct } from '../world/products.ts';
import type { Random } from '../world/random.ts';

export const imagesOf = (random: Random) =>
  random.chance(0.03)
    ? null
    : Array.from({ length: random.int(1, 7) }, () => {
        const name = () =>
          `${random.int(31, 91)}${random.int(0, 2 ** 31).toString(36)}${random.pick(['L', '+L', '-L'])}.jpg`;
        return { l: name(), lH: 1500, lW: 1500, m: name(), mH: 500, mW: 500 };
      });

export const aPlusOf = (random: Random, title: string) =>
  random.chance(0.4)
    ? [
        {
          fromManufacturer: random.chance(0.2),
          module: [
            {
              image: [
                `https://m.media-amazon.com/images/S/aplus-media-library-service-media/${random.int(1, 2 ** 31)}.png`,
              ],
              imageAltText: [title.slice(0, 60)],
            },
          ],
        },
      ]
    : null;

export const videosOf = (random: Random, id: number) =>
  random.chance(0.3)
    ? [
        {
          creator: 'Main',
          image: `${id.toString(36)}L.jpg`,
          url: `https://m.media-amazon.com/images/S/vse-vms-transcoding-artifact/${id}/default.m3u8`,
        },
      ]
    : null;

/** What only some listings tell; the others lack the field altogether. */
export const attributesOf = (random: Random) => {
  const maybe = <K extends string>(key: K, values: string[]) =>
    random.chance(0.35) ? { [key]: random.pick(values) } : {};
  return {
    ...maybe('scent', ['Unscented', 'Lavender', 'Citrus']),
    ...maybe('itemForm', ['Drop', 'Bar', 'Liquid', 'Capsule']),
    ...maybe('activeIngredients', ['hyaluronic_acid', 'zinc']),
    ...maybe('specialIngredients', ['Acerola(Vitamin C)', 'Shea']),
    ...maybe('ingredients', ['Water, Glycerin, Squalane, Tocopherol']),
    ...maybe('productBenefit', ['Brightening', 'Lightweight']),
    ...maybe('recommendedUsesForProduct', ['Dark Spots', 'Gift', 'Travel']),
    ...maybe('safetyWarning', ['For External use only. Avoid contact with eyes.']),
    ...maybe('targetAudienceKeyword', ['Unisex Adult', 'Kids']),
    ...(random.chance(0.3)
      ? {
          unitCount: {
            unitType: random.pick(['Fl Oz', 'Count', 'Ounce']),
            unitValue: random.int(100, 6400) / 100,
          },
        }
      : {}),
    ...(random.chance(0.1)
      ? { deals: [{ accessType: 'ALL', badge: 'Limited time deal', dealType: 'LIMITED_TIME_DEAL' }] }
      : {}),
  };
};

export const variationsOf = (product: WorldProduct) =>
  product.kind === 'parent'
    ? product.childAsins.map((asin, place) => ({
        asin,
        attributes: [{ dimension: 'Size', value: ['Small', 'Medium', 'Large'][place] ?? 'One Size' }],
      }))
    : null;
