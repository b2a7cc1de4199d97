import { inLines } from '../../../../kernel/in-lines.ts';
import type { PageScan } from './page-scan.ts';

/** How far back an element may begin that hides what stands in it. */
const REACH = 3_000;

const HIDING_TAG = new RegExp(
  inLines`
    <(?!(?:html|body|input|img|br|hr|meta|link)\b)([a-z][\w-]*)\b[^<>]*?(?:
      \shidden(?=[\s=>/])(?!\s*=\s*["']?until-found)|
      \saria-hidden\s*=\s*["']?true|
      style\s*=\s*["'][^"'<>]*?(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9]))
    )[^<>]*(?:>|$)
  `,
  'gi',
);

/** Whether an element around an offset is hidden by its own tag: what no reader sees is put there for machines. */
export function isHiddenAt({ body }: PageScan, at: number): boolean {
  const start = Math.max(0, at - REACH);
  const piece = body.slice(start, at);
  if (!/hidden|display|font-size/i.test(piece)) return false;
  // A mail link's address stands within its own tag, which is read to its end.
  const open = piece.lastIndexOf('<');
  const tagEnd = open > piece.lastIndexOf('>') ? body.indexOf('>', at) : -1;
  const text = tagEnd === -1 ? piece : body.slice(start, tagEnd + 1);
  for (const { 0: tag, 1: name = '', index } of text.matchAll(HIDING_TAG)) {
    if (!tag.endsWith('/>') && !isClosed(text.slice(index + tag.length), name)) return true;
  }
  return false;
}

function isClosed(rest: string, name: string): boolean {
  let depth = 1;
  for (const [tag] of rest.matchAll(new RegExp(`</?${name}(?=[\\s>/])`, 'gi'))) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return true;
  }
  return false;
}
