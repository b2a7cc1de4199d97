import type { Tx } from '../../../db/database.ts';
import * as store from '../store/mentorship.ts';

/** Who has a seat or a hold on one, and who waits, in turn. Needs the system role. */
export const readMentorship = (tx: Tx, now: Date): Promise<store.Mentorship> => store.readMentorship(tx, now);
