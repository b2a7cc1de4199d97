import type { DiscoveryCase } from '../case.ts';
import { cases as abroad } from './abroad.ts';
import { cases as bystanders } from './bystanders.ts';
import { cases as desksApart } from './desks-apart.ts';
import { cases as farAndWide } from './far-and-wide.ts';
import { cases as houses } from './houses.ts';
import { cases as kinsfolk } from './kinsfolk.ts';
import { cases as passersBy } from './passers-by.ts';
import { cases as strangers } from './strangers.ts';
import { cases as systems } from './systems.ts';

/** Small sites by who mended, for kinds that no set had: they prove nothing of other hands. */
export const kindredCases: readonly DiscoveryCase[] = [
  ...strangers,
  ...systems,
  ...abroad,
  ...houses,
  ...bystanders,
  ...kinsfolk,
  ...farAndWide,
  ...desksApart,
  ...passersBy,
];
