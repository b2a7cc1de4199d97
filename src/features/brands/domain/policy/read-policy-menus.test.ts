import { describe, expect, it } from 'vitest';
import { allStated, stated } from './fixtures/said.ts';

const link = (words: string) => `<a href="/${words.length}.html">${words}</a>`;
const menu = (between: string, ...words: readonly string[]) => words.map(link).join(between);

const QUESTION = '<h3>Can our shop carry your lures?</h3>';

describe('a row of links says nothing, whatever stands above it', () => {
  it.each([
    ['bars', menu(' | ', 'Home', 'Questions', 'Contact')],
    ['dots', menu(' · ', 'Home', 'Apply', 'Contact us')],
    ['bullets', menu(' &bull; ', 'Home', 'Stores', 'Write us')],
    ['slashes', menu(' / ', 'Home', 'Dealers', 'Contact')],
    ['arrows', menu(' &raquo; ', 'Home', 'For shops', 'Contact')],
    ['dashes', menu(' – ', 'Home', 'Wholesale', 'Contact')],
    ['brackets', `[ ${menu(' ] [ ', 'Home', 'Stockists', 'Contact')} ]`],
    ['a page that is open', `Questions | ${menu(' | ', 'Home', 'Contact')}`],
    ['nothing', menu(' ', 'Home', 'Wholesale', 'Contact')],
  ])('parted by %s', (_, row) => {
    const said = allStated('takes_wholesale', `${QUESTION}<p>${row}</p>`, 'support');
    expect(said.map(({ sentence }) => sentence).join(' ')).not.toContain('Home');
  });

  it('on a page for shops, too', () => {
    const page = `<h1>Dealers</h1><p>Shops buy from us by the dozen.</p><p>${menu(' | ', 'Dealers', 'Apply', 'Contact')}</p>`;
    expect(stated('takes_wholesale', page)?.sentence).toBe('Shops buy from us by the dozen.');
  });

  it('but a sentence with links in it does', () => {
    const said = `<p>Shops can ${link('apply')} or ${link('write to us')} for our wholesale list.</p>`;
    expect(stated('takes_wholesale', `<h1>Dealers</h1>${said}`)?.sentence).toBe(
      'Shops can apply or write to us for our wholesale list.',
    );
  });

  it('and so does one of nothing but two links', () => {
    const said = `<p>${link('Shops can order')} ${link('our wholesale list here')}.</p>`;
    expect(stated('takes_wholesale', `<h1>Dealers</h1>${said}`)?.sentence).toBe(
      'Shops can order our wholesale list here.',
    );
  });

  it('and so do terms that stand between bars without being links', () => {
    const said = '<p>First order $150 | Reorders $75 | Net 30 after the third order</p>';
    expect(stated('minimum_opening_order', `<h1>Wholesale</h1>${said}`)?.value).toEqual({
      cents: 15_000,
      currency: 'USD',
    });
  });
});
