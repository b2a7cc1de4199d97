import { type Random, seeded } from '../world/random.ts';

export type Schema = { [keyword: string]: unknown };

/** What an answer may be made of: the words of whoever asked. */
interface Source {
  text: string;
  sentences: string[];
  root: Schema;
  random: Random;
}

const DEEPEST = 12;

/** An object of the schema, made from the words of the question; the same question has the same answer. */
export function answerBySchema(schema: Schema, question: string): unknown {
  const sentences = question
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  return build(schema, '', { text: question, sentences, root: schema, random: seeded(question) }, 0) ?? null;
}

function build(given: Schema, name: string, source: Source, depth: number): unknown {
  const schema = resolve(given, source.root);
  if (depth > DEEPEST) return null;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pickChoice(schema.enum, source);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) {
    const something = choices.find((choice) => choice.type !== 'null') ?? choices[0] ?? {};
    const value = build(something, name, source, depth + 1);
    // Where the question holds nothing of the kind, a schema that allows nothing gets nothing.
    return value === undefined && choices.some(({ type }) => type === 'null') ? null : value;
  }
  if (Array.isArray(schema.allOf)) {
    const merged = Object.assign({}, ...(schema.allOf as Schema[]).map((each) => resolve(each, source.root)));
    return build(merged, name, source, depth + 1);
  }
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type as string | undefined];
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return buildObject(schema, source, depth);
    case 'array':
      return buildArray(schema, name, source, depth);
    case 'string':
      return buildString(schema, name, source) ?? (types.includes('null') ? null : undefined);
    case 'integer':
    case 'number':
      return buildNumber(schema, source);
    case 'boolean':
      return source.random.fork(name).chance(0.5);
    default:
      return 'properties' in schema ? buildObject(schema, source, depth) : null;
  }
}

function resolve(schema: Schema, root: Schema): Schema {
  const reference = schema.$ref;
  if (typeof reference !== 'string') return schema;
  const found = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (at as Schema | undefined)?.[decodeURIComponent(key)], root);
  return (found ?? {}) as Schema;
}

/** The first choice that the question speaks of, else the first of all. */
function pickChoice(choices: unknown[], { text }: Source): unknown {
  const words = text.toLowerCase();
  const named = choices.find(
    (choice) =>
      typeof choice === 'string' &&
      choice !== '' &&
      words.includes(choice.toLowerCase().replaceAll('_', ' ')),
  );
  return named ?? choices[0];
}

const buildObject = (schema: Schema, source: Source, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([name, property]) => [
      name,
      buildRequired(property, name, source, depth + 1),
    ]),
  );

function buildArray(schema: Schema, name: string, source: Source, depth: number): unknown[] {
  const least = Number(schema.minItems ?? 0);
  const most = Number(schema.maxItems ?? Number.POSITIVE_INFINITY);
  const length = Math.min(most, Math.max(least, 1));
  const items = (schema.items ?? {}) as Schema;
  return Array.from({ length }, (_, index) =>
    buildRequired(items, index === 0 ? name : `${name} ${index}`, source, depth + 1),
  );
}

interface Form {
  pattern: RegExp;
  /** What a model makes up when it is made to answer. */
  invented: string;
}

const WEB_ADDRESS: Form = {
  pattern: /https?:\/\/[^\s<>"')]+[^\s<>"').,;:!?]/,
  invented: 'https://example.com/',
};
const FORMS: Record<string, Form> = {
  email: { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, invented: 'someone@example.com' },
  uri: WEB_ADDRESS,
  url: WEB_ADDRESS,
  date: { pattern: /\d{4}-\d{2}-\d{2}/, invented: '2026-01-01' },
};

/** By the schema's format, else by the last word of the name: `contact_email`, `applicationUrl`. */
function formOf(schema: Schema, name: string): Form | undefined {
  const format = typeof schema.format === 'string' ? schema.format : '';
  const lastWord = /([A-Z]?[a-z]+)\d*(?: \d+)?$/.exec(name)?.[1]?.toLowerCase();
  return FORMS[format] ?? (lastWord === undefined ? undefined : FORMS[lastWord]);
}

function buildRequired(schema: Schema, name: string, source: Source, depth: number): unknown {
  const value = build(schema, name, source, depth);
  return value === undefined ? (formOf(resolve(schema, source.root), name)?.invented ?? '') : value;
}

const LONGEST = 160;

/** Undefined where the question has nothing of the wanted form. */
function buildString(schema: Schema, name: string, source: Source): string | undefined {
  const form = formOf(schema, name);
  if (form) return form.pattern.exec(source.text)?.[0];
  const most = Number(schema.maxLength ?? LONGEST);
  const least = Number(schema.minLength ?? 0);
  const text = shortened(sentenceFor(name, source), most);
  return text.length < least ? text.padEnd(least, ' .') : text;
}

/** The sentence that speaks of what is asked for, else one that is always the same for this question. */
function sentenceFor(name: string, { sentences, random }: Source): string {
  const word = name.toLowerCase().replaceAll('_', ' ');
  const about = word && sentences.find((sentence) => sentence.toLowerCase().includes(word));
  return about || (sentences.length > 0 ? random.fork(name).pick(sentences) : 'Nothing was asked.');
}

/** Cut between words where there are any. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return space > most / 2 ? cut.slice(0, space) : cut;
}

function buildNumber(schema: Schema, { text }: Source): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const found = (text.match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number)
    .find((value) => value >= least && value <= most);
  const fallback = Number.isFinite(least) && Number.isFinite(most) ? (least + most) / 2 : Math.max(0, least);
  const value = found ?? Math.min(fallback, most);
  return schema.type === 'integer' ? Math.round(value) : value;
}

/** Without a schema: what was said, in two sentences at most. */
export function answerInWords(question: string): string {
  const { sentences, random } = {
    sentences: question.split(/(?<=[.!?])\s+|\n+/).filter(Boolean),
    random: seeded(question),
  };
  if (sentences.length === 0) return 'Nothing was asked.';
  const at = random.int(0, Math.max(0, sentences.length - 2));
  return shortened(sentences.slice(at, at + 2).join(' '), 400);
}
