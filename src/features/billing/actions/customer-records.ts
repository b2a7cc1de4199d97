import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { type BillingDetails, NO_ADDRESS } from '../domain/customer-record.ts';
import type { CustomerRecord, PaymentProvider } from '../ports.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { needed } from './change-plan.ts';
import { customerOf, type Payer, withCheckoutLease } from './checkout-lease.ts';

interface RecordDeps {
  database: Database;
  clock: Clock;
  /** Null without a payment key. */
  provider: PaymentProvider | null;
}

/** Card, invoices and billing details as the provider has them. Who never paid has none, and isn't made known there. */
export async function readCustomerRecord(deps: RecordDeps, payer: Payer): Promise<CustomerRecord> {
  const { database, provider } = deps;
  const { accountId, email } = payer;
  const [known, account] = await database.asAccount(accountId, (tx) =>
    Promise.all([findPayingAccount(tx, accountId), readAccount(tx, accountId)]),
  );
  const customerId = known && known.isSandbox === provider?.isSandbox ? known.customerId : null;
  if (provider && customerId !== null) return provider.records.read(customerId);
  const details = { name: account.firstName ?? '', email, address: NO_ADDRESS };
  return { card: null, details, invoices: [] };
}

export async function saveBillingDetails(
  deps: RecordDeps,
  payer: Payer,
  details: BillingDetails,
): Promise<void> {
  const provider = needed(deps.provider);
  await provider.records.saveDetails(await customerAt(deps, provider, payer), details);
}

/** The provider's own page on which a customer looks after card and subscription. */
export async function openBillingPortal(
  deps: RecordDeps & { publicUrl: string },
  payer: Payer,
): Promise<string> {
  const provider = needed(deps.provider);
  const customerId = await customerAt(deps, provider, payer);
  return provider.records.openPortal(customerId, `${deps.publicUrl}/manage-billing`);
}

const customerAt = (
  { database, clock }: RecordDeps,
  provider: PaymentProvider,
  payer: Payer,
): Promise<string> =>
  withCheckoutLease({ database, clock, provider }, payer.accountId, () =>
    customerOf({ database, provider }, payer),
  );
