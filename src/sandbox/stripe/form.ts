import { StripeRefusal } from './refusal.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
type Fields = { [name: string]: FormValue };

/** `items[0][price]=p&metadata[a]=b` as an object; keys that count from 0 make lists. */
export function decodeForm(encoded: URLSearchParams): Params {
  const root: Fields = {};
  for (const [name, value] of encoded) {
    const path = [...name.matchAll(/^[^[]+|\[([^\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    let at: Fields = root;
    path.forEach((key, depth) => {
      const slot = key === '' ? String(Object.keys(at).length) : key;
      if (depth === path.length - 1) at[slot] = value;
      else {
        const next = at[slot];
        at[slot] = typeof next === 'object' ? next : {};
        at = at[slot] as Fields;
      }
    });
  }
  return new Params(root, '');
}

/** The parameters of a request, read one by one as what they should be. */
export class Params {
  readonly #fields: Fields;
  readonly #path: string;

  constructor(fields: Fields, path: string) {
    this.#fields = fields;
    this.#path = path;
  }

  /** "items[0][price]", as errors name a parameter. */
  name(field: string): string {
    return this.#path ? `${this.#path}[${field}]` : field;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.#fields, field);
  }

  text(field: string): string | undefined {
    const value = this.#fields[field];
    return typeof value === 'string' ? value : undefined;
  }

  /** An empty string unsets what it is given for. */
  textOrNull(field: string): string | null {
    return this.text(field) || null;
  }

  required(field: string): string {
    const value = this.text(field);
    if (value) return value;
    throw new StripeRefusal(400, `Missing required param: ${this.name(field)}.`, {
      code: 'parameter_missing',
      param: this.name(field),
    });
  }

  integer(field: string): number | undefined {
    const value = this.text(field);
    if (value === undefined || value === '') return undefined;
    if (/^-?\d+$/.test(value)) return Number(value);
    throw new StripeRefusal(400, `Invalid integer: ${value}`, {
      code: 'parameter_invalid_integer',
      param: this.name(field),
    });
  }

  decimal(field: string): number | undefined {
    const value = this.text(field);
    if (value === undefined || value === '') return undefined;
    if (Number.isFinite(Number(value))) return Number(value);
    throw new StripeRefusal(400, `Invalid decimal: ${value}`, { param: this.name(field) });
  }

  flag(field: string): boolean | undefined {
    const value = this.text(field);
    if (value === undefined || value === '') return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw new StripeRefusal(400, `Invalid boolean: ${value}`, { param: this.name(field) });
  }

  oneOf<Choice extends string>(field: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(field);
    if (value === undefined) return undefined;
    const choice = choices.find((each) => each === value);
    if (choice !== undefined) return choice;
    throw new StripeRefusal(400, `Invalid ${this.name(field)}: must be one of ${choices.join(', ')}`, {
      param: this.name(field),
    });
  }

  child(field: string): Params {
    const value = this.#fields[field];
    const fields = typeof value === 'object' && !Array.isArray(value) ? value : {};
    return new Params(fields, this.name(field));
  }

  children(field: string): Params[] {
    const value = this.#fields[field];
    if (typeof value !== 'object') return [];
    return Object.entries(value).map(
      ([index, each]) =>
        new Params(typeof each === 'object' ? (each as Fields) : {}, `${this.name(field)}[${index}]`),
    );
  }

  texts(field: string): string[] {
    const value = this.#fields[field];
    if (value === undefined) return [];
    return typeof value === 'string'
      ? [value].filter(Boolean)
      : Object.values(value).filter((each): each is string => typeof each === 'string');
  }

  /** Metadata is merged; a name given as nothing is taken away. */
  metadata(current: Record<string, string> = {}, field = 'metadata'): Record<string, string> {
    if (this.text(field) === '') return {};
    const given = this.#fields[field];
    if (typeof given !== 'object' || Array.isArray(given)) return current;
    const merged = { ...current, ...(given as Record<string, string>) };
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
  }
}
