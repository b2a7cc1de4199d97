import type * as z from 'zod/mini';
import { tellFailure } from '../failures.ts';

export interface LanguageModelOptions {
  /** Of an OpenAI-compatible server: "https://api.openai.com/v1"; the version may be left off a bare host. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  timeoutMs?: number;
}

export interface Task<T> {
  instructions: string;
  /** What an answer looks like; another shape is none. */
  schema: z.ZodMiniType<T>;
  mostTokens: number;
}

const FAILURES_BEFORE_REST = 12;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** Puts one kind of question to a language model. Slow, silent and refusing models cost an answer, nothing more. */
export function createAsker<T>(
  options: LanguageModelOptions,
  task: Task<T>,
): (prompt: string, signal: AbortSignal) => Promise<T | null> {
  const { timeoutMs = 10_000 } = options;
  // Loaded with the first question: it is the heaviest of the libraries, and many accounts never use it.
  let loaded: Promise<(prompt: string, signal: AbortSignal) => Promise<T>> | undefined;
  const rest = createRest();

  return async (prompt, signal) => {
    if (!rest.mayAsk(timeoutMs)) return null;
    try {
      loaded ??= load(options, task);
      const ask = await loaded;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await ask(prompt, limit);
      rest.answered();
      return answer;
    } catch {
      if (!signal.aborted) {
        rest.failed();
        tellFailure({ provider: 'Language model', failure: 'unreachable' });
      }
      return null;
    }
  };
}

/**
 * A model that is down must not hold up every mail of a run until it times out. After so many failures in a row that
 * one which answers now and then would not show them, a single question is put to it after a while, and a longer one
 * each time; any answer, of an earlier question too, ends the rest.
 */
function createRest() {
  let inARow = 0;
  let restMs = FIRST_REST_MS;
  let asksAgainAt = 0;
  let isTrying = false;
  return {
    mayAsk: (answerWithinMs: number): boolean => {
      const now = Date.now();
      if (now < asksAgainAt) return false;
      isTrying = inARow >= FAILURES_BEFORE_REST;
      if (isTrying) asksAgainAt = now + answerWithinMs;
      return true;
    },
    answered: () => {
      inARow = 0;
      restMs = FIRST_REST_MS;
      asksAgainAt = 0;
    },
    failed: () => {
      inARow += 1;
      // Questions that were under way when the rest began don't make it longer.
      if (inARow !== FAILURES_BEFORE_REST && !isTrying) return;
      isTrying = false;
      asksAgainAt = Date.now() + restMs;
      restMs = Math.min(2 * restMs, LONGEST_REST_MS);
    },
  };
}

async function load<T>(
  { baseUrl, apiKey, model }: LanguageModelOptions,
  { instructions, schema, mostTokens }: Task<T>,
) {
  const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: versioned(baseUrl),
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: true,
  });
  return async (prompt: string, abortSignal: AbortSignal): Promise<T> => {
    const { output } = await generateText({
      model: provider(model),
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens: mostTokens,
      maxRetries: 0,
      abortSignal,
    });
    return output as T;
  };
}

const versioned = (baseUrl: string): string => {
  const { origin, pathname } = new URL(baseUrl);
  return pathname === '/' ? `${origin}/v1` : baseUrl.replace(/\/+$/, '');
};

/** Nothing inside may end the tag that it stands in. */
export const withoutTags = (text: string): string => text.replace(/[<>]/g, ' ');
