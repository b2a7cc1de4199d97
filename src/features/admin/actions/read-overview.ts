import type { Tx } from '../../../db/database.ts';
import { isSignUpOpen } from '../../accounts/actions/sign-up-switch.ts';
import { isSendingOn } from '../../outreach/actions/sending-switch.ts';
import { type Alert, alertsFrom, mostUrgentFirst } from '../domain/alerts.ts';
import { machineryAlerts } from '../domain/system-alerts.ts';
import { countTroubles, type Figures, haltedRuns, readFigures } from '../store/overview.ts';
import { readMachineryFacts } from './read-machinery.ts';

/** The figures of all accounts, and what needs somebody. Needs the system role. */
export async function readOverview(tx: Tx, now: Date): Promise<Figures & { alerts: Alert[] }> {
  const [figures, troubles, machinery, providerFailures, sending, signUp] = await Promise.all([
    readFigures(tx, now),
    countTroubles(tx, now),
    readMachineryFacts(tx, now),
    haltedRuns(tx),
    isSendingOn(tx),
    isSignUpOpen(tx),
  ]);
  const facts = { ...troubles, providerFailures, isSendingOn: sending, isSignUpOpen: signUp };
  const alerts = [...alertsFrom(facts), ...machineryAlerts(machinery, now)];
  return { ...figures, alerts: mostUrgentFirst(alerts) };
}
