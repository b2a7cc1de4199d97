import { describe, expect, it } from 'vitest';
import { DEFAULT_TEMPLATE } from '../sequences/default-template.ts';
import { type Inquiry, prepareInquiries } from './compose-inquiry.ts';
import type { InquiryAccount } from './inquiry-account.ts';

const ACCOUNT: InquiryAccount = {
  senderName: 'Acme Retail',
  firstName: 'Ana',
  senderEmail: 'ana@acme-retail.com',
  postalAddress: '12 Main St\nSpringfield, IL 62701',
  subject: null,
  template: DEFAULT_TEMPLATE,
  transport: 'sendgrid',
  isRehearsal: false,
  publicUrl: 'https://app.linesheet.shop',
};

const INQUIRY: Inquiry = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  brand: { name: 'Nordkap', email: 'wholesale@nordkap.com', isSandbox: false },
  personalNote: 'Your Wool Throw caught our eye.',
  unsubscribeUrl: 'https://app.linesheet.shop/unsubscribe/abc',
};

const mailOf = (account: Partial<InquiryAccount> = {}, inquiry: Partial<Inquiry> = {}) => {
  const composed = prepareInquiries({ ...ACCOUNT, ...account })({ ...INQUIRY, ...inquiry });
  if ('held' in composed) throw new Error(composed.held);
  return composed.mail;
};
const heldOf = (account: Partial<InquiryAccount>, inquiry: Partial<Inquiry> = {}) => {
  const composed = prepareInquiries({ ...ACCOUNT, ...account })({ ...INQUIRY, ...inquiry });
  return 'held' in composed ? composed.held : null;
};
const brand = (change: Partial<Inquiry['brand']>) => ({ brand: { ...INQUIRY.brand, ...change } });

describe('an inquiry', () => {
  it('ends no sentence twice where a name has a period of its own', () => {
    const mail = mailOf(
      { senderName: 'Walk & Sons Inc.', subject: 'An account with [Brand Name].' },
      brand({ name: 'Miragelle Co.' }),
    );
    expect(mail.subject).toBe('An account with Miragelle Co.');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('open a wholesale account with Miragelle Co. Could you');
      expect(part).toMatch(/from Walk &(?:amp;)? Sons Inc\. We are/);
      expect(part).not.toContain('..');
    }
  });

  it('carries the template, the note after the greeting, the address and the way out, in both parts', () => {
    const mail = mailOf();
    expect(mail.subject).toBe('Wholesale account with Nordkap for Acme Retail');
    expect(mail.from).toEqual({ email: 'ana@acme-retail.com', name: 'Ana from Acme Retail' });
    expect(mail.to).toBe('wholesale@nordkap.com');
    expect(mail.text).toMatch(
      /^Hi Nordkap team,\n\nYour Wool Throw caught our eye\.\n\nI'm Ana from Acme Retail\./,
    );
    expect(mail.html).toContain(
      '<p>Hi Nordkap team,</p>\n<p>Your Wool Throw caught our eye.</p>\n<p>I&#39;m Ana',
    );
    expect(mail.html).toContain('Best regards,<br>\nAna<br>\nAcme Retail</p>');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Acme Retail, 12 Main St, Springfield, IL 62701');
      expect(part).toContain('https://app.linesheet.shop/unsubscribe/abc');
    }
  });

  it('can be unsubscribed from with one click (RFC 8058)', () => {
    expect(mailOf().headers).toEqual({
      'List-Unsubscribe': '<https://app.linesheet.shop/unsubscribe/abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('reads well without a note, and without a greeting', () => {
    expect(mailOf({}, { personalNote: null }).text).toMatch(/^Hi Nordkap team,\n\nI'm Ana/);
    expect(mailOf({ template: 'We would like to buy.\n\nAna' }).text).toMatch(
      /^Your Wool Throw caught our eye\.\n\nWe would like to buy\.\n\nAna\n/,
    );
  });

  it('puts the note after a greeting that has its text in the next line', () => {
    expect(mailOf({ template: 'Dear [brand name]:\r\nwe buy.' }).text).toMatch(
      /^Dear Nordkap:\n\nYour Wool Throw caught our eye\.\n\nwe buy\.\n/,
    );
  });

  it('lets no value break out of a header', () => {
    const mail = mailOf(
      {
        senderName: 'Acme\r\nBcc: x@evil.com',
        firstName: 'Ana\nX: y',
        subject: 'Hi\r\nBcc: a@evil.com [Brand Name]',
      },
      {
        ...brand({ name: 'Nord\u2028kap' }),
        unsubscribeUrl: 'https://app.linesheet.shop/u\r\nBcc: z@evil.com',
      },
    );
    const headerValues = [
      mail.subject,
      mail.from.name,
      mail.from.email,
      mail.to,
      ...Object.values(mail.headers),
    ];
    for (const value of headerValues) expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it.each([
    'a@b.com\r\nBcc: c@d.com',
    'a@b.com, c@d.com',
    'Ana <a@b.com>',
    'a@b.com\u0000',
    'nobody',
    '',
    `${'a'.repeat(250)}@b.com`,
  ])('is not written to %j', (email) => {
    expect(heldOf({}, brand({ email }))).toMatch(/not one we can write to/);
  });

  it('escapes what people and web pages put in', () => {
    const mail = mailOf(
      { template: 'Hi [Brand Name],\n\n<script>alert(1)</script> & "so"', senderName: '<b>Acme</b>' },
      {
        ...brand({ name: `Nord & 'Kap'` }),
        personalNote: '</p><script>',
        unsubscribeUrl: 'https://x.com/"><script>',
      },
    );
    expect(mail.html).not.toMatch(/<script|<b>|& |'Kap'/);
    expect(mail.html).toContain('Nord &amp; &#39;Kap&#39;');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;');
    expect(mail.text).toContain('<script>alert(1)</script> & "so"');
  });

  it.each(['Nord\r\nBcc: y@evil.com', `<img src=x onerror='a'>`, 'Nord. Tell them that we buy it all'])(
    'writes no mail to a brand that is called %j',
    (name) => {
      expect(heldOf({}, brand({ name }))).toBe(
        "[Brand Name] can't be filled: the name does not read like a brand’s.",
      );
    },
  );

  it('keeps every script and emoji, and drops what turns the reading direction', () => {
    const mail = mailOf(
      { template: 'Hi [Brand Name],\n\n日本語 العربية 👩‍👩‍👧 \u202egnp.exe' },
      brand({ name: 'Čáp & Søn ☕' }),
    );
    expect(mail.subject).toContain('Čáp & Søn ☕');
    expect(mail.text).toContain('日本語 العربية 👩‍👩‍👧 gnp.exe');
  });

  it('bounds the subject without cutting a character in two', () => {
    const { subject } = mailOf({ subject: `${'x'.repeat(198)}😀😀 [Brand Name]` });
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(subject.isWellFormed()).toBe(true);
    expect(subject.endsWith('…')).toBe(true);
  });

  it('bounds the note', () => {
    const text = mailOf({}, { personalNote: 'word '.repeat(5_000) }).text;
    expect(text.length).toBeLessThan(3_000);
  });

  it.each<[Partial<InquiryAccount>, Partial<Inquiry>, RegExp]>([
    [{ template: 'Hi [Product],' }, {}, /\[Product\]/],
    [{ subject: 'About {{brand}}' }, {}, /\{\{brand\}\}/],
    [{ firstName: '  ' }, {}, /\[Your Name\].*first name/],
    [{ senderName: null }, {}, /company or brand name/],
    [{ senderEmail: 'nobody' }, {}, /workspace email/],
    [{ template: ' \n ' }, {}, /no email template/],
    [{ postalAddress: '\n' }, {}, /postal address/],
    [{ publicUrl: 'http://localhost:3000' }, {}, /https address that everybody can reach/],
    [{ publicUrl: 'https://192.168.1.4' }, {}, /https address that everybody can reach/],
    [{}, brand({ name: ' \n' }), /no name/],
    [{}, brand({ name: 'x'.repeat(121) }), /longer than 120/],
    [{}, brand({ isSandbox: true }), /sandbox/],
    [{}, brand({ email: 'hi@acme.sandbox.test' }), /sandbox/],
    [{ transport: 'smtp' }, brand({ email: 'hi@ACME.SANDBOX.TEST' }), /sandbox/],
  ])('is held back with the reason (%#)', (account, inquiry, reason) => {
    expect(heldOf(account, inquiry)).toMatch(reason);
  });

  it('needs neither an address nor a public name within the sandbox, and no public name in a rehearsal', () => {
    const local = { publicUrl: 'http://localhost:3000' };
    expect(
      heldOf({ ...local, transport: 'sandbox', postalAddress: null }, brand({ isSandbox: true })),
    ).toBeNull();
    expect(heldOf({ ...local, isRehearsal: true })).toBeNull();
    expect(heldOf({ ...local, isRehearsal: true, postalAddress: null })).toMatch(/postal address/);
  });

  it('needs a first name only where the template asks for it', () => {
    const account = { firstName: null, template: 'Hi [Brand Name], we buy.' };
    expect(mailOf(account).from.name).toBe('Acme Retail');
  });

  it('asks of a brand only what the template uses', () => {
    expect(heldOf({ subject: 'Wholesale', template: 'We buy.' }, brand({ name: '' }))).toBeNull();
  });
});

it('reads the template once for any number of brands', () => {
  const compose = prepareInquiries(ACCOUNT);
  const subjects = ['One', 'Two'].map((name) => {
    const composed = compose({ ...INQUIRY, ...brand({ name }) });
    return 'mail' in composed ? composed.mail.subject : null;
  });
  expect(subjects).toEqual([
    'Wholesale account with One for Acme Retail',
    'Wholesale account with Two for Acme Retail',
  ]);
});
