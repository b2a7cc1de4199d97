import type { RouteDeps } from '../../../http/mount.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { type Clock, systemClock } from '../../../kernel/clock.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { DomainRecords, MailHosts, MailProviderSetup } from '../../onboarding/ports.ts';
import { checkSenderEntry } from '../actions/check-sender-entry.ts';
import { beginConsent } from '../actions/mailbox-consent.ts';
import { reportSender, reportSenders } from '../actions/read-senders.ts';
import { addSender, changeSender, removeSender, setSenderState } from '../actions/save-sender.ts';
import { sendTestMail } from '../actions/send-test-mail.ts';
import { trySignIn } from '../actions/try-sign-in.ts';
import { checkDomain } from '../actions/watch-senders.ts';
import { senderEndpoints } from '../contract/senders.ts';
import { OAUTH_PROVIDERS } from '../domain/senders/sender.ts';
import type { MailboxConsents, MailboxSignIns, MailTransports } from '../ports.ts';
import { presentSender } from '../present/sender.ts';
import { mailboxRedirect, SIGN_INS } from './mailbox-consent.ts';

export interface SenderRouteDeps extends RouteDeps {
  sealer: Sealer;
  transports: Pick<MailTransports, 'forSender'>;
  records: DomainRecords;
  mailHosts: MailHosts;
  mailProvider: Pick<MailProviderSetup, 'checkKey'>;
  signIns: MailboxSignIns;
  consents: MailboxConsents;
  rateLimiter: RateLimiter;
  publicUrl: string;
  /** Null where no mail is taken in. */
  forwardTo: (accountId: string) => string | null;
  clock?: Clock;
}

const TEST_MAILS = {
  name: 'test-mails',
  burst: 10,
  perMinute: 1,
  sentence: 'That were many test mails. Please wait a minute.',
};

export function senderRoutes(deps: SenderRouteDeps): void {
  const { routes, database, sealer, transports, records, mailHosts, rateLimiter, publicUrl } = deps;
  const { mailProvider: provider, signIns, consents, clock = systemClock } = deps;
  const reporting = () => ({ sealer, transports, publicUrl, now: clock.now() });
  const show = async (accountId: string, senderId: string) =>
    presentSender(
      await database.asAccount(accountId, (tx) => reportSender(tx, reporting(), accountId, senderId)),
    );

  routes.on(senderEndpoints.senders, async ({ actor: { accountId } }) => {
    const { senders, plan, isSendingOn } = await database.asAccount(accountId, (tx) =>
      reportSenders(tx, reporting(), accountId),
    );
    return {
      senders: senders.map(presentSender),
      plan: { ...plan, resetsAt: plan.resetsAt.toISOString() },
      isSendingOn,
      mailboxApps: {
        providers: OAUTH_PROVIDERS.filter((name) => consents.appOf(name) !== null),
        redirectUrl: mailboxRedirect(publicUrl),
      },
      forwardTo: deps.forwardTo(accountId),
    };
  });

  routes.on(senderEndpoints.addSender, async ({ actor: { accountId }, body }) => {
    await checkSenderEntry({ mailHosts, provider }, body);
    const saving = { accountId, sealer, mailboxes: consents, now: clock.now() };
    const { id } = await database.asAccount(accountId, (tx) => addSender(tx, saving, body));
    return show(accountId, id);
  });

  routes.on(senderEndpoints.changeSender, async ({ actor: { accountId }, params, body }) => {
    await checkSenderEntry({ mailHosts, provider }, body);
    const saving = { accountId, sealer, mailboxes: consents, now: clock.now() };
    await database.asAccount(accountId, (tx) => changeSender(tx, saving, params.id, body));
    return show(accountId, params.id);
  });

  routes.on(senderEndpoints.removeSender, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => removeSender(tx, accountId, params.id, clock.now()));
    return { id: params.id };
  });

  routes.on(senderEndpoints.setSenderState, async ({ actor: { accountId }, params, body }) => {
    const to = { ...body, now: clock.now() };
    await database.asAccount(accountId, (tx) => setSenderState(tx, accountId, params.id, to));
    return show(accountId, params.id);
  });

  routes.on(senderEndpoints.checkSender, async ({ actor: { accountId }, params }) => {
    await checkDomain({ database, sealer, records, transports }, accountId, params.id, clock.now());
    return show(accountId, params.id);
  });

  routes.on(senderEndpoints.trySender, async ({ actor: { accountId }, params }) => {
    await rateLimiter.take(SIGN_INS, accountId);
    return trySignIn({ database, sealer, signIns }, accountId, params.id);
  });

  routes.on(senderEndpoints.askConsent, async ({ actor: { accountId }, params }) => {
    await rateLimiter.take(SIGN_INS, accountId);
    return {
      url: await beginConsent({ database, sealer, consents, now: clock.now() }, accountId, params.id),
    };
  });

  routes.on(senderEndpoints.testSender, async ({ actor: { accountId }, params }) => {
    await rateLimiter.take(TEST_MAILS, accountId);
    return { to: await sendTestMail({ database, sealer, transports, publicUrl }, accountId, params.id) };
  });
}
