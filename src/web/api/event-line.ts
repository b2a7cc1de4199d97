import { tellLine } from '../ui/connection.ts';

/** Where a browser gives up, this tries again: no sooner than the server wants it where too many windows listen. */
const REOPENS_AFTER_MS = 30_000;

export type Hear = (event: MessageEvent<string>) => void;

export interface EventLine {
  add(hear: Hear, kinds: readonly string[]): void;
  /** Returns how many still listen. */
  remove(hear: Hear): number;
  /** At once, where the line is dead: whoever knows that the server answers again needn't wait. */
  reopen(): void;
  close(): void;
}

interface LineSigns {
  /** Something may have happened that wasn't told. */
  behind: () => void;
  /** The browser gave up. It doesn't say why: somebody else has to ask. */
  refused: () => void;
}

/**
 * A line to the server's events. After a break the browser comes back by itself and names the last event that it saw,
 * but it gives up at any answer that refuses it: to a session that has ended, or of a proxy while the server is away.
 * What a page brought to open it with (`fromPage`) tells all that happened since that page was answered.
 */
export function openEventLine(address: string, fromPage: string | undefined, told: LineSigns): EventLine {
  const listening = new Map<Hear, readonly string[]>();
  let opensAt = fromPage ?? address;
  // What is on the screen was asked for before the line opened, and may be older than its first event.
  let isBehind = fromPage === undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource(opensAt);
    opened.onerror = () => {
      isBehind = true;
      tellLine('cut');
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(reopen, REOPENS_AFTER_MS);
      told.refused();
    };
    opened.onopen = () => tellLine('open');
    opened.addEventListener('ready', ({ data }) => {
      if (isBehind || data === 'behind') told.behind();
      isBehind = false;
    });
    for (const kind of [...listening.values()].flat()) opened.addEventListener(kind, tell);
    return opened;
  }

  /** Added to a source as often as somebody wants a kind, and called by it once. */
  function tell(event: MessageEvent<string>): void {
    opensAt = `${address}?after=${event.lastEventId}`;
    for (const [hear, kinds] of listening) if (kinds.includes(event.type)) hear(event);
  }

  function reopen(): void {
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(timer);
    source = open();
  }

  return {
    add: (hear, kinds) => {
      listening.set(hear, kinds);
      for (const kind of kinds) source.addEventListener(kind, tell);
    },
    remove: (hear) => {
      listening.delete(hear);
      return listening.size;
    },
    reopen,
    close: () => {
      clearTimeout(timer);
      source.close();
      tellLine('open');
    },
  };
}
