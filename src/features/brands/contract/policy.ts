import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams, idSchema } from '../../../kernel/schemas.ts';
import { POLICY_FIELDS } from '../domain/policy/policy.ts';

const text = z.nullable(z.string());

const MOST_CENTS = 100_000_000_00;
const Amount = z.object({
  cents: z.number().check(z.int(), z.minimum(0), z.maximum(MOST_CENTS)),
  /** ISO code. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
/** A word of the field's own, an amount, or names. */
const Value = z.union([z.string(), Amount, z.array(z.string())]);

const PolicyFieldView = z.object({
  field: z.enum(POLICY_FIELDS),
  /** Null where nothing is known, and where the site contradicts itself and nobody has decided. */
  value: z.nullable(Value),
  by: z.nullable(z.enum(['site', 'person'])),
  isContradicted: z.boolean(),
  /** What the site says, with the page and the sentence; several of a list, and where they can't all hold. */
  statements: z.array(z.object({ value: Value, url: z.string(), sentence: z.string() })),
  /** What a person decided, which holds whatever the site says. */
  overrule: z.nullable(z.object({ value: Value, note: text, decidedAt: z.string() })),
});

export const StandingView = z.object({
  /** Every field, in the order in which people ask. */
  policy: z.array(PolicyFieldView),
  /** Whether the brand is kept from being written to; null where nobody and nothing asks for it. */
  setAside: z.nullable(
    z.object({
      /** False where a person keeps a brand whose policy would have it aside. */
      isAside: z.boolean(),
      by: z.enum(['policy', 'person']),
      reason: z.string(),
      decidedAt: z.string(),
    }),
  ),
});
export type StandingView = z.infer<typeof StandingView>;

const FieldParams = z.object({ id: idSchema, field: z.enum(POLICY_FIELDS) });
const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const Note = z.string().check(z.trim(), z.maxLength(500));

export const policyEndpoints = {
  overrule: endpoint({
    method: 'PUT',
    path: '/api/brands/:id/policy/:field',
    summary: 'What a person knows of a brand’s policy: it holds whatever its site says',
    access: 'session',
    params: FieldParams,
    body: z.object({
      value: z.union([Name, Amount, z.array(Name).check(z.maxLength(40))]),
      note: z.optional(Note),
    }),
    response: StandingView,
  }),
  dropOverrule: endpoint({
    method: 'DELETE',
    path: '/api/brands/:id/policy/:field',
    summary: 'Give a field of a brand’s policy back to what its site says',
    access: 'session',
    params: FieldParams,
    response: StandingView,
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/api/brands/:id/set-aside',
    summary: 'Keep a brand from being written to',
    access: 'session',
    params: idParams,
    body: z.object({ reason: z.optional(Reason) }),
    response: StandingView,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/brands/:id/set-aside',
    summary: 'Write to a brand again, whatever had it set aside',
    access: 'session',
    params: idParams,
    response: StandingView,
  }),
};
