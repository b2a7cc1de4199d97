import type { Tx } from '../../../db/database.ts';
import * as store from '../store/sending-switch.ts';

/** Whether mail may go out at all; the operator decides. Stays true until the transaction ends. */
export const isSendingOn = (tx: Tx): Promise<boolean> => store.isSendingOn(tx);

/**
 * Once it is off and committed, no mail of any account commits to being sent, on any worker. Says how it stood before.
 * Needs the system role.
 */
export const switchSending = (tx: Tx, isOn: boolean): Promise<boolean> => store.setSending(tx, isOn);
