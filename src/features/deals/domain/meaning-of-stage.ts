import { type Bounce, STAGE_MEANINGS, type Stage } from './stage.ts';

const BOUNCED: Record<Bounce, string> = {
  for_good:
    'Written to, but the email bounced: nobody is at that address. “Way in” on the brand’s page says how else to reach it.',
  for_now: 'Written to, but the last email bounced. The address may take the next one.',
};

/** What it means for one deal to stand there. */
export function meaningFor({
  stage,
  hasAnswered,
  bounce,
}: {
  stage: Stage;
  hasAnswered: boolean;
  bounce: Bounce | null;
}): string {
  if (stage !== 'inquiry') return STAGE_MEANINGS[stage];
  if (!hasAnswered && bounce !== null) return BOUNCED[bounce];
  return hasAnswered
    ? 'The brand has answered, but nothing that moves the deal forward yet.'
    : 'Written to; the brand hasn’t answered yet.';
}
