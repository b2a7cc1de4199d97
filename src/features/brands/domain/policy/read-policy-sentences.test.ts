import { describe, expect, it } from 'vitest';
import { stated } from './fixtures/said.ts';
import type { PolicyField } from './policy.ts';

const shown = (field: PolicyField, markup: string) => stated(field, markup)?.sentence;

describe('a sentence is shown whole', () => {
  it.each([
    'Shops in Australia order through Bluewater Pty. Ltd. in Perth, our distributor there.',
    'Our distributor in Oregon is Cascade Bros. Supply.',
  ])('where a word in it is cut short: %s', (sentence) => {
    expect(shown('distributors', `<p>Thank you very much for your interest. ${sentence} Good-bye.</p>`)).toBe(
      sentence,
    );
  });

  it('where it was broken into lines by hand, and a list of lines is none', () => {
    expect(
      shown(
        'minimum_opening_order',
        '<p>Thank you for asking about Acme.<br>The minimum for a first order from a shop<br>of any kind is $200, and we ship it free.<br>Net 30.</p>',
      ),
    ).toBe('The minimum for a first order from a shop of any kind is $200, and we ship it free.');
    expect(
      shown('minimum_opening_order', '<p>minimum opening order is $250<br>we ship within two weeks</p>'),
    ).toBe('minimum opening order is $250');
  });

  it('where the blank behind the one before it is missing, or an abbreviation has an umlaut', () => {
    expect(
      shown(
        'minimum_opening_order',
        '<p>We sell to independent shops.Our minimum opening order is $200.</p>',
      ),
    ).toBe('Our minimum opening order is $200.');
    const german = 'Ein Verkauf über Amazon o. ä. Plattformen ist nicht gestattet.';
    expect(shown('marketplaces', `<p>${german}</p>`)).toBe(german);
  });

  it('and not with the menu beside it, where a table lays out the page', () => {
    const menu = '<td><a href="/">Home</a><br><a href="/c">Catalog</a></td>';
    expect(
      shown(
        'minimum_opening_order',
        `<table><tr>${menu}<td><b>Dealers</b><p>Tax number required.<p>Minimum first order $100.00.</td></tr></table>`,
      ),
    ).toBe('Minimum first order $100.00.');
  });

  it('and alone where a house writes everything small', () => {
    expect(
      shown(
        'minimum_opening_order',
        '<p>we like to sell to small shops. our minimum opening order is $200. email us.</p>',
      ),
    ).toBe('our minimum opening order is $200.');
  });

  it('as what stands around the word that tells, where a clause has no end', () => {
    const clause = `<p>The Dealer, ${'its affiliates and its officers, '.repeat(12)}shall not without our written consent sell the Products on any marketplace.</p>`;
    const part = shown('marketplaces', clause);
    expect(part).toMatch(/^… /);
    expect(part).toContain('shall not without our written consent sell the Products on any marketplace.');
  });

  it('as the part of a long clause that says it', () => {
    const long =
      'Dealers shall keep the premises named in the application open to the public during usual hours';
    const clause = `<p>${long} and ${long.toLowerCase()} and ${long.toLowerCase()} and ${long.toLowerCase()}; the initial order shall not be less than $1,000; payment is due within thirty days.</p>`;
    expect(shown('minimum_opening_order', clause)).toBe('the initial order shall not be less than $1,000;');
  });

  it('and without the bullet that somebody typed in front of it', () => {
    const typed =
      '<p>• Opening order: $150<br>• No third-party marketplaces, please. That includes Amazon.</p>';
    expect(shown('marketplaces', typed)).toBe('No third-party marketplaces, please.');
  });

  it('as how to become one of those who sell, rather than that there are some', () => {
    const how = 'For an account of your own email wholesale@acme.com with your tax ID.';
    expect(
      shown(
        'takes_wholesale',
        `<p>Over 400 pet stores carry our biscuits.</p><h3>Buy direct</h3><p>${how}</p>`,
      ),
    ).toBe(how);
  });
});
