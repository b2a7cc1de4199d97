import { Pause, Play, Square } from 'lucide-react';
import { Button } from '../../../web/ui/button.tsx';
import type { RunView } from '../contract/runs.ts';
import { BOT_NAMES, type RunCommand } from '../domain/run.ts';
import { useCommandRun } from './queries.ts';

const COMMANDS: Record<RunCommand, { label: string; Icon: typeof Pause }> = {
  pause: { label: 'Pause', Icon: Pause },
  continue: { label: 'Continue', Icon: Play },
  stop: { label: 'Stop', Icon: Square },
};

export function RunCommands({ run }: { run: RunView }) {
  const command = useCommandRun(run.id);
  return (
    <div className="flex gap-2">
      {run.commands.map((name) => {
        const { label, Icon } = COMMANDS[name];
        return (
          <Button
            key={name}
            look="secondary"
            size="small"
            aria-label={`${label} ${BOT_NAMES[run.bot]}`}
            busy={command.isPending && command.variables === name}
            disabled={command.isPending}
            onClick={() => command.mutate(name)}
          >
            {!(command.isPending && command.variables === name) && <Icon size={13} aria-hidden="true" />}
            {label}
          </Button>
        );
      })}
    </div>
  );
}
