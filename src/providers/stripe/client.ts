import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { ProviderError, type ProviderFailure } from '../../kernel/errors.ts';
import { tellFailure } from '../failures.ts';

const NAME = 'Stripe';
const TIMEOUT_MS = 10_000;

/** Asks Stripe for something, and holds the answer to a schema. Failures are ProviderErrors. */
export interface StripeClient {
  ask<Schema extends z.core.$ZodType>(
    schema: Schema,
    question: (stripe: Stripe) => Promise<unknown>,
  ): Promise<z.core.output<Schema>>;
}

/** The SDK is loaded by the first question: most processes never ask one. */
export function createStripeClient(options: { apiKey: string; baseUrl: string }): StripeClient {
  const { protocol, hostname, port } = new URL(options.baseUrl);
  const load = async (): Promise<Stripe> => {
    const { default: StripeSdk } = await import('stripe');
    return new StripeSdk(options.apiKey, {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port || (protocol === 'http:' ? 80 : 443),
      protocol: protocol === 'http:' ? 'http' : 'https',
      // Repeats carry the same idempotency key, so that nothing is made twice.
      maxNetworkRetries: 1,
      timeout: TIMEOUT_MS,
      telemetry: false,
    });
  };
  let loading: Promise<Stripe> | undefined;

  return {
    ask: async (schema, question) => {
      loading ??= load();
      const stripe = await loading;
      const answer = await question(stripe).catch((error: unknown) => {
        const failure = failureOf(error);
        tellFailure(failure);
        throw failure;
      });
      const read = z.safeParse(schema, answer);
      if (read.success) return read.data;
      throw new ProviderError(NAME, 'invalid_answer', `Stripe's answer can't be read: ${read.error.message}`);
    },
  };
}

/** Null for what isn't there. */
export async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found') return null;
    throw error;
  }
}

interface StripeFailure {
  type?: string;
  statusCode?: number;
  message?: string;
}

function failureOf(error: unknown): ProviderError {
  const { type, statusCode, message } = error as StripeFailure;
  const failure = kindOf(type, statusCode);
  const sentence =
    failure === 'unreachable' ? `Stripe can't be reached: ${message}` : `Stripe refused: ${message}`;
  return new ProviderError(NAME, failure, sentence, {
    ...(statusCode !== undefined && { status: statusCode }),
    cause: error,
  });
}

function kindOf(type: string | undefined, status: number | undefined): ProviderFailure {
  if (status === 404) return 'not_found';
  if (status === 429) return 'limited';
  if (status !== undefined && status < 500) return 'refused';
  return type === undefined ? 'invalid_answer' : 'unreachable';
}
