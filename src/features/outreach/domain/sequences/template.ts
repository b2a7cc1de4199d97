import { afterName } from '../../../../kernel/words.ts';

/** What a template can ask for: three that every inquiry has, and what may be known of a brand or set for a sender. */
export const PLACEHOLDERS = {
  brandName: '[Brand Name]',
  companyName: '[Company Name]',
  yourName: '[Your Name]',
  firstProduct: '[First Product]',
  productCount: '[Product Count]',
  category: '[Category]',
  senderSignature: '[Sender Signature]',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** Filled anew for each brand; the others are the same in all mails of a sender. */
const OF_A_BRAND = ['brandName', 'firstProduct', 'productCount', 'category'] as const;
export type BrandPlaceholder = (typeof OF_A_BRAND)[number];
/** Null: not known of this brand. */
export type BrandValues = Record<BrandPlaceholder, string | null>;
export type SenderValues = Record<Exclude<Placeholder, BrandPlaceholder>, string>;

export interface Template {
  parts: readonly (string | { placeholder: Placeholder })[];
  /** What looks like a placeholder and is none of ours, as it was typed. */
  unknown: readonly string[];
}

// Braces are how other tools mark theirs; a mail that says "{{first_name}}" is as bad as one that says "[Product]".
const CANDIDATE =
  /\[([^[\]\n]{1,60})\]|\{\{[^{}\n]{1,60}\}\}|\{[!$]?[a-z][\w .-]{0,40}\}|<<[^<>\n]{1,60}>>|\*\|[^|\n]{1,60}\|\*|(?<!\d)%[a-z][a-z_]{2,40}%/gi;

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

/** Text with places that each brand fills. */
export type Stretches = readonly (string | { placeholder: BrandPlaceholder })[];

/** Fills in what is the same for every mail; what is left to fill are the places for what differs from brand to brand. */
export function fillForSender(template: Template, values: SenderValues): Stretches {
  const stretches: (string | { placeholder: BrandPlaceholder })[] = [''];
  let name = '';
  for (const part of template.parts) {
    const last = stretches.length - 1;
    if (typeof part === 'string') {
      stretches[last] += afterName(name, part);
      name = '';
    } else if (isOfABrand(part.placeholder)) {
      stretches.push({ placeholder: part.placeholder }, '');
      name = '';
    } else {
      name = values[part.placeholder as keyof SenderValues];
      stretches[last] += name;
    }
  }
  return stretches;
}

const isOfABrand = (placeholder: Placeholder): placeholder is BrandPlaceholder =>
  (OF_A_BRAND as readonly Placeholder[]).includes(placeholder);

/** One pass, in which a name that itself reads "[Your Name]" stays a name. */
export function fillForBrand(stretches: Stretches, values: BrandValues): string {
  let text = '';
  let name = '';
  for (const stretch of stretches) {
    const isText = typeof stretch === 'string';
    text += isText ? afterName(name, stretch) : (values[stretch.placeholder] ?? '');
    name = isText ? '' : (values[stretch.placeholder] ?? '');
  }
  return text;
}

export const mapText = (stretches: Stretches, change: (text: string) => string): Stretches =>
  stretches.map((stretch) => (typeof stretch === 'string' ? change(stretch) : stretch));

/** What these texts ask of each brand. */
export const brandPlaceholdersIn = (...texts: readonly Stretches[]): Set<BrandPlaceholder> =>
  new Set(
    texts.flatMap((text) =>
      text.flatMap((stretch) => (typeof stretch === 'string' ? [] : [stretch.placeholder])),
    ),
  );
