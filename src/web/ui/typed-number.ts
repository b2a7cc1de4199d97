const AROUND = /[\s$€£%]/g;
/** "1,250.50", and as most of Europe writes it "1.250,50". */
const IN_GROUPS = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const IN_GROUPS_BY_DOTS = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** "0,40", "12,5": three figures behind a comma are thousands, but not behind a nought. */
const WITH_COMMA = /^-?(?:\d+,\d{1,2}|0,\d+)$/;
const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** What a person typed as a number, with or without a sign of money or percent; null where it can be none. */
export function numberTyped(typed: string): number | null {
  const text = typed.replace(AROUND, '');
  if (PLAIN.test(text)) return Number(text);
  if (IN_GROUPS.test(text)) return Number(text.replaceAll(',', ''));
  if (IN_GROUPS_BY_DOTS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return WITH_COMMA.test(text) ? Number(text.replace(',', '.')) : null;
}

const MORE_THAN_CENTS = /^-?(?:[\d,]*\.|0,|[\d.]*\.\d*,)\d{3,}$/;

/** An amount of money in cents; null too for “1.250”, which half of the world means for a thousand and more. */
export function centsTyped(typed: string): number | null {
  const amount = MORE_THAN_CENTS.test(typed.replace(AROUND, '')) ? null : numberTyped(typed);
  return amount === null ? null : Math.round(amount * 100);
}
