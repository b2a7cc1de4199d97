import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { Account } from '../../accounts/domain/account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { type InquiryAccount, inquiryProblem, LINKS_NEED_ADDRESS } from '../domain/mails/inquiry-account.ts';
import { type UnsubscribeTokens, unsubscribeUrl } from '../domain/mails/unsubscribe-token.ts';
import { ownPartsOf, type Sender } from '../domain/senders/sender.ts';
import type {
  Blocked,
  InquiryWriter,
  MailDesks,
  MailTransports,
  SenderAccess,
  SenderDesk,
} from '../ports.ts';
import { listSenders } from '../store/senders.ts';
import type { WebhookConnections } from './connect-webhooks.ts';
import { dailyAllowance } from './daily-allowance.ts';
import { openSenderAccess, wayOf } from './sender-access.ts';
import { type InquiryPlan, inquiryWriting, planInquiries } from './write-inquiry.ts';
import { writeNote } from './write-note.ts';

export interface MailDeskDeps {
  database: Database;
  clock: Clock;
  sealer: Sealer;
  transports: MailTransports;
  /** Sees to it that the provider reports what becomes of the mails. */
  webhooks: Pick<WebhookConnections, 'ensure'>;
  writer: InquiryWriter | null;
  unsubscribeTokens: UnsubscribeTokens;
  publicUrl: string;
}

/** A model that takes longer holds everything up; the rules write then. */
const WRITER_TIMEOUT_MS = 20_000;
const NEVER = new AbortController().signal;

/** Sets an account's mail up: its senders with their transports, its template read once, and what today's limit is. */
export function createMailDesks(deps: MailDeskDeps): MailDesks {
  const { database, sealer } = deps;

  return {
    open: async (accountId) => {
      const { account, senders, plan, allowance } = await database.asAccount(accountId, async (tx) => ({
        account: await readAccount(tx, accountId),
        senders: await Promise.all(
          (await listSenders(tx, accountId)).map(async (sender) => ({
            sender,
            access: await openSenderAccess(tx, sealer, sender),
          })),
        ),
        plan: await planInquiries(tx, accountId),
        allowance: await dailyAllowance(tx, accountId, deps.clock.now()),
      }));
      if (account.plan === 'none') return { blocked: 'Choose a plan before you write to brands.' };
      if (senders.length === 0) return { blocked: NO_SENDER };
      const opened = await Promise.all(senders.map((one) => openSender(deps, { account, plan }, one)));
      const ready = opened.flatMap((one) => ('blocked' in one ? [] : [one]));
      const [first] = opened;
      if (ready.length === 0 && first && 'blocked' in first) return first;
      return {
        senders: ready,
        day: allowance.day,
        dailyLimit: allowance.limit,
        limitResetsAt: allowance.resetsAt,
      };
    },
  };
}

const NO_SENDER = 'There is no workspace email to send from yet. Add it in onboarding step 3.';

async function openSender(
  deps: MailDeskDeps,
  { account, plan }: { account: Account; plan: InquiryPlan },
  { sender, access }: { sender: Sender; access: SenderAccess | Blocked },
): Promise<SenderDesk | Blocked> {
  const { writer, publicUrl, unsubscribeTokens } = deps;
  const chosen = wayOf(deps.transports, sender, access);
  if ('blocked' in chosen) return chosen;
  const { transport, isRehearsal, apiKey } = chosen;
  const inquiryAccount = inquiryAccountOf(account, sender, {
    transport: transport.kind,
    isRehearsal,
    publicUrl,
  });
  const problem = inquiryProblem(inquiryAccount);
  if (problem !== null)
    return { blocked: problem, ...(problem === LINKS_NEED_ADDRESS && { setting: 'PUBLIC_URL' }) };

  const ownKeyOf = sender.sendgridKeyLastFour === null ? null : sender.id;
  if (apiKey !== null) await deps.webhooks.ensure(sender.accountId, apiKey, ownKeyOf);
  return {
    id: sender.id,
    account: inquiryAccount,
    own: ownPartsOf(sender),
    transport,
    ...inquiryWriting({
      database: deps.database,
      accountId: account.id,
      senderId: sender.id,
      account: inquiryAccount,
      plan,
      note: (brand, template) =>
        writeNote(brand, template, writer, writer ? AbortSignal.timeout(WRITER_TIMEOUT_MS) : NEVER),
      unsubscribeUrl: (messageId) => unsubscribeUrl(publicUrl, unsubscribeTokens.of(messageId)),
    }),
  };
}

/** What a sender's mails carry of the account and of itself. */
export const inquiryAccountOf = (
  account: Account,
  sender: Pick<Sender, 'email' | 'fromName' | 'signature' | 'postalAddress'>,
  way: Pick<InquiryAccount, 'transport' | 'isRehearsal' | 'publicUrl'>,
): InquiryAccount => ({
  ...way,
  senderName: account.senderName,
  firstName: account.firstName,
  senderEmail: sender.email,
  fromName: sender.fromName,
  signature: sender.signature,
  postalAddress: sender.postalAddress,
  subject: account.emailSubject,
  template: account.emailMessageBody,
});
