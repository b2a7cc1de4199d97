import * as z from 'zod/mini';
import type { SendOutcome } from '../../features/outreach/ports.ts';
import { retryAfterMs } from '../http-client.ts';
import type { Exchange, ExchangeHeaders } from '../http-exchange.ts';

const errorsSchema = z.object({
  errors: z.array(z.object({ message: z.string(), field: z.nullish(z.string()) })),
});

const WAIT_WITHOUT_A_WORD_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

/** What SendGrid's answer to a send means for the mail. */
export function outcomeOfAnswer({ status, headers, body }: Exchange<string>, now = Date.now()): SendOutcome {
  if (status >= 200 && status < 300) {
    const id = headers['x-message-id'];
    return { fate: 'accepted', providerMessageId: (Array.isArray(id) ? id[0] : id) ?? null };
  }
  if (status === 429) return { fate: 'limited', retryAfterMs: waitOf(headers, now) };
  if (status >= 500 || status === 408)
    return {
      fate: 'unknown',
      reason: `SendGrid answered ${status}, which leaves open whether it took the mail.`,
    };

  const { sentence, field } = firstError(body);
  const reason = sentence ? `SendGrid: ${sentence}` : `SendGrid answered ${status}.`;
  if (status === 401 || status === 403) return { fate: 'refused', reason, concerns: 'account' };
  if (status === 400 || status === 413)
    return { fate: 'refused', reason, concerns: isOfSender(field) ? 'account' : 'message' };
  const wrongAddress = `SendGrid answered ${status}${sentence ? ` (${sentence})` : ''}: check its base address.`;
  return { fate: 'refused', reason: wrongAddress, concerns: 'account' };
}

/** What is wrong with the sender is wrong with every further mail too. */
const isOfSender = (field: string | null): boolean => field !== null && /^(?:from|reply_to)\b/.test(field);

function firstError(body: string): { sentence: string | null; field: string | null } {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return { sentence: null, field: null };
  }
  const parsed = z.safeParse(errorsSchema, answer);
  const [first] = parsed.success ? parsed.data.errors : [];
  return { sentence: first?.message.slice(0, 500) ?? null, field: first?.field ?? null };
}

function waitOf(headers: ExchangeHeaders, now: number): number {
  const asked = retryAfterMs(headers['retry-after'], now) ?? untilReset(headers['x-ratelimit-reset'], now);
  return Math.min(Math.max(asked ?? WAIT_WITHOUT_A_WORD_MS, 1_000), LONGEST_WAIT_MS);
}

/** X-RateLimit-Reset: the second of the clock at which the limit begins anew. */
function untilReset(header: string | string[] | undefined, now: number): number | undefined {
  const second = Number(Array.isArray(header) ? header[0] : header);
  return Number.isFinite(second) && second > 0 ? second * 1000 - now : undefined;
}
