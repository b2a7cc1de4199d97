import { type BrandFacts, factLines } from '../domain/notes/brand-facts.ts';
import { unfoundedIn } from '../domain/notes/check-note.ts';
import { oneLine } from '../domain/notes/clean-text.ts';
import { saidBeyond } from '../domain/notes/note-words.ts';
import { evidenceFor, noteByRules, type PersonalNote } from '../domain/notes/personal-note.ts';
import type { InquiryWriter } from '../ports.ts';

/**
 * The paragraph that makes an inquiry personal: the writer's where there is one and every part of what it wrote
 * stands in the brand's facts, the rules' otherwise, and none for a brand of which nothing is known.
 */
export async function writeNote(
  brand: BrandFacts,
  template: string,
  writer: InquiryWriter | null,
  signal: AbortSignal,
): Promise<PersonalNote | null> {
  const facts = writer ? factLines(brand) : [];
  if (writer && facts.length > 0) {
    const source = { brand: oneLine(brand.name), facts, template };
    const written = oneLine((await writer.write(source, signal)) ?? '');
    const isBorne = unfoundedIn(written, source).length === 0 && saidBeyond(written, source).length === 0;
    if (written !== '' && isBorne) return { text: written, evidence: evidenceFor(written, brand) };
  }
  return noteByRules(brand, template);
}
