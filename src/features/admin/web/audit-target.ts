import { isUuid, madeAt } from '../../../kernel/ids.ts';
import { dayAndTime } from '../../../web/ui/moments.ts';

/** What an admin's deed concerned that is no account, in words: a backup is known by when it was asked for. */
export function targetName(target: string | null): string {
  if (target === null || target.startsWith('announcement ')) return 'Everybody';
  return isUuid(target) ? `The backup of ${dayAndTime(madeAt(target).toISOString())}` : 'An inquiry';
}
