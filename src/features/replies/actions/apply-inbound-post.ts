import {
  claimInboundPost,
  closeInboundPost,
  giveBackInboundPost,
  type InboundPost,
  takeUpInboundPost,
} from '../../outreach/actions/inbound-posts.ts';
import type { InboundPostReader } from '../ports.ts';
import { type AskDeps, askModel } from './ask-model.ts';
import { MailIsBusy, type Received, receiveMail } from './receive-mail.ts';

export interface InboundDeps extends AskDeps {
  reader: InboundPostReader;
  failed: (error: unknown) => void;
}

const NOBODYS =
  'It came through the operator’s SendGrid, and answers no mail of ours, nor was it sent to an address that an account writes from.';

/**
 * Applies the next post of a mail. Reading it is no part of the transaction with its effects, and a post that fails is
 * given back, so that one that can't be applied stops none of the others.
 */
export async function applyInboundPost(deps: InboundDeps): Promise<'applied' | 'nothing'> {
  const { database } = deps;
  const post = await database.asSystem(takeUpInboundPost);
  if (!post) return 'nothing';
  try {
    await apply(deps, post);
  } catch (error) {
    if (!(error instanceof MailIsBusy)) deps.failed(error);
    const reason = error instanceof Error ? error.message : String(error);
    await database.asSystem((tx) => giveBackInboundPost(tx, post, reason));
  }
  return 'applied';
}

async function apply(deps: InboundDeps, post: InboundPost): Promise<void> {
  const { database, reader } = deps;
  const read = await reader.read(post);
  if ('refused' in read) {
    await database.asSystem((tx) => closeInboundPost(tx, post.id, read.refused));
    return;
  }
  const came = { ...read, receivedAt: post.receivedAt, source: 'sendgrid' } as const;
  const incoming = { ...came, proposed: await askModel(deps, post, came) };
  await database.asSystem(async (tx) => {
    if (!(await claimInboundPost(tx, post.id))) return;
    const received = await receiveMail(tx, deps, post, incoming);
    await closeInboundPost(tx, post.id, failureOf(received));
  });
}

const failureOf = (received: Received): string | null => (received === 'nobodys' ? NOBODYS : null);
