import { describe, expect, it } from 'vitest';
import { gatingForm, gatingInput, problemsOf } from './gating-form.ts';

const TODAY = '2026-03-09';
const fresh = gatingForm(null, TODAY);

describe('what a person found out about gating', () => {
  it('is sent as it was found, if nothing is changed', () => {
    const found = {
      state: 'approved' as const,
      checkedOn: '2026-03-01',
      checkedBy: 'Ana',
      note: 'In Seller Central',
      authorisation: { kind: 'letter' as const, askedOn: '2026-02-01', receivedOn: null },
      invoice: { name: 'Northlake Trading LLC', address: '1 Dock Street' },
    };
    expect(gatingInput(gatingForm(found, TODAY), TODAY)).toEqual(found);
  });

  it('begins today, and by the person who is signed in', () => {
    expect(gatingInput({ ...fresh, state: 'open' }, TODAY)).toEqual({
      state: 'open',
      checkedOn: TODAY,
      note: null,
      authorisation: null,
      invoice: null,
    });
  });

  it('isn’t sent without a state, or with half an invoice', () => {
    expect(gatingInput(fresh, TODAY)).toBeNull();
    expect(problemsOf({ ...fresh, state: 'open', invoiceName: 'Northlake' }, TODAY)).toHaveProperty(
      'invoiceAddress',
    );
    expect(problemsOf({ ...fresh, state: 'open', invoiceAddress: '1 Dock' }, TODAY)).toHaveProperty(
      'invoiceName',
    );
  });

  it('has no authorisation that came before it was asked for', () => {
    const days = { ...fresh, state: 'open' as const, askedOn: '2026-03-02', receivedOn: '2026-03-01' };
    expect(problemsOf({ ...days, authorisation: 'letter' }, TODAY)).toHaveProperty('receivedOn');
    expect(gatingInput(days, TODAY)).toMatchObject({ authorisation: null });
  });

  it('has no day that is still to come', () => {
    const later = { ...fresh, state: 'open' as const, checkedOn: '2026-03-10' };
    expect(gatingInput(later, TODAY)).toBeNull();
    expect(problemsOf(later, TODAY)).toHaveProperty('checkedOn');
    const letter = { ...fresh, authorisation: 'letter' as const, askedOn: '2026-03-10' };
    expect(problemsOf({ ...letter, receivedOn: '2026-03-11' }, TODAY)).toMatchObject({
      askedOn: expect.any(String),
      receivedOn: expect.any(String),
    });
  });
});
