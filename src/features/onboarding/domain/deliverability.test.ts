import { describe, expect, it } from 'vitest';
import {
  DKIM_SELECTORS,
  dkimFinding,
  dmarcFinding,
  dmarcNames,
  isWhole,
  mailDomainOf,
  mxFinding,
  spfFinding,
} from './deliverability.ts';

describe('the domain of an address', () => {
  it.each([
    ['ann@Shop.Example', 'shop.example'],
    [' ann@mail.shop.co.uk ', 'mail.shop.co.uk'],
    ['"a@b"@shop.example', 'shop.example'],
    ['ann@Müller.example', 'xn--mller-kva.example'],
    ['ann@', null],
    ['ann@localhost', null],
    ['ann@127.0.0.1', null],
    ['ann@-x.example', null],
  ])('%s → %s', (email, domain) => expect(mailDomainOf(email)).toBe(domain));
});

describe('SPF', () => {
  const find = (answer: string[] | 'unknown', viaSendgrid = true) =>
    spfFinding('shop.example', answer, viaSendgrid);

  it('is found where the record names the provider', () => {
    expect(find(['other', 'v=spf1 include:sendgrid.net ~all']).state).toBe('found');
    expect(find(['v=spf1 mx -all'], false).state).toBe('found');
  });

  it('is joined with what is there already', () => {
    expect(find(['v=spf1 include:_spf.google.com -all'])).toMatchObject({
      state: 'incomplete',
      records: [{ name: 'shop.example', value: 'v=spf1 include:_spf.google.com include:sendgrid.net -all' }],
    });
    expect(find(['v=spf1 mx']).records[0]?.value).toBe('v=spf1 mx include:sendgrid.net');
  });

  it('counts for nothing where there are two', () => {
    expect(find(['v=spf1 include:sendgrid.net ~all', 'v=spf1 mx ~all'])).toMatchObject({
      state: 'incomplete',
    });
  });

  it('is missing, with the record to add, or unknown', () => {
    expect(find([])).toMatchObject({
      state: 'missing',
      records: [{ type: 'TXT', value: 'v=spf1 include:sendgrid.net ~all' }],
    });
    expect(find([], false).records[0]?.value).toBe('v=spf1 mx ~all');
    expect(find('unknown')).toMatchObject({ state: 'unknown', records: [] });
  });
});

describe('DKIM', () => {
  const answers = (at: Record<string, string[] | 'unknown'>) =>
    DKIM_SELECTORS.map((selector) => at[selector] ?? []);

  it('is found at a usual name, and through SendGrid only at its own', () => {
    const google = answers({ google: ['v=DKIM1; k=rsa; p=MIGf'] });
    expect(dkimFinding('shop.example', google, false)).toMatchObject({ state: 'found' });
    expect(dkimFinding('shop.example', google, true)).toMatchObject({ state: 'missing' });
    expect(dkimFinding('shop.example', answers({ s1: ['k=rsa; p=MIGf'] }), true).state).toBe('found');
  });

  it('knows that SendGrid’s values are not whole without the person’s number', () => {
    expect(dkimFinding('shop.example', answers({}), true).records.map(isWhole)).toEqual([false, false]);
    expect(spfFinding('shop.example', [], true).records.map(isWhole)).toEqual([true]);
  });

  it('counts a withdrawn key as none', () => {
    expect(dkimFinding('shop.example', answers({ default: ['v=DKIM1; p='] }), false).state).toBe('missing');
  });

  it('is unknown rather than missing where a name server kept silent', () => {
    expect(dkimFinding('shop.example', answers({ s1: 'unknown' }), true).state).toBe('unknown');
  });
});

describe('DMARC', () => {
  it('is looked for at the domain and at its parents', () => {
    expect(dmarcNames('mail.shop.co.uk')).toEqual([
      '_dmarc.mail.shop.co.uk',
      '_dmarc.shop.co.uk',
      '_dmarc.co.uk',
    ]);
    const finding = dmarcFinding('mail.shop.example', 'a@mail.shop.example', [[], ['v=DMARC1; p=reject']]);
    expect(finding).toMatchObject({ state: 'found', sentence: 'Your DMARC policy is in place (reject).' });
  });

  it('is missing, with the record to add, or unknown', () => {
    expect(dmarcFinding('shop.example', 'ann@shop.example', [['v=spf1 -all'], []])).toMatchObject({
      state: 'missing',
      records: [{ name: '_dmarc.shop.example', value: 'v=DMARC1; p=none; rua=mailto:ann@shop.example' }],
    });
    expect(dmarcFinding('shop.example', 'a@shop.example', ['unknown', []]).state).toBe('unknown');
  });
});

describe('MX', () => {
  it('names the preferred host', () => {
    const hosts = [
      { host: 'b.example', priority: 20 },
      { host: 'a.example.', priority: 5 },
    ];
    expect(mxFinding('shop.example', hosts).sentence).toBe('Replies reach you at a.example.');
  });

  it('is missing where there is none, or one that says that there is none', () => {
    expect(mxFinding('shop.example', []).state).toBe('missing');
    expect(mxFinding('shop.example', [{ host: '.', priority: 0 }]).state).toBe('missing');
    expect(mxFinding('shop.example', 'unknown').state).toBe('unknown');
  });
});
