/** A number as people type it: "1,500", "1.500,00", "1.5k". Undefined where it could be read in two ways, or in none. */
export function numberEntered(text: string, most: number, digits = 2): number | undefined {
  const [, figures = '', thousand] =
    /^([\d.,' ]*\d)\s*(k)?$/i.exec(text.replace(/[$%\u00a0]/g, '').trim()) ?? [];
  const plain = plainFigures(figures.replace(/[ ']/g, ''));
  const value = plain === undefined ? Number.NaN : Number(plain) * (thousand ? 1000 : 1);
  return value <= most ? Number(value.toFixed(digits)) : undefined;
}

/** Three figures behind a mark are thousands, as money has no more than two behind its own. */
function plainFigures(figures: string): string | undefined {
  if (/^\d+(?:\.\d{1,2})?$/.test(figures)) return figures;
  if (/^\d+,\d{1,2}$/.test(figures)) return figures.replace(',', '.');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(figures)) return figures.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(figures))
    return figures.replaceAll('.', '').replace(',', '.');
  return undefined;
}

/** "21", "21 days", "2-3 weeks": the longer of two, in days. */
export function daysEntered(text: string): number | undefined {
  const [, figures = '', weeks] =
    /^(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,4})\s*(?:(?:business |working )?days?|(w(?:ee)?ks?))?$/i.exec(text) ??
    [];
  return figures === '' ? undefined : Number(figures) * (weeks ? 7 : 1);
}
