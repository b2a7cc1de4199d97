import type { ReceivedMail } from './received-mail.ts';

export const headerOf = (mail: ReceivedMail, name: string): string | undefined =>
  mail.headers.find((header) => header.name === name)?.value;

/** Blocks of `Name: value` lines, as reports and heads have them; folded lines are joined. */
export type Fields = Map<string, string>;

const MAX_BLOCKS = 500;

export function fieldBlocksIn(text: string): Fields[] {
  const blocks: Fields[] = [];
  for (const block of text.split(/\n[ \t]*\n/)) {
    if (blocks.length >= MAX_BLOCKS) break;
    const fields: Fields = new Map();
    for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
      const [, name, value] = /^([A-Za-z][A-Za-z0-9-]{1,60})\s?:\s?(.*)$/.exec(line) ?? [];
      // The first of a kind counts, as in a head.
      if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim());
    }
    if (fields.size > 0) blocks.push(fields);
  }
  return blocks;
}

const ADDRESS = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,24}/gu;

/** In lower case, each once, in order. Quoted local parts with odd characters are taken in angle brackets alone. */
export function addressesIn(text: string): string[] {
  const odd = [...text.matchAll(/<("[^"\n]{1,64}"@[\w.-]{3,250})>/g)].map(([, address = '']) => address);
  const found = [...odd, ...(text.match(ADDRESS) ?? [])];
  return [...new Set(found.map((address) => address.replace(/^['.=]+|['.]+$/g, '').toLowerCase()))];
}

/** The address of a field such as `rfc822; <a@b.example>`. */
export function addressOfField(value: string | undefined): string | null {
  const bare = (value ?? '').replace(/^[\w/-]+\s*;\s*/, '');
  return addressesIn(bare)[0] ?? null;
}

export const messageIdIn = (value: string | undefined): string | null =>
  /<[^<>\s]{1,400}>/.exec(value ?? '')?.[0] ?? null;
