export interface Limit {
  /** Stands in the stored key, so that limits don't share a bucket. */
  name: string;
  /** So many at once. */
  burst: number;
  /** And this many per minute after that. */
  perMinute: number;
  /** What a person is told who went over it. */
  sentence?: string;
}

export interface RateLimiter {
  /** Takes one from the subject's bucket, or throws `too_many_requests` with the seconds to wait. */
  take(limit: Limit, subject: string): Promise<void>;
}
