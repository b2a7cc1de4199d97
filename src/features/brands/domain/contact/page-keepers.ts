import type { PageScan } from '../page/page-scan.ts';

const KEEPS = '(?:owner|author|editor|creator|maintainer|assignee|reviewer)';
const HAS_DONE = '(?:last_?)?(?:created|updated|modified|published|edited|written|approved|changed)_?by';
const IS_OR_HOLDS = String.raw`\s{0,4}:\s{0,4}(?:\\*["'][\w.+-]{0,64}|\{[^{}]{0,160})`;
const KEPT_BY = new RegExp(String.raw`["'](?:${KEEPS}|${HAS_DONE})\\*["']${IS_OR_HOLDS}$`, 'i');
const REACH = 280;

/** Whether a script's state names an address as whoever wrote the page: {"slug":"stockists","updatedBy":"jo@acme.com"}. */
export const isOfPageKeeper = ({ body }: PageScan, at: number): boolean =>
  KEPT_BY.test(body.slice(Math.max(0, at - REACH), at));
