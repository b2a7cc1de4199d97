import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const bucketAt = (tokens: number, refillPerMinute: number) => {
  const clock = { ms: 1_000 };
  return { clock, bucket: new TokenBucket({ tokens, refillPerMinute, now: () => clock.ms }) };
};

describe('the token bucket', () => {
  it('can be overdrawn by one request and is then empty until the debt is refilled', () => {
    const { clock, bucket } = bucketAt(5, 20);
    expect(bucket.isEmpty).toBe(false);
    bucket.take(50);
    expect(bucket.status()).toEqual({ tokensLeft: -45, refillIn: 60_000, refillRate: 20 });
    clock.ms += 2 * 60_000;
    expect(bucket.left).toBe(-5);
    expect(bucket.isEmpty).toBe(true);
    clock.ms += 60_000;
    expect(bucket.left).toBe(15);
    expect(bucket.consumed).toBe(50);
  });

  it('is refilled once a minute and says when', () => {
    const { clock, bucket } = bucketAt(0, 10);
    clock.ms += 59_000;
    expect(bucket.status()).toEqual({ tokensLeft: 0, refillIn: 1_000, refillRate: 10 });
    clock.ms += 1_500;
    expect(bucket.status()).toEqual({ tokensLeft: 10, refillIn: 59_500, refillRate: 10 });
  });

  it('holds an hour of refill, or what it was started with if that is more', () => {
    const small = bucketAt(0, 5);
    small.clock.ms += 1_000 * 60_000;
    expect(small.bucket.left).toBe(300);
    const large = bucketAt(20_000, 5);
    large.clock.ms += 1_000 * 60_000;
    expect(large.bucket.left).toBe(20_000);
  });
});
