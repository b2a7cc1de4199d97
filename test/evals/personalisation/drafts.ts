// `node test/evals/personalisation/drafts.ts > DRAFTS.jsonl`: what the rules write to these brands, for check.ts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareInquiries } from '../../../src/features/outreach/domain/mails/compose-inquiry.ts';
import type {
  BrandFacts,
  Evidence,
  OwnWord,
} from '../../../src/features/outreach/domain/notes/brand-facts.ts';
import { personalNote } from '../../../src/features/outreach/domain/notes/personal-note.ts';
import {
  DEFAULT_SUBJECT,
  DEFAULT_TEMPLATE,
} from '../../../src/features/outreach/domain/sequences/default-template.ts';

interface KnownBrand {
  id: string;
  brand: string;
  category: string;
  products: { id: string; title: string }[];
  counts?: { products?: number };
  figures?: { minimum_opening_order_usd?: number };
  policy?: { id: string; text: string; url: string }[];
}

const ACCOUNT = {
  senderName: 'Northlake Trading',
  firstName: 'Ann',
  senderEmail: 'ann@northlake.example',
  postalAddress: '1 Lake Street, Madison',
  subject: DEFAULT_SUBJECT,
  template: DEFAULT_TEMPLATE,
  ...({ transport: 'smtp', isRehearsal: true, publicUrl: 'https://northlake.example' } as const),
};

const brandsIn = async (file: string): Promise<KnownBrand[]> =>
  (await readFile(new URL(file, import.meta.url), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KnownBrand);

const ownWordsOf = ({ figures, policy = [] }: KnownBrand): OwnWord[] => {
  const dollars = figures?.minimum_opening_order_usd;
  if (dollars === undefined) return [];
  const said = policy.find(({ text }) => text.includes(String(dollars))) ?? { text: '', url: '' };
  const value = { cents: 100 * dollars, currency: 'usd' };
  return [{ field: 'minimum_opening_order', value, sentence: said.text, url: said.url }];
};

const factsOf = (known: KnownBrand): BrandFacts => ({
  name: known.brand,
  category: known.category,
  productCount: known.counts?.products ?? 0,
  productTitles: known.products.map(({ title }) => title),
  ownWords: ownWordsOf(known),
});

/** The name by which a fact of the brand is cited. */
function nameOf(known: KnownBrand, { fact, words, url }: Evidence): string {
  if (url !== null) return 'figures.minimum_opening_order_usd';
  if (words === String(known.counts?.products)) return 'counts.products';
  const product = known.products.find(({ title }) => title.replace(/\s+/g, ' ').trim() === fact);
  return product?.id ?? 'category';
}

function draftFor(known: KnownBrand): object {
  const note = personalNote(factsOf(known));
  const composed = prepareInquiries(ACCOUNT)({
    messageId: known.id,
    unsubscribeUrl: 'https://northlake.example/unsubscribe/1',
    brand: { ...factsOf(known), email: 'wholesale@brand.example', isSandbox: false },
    personalNote: note?.text ?? null,
  });
  if ('held' in composed) return { id: known.id, refused: composed.held };
  const { subject, text } = composed.mail;
  const sentences = note?.text.split(/(?<=[.?])\s+(?=\p{Lu})/u) ?? [];
  const added = sentences.map((sentence) => {
    const facts = (note?.evidence ?? []).flatMap((each) =>
      sentence.includes(each.words) ? [nameOf(known, each)] : [],
    );
    return { sentence, facts: facts.length > 0 ? facts : ['brand'] };
  });
  return { id: known.id, subject, text, added };
}

export async function drafts(): Promise<string> {
  const brands = [...(await brandsIn('brands.jsonl')), ...(await brandsIn('hostile.jsonl'))];
  return brands.map((known) => `${JSON.stringify(draftFor(known))}\n`).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(await drafts());
