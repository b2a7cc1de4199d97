import { nameOf, WORLD_SUFFIX } from './brands.ts';

/** What a SearXNG answers: the right site, with a marketplace and a retailer beside it. */
export function searchResults(query: string): string {
  const [word = ''] = query.toLowerCase().split(' ');
  const name = nameOf(word);
  return JSON.stringify({
    query,
    number_of_results: 3,
    results: [
      {
        url: `https://www.amazon.com/s?k=${word}`,
        title: `Amazon.com: ${name}`,
        content: `Online shopping for ${name} products at Amazon.`,
        engine: 'bench',
      },
      {
        url: `https://${word}.${WORLD_SUFFIX}/`,
        title: `${name} | Official Website`,
        content: `${name} makes things for the home. Shop the whole collection.`,
        engine: 'bench',
      },
      {
        url: `https://www.target.com/b/${word}`,
        title: `${name} : Target`,
        content: `Shop Target for ${name}. Free shipping on orders over $35.`,
        engine: 'bench',
      },
    ],
    suggestions: [],
    unresponsive_engines: [],
  });
}
