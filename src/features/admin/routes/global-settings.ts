import type { Tx } from '../../../db/database.ts';
import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import * as settings from '../actions/global-settings.ts';
import { globalSettingsEndpoints } from '../contract/global-settings.ts';
import type { Deed } from '../domain/audit.ts';
import { presentGlobalSettings } from '../present/global-settings.ts';
import type { AuditedRoutes } from './audited.ts';

export interface GlobalSettingsRouteDeps extends RouteDeps {
  audited: AuditedRoutes;
  clock: Clock;
}

export function globalSettingsRoutes({ routes, audited, database, clock }: GlobalSettingsRouteDeps): void {
  const read = async (tx: Tx) => presentGlobalSettings(await settings.readGlobalSettings(tx, clock.now()));
  const changed = async (tx: Tx, deed: Deed | null) => ({ deed, answer: await read(tx) });

  routes.on(globalSettingsEndpoints.read, () => database.asSystem(read));

  audited(globalSettingsEndpoints.publish, async (tx, { body }) => {
    const until = body.until === null ? null : new Date(body.until);
    return changed(tx, await settings.publish(tx, { ...body, until }, clock.now()));
  });

  audited(globalSettingsEndpoints.endAnnouncement, async (tx) =>
    changed(tx, await settings.takeDown(tx, clock.now())),
  );

  audited(globalSettingsEndpoints.switchSignUp, async (tx, { body }) =>
    changed(tx, await settings.setSignUp(tx, body.isOn)),
  );

  audited(globalSettingsEndpoints.switchSending, async (tx, { body }) =>
    changed(tx, await settings.setSending(tx, body.isOn)),
  );
}
