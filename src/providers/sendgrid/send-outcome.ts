import * as z from 'zod/mini';
import type { SendOutcome } from '../../features/outreach/ports.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { parseJson } from '../../kernel/json.ts';
import { retryAfterMs } from '../http-client.ts';
import type { Exchange, ExchangeHeaders } from '../http-exchange.ts';

const errorsSchema = z.object({
  errors: z.array(z.object({ message: z.string(), field: z.nullish(z.string()) })),
});

const WAIT_WITHOUT_A_WORD_MS = MINUTE_MS;
const LONGEST_WAIT_MS = HOUR_MS;

/** What SendGrid's answer to a send means for the mail. */
export function outcomeOfAnswer({ status, headers, body }: Exchange<string>, now = Date.now()): SendOutcome {
  const messageId = [headers['x-message-id']].flat()[0] ?? null;
  // Some other server's friendly 200 page took no mail.
  if (status === 202 || (status >= 200 && status < 300 && messageId !== null))
    return { fate: 'accepted', providerMessageId: messageId };
  if (status === 429) return { fate: 'limited', retryAfterMs: waitOf(headers, now) };
  if (status >= 500 || status === 408)
    return {
      fate: 'unknown',
      reason: `SendGrid answered ${status}, which leaves open whether it took the mail.`,
    };

  const { sentence, field } = firstError(body);
  const concerns = concernOf(status, sentence, field);
  const said = sentence ? withFullStop(sentence) : `it answered ${status}.`;
  return { fate: 'refused', reason: `${REFUSALS[concerns]}: ${said}`, concerns };
}

type Concern = 'message' | 'key' | 'quota' | 'sender' | 'base_address';

const REFUSALS: Record<Concern, string> = {
  message: 'SendGrid refuses the mail',
  key: 'SendGrid refuses the key',
  quota: 'SendGrid takes no more mail',
  sender: 'SendGrid refuses the sender',
  base_address: 'SendGrid can’t be found at its base address',
};

/** A key without sending left gets a 401 like one that is revoked: only the words tell them apart. */
function concernOf(status: number, sentence: string | null, field: string | null): Concern {
  const isOfSender = /^(?:from|reply_to)\b/.test(field ?? '') || /sender identity/i.test(sentence ?? '');
  if (status === 400 || status === 413) return isOfSender ? 'sender' : 'message';
  if (status !== 401 && status !== 403) return 'base_address';
  if (/credits? exceeded/i.test(sentence ?? '')) return 'quota';
  return isOfSender ? 'sender' : 'key';
}

const withFullStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

function firstError(body: string): { sentence: string | null; field: string | null } {
  const parsed = z.safeParse(errorsSchema, parseJson(body));
  const [first] = parsed.success ? parsed.data.errors : [];
  return { sentence: first?.message.slice(0, 500) ?? null, field: first?.field ?? null };
}

function waitOf(headers: ExchangeHeaders, now: number): number {
  const asked = retryAfterMs(headers['retry-after'], now) ?? untilReset(headers['x-ratelimit-reset'], now);
  return Math.min(Math.max(asked ?? WAIT_WITHOUT_A_WORD_MS, 1_000), LONGEST_WAIT_MS);
}

/** Smaller numbers are no moment of these years, but seconds from now, as other limits have them. */
const EARLIEST_MOMENT = 1_000_000_000;

/** X-RateLimit-Reset: the second of the clock at which the limit begins anew. */
function untilReset(header: string | string[] | undefined, now: number): number | undefined {
  const second = Number(Array.isArray(header) ? header[0] : header);
  if (!Number.isFinite(second) || second <= 0) return undefined;
  return second * 1000 - (second < EARLIEST_MOMENT ? 0 : now);
}
