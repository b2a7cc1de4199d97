import { expect, it } from 'vitest';
import { confirmationMail, passwordResetMail } from './system-mail.ts';

const ann = { email: 'ann@shop.example', name: 'Ann <b>Miller</b>' };

it('leads from the confirmation mail to the dashboard, by the address that is configured', () => {
  const mail = confirmationMail('https://linesheet.example', ann, 'a+b');
  const link = 'https://linesheet.example/api/auth/verify-email?token=a%2Bb&callbackURL=%2Fdashboard';
  expect(mail.to).toBe('ann@shop.example');
  expect(mail.text).toContain(`Confirm my email:\n${link}`);
  expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

it('leads from the reset mail to the page for a new password', () => {
  expect(passwordResetMail('https://linesheet.example', ann, 't').text).toContain(
    'https://linesheet.example/reset-password?token=t',
  );
});

it('keeps a long name within the card', () => {
  const { html } = confirmationMail('https://x.example', { ...ann, name: 'A'.repeat(120) }, 't');
  expect(/<div style="[^"]*overflow-wrap:anywhere[^"]*">\s*<p[^>]*>Hello A{120},/.test(html)).toBe(true);
});

it('shows a name as text, and greets without one', () => {
  expect(confirmationMail('https://x.example', ann, 't').html).toContain(
    'Hello Ann &lt;b&gt;Miller&lt;/b&gt;,',
  );
  expect(confirmationMail('https://x.example', { ...ann, name: ' ' }, 't').text).toMatch(/^Hello,\n/);
});
