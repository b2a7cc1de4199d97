import { escapeHtml } from '../../../kernel/html.ts';

/** A mail of ours to a person: never marketing, always asked for by what they did. */
export interface SystemMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  subject: string;
  greetingName: string;
  paragraphs: string[];
  button: { label: string; url: string };
  footnote: string;
}

interface Recipient {
  email: string;
  name: string;
}

export const confirmationMail = (publicUrl: string, { email, name }: Recipient, token: string): SystemMail =>
  mailOf(email, {
    subject: 'Confirm your email for Linesheet',
    greetingName: name,
    paragraphs: ['Thank you for signing up. Please confirm that this is your email address.'],
    button: {
      label: 'Confirm my email',
      url: `${publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=%2Fdashboard`,
    },
    footnote: 'The link works for 24 hours. If you did not sign up, ignore this mail and nothing happens.',
  });

export const passwordResetMail = (publicUrl: string, { email, name }: Recipient, token: string): SystemMail =>
  mailOf(email, {
    subject: 'Set a new password for Linesheet',
    greetingName: name,
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    button: {
      label: 'Set a new password',
      url: `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`,
    },
    footnote:
      'The link works once, for one hour. If you did not ask for it, ignore this mail; your password stays as it is.',
  });

/** A letter as it goes out, in plain words and as a page. */
export function mailOf(to: string, letter: Letter): SystemMail {
  const { subject, greetingName, paragraphs, button, footnote } = letter;
  const greeting = greetingName.trim() ? `Hello ${greetingName.trim()},` : 'Hello,';
  const text = [greeting, ...paragraphs, `${button.label}:\n${button.url}`, footnote, 'Linesheet'].join(
    '\n\n',
  );
  return { to, subject, text, html: page(greeting, letter) };
}

const P = 'margin:0 0 16px;font-size:16px;line-height:24px';

function page(greeting: string, { subject, paragraphs, button, footnote }: Letter): string {
  const body = [greeting, ...paragraphs].map((line) => `<p style="${P}">${escapeHtml(line)}</p>`).join('\n');
  const url = escapeHtml(button.url);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f5f4;color:#1c1917;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:18px;font-weight:600">Linesheet</p>
<div style="background:#ffffff;border-radius:8px;padding:28px;overflow-wrap:anywhere;word-break:break-word">
${body}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:#1c1917;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:6px;font-size:16px">${escapeHtml(button.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:#57534e">If the button doesn’t work, open this address:<br><a href="${url}" style="color:#57534e;word-break:break-all">${url}</a></p>
</div>
<p style="margin:20px 0 0;font-size:13px;line-height:20px;color:#57534e">${escapeHtml(footnote)}</p>
</div>
</body>
</html>
`;
}
