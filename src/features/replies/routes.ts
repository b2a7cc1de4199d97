import type { RouteDeps } from '../../http/mount.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { removeWaitingFile } from '../outreach/actions/waiting-files.ts';
import { MOST_FILE_BYTES } from '../outreach/domain/mails/outgoing-file.ts';
import type { OptOutHasher } from '../suppression/domain/opt-out-hash.ts';
import { attachFile, readAnswerFile } from './actions/answer-files.ts';
import { answerMail } from './actions/answer-mail.ts';
import { assignMails } from './actions/assign-mails.ts';
import { changeConversation } from './actions/change-conversation.ts';
import { correctReading } from './actions/correct-reading.ts';
import {
  readAttachment,
  readConversation,
  readConversationOfBrand,
  readFailingMailboxes,
  readInbox,
  readInboxFigures,
  readMailPage,
} from './actions/read-inbox.ts';
import { failingMailboxesEndpoint } from './contract/failing-mailboxes.ts';
import { inboxEndpoints } from './contract/inbox.ts';
import { inboxFiguresEndpoint } from './contract/inbox-figures.ts';
import { downloadHeaders } from './domain/inbox/attachment.ts';
import { MAIL_PAGE_POLICY } from './domain/inbox/mail-page.ts';
import { presentConversation, presentLine } from './present/conversation.ts';

const ANSWERS: Limit = { name: 'answers', burst: 60, perMinute: 30 };
const FILES: Limit = { name: 'answer-files', burst: 60, perMinute: 30 };

export function inboxRoutes(deps: RouteDeps & { optOuts: OptOutHasher; clock: Clock }): void {
  const { routes, database, optOuts, clock } = deps;

  routes.on(inboxEndpoints.list, async ({ actor: { accountId }, query }) => {
    const { conversations, total } = await database.asAccount(accountId, (tx) =>
      readInbox(tx, accountId, query),
    );
    return { conversations: conversations.map(presentLine), total };
  });

  routes.on(inboxFiguresEndpoint, async ({ actor: { accountId } }) => {
    const { needs_answer: needsAnswer, ...figures } = await database.asAccount(accountId, (tx) =>
      readInboxFigures(tx, accountId),
    );
    return { needsAnswer, ...figures };
  });

  routes.on(failingMailboxesEndpoint, async ({ actor: { accountId } }) => ({
    mailboxes: await database.asAccount(accountId, (tx) => readFailingMailboxes(tx, accountId)),
  }));

  routes.on(inboxEndpoints.conversation, async ({ actor: { accountId }, params, query }) =>
    presentConversation(
      await database.asAccount(accountId, (tx) =>
        readConversation(tx, optOuts, accountId, { id: params.id, most: query.limit, before: query.before }),
      ),
    ),
  );

  routes.on(inboxEndpoints.ofBrand, async ({ actor: { accountId }, params, query }) =>
    presentConversation(
      await database.asAccount(accountId, (tx) =>
        readConversationOfBrand(tx, optOuts, accountId, {
          brandId: params.id,
          most: query.limit,
          before: query.before,
        }),
      ),
    ),
  );

  routes.on(inboxEndpoints.change, async ({ actor: { accountId }, params, body }) => {
    const { snoozedUntil, ...marks } = body;
    const changes = {
      ...marks,
      ...(snoozedUntil !== undefined && {
        snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
      }),
    };
    await database.asAccount(accountId, (tx) =>
      changeConversation(tx, accountId, { ...changes, id: params.id, now: clock.now() }),
    );
    return {};
  });

  routes.on(inboxEndpoints.assign, async ({ actor: { accountId }, params, body }) => ({
    conversationId: await database.asAccount(accountId, (tx) => assignMails(tx, accountId, params.id, body)),
  }));

  routes.on(inboxEndpoints.correct, async ({ actor: { accountId }, params, body }) => {
    await database.asAccount(accountId, (tx) => correctReading(tx, accountId, params.id, body));
    return {};
  });

  routes.on(
    inboxEndpoints.answer,
    async ({ actor: { accountId }, params, body }) => ({
      messageId: await database.asAccount(accountId, (tx) =>
        answerMail(tx, optOuts, accountId, { ...body, conversationId: params.id }),
      ),
    }),
    { limit: ANSWERS },
  );

  routes.on(
    inboxEndpoints.attachFile,
    async ({ actor: { accountId }, query, bytes }) => {
      const file = { name: query.name, bytes: await bytes() };
      return database.asAccount(accountId, (tx) => attachFile(tx, accountId, file));
    },
    { limit: FILES, maxBodyBytes: MOST_FILE_BYTES },
  );

  routes.on(inboxEndpoints.detachFile, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => removeWaitingFile(tx, accountId, params.id));
    return {};
  });

  routes.on(inboxEndpoints.answerFile, async ({ actor: { accountId }, params }) => {
    const file = await database.asAccount(accountId, (tx) => readAnswerFile(tx, accountId, params.id));
    return new Response(new Uint8Array(file.content), { headers: downloadHeaders(file) });
  });

  routes.on(inboxEndpoints.attachment, async ({ actor: { accountId }, params }) => {
    const file = await database.asAccount(accountId, (tx) => readAttachment(tx, accountId, params.id));
    return new Response(new Uint8Array(file.content), { headers: downloadHeaders(file) });
  });

  routes.on(inboxEndpoints.page, async ({ actor: { accountId }, params }) => {
    const page = await database.asAccount(accountId, (tx) => readMailPage(tx, accountId, params.id));
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_PAGE_POLICY,
        // Only our own page may frame it.
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      },
    });
  });
}
