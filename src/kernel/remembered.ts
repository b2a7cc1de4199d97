/** The same judgement of a text, kept until `most` others are: for texts that come again and again. */
export function remembered<Judged>(judge: (text: string) => Judged, most = 10_000): (text: string) => Judged {
  const known = new Map<string, { judged: Judged }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.judged;
    const judged = judge(text);
    if (known.size >= most) known.clear();
    known.set(text, { judged });
    return judged;
  };
}
