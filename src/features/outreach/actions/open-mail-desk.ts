import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { openAccountSecret, readAccount } from '../../accounts/actions/read-account.ts';
import type { Account } from '../../accounts/domain/account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { BrandToWriteTo } from '../domain/brand-to-write-to.ts';
import { prepareInquiries } from '../domain/compose-inquiry.ts';
import { type InquiryAccount, inquiryProblem } from '../domain/inquiry-account.ts';
import { type UnsubscribeTokens, unsubscribeUrl } from '../domain/unsubscribe-token.ts';
import type { InquiryWriter, MailDesk, MailDesks, MailTransports } from '../ports.ts';
import type { WebhookConnections } from './connect-webhooks.ts';
import { dailyAllowance } from './daily-allowance.ts';
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

/** Sets an account's mail up: its transport, its template read once, and what today's limit is. */
export function createMailDesks(deps: MailDeskDeps): MailDesks {
  const { database, sealer, writer } = deps;

  return {
    open: async (accountId) => {
      const [account, sendgridKey, smtpUrl, allowance] = await database.asAccount(accountId, (tx) =>
        Promise.all([
          readAccount(tx, accountId),
          openAccountSecret(tx, sealer, accountId, 'sendgrid_api_key'),
          openAccountSecret(tx, sealer, accountId, 'smtp_url'),
          dailyAllowance(tx, accountId, deps.clock.now()),
        ]),
      );
      if (account.plan === 'none') return { blocked: 'Choose a plan before you write to brands.' };
      const by = { transport: account.senderTransport, sendgridKey, smtpUrl };
      const chosen = deps.transports.forAccount(by);
      if ('blocked' in chosen) return chosen;
      const inquiryAccount = inquiryAccountOf(
        account,
        chosen.transport.kind,
        chosen.isRehearsal,
        deps.publicUrl,
      );
      const problem = inquiryProblem(inquiryAccount);
      if (problem !== null) return { blocked: problem };

      if (chosen.apiKey !== null) await deps.webhooks.ensure(accountId, chosen.apiKey);
      const write = prepareInquiries(inquiryAccount);
      const template = account.emailMessageBody ?? '';
      const note = (brand: BrandToWriteTo) =>
        writeNote(brand, template, writer, writer ? AbortSignal.timeout(WRITER_TIMEOUT_MS) : NEVER);
      const desk: MailDesk = {
        transport: chosen.transport,
        day: allowance.day,
        dailyLimit: allowance.limit,
        limitResetsAt: allowance.resetsAt,
        compose: async (messageId, brand) =>
          write({
            messageId,
            brand,
            personalNote: await note(brand),
            unsubscribeUrl: unsubscribeUrl(deps.publicUrl, deps.unsubscribeTokens.of(messageId)),
          }),
      };
      return desk;
    },
  };
}

const inquiryAccountOf = (
  account: Account,
  transport: InquiryAccount['transport'],
  isRehearsal: boolean,
  publicUrl: string,
): InquiryAccount => ({
  senderName: account.senderName,
  firstName: account.firstName,
  senderEmail: account.senderEmail,
  postalAddress: account.postalAddress,
  subject: account.emailSubject,
  template: account.emailMessageBody,
  transport,
  isRehearsal,
  publicUrl,
});
