export const PLACEHOLDERS = {
  brandName: '[Brand Name]',
  companyName: '[Company Name]',
  yourName: '[Your Name]',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

export interface Template {
  parts: readonly (string | { placeholder: Placeholder })[];
  /** What looks like a placeholder and is none of ours, as it was typed. */
  unknown: readonly string[];
}

// Braces are how other tools mark theirs; a mail that says "{{first_name}}" is as bad as one that says "[Product]".
const CANDIDATE = /\[([^[\]\n]{1,60})\]|\{\{([^{}\n]{1,60})\}\}/g;

const KEYS = new Map<string, Placeholder>(
  Object.entries(PLACEHOLDERS).map(([placeholder, text]) => [keyOf(text), placeholder as Placeholder]),
);

/** People type [brand name], [Brand  Name] and [BRAND_NAME], and all mean the same. */
function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

export function parseTemplate(text: string): Template {
  const parts: (string | { placeholder: Placeholder })[] = [];
  const unknown = new Set<string>();
  let literalFrom = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const [typed, inBrackets] = match;
    const placeholder = inBrackets === undefined ? undefined : KEYS.get(keyOf(inBrackets));
    if (!placeholder) {
      // "[1]" and "[…]" are not asking for anything.
      if (/\p{L}/u.test(typed)) unknown.add(typed);
      continue;
    }
    parts.push(text.slice(literalFrom, match.index), { placeholder });
    literalFrom = match.index + typed.length;
  }
  parts.push(text.slice(literalFrom));
  return { parts, unknown: [...unknown] };
}

export const placeholdersIn = (template: Template): Set<Placeholder> =>
  new Set(template.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.placeholder])));

/**
 * Fills in what is the same for every mail. What is left are the stretches of text between brand names,
 * so that a mail is `stretches.join(brandName)`: one pass, in which a name that itself reads "[Your Name]" stays a name.
 */
export function stretchesBetweenBrandNames(
  template: Template,
  values: { companyName: string; yourName: string },
): string[] {
  const stretches = [''];
  for (const part of template.parts) {
    const text = typeof part === 'string' ? part : { ...values, brandName: null }[part.placeholder];
    if (text === null) stretches.push('');
    else stretches[stretches.length - 1] += text;
  }
  return stretches;
}
