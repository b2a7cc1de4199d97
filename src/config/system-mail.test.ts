import { expect, it } from 'vitest';
import { systemMail } from './system-mail.ts';

const PUBLIC = 'https://app.example.com';
const own = (raw: Parameters<typeof systemMail>[0]) => systemMail(raw, raw.SMTP_URL ?? null, PUBLIC);

it('sends from the mailbox that an SMTP address signs in to, and has people write there', () => {
  const mail = own({ SMTP_URL: 'smtps://ops%40shop.example:secret@smtp.example:465' });
  expect(mail).toMatchObject({
    from: 'Linesheet <ops@shop.example>',
    support: 'ops@shop.example',
    sales: 'ops@shop.example',
  });
});

it('sends from the host it is known by where the SMTP user is no address', () => {
  expect(own({ SMTP_URL: 'smtp://apikey:secret@smtp.example:587' }).from).toBe(
    'Linesheet <linesheet@app.example.com>',
  );
});

it('keeps to the addresses that are set', () => {
  const raw = {
    SMTP_URL: 'smtp://smtp.example',
    MAIL_FROM: 'Ana <ana@shop.example>',
    SALES_EMAIL: 'bo@shop.example',
  };
  expect(own(raw)).toMatchObject({
    from: raw.MAIL_FROM,
    support: 'ana@shop.example',
    sales: 'bo@shop.example',
  });
});

it('uses an address of the sandbox only where mail goes to the sandbox', () => {
  expect(own({}).from).toMatch(/@linesheet\.sandbox\.test>$/);
});
