/** Of words in a mail: seen, too small for it unless something within says how large they are, or not at all. */
export type Seen = 'yes' | 'small' | 'not';

const STYLE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HIDDEN_ATTRIBUTE = /\shidden(?=[\s=>])/i;
const GONE =
  /(?:^|;)(?:display:none|visibility:hidden|opacity:0(?:\.0+)?|max-height:0(?:px)?|mso-hide:all|text-decoration(?:-line)?:line-through)(?:!important)?(?=;|$)/i;
const FONT_SIZE = /(?:^|;)font-size:([\d.]+)/i;
const STRUCK = /^(?:s|strike|del)$/;

/** Words that the reader of a mail doesn't see, or sees struck through, are not what its sender says. */
export function seenIn(around: Seen, name: string, tag: string): Seen {
  if (around === 'not' || STRUCK.test(name) || HIDDEN_ATTRIBUTE.test(tag.replace(/"[^"]*"|'[^']*'/g, '""')))
    return 'not';
  const [, double, single] = STYLE.exec(tag) ?? [];
  const style = (double ?? single ?? '').replace(/\s+/g, '');
  if (GONE.test(style)) return 'not';
  const [, size] = FONT_SIZE.exec(style) ?? [];
  // Layouts set a size of nothing around columns, to lose the gaps between them, and a real one within.
  return size === undefined ? around : Number(size) > 1 ? 'yes' : 'small';
}
