import type { Money } from '../../../../kernel/money.ts';
import { isList, POLICY_FIELDS, type PolicyField, type PolicyValues, type Statement } from './policy.ts';

/** What a person knows better than the site. */
export type Overrule = {
  [Field in PolicyField]: { field: Field; value: PolicyValues[Field] };
}[PolicyField] & { note: string | null; decidedAt: Date };

/** All that is known of a brand's policy. */
export interface BrandPolicy {
  statements: Statement[];
  overrules: Overrule[];
}

export interface BrandStanding {
  policy: BrandPolicy;
  setAside: SetAside | null;
}

/** Whether a brand is written to, who decided so and why. */
export interface SetAside {
  isAside: boolean;
  by: 'policy' | 'person';
  reason: string;
  decidedAt: Date;
}

/** Where a field stands: who says so, and whether the site contradicts itself. */
export interface PolicyEntry {
  field: PolicyField;
  /** Null where nothing is known, and where two statements can't both hold and nobody has decided. */
  value: Statement['value'] | null;
  by: 'site' | 'person' | null;
  isContradicted: boolean;
  /** What the site says, whoever decided; of a list each sentence with the names that it adds. */
  statements: Statement[];
  overrule: Overrule | null;
}

export const policyEntries = ({ statements, overrules }: BrandPolicy): PolicyEntry[] =>
  POLICY_FIELDS.map((field) => {
    const said = statements.filter((statement) => statement.field === field);
    const overrule = overrules.find((decided) => decided.field === field) ?? null;
    const isContradicted = said.length > 1 && !isList(field);
    const own = isContradicted ? null : joined(said);
    const by = overrule ? 'person' : own === null ? null : 'site';
    const value = overrule?.value ?? own;
    return { field, value, by, isContradicted, statements: said, overrule };
  });

/** What statements say that all hold: the one value, or all names. */
function joined(said: readonly Statement[]): Statement['value'] | null {
  const [first, ...more] = said;
  if (!first || more.length === 0) return first?.value ?? null;
  return said.flatMap(({ value }) => (typeof value === 'object' && !('cents' in value) ? [...value] : []));
}

/** The value of a field as it stands; null where it is unknown or undecided. */
function decidedValue<Field extends PolicyField>(
  policy: BrandPolicy,
  field: Field,
): PolicyValues[Field] | null {
  const entry = policyEntries(policy).find((one) => one.field === field);
  return (entry?.value ?? null) as PolicyValues[Field] | null;
}

/** A brand's policy as it is exported: one value a field, `unknown` where nothing is known or nobody has decided. */
export interface PolicySheet {
  takes_wholesale: 'yes' | 'no' | 'unknown';
  marketplaces: PolicyValues['marketplaces'] | 'unknown';
  map_policy: 'yes' | 'unknown';
  minimum_opening_order: number | null;
  minimum_reorder: number | null;
  /** Of the two above. */
  currency: string | null;
  documents: string[];
  distributors: string[];
  /** Of a list the sentence that names the most. */
  evidence: Partial<Record<PolicyField, { url: string; sentence: string }>>;
}

export function policySheet(policy: BrandPolicy): PolicySheet {
  const takes = decidedValue(policy, 'takes_wholesale');
  const opening = decidedValue(policy, 'minimum_opening_order');
  const reorder = decidedValue(policy, 'minimum_reorder');
  const evidence: PolicySheet['evidence'] = {};
  for (const { field, by, statements } of policyEntries(policy)) {
    const [said] = statements;
    if (by === 'site' && said) evidence[field] = { url: said.url, sentence: said.sentence };
  }
  return {
    takes_wholesale: takes === 'closed_for_now' ? 'no' : (takes ?? 'unknown'),
    marketplaces: decidedValue(policy, 'marketplaces') ?? 'unknown',
    map_policy: decidedValue(policy, 'map_policy') === 'yes' ? 'yes' : 'unknown',
    minimum_opening_order: opening && inUnits(opening),
    minimum_reorder: reorder && inUnits(reorder),
    currency: opening?.currency ?? reorder?.currency ?? currencyIn(policy),
    documents: [...(decidedValue(policy, 'documents') ?? [])],
    distributors: [...(decidedValue(policy, 'distributors') ?? [])],
    evidence,
  };
}

/** What two amounts disagree on is seldom their currency. */
function currencyIn({ statements }: BrandPolicy): string | null {
  for (const { value } of statements)
    if (typeof value === 'object' && 'cents' in value) return value.currency;
  return null;
}

const inUnits = ({ cents }: Money): number => cents / 100;
