import type { Resource } from './resources.ts';
import type { Store } from './store.ts';

/** What everything that moves money needs. */
export interface Billing {
  store: Store;
  emit(type: string, object: Resource, previous?: object): Promise<void>;
  /** Where the hosted pages are, without a slash at the end. */
  origin(): string;
}
