import type { Tx } from '../../../db/database.ts';
import { type ExportedMessage, messagesAfter } from '../store/export.ts';

const AT_ONCE = 1_000;

/** All of an account's messages in the order in which they were written, a thousand in memory at a time. */
export async function* exportMessages(tx: Tx, accountId: string): AsyncGenerator<ExportedMessage> {
  for (let lastId = '00000000-0000-0000-0000-000000000000'; ; ) {
    const messages = await messagesAfter(tx, accountId, lastId, AT_ONCE);
    yield* messages;
    const last = messages.at(-1);
    if (!last || messages.length < AT_ONCE) return;
    lastId = last.id;
  }
}
