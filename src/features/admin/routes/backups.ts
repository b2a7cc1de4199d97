import type { Tx } from '../../../db/database.ts';
import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requireFreshPassword } from '../../accounts/actions/require-fresh-password.ts';
import * as backups from '../actions/backups.ts';
import { backupEndpoints } from '../contract/backups.ts';
import type { BackupFiles } from '../ports/system.ts';
import { presentBackups } from '../present/backup.ts';
import type { AuditedRoutes } from './audited.ts';

export interface BackupRouteDeps extends RouteDeps {
  audited: AuditedRoutes;
  clock: Clock;
  files: BackupFiles;
}

export function backupRoutes({ routes, audited, database, clock, files }: BackupRouteDeps): void {
  const list = async (tx: Tx) => presentBackups(await backups.readBackups(tx, clock.now()));

  routes.on(backupEndpoints.list, () => database.asSystem(list));

  audited(backupEndpoints.run, async (tx, { actor }) => {
    const id = await backups.askForBackup(tx, actor.accountId, clock.now());
    return { answer: await list(tx), deed: { action: 'backup.asked', target: id } };
  });

  audited(backupEndpoints.setSchedule, async (tx, { body }) => {
    const { before } = await backups.changeSchedule(tx, body, clock.now());
    const isSame = before.every === body.every && before.atHour === body.atHour;
    const deed = isSame ? null : { action: 'backups.scheduled' as const, before: { ...before }, after: body };
    return { answer: await list(tx), deed };
  });

  audited(backupEndpoints.release, async (tx, { actor, params: { id } }) => {
    await requireFreshPassword(tx, actor, clock.now());
    const { host, file } = await backups.requireFinishedBackup(tx, id);
    if (host !== files.host) throw elsewhere(host, file);
    const path = backupEndpoints.download.path.replace(':id', id);
    return { answer: { path }, deed: { action: 'backup.released', target: id } };
  });

  // The browser follows a link here and can't be asked for a password on the way: the release has seen to that.
  routes.on(backupEndpoints.download, async ({ actor, params: { id } }) => {
    const backup = await database.asSystem(async (tx) => {
      await requireFreshPassword(tx, actor, clock.now());
      const finished = await backups.requireFinishedBackup(tx, id);
      await backups.requireRelease(tx, { id, adminId: actor.accountId, now: clock.now() });
      return finished;
    });
    const opened = backup.host === files.host ? await files.open(backup.file) : null;
    if (!opened) throw elsewhere(backup.host, backup.file);
    const name = backup.file.split(/[\\/]/).at(-1) ?? 'linesheet.backup.gz';
    return new Response(opened.content, {
      headers: {
        'content-type': 'application/gzip',
        'content-length': String(opened.bytes),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  });

  audited(backupEndpoints.remove, async (tx, { actor, params: { id } }) => {
    await requireFreshPassword(tx, actor, clock.now());
    const { file } = await backups.removeFromList(tx, id, files.host);
    if (file) await files.remove(file);
    return { answer: await list(tx), deed: { action: 'backup.removed', target: id } };
  });
}

const elsewhere = (host: string, file: string): AppError =>
  new AppError('not_found', `The file isn’t on this machine. It was written to ${file} on ${host}.`);
