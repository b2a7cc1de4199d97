import type { DiscoveryCase } from '../case.ts';
import { cases as bathroom } from './bathroom.ts';
import { cases as haberdashery } from './haberdashery.ts';
import { cases as hearth } from './hearth.ts';
import { cases as kennel } from './kennel.ts';
import { cases as larder } from './larder.ts';
import { cases as nursery } from './nursery.ts';
import { cases as trail } from './trail.ts';
import { cases as workbench } from './workbench.ts';

/** A trade to a file; in each plain pages, long terms as shops word them, a refusal, and a silent or an odd one. */
export const fresh13Cases: readonly DiscoveryCase[] = [
  ...hearth,
  ...haberdashery,
  ...kennel,
  ...larder,
  ...workbench,
  ...trail,
  ...nursery,
  ...bathroom,
];
