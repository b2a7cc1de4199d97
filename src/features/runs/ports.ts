export interface WorkflowCall {
  url: string;
  /** The operator's own may stand anywhere; an account's only where the public can reach it. */
  isOperators: boolean;
  body: string;
  headers: Record<string, string>;
}

export type WorkflowReply =
  /** `body` is undefined where it wasn't JSON. */
  | { kind: 'answered'; body: unknown }
  /** It surely does nothing: it couldn't be reached, or said no. */
  | { kind: 'not_started'; reason: string }
  /** It may be at work or not: nothing more was heard from it. */
  | { kind: 'unknown'; reason: string };

/** What runs need of the hosts that do them in Linesheet's place. */
export interface WorkflowHosts {
  /** Why an account may not name this address, as a sentence; null where it may. */
  refusalOf(url: string): string | null;
  /** Asks once, and never again by itself. */
  ask(call: WorkflowCall, signal: AbortSignal): Promise<WorkflowReply>;
}
