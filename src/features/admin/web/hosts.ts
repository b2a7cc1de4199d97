import type { ProcessView } from '../contract/machinery.ts';

export interface Host {
  name: string;
  processes: ProcessView[];
  /** As the last of its processes told it. */
  figures: ProcessView;
}

/** Machines with the processes that live on them; several processes of one machine tell the same of it. */
export function hostsOf(processes: readonly ProcessView[]): Host[] {
  const alive = processes.filter(({ isSilent }) => !isSilent);
  const names = [...new Set(alive.map(({ host }) => host))].sort();
  return names.flatMap((name) => {
    const here = alive.filter(({ host }) => host === name);
    const figures = here.reduce(
      (newest, each) => (each.seenAt > newest.seenAt ? each : newest),
      here[0] as ProcessView,
    );
    return [{ name, processes: here, figures }];
  });
}
