import * as z from 'zod/mini';
import { FACT_NAMES } from '../domain/inbox/fact-names.ts';

export const FactView = z.object({
  name: z.enum(FACT_NAMES),
  value: z.unknown(),
  /** As people read it: "$1,500". */
  told: z.string(),
  /** What it was read from. */
  words: z.string(),
  confidence: z.number(),
});
export type FactView = z.infer<typeof FactView>;

export const FactCorrection = z.object({
  name: z.enum(FACT_NAMES),
  /** As a person enters it; null: the mail doesn't say so. */
  entry: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
});
