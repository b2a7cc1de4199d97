import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import type { TaskView } from '../../contract/tasks.ts';
import {
  LONGEST_DETAIL,
  LONGEST_TITLE,
  TASK_KIND_LABELS,
  TASK_KINDS,
  type TaskKind,
  workingDayAfter,
} from '../../domain/task.ts';
import { useAddTask, useChangeTask } from '../queries.ts';
import { useDeleteTask } from './queries.ts';

interface TaskDialogProps {
  /** Left out: a new one. */
  task?: TaskView;
  brandId: number | null;
  today: string;
  onClose: () => void;
}

/** A task as it is entered, or changed. */
export function TaskDialog({ task, brandId, today, onClose }: TaskDialogProps) {
  const [form, setForm] = useState({
    kind: task?.kind ?? ('follow_up' as TaskKind),
    title: task?.title ?? '',
    detail: task?.detail ?? '',
    dueOn: task?.dueOn ?? workingDayAfter(today, 1),
  });
  const [problems, setProblems] = useState<{ title?: string; dueOn?: string }>({});
  const add = useAddTask(onClose);
  const change = useChangeTask(onClose);
  const remove = useDeleteTask(onClose);
  const set = (changed: Partial<typeof form>) => {
    setProblems({});
    setForm({ ...form, ...changed });
  };

  function submit() {
    const found = {
      ...(form.title.trim() === '' ? { title: 'Please say what is to be done' } : {}),
      ...(form.dueOn === '' ? { dueOn: 'Please choose a day' } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const entered = { ...form, title: form.title.trim(), detail: form.detail.trim() || null };
    if (task) change.mutate({ task, change: entered, told: 'Task saved' });
    else add.mutate({ brandId, ...entered });
  }

  return (
    <Dialog open onOpenChange={onClose} title={task ? 'Task' : 'New task'} description={task?.brand?.name}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="What is to be done" error={problems.title}>
          {(control) => (
            <Input
              {...control}
              value={form.title}
              maxLength={LONGEST_TITLE}
              autoComplete="off"
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <Field label="Kind">
            {(control) => (
              <Select
                {...control}
                value={form.kind}
                onChange={({ target }) => set({ kind: target.value as TaskKind })}
              >
                {TASK_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {TASK_KIND_LABELS[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Due on" error={problems.dueOn}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={form.dueOn}
                onChange={({ target }) => set({ dueOn: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Note">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LONGEST_DETAIL}
              value={form.detail}
              onChange={({ target }) => set({ detail: target.value })}
            />
          )}
        </Field>
        <DialogActions
          aside={
            task && (
              <Button
                look="quiet"
                className="mr-auto"
                busy={remove.isPending}
                onClick={() => remove.mutate(task)}
              >
                Delete it
              </Button>
            )
          }
          onCancel={onClose}
        >
          <Button type="submit" busy={add.isPending || change.isPending}>
            {task ? 'Save' : 'Add the task'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
