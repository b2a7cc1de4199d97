import type { Tx } from '../db/database.ts';
import { startSystemMailDelivery } from '../features/accounts/job-handlers.ts';
import { forgetOldRecords } from '../features/admin/actions/forget-old-records.ts';
import { startBackups } from '../features/admin/job-handlers/backups.ts';
import { forgetOldPaymentEvents } from '../features/billing/actions/apply-payment-event.ts';
import { startSeatKeeping } from '../features/billing/job-handlers/mentorship-seats.ts';
import {
  startLookingAfterSubscriptions,
  startPaymentEvents,
} from '../features/billing/job-handlers/payments.ts';
import { startMeasuring, startSheetWriting } from '../features/brands/job-handlers.ts';
import { forgetUnplannedImports, takeUpLeftImports } from '../features/catalog/actions/import-next.ts';
import { startImports } from '../features/catalog/job-handlers.ts';
import { startDealKeeping } from '../features/deals/job-handlers/answers.ts';
import { startPriceLists } from '../features/deals/job-handlers/price-lists.ts';
import { forgetOldWebhooks } from '../features/outreach/actions/apply-mail-events.ts';
import { forgetFirstInquiries } from '../features/outreach/actions/claim-sender.ts';
import { takeUpLeftMails } from '../features/outreach/actions/keep-schedule.ts';
import { forgetWaitingFiles } from '../features/outreach/actions/waiting-files.ts';
import { startMailEvents } from '../features/outreach/job-handlers/mail-events.ts';
import { startScheduledMails } from '../features/outreach/job-handlers/scheduled-mails.ts';
import { startSenderWatch } from '../features/outreach/job-handlers/sender-watch.ts';
import { takeUpLeftMailboxes } from '../features/replies/actions/read-mailbox.ts';
import { dismissAllWorkers } from '../features/runs/actions/dismiss-workers.ts';
import { createRunWorkers } from '../features/runs/actions/work-on-runs.ts';
import { createSlots } from '../features/runs/domain/slots.ts';
import { startRunLoops } from '../features/runs/job-handlers.ts';
import { forgetIdleLimits } from '../http/rate-limit.ts';
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { sendgridEventReader } from '../providers/sendgrid/event-reader.ts';
import { createSystemMailer } from '../providers/smtp/system-mailer.ts';
import { eachApart } from '../queue/each-apart.ts';
import { forgetOldEvents } from '../queue/events.ts';
import { type Running, startWorkLoop } from '../queue/work-loop.ts';
import type { Context } from './context.ts';
import { createPriceListReader } from './price-lists/reader.ts';
import { forgetHosts } from './shared-host-gate.ts';
import { takeBrands } from './take-brands.ts';
import { startTakingInReplies } from './take-in-replies.ts';

const EVENTS_KEPT_MS = 7 * DAY_MS;

/** Each in a transaction of its own: much may have to go, and nobody is to wait for all of it. */
const HOUSEKEEPING: readonly ((tx: Tx, now: Date) => Promise<unknown>)[] = [
  (tx, now) => forgetOldEvents(tx, new Date(now.getTime() - EVENTS_KEPT_MS)),
  (tx, now) => forgetOldWebhooks(tx, new Date(now.getTime() - EVENTS_KEPT_MS)),
  forgetOldPaymentEvents,
  forgetIdleLimits,
  forgetOldRecords,
  forgetFirstInquiries,
  forgetWaitingFiles,
  forgetUnplannedImports,
  forgetHosts,
];

/** The work behind the screens: bots, mails, webhooks, housekeeping. Any number of these may share a database. */
export async function startWorker(context: Context, { alone }: { alone: boolean }): Promise<Running> {
  const { config, clock, database, logger } = context;
  const failed = (error: unknown) => logger.error({ err: error }, 'work failed');
  // Nobody else can be at work: what a killed process left is taken up at once rather than after its lease.
  if (alone) {
    await dismissAllWorkers(database);
    await database.asSystem(takeUpLeftImports);
    await database.asSystem(takeUpLeftMails);
    await database.asSystem(takeUpLeftMailboxes);
  }

  const workers = createRunWorkers({
    database,
    clock,
    sources: context.sources,
    desks: context.desks,
    optOuts: context.optOuts,
    discover: context.discover.discover,
    searchAnswers: context.discover.searchAnswers,
    workflow: context.workflow,
    crawlSlots: createSlots(config.crawl.concurrency),
    mailSlots: createSlots(config.emailerConcurrency),
    failed: (error, run) => logger.error({ err: error, runId: run.id, bot: run.bot }, 'run failed'),
  });
  const stops = [
    await startRunLoops(database, workers, failed),
    await startImports({ database, takeBrands, failed }),
    await startPriceLists({
      database,
      clock,
      failed,
      sources: context.sources,
      reader: createPriceListReader(),
    }),
    startSheetWriting({ database, clock, books: context.books, failed }),
    startMeasuring({ database, failed }),
    startDealKeeping({ database, clock, failed }),
    await startMailEvents({ database, clock, reader: sendgridEventReader, optOuts: context.optOuts, failed }),
    startSenderWatch({ ...context, failed }),
    await startScheduledMails({
      database,
      clock,
      failed,
      desks: context.desks,
      optOuts: context.optOuts,
      unsubscribeTokens: context.unsubscribeTokens,
      publicUrl: config.publicUrl,
      workerId: uuidv7(),
    }),
    ...(await startTakingInReplies(context, failed)),
    await startBackups({
      database,
      clock,
      failed,
      files: context.machinery.files,
      processId: context.machinery.processId,
    }),
  ];
  const provider = context.payments?.provider;
  if (provider) {
    const payments = { database, provider, clock, publicUrl: config.publicUrl, failed };
    stops.push(await startPaymentEvents(payments), startLookingAfterSubscriptions(payments));
  }
  stops.push(
    await startSeatKeeping({
      database,
      clock,
      failed,
      publicUrl: config.publicUrl,
      provider: provider ?? null,
    }),
  );
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) {
    const mailer = createSystemMailer({ smtpUrl, from });
    stops.push(await startSystemMailDelivery({ database, mailer, failed, clock }), {
      stop: () => mailer.close(),
    });
  }
  stops.push(
    startWorkLoop({
      everyMs: HOUR_MS,
      failed,
      work: async () => {
        const now = clock.now();
        await eachApart(HOUSEKEEPING, (forget) => database.asSystem((tx) => forget(tx, now)));
        return 'done';
      },
    }),
  );
  return {
    stop: async () => {
      await Promise.all(stops.map((part) => part.stop()));
    },
  };
}
