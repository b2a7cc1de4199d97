import { scanPage } from '../../../src/features/brands/domain/page/page-scan.ts';
import type { PageKind } from '../../../src/features/brands/domain/page/wording.ts';
import { gatherPolicy } from '../../../src/features/brands/domain/policy/gather-policy.ts';
import { readPolicy } from '../../../src/features/brands/domain/policy/read-policy.ts';
import { factsOf } from './findings.ts';
import type { Wording } from './wordings/wording.ts';

/** How many values are right of those that were found and of those that are there. */
export interface FieldScore {
  field: string;
  found: number;
  expected: number;
  right: number;
}

/** A passage that was not read as a careful person reads it. */
interface MisreadWording {
  index: number;
  html: string;
  missed: string[];
  /** Each with the sentence it was read from. */
  wrong: string[];
}

const PAGES: Record<Wording['kind'], { path: string; kind: PageKind }> = {
  wholesale: { path: 'wholesale', kind: 'wholesale' },
  faq: { path: 'faq', kind: 'support' },
  terms: { path: 'reseller-policy', kind: 'trade_terms' },
  contact: { path: 'contact', kind: 'contact' },
  shop: { path: 'collections/all', kind: 'other' },
};

/** How passages are read that stand alone on a page of their kind. */
export function scoreWordings(wordings: readonly Wording[]): {
  fields: FieldScore[];
  misread: MisreadWording[];
} {
  const fields = new Map<string, FieldScore>();
  const count = (key: string, of: 'found' | 'expected' | 'right') => {
    const [field = ''] = key.split('=');
    const score = fields.get(field) ?? { field, found: 0, expected: 0, right: 0 };
    score[of] += 1;
    fields.set(field, score);
  };
  const misread: MisreadWording[] = [];
  for (const [index, { html, kind, policy }] of wordings.entries()) {
    const wanted = Object.entries(policy).flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => keyOf(field, one)),
    );
    const got = new Map(readFacts(html, kind));
    for (const key of wanted) {
      count(key, 'expected');
      if (got.has(key)) count(key, 'right');
    }
    for (const key of got.keys()) count(key, 'found');
    const missed = wanted.filter((key) => !got.has(key));
    const wrong = [...got].flatMap(([key, sentence]) =>
      wanted.includes(key) ? [] : [`${key} (${sentence})`],
    );
    if (missed.length > 0 || wrong.length > 0) misread.push({ index, html, missed, wrong });
  }
  return { fields: [...fields.values()], misread };
}

function readFacts(html: string, kind: Wording['kind']): [string, string][] {
  const page = PAGES[kind];
  const body = Buffer.from(`<body>${html}</body>`, 'utf8').toString('latin1');
  const scan = scanPage(`https://brand.example/${page.path}`, body);
  const statements = gatherPolicy(readPolicy(scan, { kind: page.kind, brandName: 'Brand' }));
  return statements
    .flatMap(factsOf)
    .map(({ field, value, sentence }): [string, string] => [keyOf(field, value), sentence]);
}

/** Names are the same whatever signs are around them. */
const keyOf = (field: string, value: string | number): string =>
  field === 'distributors'
    ? `${field}=${String(value)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()}`
    : `${field}=${value}`;
