const minuteMs = 60_000;

/** Tokens drip in once a minute, all of a minute's at once. A request may overdraw the bucket; the next one then waits. */
export class TokenBucket {
  private tokens: number;
  private readonly capacity: number;
  private readonly refillPerMinute: number;
  private readonly now: () => number;
  private lastRefill: number;
  consumed = 0;

  constructor(options: { tokens: number; refillPerMinute: number; now: () => number }) {
    this.tokens = options.tokens;
    this.refillPerMinute = options.refillPerMinute;
    this.capacity = Math.max(options.tokens, options.refillPerMinute * 60);
    this.now = options.now;
    this.lastRefill = options.now();
  }

  get left(): number {
    const minutes = Math.floor((this.now() - this.lastRefill) / minuteMs);
    if (minutes > 0) {
      this.tokens = Math.min(this.capacity, this.tokens + minutes * this.refillPerMinute);
      this.lastRefill += minutes * minuteMs;
    }
    return this.tokens;
  }

  get isEmpty(): boolean {
    return this.left <= 0;
  }

  take(tokens: number): void {
    this.tokens = this.left - tokens;
    this.consumed += tokens;
  }

  status(): { tokensLeft: number; refillIn: number; refillRate: number } {
    const tokensLeft = this.left;
    return {
      tokensLeft,
      refillIn: Math.max(0, Math.ceil(this.lastRefill + minuteMs - this.now())),
      refillRate: this.refillPerMinute,
    };
  }
}
