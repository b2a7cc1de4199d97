import { describe, expect, it } from 'vitest';
import { personalNote } from '../domain/notes/personal-note.ts';
import type { InquiryWriter } from '../ports.ts';
import { writeNote } from './write-note.ts';

const BRAND = {
  name: 'Nordkap',
  category: 'Home & Kitchen',
  productCount: 14,
  productTitles: ['Nordkap Wool Throw', 'Nordkap Linen Apron'],
};
const signal = new AbortController().signal;
const writing = (answer: string | null): InquiryWriter => ({ write: async () => answer });

describe('the personal note', () => {
  it('is the writer’s when it rests on the facts', async () => {
    const note = 'Your Wool Throw\ncaught our eye.';
    expect(await writeNote(BRAND, '', writing(note), signal)).toEqual({
      text: 'Your Wool Throw caught our eye.',
      evidence: [{ words: 'wool throw', fact: 'Nordkap Wool Throw', url: null }],
    });
  });

  it.each([
    ['invents', writing('Your 3 awards impressed us.')],
    ['claims what no fact bears out', writing('As discussed on the phone, we will order your Wool Throw.')],
    ['gives no answer', writing(null)],
    ['is not there', null],
  ])('is the rules’ when the writer %s', async (_, writer) => {
    expect(await writeNote(BRAND, '', writer, signal)).toEqual(personalNote(BRAND));
  });

  it('is in the language of the template, or none', async () => {
    const template = 'Guten Tag, wir sind ein Händler aus Köln und möchten Ihre Waren führen.';
    const german = 'Ihr Wool Throw ist uns aufgefallen.';
    expect(await writeNote(BRAND, template, writing(german), signal)).toMatchObject({ text: german });
    expect(await writeNote(BRAND, template, writing('Your Wool Throw caught our eye.'), signal)).toBeNull();
    expect(await writeNote(BRAND, template, null, signal)).toBeNull();
  });

  it('is nobody’s for a brand of which nothing is known, and no writer is asked', async () => {
    const asked: string[] = [];
    const writer: InquiryWriter = {
      write: async ({ brand }) => {
        asked.push(brand);
        return 'We like you.';
      },
    };
    const unknown = { name: 'Nordkap', category: null, productCount: 0, productTitles: [] };
    expect(await writeNote(unknown, '', writer, signal)).toBeNull();
    expect(asked).toEqual([]);
  });
});
