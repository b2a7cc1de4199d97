import type { Hono } from 'hono';
import type { RouteDeps } from '../../http/mount.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import type { AccountChanges, HasSentSince } from '../accounts/actions/change-account.ts';
import { readAccount } from '../accounts/actions/read-account.ts';
import type { Sealer } from '../accounts/domain/sealed.ts';
import { checkDeliverability } from './actions/check-deliverability.ts';
import { checkProductKey } from './actions/check-product-key.ts';
import { checkSender, type SenderChecks } from './actions/check-sender.ts';
import { readPastedQuery } from './actions/read-pasted-query.ts';
import { readSetup } from './actions/read-setup.ts';
import { saveStep } from './actions/save-step.ts';
import { onboardingEndpoints, SHARED_TEMPLATE_PATH, SPREADSHEET_TEMPLATE_PATH } from './contract.ts';
import { spreadsheetTemplate } from './domain/spreadsheet-template.ts';
import type { Step } from './domain/steps.ts';
import type { DomainRecords, ProductKeys, QueryAddressReader, SenderWebhooks } from './ports.ts';
import { presentOnboarding } from './present/onboarding.ts';
import { TEMPLATE_PAGE_HEADERS, templatePage } from './present/template-page.ts';

export interface OnboardingRouteDeps extends RouteDeps, SenderChecks {
  app: Hono;
  sealer: Sealer;
  hasSentSince: HasSentSince;
  records: DomainRecords;
  productKeys: ProductKeys;
  webhooks: SenderWebhooks;
  queryAddresses: QueryAddressReader;
  /** The shared spreadsheet that the operator named. */
  sheetTemplateUrl?: string | null;
  clock?: Clock;
}

export function onboardingRoutes(deps: OnboardingRouteDeps): void {
  const { app, routes, database, sealer, hasSentSince, records, webhooks } = deps;
  const { productKeys, queryAddresses, sheetTemplateUrl = null, clock = systemClock } = deps;

  const save = async (
    accountId: string,
    step: Step,
    changes: AccountChanges,
    notice: string | null = null,
  ) => {
    const setup = await database.asAccount(accountId, (tx) =>
      saveStep(tx, { sealer, now: clock.now(), hasSentSince }, accountId, { step, changes }),
    );
    return { onboarding: presentOnboarding(setup), notice };
  };

  routes.on(onboardingEndpoints.onboarding, async ({ actor: { accountId } }) =>
    presentOnboarding(await database.asAccount(accountId, (tx) => readSetup(tx, sealer, accountId))),
  );

  routes.on(onboardingEndpoints.saveSpreadsheet, ({ actor, body }) =>
    save(actor.accountId, 1, { spreadsheetLink: body.spreadsheetUrl }),
  );

  routes.on(onboardingEndpoints.saveProductData, async ({ actor, body }) => {
    const query = body.keepaQuery ? readPastedQuery(queryAddresses, body.keepaQuery) : null;
    const unchecked = body.keepaApiKey ? await checkProductKey(productKeys, body.keepaApiKey) : null;
    const changes: AccountChanges = { keepaCompleted: true };
    if (body.keepaApiKey !== undefined) changes.keepaApiKey = body.keepaApiKey || null;
    if (body.keepaQuery !== undefined) changes.keepaQuery = query?.kept ?? null;
    const notices = [unchecked, query?.notice ?? null].filter((notice) => notice !== null);
    return save(actor.accountId, 2, changes, notices.join(' ') || null);
  });

  routes.on(onboardingEndpoints.saveWorkspaceEmail, ({ actor, body }) =>
    save(actor.accountId, 3, { senderEmail: body.workspaceEmail }),
  );

  routes.on(onboardingEndpoints.saveSender, async ({ actor: { accountId }, body }) => {
    const account = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
    const unchecked = await checkSender(deps, account, body);
    const { transport, ...secret } = body;
    const saved = await save(accountId, 4, { senderTransport: transport, ...secret }, unchecked);
    if (body.transport !== 'sendgrid' || body.sendgridApiKey === undefined || unchecked !== null)
      return saved;
    return { ...saved, notice: await webhooks.connect(accountId, body.sendgridApiKey) };
  });

  routes.on(onboardingEndpoints.saveEmailConfiguration, ({ actor, body }) =>
    save(actor.accountId, 5, {
      senderName: body.senderName,
      emailMessageBody: body.emailMessageBody,
      emailConfigured: true,
      emailSubject: body.emailSubject === '' ? null : body.emailSubject,
      postalAddress: body.postalAddress === '' ? null : body.postalAddress,
      timeZone: body.timeZone,
    }),
  );

  routes.on(onboardingEndpoints.deliverability, async ({ actor: { accountId }, query }) => {
    const account = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
    return checkDeliverability(records, query.email, account.senderTransport === 'sendgrid');
  });

  app.get(SHARED_TEMPLATE_PATH, (context) =>
    sheetTemplateUrl === null
      ? context.body(templatePage(), 200, TEMPLATE_PAGE_HEADERS)
      : context.redirect(sheetTemplateUrl),
  );

  app.get(SPREADSHEET_TEMPLATE_PATH, (context) =>
    context.body(spreadsheetTemplate(), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="linesheet-template.csv"',
    }),
  );
}
