import * as z from 'zod/mini';
import { ProviderError } from '../../kernel/errors.ts';
import type { SignInPoint } from './sign-in-points.ts';

const answerSchema = z.object({
  access_token: z.string(),
  expires_in: z.catch(z.number(), 3_600),
  refresh_token: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
});
const refusalSchema = z.object({ error: z.string() });
const TIMEOUT_MS = 15_000;

/** One question at a provider's token address (RFC 6749), with the failures that its owner can do something about. */
export async function askToken(
  { name, tokenUrl }: Pick<SignInPoint, 'name' | 'tokenUrl'>,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<z.infer<typeof answerSchema>> {
  const fail = (failure: ProviderError['failure'], sentence: string, cause?: unknown) =>
    new ProviderError('imap', failure, sentence, { cause });
  let answer: Response;
  try {
    answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    throw fail('unreachable', `${name} can’t be reached to sign in to the mailbox.`, error);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.status === 429 || answer.status >= 500)
    throw fail('unreachable', `${name} gives no sign-in to the mailbox at the moment.`);
  if (!answer.ok) throw fail('refused', whyRefused(name, told));
  const parsed = z.safeParse(answerSchema, told);
  if (!parsed.success) throw fail('invalid_answer', `${name} answered the sign-in with something else.`);
  return parsed.data;
}

/** By the codes of RFC 6749, 5.2: what its owner has to do again. */
function whyRefused(name: string, told: unknown): string {
  const { data } = z.safeParse(refusalSchema, told);
  switch (data?.error) {
    case 'invalid_grant':
      return `${name} no longer lets us into the mailbox: the sign-in was revoked or has run out. Sign in with ${name} again at the sender.`;
    case 'invalid_client':
    case 'unauthorized_client':
      return `${name} doesn’t take the client id with this client secret. Enter them again at the sender.`;
    default:
      return `${name} refused to sign in to the mailbox. Sign in with ${name} again at the sender.`;
  }
}
