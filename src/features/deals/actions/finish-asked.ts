import type { Tx } from '../../../db/database.ts';
import { taskSource, tasksFor, type WantedTask } from '../domain/reading-tasks.ts';
import { type AnswerMail, answersOf } from '../store/readings.ts';
import { finishTasks } from '../store/tasks.ts';

/** On the day on which it came: when they are due makes no difference to what they are. */
const askedBy = (mail: AnswerMail): WantedTask[] =>
  tasksFor(mail, mail.receivedAt.toISOString().slice(0, 10));

/** Something was done that mails of a brand had asked for: whichever of them it became a task for, that is done. */
export async function finishAsked(
  tx: Tx,
  accountId: string,
  brandId: number,
  isDone: (task: WantedTask, mail: AnswerMail) => boolean,
): Promise<void> {
  const mails = await answersOf(tx, accountId, brandId);
  const sources = mails.flatMap((mail) =>
    askedBy(mail).flatMap((task) => (isDone(task, mail) ? [taskSource(mail.id, task.key)] : [])),
  );
  await finishTasks(tx, accountId, sources);
}

/** They have been written to, as this mail of the brand's wanted. */
export async function finishWritingTo(
  tx: Tx,
  accountId: string,
  { brandId, mailId, key }: { brandId: number; mailId: string; key: 'contact' | 'distributor' },
): Promise<void> {
  const mails = await answersOf(tx, accountId, brandId);
  const mail = mails.find(({ id }) => id === mailId);
  const wanted = mail && askedBy(mail).find((task) => task.key === key);
  if (wanted)
    await finishAsked(tx, accountId, brandId, (task) => task.key === key && task.title === wanted.title);
}
