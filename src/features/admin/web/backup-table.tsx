import { Archive, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../../kernel/words.ts';
import { Badge, type Tone } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { formatBytes } from '../../../web/ui/format.ts';
import { IconButton } from '../../../web/ui/icon-button.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { WithPassword } from '../../accounts/web/confirm-password-dialog.tsx';
import type { BackupView } from '../contract/backups.ts';
import { useDownloadBackup, useRemoveBackup } from './backup-queries.ts';

interface BackupTableProps {
  backups: readonly BackupView[] | undefined;
  withPassword: WithPassword;
}

export function BackupTable({ backups, withPassword }: BackupTableProps) {
  const download = useDownloadBackup(withPassword);
  const remove = useRemoveBackup(withPassword);
  const [removing, setRemoving] = useState<BackupView | null>(null);

  const columns: readonly Column<BackupView>[] = [
    {
      key: 'made',
      header: 'Made',
      cell: (backup) => (
        <span className="flex flex-col py-1.5">
          <span className="whitespace-nowrap font-medium tabular-nums">{dayAndTime(backup.createdAt)}</span>
          <span className="text-12 text-ink-3">{origin(backup)}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: 'File',
      width: 'md:w-full md:max-w-0',
      cell: (backup) => <FileState backup={backup} />,
    },
    {
      key: 'key',
      header: 'Key',
      wideOnly: true,
      cell: ({ keyFingerprint }) =>
        keyFingerprint && (
          <code className="font-mono text-11 text-ink-3" title="Fingerprint of the secret key">
            {keyFingerprint.slice(0, 8)}
          </code>
        ),
    },
    {
      key: 'rows',
      header: 'Rows',
      numeric: true,
      wideOnly: true,
      cell: ({ rows }) => rows !== null && count(rows),
    },
    {
      key: 'size',
      header: 'Size',
      numeric: true,
      width: 'whitespace-nowrap',
      wideOnly: true,
      cell: ({ bytes }) => bytes !== null && formatBytes(bytes),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      numeric: true,
      width: 'whitespace-nowrap',
      cell: (backup) => (
        <span className="flex justify-end gap-1">
          {backup.state === 'done' && backup.checkedState === 'whole' && (
            <IconButton
              label={`Download the backup of ${dayAndTime(backup.createdAt)}`}
              onClick={() => download.mutate(backup.id)}
            >
              <Download size={16} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={`Remove the backup of ${dayAndTime(backup.createdAt)}`}
            onClick={() => setRemoving(backup)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </span>
      ),
    },
  ];

  return (
    <Card className="overflow-hidden">
      <Table
        caption="Backups"
        columns={columns}
        rows={backups}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={
          <EmptyState icon={<Archive size={18} aria-hidden="true" />} title="No backups yet">
            Run one now, or wait for the schedule.
          </EmptyState>
        }
      />
      {removing && (
        <Dialog
          open
          onOpenChange={() => setRemoving(null)}
          title="Remove this backup?"
          description={`The file of ${dayAndTime(removing.createdAt)} is deleted for good.`}
        >
          <DialogActions onCancel={() => setRemoving(null)}>
            <Button
              look="danger"
              onClick={() => {
                remove.mutate(removing.id);
                setRemoving(null);
              }}
            >
              Remove backup
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  );
}

const origin = ({ isAskedFor, askedBy }: BackupView): string =>
  isAskedFor ? (askedBy ?? 'A former admin') : 'By schedule';

const CHECKED: Record<NonNullable<BackupView['checkedState']>, { tone: Tone; word: string }> = {
  whole: { tone: 'accent', word: 'Checked' },
  damaged: { tone: 'danger', word: 'Damaged' },
  missing: { tone: 'danger', word: 'File is missing' },
};

function FileState({ backup }: { backup: BackupView }) {
  if (backup.state === 'failed') {
    return (
      <span className="flex min-w-0 flex-col items-start gap-0.5 py-1.5">
        <Badge tone="danger">Failed</Badge>
        <span className="max-w-full break-words text-12 text-ink-3">{backup.failure}</span>
      </span>
    );
  }
  const checked = backup.checkedState && CHECKED[backup.checkedState];
  return (
    <span className="flex min-w-0 flex-col items-start gap-0.5 py-1.5">
      {checked && (
        <Badge tone={checked.tone}>
          <span title={backup.checkedAt ? `Read to its end ${dayAndTime(backup.checkedAt)}` : undefined}>
            {checked.word}
          </span>
        </Badge>
      )}
      {backup.bytes !== null && (
        <span className="text-12 text-ink-3 tabular-nums md:hidden">{formatBytes(backup.bytes)}</span>
      )}
      <span
        className="block max-w-full truncate text-12 text-ink-3 max-md:hidden"
        title={`${backup.file} on ${backup.host}\nSHA-256 ${backup.sha256}`}
      >
        {backup.file?.split(/[\\/]/).at(-1)}
      </span>
    </span>
  );
}
