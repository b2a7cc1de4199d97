import { inLines } from '../../../../../kernel/in-lines.ts';

const TAX = '(?:vat|gst|hst|tax(?:es)?|mwst|ust|btw|tva|iva|moms|mva|alv|dph|ptu)';
const WITH = new RegExp(
  inLines`
    (?<!\p{L})(?:
      inc|incl|incluid[ao]s?|inclus[aeo]s?|including|inkl|inklusive|with|con|avec|mit|met|sis
    )\.?[ .]{0,2}(?:\d{1,2}(?:[.,]\d)? ?% ?)?(?:${TAX}|$|\))|
    (?<!\p{L})${TAX} ?(?:inc|incl|incluid[ao]|inclus[ao]|inkl|comprise)(?!\p{L})|
    (?<!\p{L})(?:ttc|brutto)(?!\p{L})|
    税込
  `,
  'iu',
);
const WITHOUT = new RegExp(
  inLines`
    (?<!\p{L})(?:
      ex|exc|excl|excluding|exkl|ekskl|exclusive|without|sin|s\/|senza|sans|ohne|zzgl|plus|hors|bez
    )\.?[ .]{0,2}(?:\d{1,2}(?:[.,]\d)? ?% ?)?(?:${TAX}|$|\))|
    \+ ?${TAX}(?!\p{L})|
    (?<!\p{L})${TAX} ?(?:ex|exc|excl|escl|esclus[ao]|excluid[ao]|no incluid[ao])(?!\p{L})|
    (?<!\p{L})(?:ht|h\.t\.?|netto)(?!\p{L})|
    税[抜別]
  `,
  'iu',
);

/** Whether a heading says that its prices are with tax or without; null where it says neither. */
export function taxOf(heading: string): 'with' | 'without' | null {
  if (WITHOUT.test(heading)) return 'without';
  return WITH.test(heading) ? 'with' : null;
}
