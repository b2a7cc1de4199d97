import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import {
  createTemplate,
  readTemplates,
  readVersions,
  removeTemplate,
  saveTemplate,
} from '../actions/change-templates.ts';
import { previewSaved, previewTemplate } from '../actions/preview-template.ts';
import { templateEndpoints } from '../contract/templates.ts';
import { presentTemplate, presentVersion } from '../present/outreach.ts';

export function templateRoutes(deps: RouteDeps & { sealer: Sealer; clock: Clock; publicUrl: string }): void {
  const { routes, database, sealer, clock, publicUrl } = deps;

  routes.on(templateEndpoints.list, async ({ actor: { accountId } }) => {
    const templates = await database.asAccount(accountId, (tx) => readTemplates(tx, accountId));
    return { templates: templates.map(presentTemplate) };
  });

  routes.on(templateEndpoints.create, async ({ actor: { accountId }, body }) =>
    presentTemplate(await database.asAccount(accountId, (tx) => createTemplate(tx, accountId, body))),
  );

  routes.on(templateEndpoints.save, async ({ actor: { accountId }, params, body }) => {
    const save = { sealer, now: clock.now() };
    return presentTemplate(
      await database.asAccount(accountId, (tx) =>
        saveTemplate(tx, save, accountId, { id: params.id, ...body }),
      ),
    );
  });

  routes.on(templateEndpoints.remove, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => removeTemplate(tx, accountId, params.id));
    return {};
  });

  routes.on(templateEndpoints.versions, async ({ actor: { accountId }, params }) => {
    const versions = await database.asAccount(accountId, (tx) => readVersions(tx, accountId, params.id));
    return { versions: versions.map(presentVersion) };
  });

  routes.on(templateEndpoints.savedPreview, ({ actor: { accountId }, params }) =>
    database.asAccount(accountId, (tx) => previewSaved(tx, accountId, params.id, publicUrl)),
  );

  routes.on(templateEndpoints.preview, ({ actor: { accountId }, body }) =>
    database.asAccount(accountId, (tx) => previewTemplate(tx, accountId, body, publicUrl)),
  );
}
