import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { takeTurn } from '../../../db/take-turn.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { MINUTE_MS } from '../../../kernel/durations.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { MailProviderSetup, SenderWebhooks } from '../../onboarding/ports.ts';
import {
  findWebhook,
  saveSetup,
  saveSetupFailure,
  saveToken,
  type WebhookOwner,
} from '../store/sender-webhooks.ts';
import { webhookTokenHash } from './receive-webhook.ts';

export interface WebhookConnections extends SenderWebhooks {
  /**
   * Connects where that isn't done yet for this key and address; a failure is tried again after a while. `senderId` where
   * the key is a sender's own.
   */
  ensure(accountId: string, apiKey: string, senderId?: string | null): Promise<void>;
}

export interface ConnectDeps {
  database: Database;
  provider: Pick<MailProviderSetup, 'configureWebhooks'>;
  sealer: Sealer;
  clock: Clock;
  publicUrl: string;
  /** Where answers come in; null: they aren’t passed on. */
  inboundDomain: string | null;
  /** Serves every account without a key of its own, all through one webhook: SendGrid allows five. */
  operatorKey: string | null;
  /** The secret in the address of the operator's webhooks, for who enters it by hand; null: we make one. */
  operatorSecret: string | null;
  /** Whether the provider can reach PUBLIC_URL: it is public, or the provider is on this machine as well. */
  isReachable: boolean;
}

const SEALED_AS = 'sendgrid webhook token';
const OPERATOR: WebhookOwner = { accountId: null, senderId: null };
const TRY_AGAIN_MS = 10 * MINUTE_MS;

const NOT_REACHABLE =
  'SendGrid can’t report bounces and opt-outs to this server, because PUBLIC_URL is not an address that it can reach.';

/** Where each account's SendGrid posts what became of mails: an address with a secret of the account's own. */
export function connectWebhooks(deps: ConnectDeps): WebhookConnections {
  const { database, clock } = deps;
  const ownerOf = (accountId: string, apiKey: string, senderId: string | null): WebhookOwner =>
    apiKey === deps.operatorKey ? OPERATOR : { accountId, senderId };
  return {
    connect: (accountId, apiKey) => connect(deps, ownerOf(accountId, apiKey, null), apiKey),
    ensure: async (accountId, apiKey, senderId = null) => {
      const owner = ownerOf(accountId, apiKey, senderId);
      const webhook = await database.asSystem((tx) => findWebhook(tx, owner));
      if (webhook?.setUpFor?.equals(fingerprint(deps, apiKey))) return;
      const sinceTry = clock.now().getTime() - (webhook?.triedAt?.getTime() ?? 0);
      const failedLately = webhook?.setUpFor === null && sinceTry < TRY_AGAIN_MS;
      if (!failedLately) await connect(deps, owner, apiKey);
    },
  };
}

async function connect(deps: ConnectDeps, owner: WebhookOwner, apiKey: string): Promise<string | null> {
  const { database, provider, publicUrl } = deps;
  if (!deps.isReachable) return NOT_REACHABLE;
  const token = encodeURIComponent(await tokenOf(deps, owner));
  const base = `${publicUrl.replace(/\/+$/, '')}/webhooks/sendgrid`;
  try {
    const { eventPublicKey, inboundRefusal } = await provider.configureWebhooks(apiKey, {
      events: `${base}/events/${token}`,
      inbound: `${base}/inbound/${token}`,
    });
    const saved = { ...owner, eventPublicKey, setUpFor: fingerprint(deps, apiKey) };
    await database.asSystem((tx) => saveSetup(tx, saved));
    return inboundRefusal && `SendGrid doesn’t pass on replies yet: ${inboundRefusal}`;
  } catch (error) {
    const reason = error instanceof ProviderError ? error.message : String(error);
    await database.asSystem((tx) => saveSetupFailure(tx, owner, reason));
    return `Bounces and opt-outs won’t be reported yet: ${reason}. Give the key the permissions for “Mail Settings” and “User Account”, and save it again.`;
  }
}

/**
 * The token stays the same, so that the provider has one webhook of ours however often it is set up, and by however many
 * at once.
 */
async function tokenOf(
  { database, sealer, operatorSecret }: ConnectDeps,
  owner: WebhookOwner,
): Promise<string> {
  const given = owner === OPERATOR ? operatorSecret : null;
  return database.asSystem(async (tx) => {
    await takeTurn(tx, 'sendgrid_webhooks', owner.accountId ?? 'operator');
    const webhook = await findWebhook(tx, owner);
    const known = webhook && opened(sealer, webhook.tokenSealed);
    if (known && (given === null || known === given)) return known;
    const token = given ?? randomBytes(24).toString('base64url');
    const tokenSealed = sealer.seal(token, SEALED_AS);
    await saveToken(tx, { ...owner, tokenHash: webhookTokenHash(token), tokenSealed });
    return token;
  });
}

/** Null for a token that was sealed with a key that we no longer have. */
function opened(sealer: Sealer, sealed: string): string | null {
  try {
    return sealer.open(sealed, SEALED_AS);
  } catch {
    return null;
  }
}

/** For what the provider was set up: whatever of it changes, it is set up anew. */
function fingerprint(deps: ConnectDeps, apiKey: string): Buffer {
  const parts = [deps.publicUrl, apiKey, deps.inboundDomain ?? ''];
  if (apiKey === deps.operatorKey && deps.operatorSecret !== null) parts.push(deps.operatorSecret);
  return createHash('sha256').update(parts.join('\n')).digest();
}
