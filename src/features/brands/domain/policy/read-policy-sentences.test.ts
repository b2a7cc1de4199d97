import { describe, expect, it } from 'vitest';
import { scanPage } from '../page-scan.ts';
import { gatherPolicy } from './gather-policy.ts';
import type { PolicyField } from './policy.ts';
import { readPolicy } from './read-policy.ts';

function shown(field: PolicyField, markup: string): string | undefined {
  const body = Buffer.from(`<html><body>${markup}`, 'utf8').toString('latin1');
  const readings = readPolicy(scanPage('https://acme.com/x', body), { kind: 'wholesale', brandName: 'Acme' });
  return gatherPolicy(readings).find((statement) => statement.field === field)?.sentence;
}

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

  it('and alone where a house writes everything small', () => {
    expect(
      shown(
        'minimum_opening_order',
        '<p>we like to sell to small shops. our minimum opening order is $200. email us.</p>',
      ),
    ).toBe('our minimum opening order is $200.');
  });

  it('as the part of a long clause that says it', () => {
    const long =
      'Dealers shall keep the premises named in the application open to the public during usual hours';
    const clause = `<p>${long} and ${long.toLowerCase()} and ${long.toLowerCase()} and ${long.toLowerCase()}; the initial order shall not be less than $1,000; payment is due within thirty days.</p>`;
    expect(shown('minimum_opening_order', clause)).toBe('the initial order shall not be less than $1,000;');
  });
});
