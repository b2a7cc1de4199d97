import type { StandingView } from '../contract/policy.ts';
import { type BrandStanding, policyEntries } from '../domain/policy/brand-policy.ts';
import type { Statement } from '../domain/policy/policy.ts';

type Value = Statement['value'];

export const presentStanding = ({ policy, setAside }: BrandStanding): StandingView => ({
  policy: policyEntries(policy).map(({ field, value, by, isContradicted, statements, overrule }) => ({
    field,
    by,
    isContradicted,
    value: value === null ? null : presentValue(value),
    statements: statements.map((said) => ({
      value: presentValue(said.value),
      url: said.url,
      sentence: said.sentence,
    })),
    overrule: overrule && {
      value: presentValue(overrule.value),
      note: overrule.note,
      decidedAt: overrule.decidedAt.toISOString(),
    },
  })),
  setAside: setAside && {
    isAside: setAside.isAside,
    by: setAside.by,
    reason: setAside.reason,
    decidedAt: setAside.decidedAt.toISOString(),
  },
});

function presentValue(value: Value): string | { cents: number; currency: string } | string[] {
  if (typeof value === 'string') return value;
  return 'cents' in value ? { cents: value.cents, currency: value.currency } : [...value];
}
