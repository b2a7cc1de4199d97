import { expect, it } from 'vitest';
import { isSameView, keptOf } from './same-view.ts';

const shown = (address: string, columns: string[]) => ({
  query: keptOf(new URLSearchParams(address)),
  columns,
});

it('keeps filters, search and sort, and not the page', () =>
  expect(keptOf(new URLSearchParams('sort=-score&page=4&scoreMin=70'))).toBe('scoreMin=70&sort=-score'));

it('knows the view that is on the screen, in whichever order its address says it', () => {
  const view = { query: 'sort=-score&scoreMin=70', columns: ['score', 'tags'] };
  expect(isSameView(view, shown('scoreMin=70&sort=-score&page=2', ['tags', 'score']))).toBe(true);
  expect(isSameView(view, shown('scoreMin=71&sort=-score', ['score', 'tags']))).toBe(false);
  expect(isSameView(view, shown('scoreMin=70&sort=-score', ['score']))).toBe(false);
});
