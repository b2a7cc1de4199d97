import { HOUR_MS } from '../../kernel/durations.ts';
import { type RobotsRules, readRobots } from './robots-rules.ts';

const FRESH_MS = HOUR_MS;
/** A failure is remembered briefly: long enough for the pages of one brand, not for the next run. */
const FAILED_MS = 20_000;
const MOST_HOSTS = 5_000;

interface Entry {
  rules: RobotsRules | Error;
  until: number;
}

/** robots.txt per host, asked for once however many pages wait for it. */
export class RobotsCache {
  readonly #entries = new Map<string, Entry>();
  readonly #asking = new Map<string, Promise<RobotsRules | Error>>();
  readonly #userAgent: string;
  readonly #read: (url: string) => Promise<string>;

  constructor(userAgent: string, read: (url: string) => Promise<string>) {
    this.#userAgent = userAgent;
    this.#read = read;
  }

  peek(host: string): RobotsRules | Error | undefined {
    const entry = this.#entries.get(host);
    return entry && entry.until > Date.now() ? entry.rules : undefined;
  }

  /** What holds for a host, or why that can't be known, in which case nothing of it may be read. */
  rulesFor(host: string, protocol: string): Promise<RobotsRules | Error> {
    let asking = this.#asking.get(host);
    if (!asking) {
      asking = this.#ask(host, protocol).finally(() => this.#asking.delete(host));
      this.#asking.set(host, asking);
    }
    return asking;
  }

  async #ask(host: string, protocol: string): Promise<RobotsRules | Error> {
    let rules: RobotsRules | Error;
    try {
      rules = readRobots(await this.#read(`${protocol}//${host}/robots.txt`), this.#userAgent);
    } catch (error) {
      rules = error instanceof Error ? error : new Error(String(error));
    }
    this.#entries.delete(host);
    if (this.#entries.size >= MOST_HOSTS) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(host, { rules, until: Date.now() + (rules instanceof Error ? FAILED_MS : FRESH_MS) });
    return rules;
  }
}
