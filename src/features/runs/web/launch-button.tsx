import { Download, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import type { Bot } from '../domain/run.ts';
import { LAUNCH_LABELS } from '../domain/run-sentences.ts';
import { KeepaDialog } from './keepa-dialog.tsx';
import { useStartRun } from './queries.ts';

interface LaunchButtonProps {
  bot: Bot;
  /** Why it can't be pressed now. Whoever shows the button says it beside it, under `reasonId`. */
  disabledBy: string | null;
  reasonId: string;
  /** Once the lists of runs have the new one. */
  onStarted?: () => void;
}

export function LaunchButton({ bot, disabledBy, reasonId, onStarted }: LaunchButtonProps) {
  const [asking, setAsking] = useState(false);
  const start = useStartRun(bot);
  const isDownload = bot === 'keepa-download';
  const Icon = isDownload ? Download : Play;
  return (
    <>
      <Button
        busy={start.isPending}
        disabled={disabledBy !== null}
        aria-describedby={reasonId}
        onClick={() => (isDownload ? setAsking(true) : start.mutate({}, { onSuccess: () => onStarted?.() }))}
      >
        {!start.isPending && <Icon size={15} aria-hidden="true" />}
        {LAUNCH_LABELS[bot]}
      </Button>
      {isDownload && <KeepaDialog open={asking} onOpenChange={setAsking} />}
    </>
  );
}
