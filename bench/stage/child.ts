import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A program of ours that is asked one thing at a time over its channel, and answers each. */
export interface Child<Question, Answer> {
  pid: number;
  ask(question: Question): Promise<Answer>;
  stop(): void;
}

/** Starts a program and waits for its first message. */
export async function startChild<Question, Answer>(
  program: string,
  args: string[] = [],
): Promise<Child<Question, Answer> & { first: unknown }> {
  const child = fork(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const first = await nextMessage(child);
  return {
    pid: child.pid ?? 0,
    first,
    ask: async (question) => {
      const answer = nextMessage(child);
      child.send(question as never);
      return (await answer) as Answer;
    },
    stop: () => {
      child.disconnect();
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const exited = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`${child.spawnfile} ended with ${code}`);
  });
  exited.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: ended.signal }), exited]);
    return message;
  } finally {
    ended.abort();
  }
}
