import type { Tx } from '../../../db/database.ts';
import { isSignUpOpen } from '../../accounts/actions/sign-up-switch.ts';
import { isSendingOn } from '../../outreach/actions/sending-switch.ts';
import { type Alert, alertsFrom, mostUrgentFirst } from '../domain/alerts.ts';
import { machineryAlerts } from '../domain/system-alerts.ts';
import { countTroubles, type Figures, haltedRuns, readFigures } from '../store/overview.ts';
import { readMachineryFacts } from './read-machinery.ts';

/** What of the stored secrets can't be read, as a sentence. */
export type SecretsCheck = (tx: Tx) => Promise<string | null>;

/** The figures of all accounts, and what needs somebody. Needs the system role. */
export async function readOverview(
  tx: Tx,
  now: Date,
  checkSecrets: SecretsCheck,
): Promise<Figures & { alerts: Alert[] }> {
  const [figures, troubles, machinery, providerFailures, sending, signUp, unreadableSecrets] =
    await Promise.all([
      readFigures(tx, now),
      countTroubles(tx, now),
      readMachineryFacts(tx, now),
      haltedRuns(tx),
      isSendingOn(tx),
      isSignUpOpen(tx),
      checkSecrets(tx),
    ]);
  const switches = { isSendingOn: sending, isSignUpOpen: signUp };
  const facts = { ...troubles, ...switches, providerFailures, unreadableSecrets };
  const alerts = [...alertsFrom(facts), ...machineryAlerts(machinery, now)];
  return { ...figures, alerts: mostUrgentFirst(alerts) };
}
