/**
 * A number of places shared by all runs of a process: each run may own its fair share and hands back what exceeds it
 * when others join. So the sum never exceeds the total, whatever runs at once.
 */
export interface Slots {
  join(): RunSlots;
}

export interface RunSlots {
  /** Takes what is free within the fair share, gives back what is over it; `busy` places can't be given back. */
  adjust(busy: number): number;
  leave(): void;
}

export function createSlots(total: number): Slots {
  let free = total;
  let members = 0;

  return {
    join: () => {
      members += 1;
      let owned = 0;
      return {
        adjust: (busy) => {
          const share = Math.max(1, Math.floor(total / members));
          const change =
            owned > share ? -Math.min(owned - share, owned - busy) : Math.min(share - owned, free);
          owned += change;
          free -= change;
          return owned;
        },
        leave: () => {
          members -= 1;
          free += owned;
          owned = 0;
        },
      };
    },
  };
}

/** The same places, but never more than `most` of them: a mailbox stands few connections at once. */
export const atMost = (most: number, slots: RunSlots): RunSlots => ({
  adjust: (busy) => Math.min(slots.adjust(busy), most),
  leave: slots.leave,
});
