import type { Journal } from '../journal.ts';
import type { Params } from './form.ts';
import { noSuch, StripeRefusal } from './refusal.ts';
import { type List, listOf, type Resource } from './resources.ts';

/** An answer that was given once, and is given again to the same idempotency key. */
export interface Remembered {
  fingerprint: string;
  status: number;
  body: string;
}

type Entry =
  | { put: Resource }
  | { remove: string }
  | { answer: [key: string, Remembered] }
  | { undelivered: [event: string, endpoint: string] }
  | { delivered: [event: string, endpoint: string] };

const MOST_ANSWERS = 10_000;

/** All objects of the account, by id. */
export class Store {
  readonly #objects = new Map<string, Resource>();
  readonly #answers = new Map<string, Remembered>();
  readonly #undelivered = new Map<string, [event: string, endpoint: string]>();
  readonly #write: (entry: Entry) => Promise<void>;
  #written: Promise<void> = Promise.resolve();

  constructor(journal: Journal) {
    this.#write = journal.section<Entry>('stripe', {
      replay: (entry) => this.#apply(entry),
      snapshot: () => this.#entries(),
    });
  }

  *#entries(): Iterable<Entry> {
    for (const put of this.#objects.values()) yield { put };
    for (const answer of this.#answers) yield { answer };
    for (const undelivered of this.#undelivered.values()) yield { undelivered };
  }

  #apply(entry: Entry): void {
    if ('put' in entry) this.#objects.set(entry.put.id, entry.put);
    else if ('remove' in entry) this.#objects.delete(entry.remove);
    else if ('answer' in entry) {
      this.#answers.set(...entry.answer);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    } else if ('undelivered' in entry) this.#undelivered.set(entry.undelivered.join(), entry.undelivered);
    else this.#undelivered.delete(entry.delivered.join());
  }

  #record(entry: Entry): void {
    this.#apply(entry);
    this.#written = this.#write(entry);
  }

  /** Resolves when everything so far outlives the process. */
  written(): Promise<void> {
    return this.#written;
  }

  /** Keeps an object, new or changed. */
  save<T extends Resource>(object: T): T {
    this.#record({ put: object });
    return object;
  }

  remove(id: string): void {
    this.#record({ remove: id });
  }

  find<T extends Resource>(object: T['object'], id: string | null | undefined): T | undefined {
    const found = id ? this.#objects.get(id) : undefined;
    return found?.object === object ? (found as T) : undefined;
  }

  /** Throws what Stripe says of an id that isn't there. */
  get<T extends Resource>(object: T['object'], id: string, param = 'id'): T {
    const found = this.find<T>(object, id);
    if (!found) throw noSuch(object, id, param);
    return found;
  }

  /** Oldest first. */
  all<T extends Resource>(object: T['object'], matches: (each: T) => boolean = () => true): T[] {
    return [...this.#objects.values()].filter(
      (each): each is T => each.object === object && matches(each as T),
    );
  }

  /** A page of a list, newest first. */
  page<T extends Resource>(
    object: T['object'],
    params: Params,
    url: string,
    matches?: (each: T) => boolean,
  ): List<T> {
    const limit = params.integer('limit') ?? 10;
    if (limit < 1 || limit > 100) {
      throw new StripeRefusal(400, 'Limit must be between 1 and 100.', { param: 'limit' });
    }
    const created = createdFilter(params);
    const all = this.all<T>(object, matches).filter(created).reverse();
    const place = (field: string): number => {
      const id = params.text(field);
      if (!id) return -1;
      const at = all.findIndex((each) => each.id === id);
      if (at < 0) throw noSuch(object, id, field);
      return at;
    };
    const [after, before] = [place('starting_after'), place('ending_before')];
    const start = before >= 0 ? Math.max(0, before - limit) : after + 1;
    const end = before >= 0 ? before : start + limit;
    return listOf(all.slice(start, end), url, before >= 0 ? start > 0 : end < all.length);
  }

  /** The object with the named references in their place: `latest_invoice`, `data.customer`, `items.data.price.product`. */
  expand(object: unknown, paths: readonly string[]): unknown {
    const copy = structuredClone(object);
    for (const path of paths) this.#expandPath(copy, path.split('.'));
    return copy;
  }

  #expandPath(at: unknown, [name, ...rest]: string[]): void {
    if (Array.isArray(at)) {
      for (const each of at) this.#expandPath(each, [name ?? '', ...rest]);
      return;
    }
    if (typeof at !== 'object' || at === null || name === undefined) return;
    const holder = at as Record<string, unknown>;
    holder[name] ??= this.#included(holder, name);
    holder[name] = this.#resolved(holder[name]);
    if (rest.length > 0) this.#expandPath(holder[name], rest);
  }

  #resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#resolved(each));
    return typeof value === 'string' ? structuredClone(this.#objects.get(value) ?? value) : value;
  }

  /** Lists that an object shows only to who asks for them. */
  #included({ id, object }: Record<string, unknown>, name: string): unknown {
    if (object === 'invoice' && name === 'payments') {
      return listOf(
        structuredClone(this.all('invoice_payment', (each) => each.invoice === id)),
        `/v1/invoice_payments?invoice=${id}`,
      );
    }
    if (object === 'checkout.session' && name === 'line_items') {
      return listOf(structuredClone(this.itemsOf(String(id))), `/v1/checkout/sessions/${id}/line_items`);
    }
    return undefined;
  }

  /** What a checkout sells; kept beside the session, which doesn't show it by itself. */
  itemsOf(session: string): unknown[] {
    return (this.find('sandbox.line_items', `items_${session}`)?.items ?? []) as unknown[];
  }

  saveItems(session: string, items: unknown[]): void {
    this.save({ id: `items_${session}`, object: 'sandbox.line_items', created: 0, items });
  }

  answerFor(key: string): Remembered | undefined {
    return this.#answers.get(key);
  }

  rememberAnswer(key: string, answer: Remembered): void {
    this.#record({ answer: [key, answer] });
  }

  undelivered(): [event: string, endpoint: string][] {
    return [...this.#undelivered.values()];
  }

  markUndelivered(event: string, endpoint: string): void {
    this.#record({ undelivered: [event, endpoint] });
  }

  markDelivered(event: string, endpoint: string): void {
    this.#record({ delivered: [event, endpoint] });
  }
}

function createdFilter(params: Params): (object: Resource) => boolean {
  const exact = params.integer('created');
  const range = params.child('created');
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((bound) =>
    exact === undefined ? range.integer(bound) : undefined,
  );
  return ({ created }) =>
    (exact === undefined || created === exact) &&
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
