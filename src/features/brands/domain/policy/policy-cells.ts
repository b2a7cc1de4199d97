import type { PolicySheet } from './brand-policy.ts';

/** A policy in the columns of a table, its evidence a line for each field. */
export const policyCells = ({ documents, distributors, evidence, ...single }: PolicySheet) => ({
  ...single,
  documents: documents.join(', '),
  distributors: distributors.join(', '),
  policy_evidence: Object.entries(evidence)
    .map(([field, { url, sentence }]) => `${field}: “${sentence}” (${url})`)
    .join('\n'),
});
