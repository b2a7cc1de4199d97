import type { Pictures } from './safe-html.ts';
import { safeHtml } from './safe-html.ts';

/**
 * Beside what was left out of the mail: it runs nothing, asks for nothing, and is nobody's page. Its frame says the
 * same once more.
 */
export const MAIL_PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: cid:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const LOOK = `
  html { color-scheme: light; background: #fff; }
  body { margin: 16px; font: 14px/1.5 system-ui, sans-serif; color: #1a1a1a; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; }
  table { max-width: 100%; }
  blockquote { margin: 8px 0; padding-left: 12px; border-left: 2px solid #d4d4d4; }
  [role=note] { margin: 0 0 16px; padding: 8px 12px; border-radius: 6px; background: #f4f4f4; color: #555; font-size: 13px; }`;

/** The HTML of a mail as a page for a sandboxed frame. */
export function mailPage(source: string, pictures: Pictures): string {
  const { html, leftOut } = safeHtml(source, pictures);
  const note =
    leftOut === 0
      ? ''
      : `<p role="note">${leftOut === 1 ? 'A picture' : `${leftOut} pictures`} from elsewhere ${leftOut === 1 ? 'is' : 'are'} not shown: loading ${leftOut === 1 ? 'it' : 'them'} would tell the sender that you read this mail.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>Mail</title><style>${LOOK}
</style></head><body>${note}${html}</body></html>
`;
}
