import { describe, expect, it } from 'vitest';
import type { FactName } from '../reading/reply-facts.ts';
import { factEntered, factEntry } from './fact-entered.ts';
import { factLabel } from './fact-labels.ts';
import { FACT_NAMES } from './fact-names.ts';
import { factTold } from './fact-told.ts';
import { factChoices, factHint } from './fact-words.ts';

describe('a fact', () => {
  it.each<[FactName, unknown, string]>([
    ['moq_amount', 1500, '€1,500'],
    ['moq_amount', 0, 'none'],
    ['opening_order_usd', 1500.5, '$1,500.50'],
    ['moq_units', 1440, '1,440 pieces'],
    ['lead_time_days', 21, '21 days'],
    ['discount_pct', 50, '50%'],
    ['map', true, 'yes'],
    ['marketplaces_allowed', 'amazon_only_no', 'allowed, but not on Amazon'],
    ['documents', ['w9', 'resale_certificate'], 'W-9, resale certificate'],
    [
      'distributor',
      { name: 'Harbor & Pine', email: null, url: 'https://hp.com' },
      'Harbor & Pine, https://hp.com',
    ],
    ['resume_date', '2026-Q1', 'Q1 2026'],
    ['resume_date', '2026-03', 'March 2026'],
    ['resume_date', '2026-03-02', 'Mar 2, 2026'],
    ['resume_date', 'in spring', 'in spring'],
  ])('%s of %j is told as %j', (name, value, told) => {
    expect(factTold(name, value, 'EUR')).toBe(told);
  });

  it('is told in dollars where the currency is none', () => {
    expect(factTold('moq_amount', 5, '')).toBe('$5');
  });

  it.each<[FactName, string, unknown]>([
    ['moq_amount', '$1,500', 1500],
    ['moq_amount', '0', 0],
    ['moq_amount', '1.500,00', 1500],
    ['moq_amount', '1.500', 1500],
    ['moq_amount', '1500,50', 1500.5],
    ['opening_order_usd', '$1.5k', 1500],
    ['opening_order_usd', '12,34,5', undefined],
    ['opening_order_usd', '-5', undefined],
    // Pounds aren't taken for dollars.
    ['moq_amount', '£300', undefined],
    ['opening_order_usd', '300 €', undefined],
    ['lead_time_days', '21', 21],
    ['lead_time_days', '2-3 weeks', 21],
    ['lead_time_days', '10 business days', 10],
    ['lead_time_days', 'soon', undefined],
    ['discount_pct', '50%', 50],
    ['moq_amount', 'a lot', undefined],
    ['discount_pct', '140', undefined],
    ['moq_units', '144', 144],
    ['map', 'false', false],
    ['map', 'maybe', undefined],
    ['marketplaces_allowed', 'with_approval', 'with_approval'],
    ['marketplaces_allowed', 'true', true],
    ['currency', 'eur', 'EUR'],
    ['currency', 'euros', undefined],
    ['resume_date', '2026-03-02', '2026-03-02'],
    ['resume_date', '2026-02-31', undefined],
    ['resume_date', '2026-Q5', undefined],
    ['application_url', 'javascript:alert(1)', undefined],
    ['application_url', 'https://nordkap.com/apply', 'https://nordkap.com/apply'],
    ['documents', 'Resale certificate, w-9', ['resale_certificate', 'w9']],
    ['documents', 'a cake', undefined],
    [
      'distributor',
      'Harbor & Pine, maria@hp.com',
      { name: 'Harbor & Pine', email: 'maria@hp.com', url: null },
    ],
    ['distributor', ' , ', undefined],
    ['payment_terms', ' net 30 ', 'net 30'],
  ])('%s is read from %j as %j', (name, entry, value) => {
    expect(factEntered(name, entry)).toEqual(value);
  });

  it('can be entered again as it is shown for a correction', () => {
    const values: [FactName, unknown][] = [
      ['documents', ['w9', 'tax_id']],
      ['distributor', { name: 'Harbor', email: 'a@b.com', url: 'https://b.com' }],
      ['moq_amount', 1500],
      ['map', false],
      ['resume_date', '2026-03'],
    ];
    for (const [name, value] of values) expect(factEntered(name, factEntry(name, value))).toEqual(value);
  });

  it('has a name, and a hint or choices', () => {
    for (const name of FACT_NAMES) {
      expect(factLabel(name)).not.toBe('');
      expect(factHint(name) !== '' || factChoices(name) !== null, name).toBe(true);
    }
  });
});
