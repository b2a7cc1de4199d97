import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** Whoever commits to sending shares it; who throws the switch has it alone. */
const SWITCH_LOCK = sql`hashtext('sending_switch')`;

/**
 * Whether mail may go out, until the transaction ends: the switch is not thrown before that. The lock comes first, in a
 * statement of its own, since a statement sees what was committed when it began.
 */
export async function isSendingOn(tx: Tx): Promise<boolean> {
  const [, isOn] = await Promise.all([
    sql`select pg_advisory_xact_lock_shared(${SWITCH_LOCK})`.execute(tx),
    readSwitch(tx),
  ]);
  return isOn;
}

/**
 * Waits for those who commit to sending at this moment: once this is committed, none does any more. Says how the switch
 * stood before.
 */
export async function setSending(tx: Tx, isOn: boolean): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${SWITCH_LOCK})`.execute(tx);
  const before = await readSwitch(tx);
  await tx
    .insertInto('sending_switch')
    .values({ is_on: isOn })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ is_on: isOn, changed_at: sql<Date>`now()` }),
    )
    .execute();
  return before;
}

async function readSwitch(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('sending_switch').select('is_on').executeTakeFirst();
  return row?.is_on ?? true;
}
