import { formed, MAILBOX } from './read-setting.ts';
import type { RawSettings } from './settings.ts';

export interface SystemMail {
  /** Null where system mail can't go out. */
  smtpUrl: string | null;
  from: string;
  /** Where inquiries of people who need help, and of those who want to buy, are mailed to. */
  support: string;
  sales: string;
}

/** A server of the operator's own gets no address of the sandbox: neither to send from, nor to answer to. */
export function systemMail(raw: RawSettings, smtpUrl: string | null, publicUrl: string): SystemMail {
  const given = (name: 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'SALES_EMAIL') =>
    formed(raw, name, MAILBOX, 'a mail address');
  const from =
    given('MAIL_FROM') ?? `Linesheet <${raw.SMTP_URL ? ownAddress(raw.SMTP_URL, publicUrl) : STAND_IN.from}>`;
  const operator = raw.SMTP_URL ? bareAddress(from) : null;
  return {
    smtpUrl,
    from,
    support: given('SUPPORT_EMAIL') ?? operator ?? STAND_IN.support,
    sales: given('SALES_EMAIL') ?? operator ?? STAND_IN.sales,
  };
}

export const sandboxSmtpUrl = (sandboxPort: number): string => `smtp://127.0.0.1:${sandboxPort + 1}`;

/** Whether our mails to people stay on this machine, where they can be read. */
export const isSystemMailInSandbox = ({
  mail,
  sandboxPort,
}: {
  mail: Pick<SystemMail, 'smtpUrl'>;
  sandboxPort: number | null;
}): boolean => sandboxPort !== null && mail.smtpUrl === sandboxSmtpUrl(sandboxPort);

const STAND_IN = {
  from: 'hello@linesheet.sandbox.test',
  support: 'support@linesheet.sandbox.test',
  sales: 'sales@linesheet.sandbox.test',
};

/** Most servers let a mailbox send as itself only, and its user name is its address. */
function ownAddress(smtpUrl: string, publicUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : `linesheet@${new URL(publicUrl).hostname}`;
}

const bareAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
