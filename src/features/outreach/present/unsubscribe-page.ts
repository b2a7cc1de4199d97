import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../kernel/html.ts';
import type { Subscription } from '../domain/mails/subscription.ts';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(oklch(.985 .003 100),oklch(.168 .006 165));color:light-dark(oklch(.215 .012 165),oklch(.955 .004 120));font:14px/22px Geist,system-ui,sans-serif}
main{box-sizing:border-box;width:min(420px,calc(100vw - 32px));padding:28px;border:1px solid light-dark(oklch(.915 .005 120),oklch(.282 .008 165));border-radius:11px;background:light-dark(#fff,oklch(.205 .007 165));box-shadow:0 1px 2px light-dark(oklch(.2 .02 165/.045),oklch(0 0 0/.3))}
h1{margin:0 0 8px;font-size:18px;line-height:26px;font-weight:600;letter-spacing:-.02em}
p{margin:0;color:light-dark(oklch(.42 .012 165),oklch(.78 .008 140));overflow-wrap:anywhere}
strong{font-weight:500;color:light-dark(oklch(.215 .012 165),oklch(.955 .004 120))}
button{width:100%;height:36px;margin-top:20px;border:0;border-radius:7px;background:light-dark(oklch(.215 .012 165),oklch(.955 .004 120));color:light-dark(#fff,oklch(.168 .006 165));font:inherit;font-weight:500;cursor:pointer}
button:hover{opacity:.88}
button:focus-visible{outline:2px solid light-dark(oklch(.53 .122 158),oklch(.75 .15 158));outline-offset:2px}
`;

/** The page brings its own policy: nothing but its one style, and a form that posts back to us. */
export const UNSUBSCRIBE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function unsubscribePage(subscription: Subscription): string {
  const { title, text, button } = contentOf(subscription);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>${button ? `\n<form method="post"><button type="submit">${button}</button></form>` : ''}
</main>
</body>
</html>
`;
}

/** The text is HTML already. */
function contentOf(subscription: Subscription): { title: string; text: string; button?: string } {
  switch (subscription.standing) {
    case 'unknown_link':
      return {
        title: 'This link isn’t complete',
        text: 'Please open the unsubscribe link in the email again, or copy all of it. You can also answer the email and ask not to be written to.',
      };
    case 'sender_gone':
      return {
        title: 'Nothing more will come',
        text: 'The sender of this email has closed their account and can no longer write to you.',
      };
    case 'subscribed':
      return {
        title: 'Unsubscribe',
        text: `${sender(subscription)} will no longer write to <strong>${escapeHtml(subscription.email)}</strong>.`,
        button: 'Unsubscribe',
      };
    case 'unsubscribed':
      return {
        title: 'You are unsubscribed',
        text: `${sender(subscription)} will no longer write to <strong>${escapeHtml(subscription.email)}</strong>. There is nothing else you need to do.`,
      };
  }
}

const sender = ({ senderName }: { senderName: string | null }): string =>
  senderName ? `<strong>${escapeHtml(senderName)}</strong>` : 'The sender';
