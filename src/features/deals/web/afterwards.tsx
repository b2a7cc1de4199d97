import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { Button } from '../../../web/ui/button.tsx';
import { calendarDay } from '../../../web/ui/moments.ts';
import type { NextStepView } from '../contract/deals.ts';
import { STAGE_LABELS } from '../domain/stage.ts';
import { dealQuery, useAddTask, useMoveDeal } from './queries.ts';

interface AfterwardsProps {
  brandId: number;
  isSent: boolean;
  answer: NextStepView['answers'][number];
}

/** What comes once the answer is out. */
export function Afterwards({ brandId, isSent, answer: { movesTo, task } }: AfterwardsProps) {
  const { data: deal } = useQuery(dealQuery(brandId));
  const add = useAddTask();
  const move = useMoveDeal();
  // Their answer may have brought it already.
  const open = deal?.tasks.find(({ title }) => title === task.title);
  return (
    <div className="mt-3 border-line border-t pt-3">
      <p className="font-medium text-12 text-ink-3">{isSent ? 'And now' : 'Once it is sent'}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        {open ? (
          <p className="inline-flex min-h-8 items-center gap-1.5 text-13 text-ink-2">
            <Check size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
            {`In your tasks: ${task.title}, ${calendarDay(open.dueOn)}`}
          </p>
        ) : (
          <Button
            look="secondary"
            size="small"
            busy={add.isPending}
            disabled={add.isSuccess}
            className="h-auto! min-h-8 max-w-full whitespace-normal! py-1 text-left"
            onClick={() => add.mutate({ brandId, detail: null, ...task })}
          >
            {add.isSuccess ? 'Task added' : `Add task: ${task.title}, ${calendarDay(task.dueOn)}`}
          </Button>
        )}
        {movesTo && (
          <Button
            look="secondary"
            size="small"
            busy={move.isPending}
            onClick={() => move.mutate({ brand: { id: brandId, name: '' }, stage: movesTo })}
          >
            <ArrowRight size={14} aria-hidden="true" />
            {`Move to ${STAGE_LABELS[movesTo]}`}
          </Button>
        )}
      </div>
    </div>
  );
}
