import type { RouteDeps } from '../../../http/mount.ts';
import { previewDraft } from '../actions/preview-inquiry.ts';
import { readMessage, readMessages } from '../actions/read-messages.ts';
import { tellFate } from '../actions/tell-fate.ts';
import { outreachEndpoints } from '../contract/messages.ts';
import { presentMessage, presentMessageDetail, presentPreview } from '../present/message.ts';

export function outreachRoutes(deps: RouteDeps & { publicUrl: string }): void {
  const { routes, database, publicUrl } = deps;

  routes.on(outreachEndpoints.messages, async ({ actor: { accountId }, query }) => {
    const { messages, total } = await database.asAccount(accountId, (tx) =>
      readMessages(tx, accountId, query),
    );
    return { messages: messages.map(presentMessage), total };
  });

  routes.on(outreachEndpoints.message, async ({ actor: { accountId }, params }) => {
    const { message, events } = await database.asAccount(accountId, (tx) =>
      readMessage(tx, accountId, params.id),
    );
    return presentMessageDetail(message, events);
  });

  routes.on(outreachEndpoints.tellFate, async ({ actor: { accountId }, params, body }) => {
    const { message, events } = await database.asAccount(accountId, async (tx) => {
      await tellFate(tx, accountId, params.id, body.wasSent);
      return readMessage(tx, accountId, params.id);
    });
    return presentMessageDetail(message, events);
  });

  routes.on(outreachEndpoints.preview, async ({ actor: { accountId }, body }) =>
    presentPreview(await database.asAccount(accountId, (tx) => previewDraft(tx, accountId, body, publicUrl))),
  );
}
