const MOST = 10_000;

/**
 * The same judgement of a text, kept for a while: a cell is looked at again and again, for each row above it that might be
 * the headings.
 */
export function remembered<Judged>(judge: (text: string) => Judged): (text: string) => Judged {
  const known = new Map<string, { judged: Judged }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.judged;
    const judged = judge(text);
    if (known.size >= MOST) known.clear();
    known.set(text, { judged });
    return judged;
  };
}
