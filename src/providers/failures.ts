import { channel } from 'node:diagnostics_channel';

export interface ProviderFailed {
  provider: string;
  failure: string;
}

const FAILED = channel('linesheet.provider-failed');

/** Tells whoever counts. What was not found, and a limit that was reached, is no failure of the provider's. */
export function tellFailure(failed: ProviderFailed): void {
  if (failed.failure !== 'not_found' && failed.failure !== 'limited') FAILED.publish(failed);
}

export function hearFailures(heard: (failed: ProviderFailed) => void): () => void {
  const listener = (message: unknown) => heard(message as ProviderFailed);
  FAILED.subscribe(listener);
  return () => void FAILED.unsubscribe(listener);
}
