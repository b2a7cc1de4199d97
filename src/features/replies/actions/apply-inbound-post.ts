import { messageOf } from '../../../kernel/errors.ts';
import {
  claimInboundPost,
  closeInboundPost,
  endsItsReaders,
  giveBackInboundPost,
  type InboundPost,
  isLastTry,
  putOffInboundPost,
  takeUpInboundPost,
} from '../../outreach/actions/inbound-posts.ts';
import type { InboundPostReader, MailHeadReader } from '../ports.ts';
import { type AskDeps, askModel } from './ask-model.ts';
import { MailIsBusy } from './keep-mail.ts';
import { type Received, receiveMail } from './receive-mail.ts';
import { setMailAside } from './set-mail-aside.ts';

export interface InboundDeps extends AskDeps {
  reader: InboundPostReader;
  readHead: MailHeadReader;
  failed: (error: unknown) => void;
  /** Hears of a post that nothing came of: no person sees it. */
  leftAside: (post: { id: number; accountId: string | null }, reason: string) => void;
}

const NEVER_ENDED = 'Reading it was begun again and again, and never came to an end.';
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
  if (endsItsReaders(post)) await giveUp(deps, post, NEVER_ENDED);
  else await apply(deps, post).catch((error: unknown) => recover(deps, post, error));
  return 'applied';
}

async function recover(deps: InboundDeps, post: InboundPost, error: unknown): Promise<void> {
  const { database } = deps;
  const reason = messageOf(error);
  if (error instanceof MailIsBusy)
    return database.asSystem((tx) => putOffInboundPost(tx, post, error.message));
  deps.failed(error);
  if (isLastTry(post)) return giveUp(deps, post, reason);
  return database.asSystem((tx) => giveBackInboundPost(tx, post, reason));
}

/** Whoever owns the account sees it all the same. What came through the operator’s SendGrid is nobody’s yet. */
async function giveUp(deps: InboundDeps, post: InboundPost, reason: string): Promise<void> {
  const { id, accountId, tries, receivedAt } = post;
  const isFirstGo = !endsItsReaders({ id, tries: tries - 1 });
  const raw = (isFirstGo ? deps.reader.mailIn(post) : null) ?? post.body;
  await deps.database.asSystem(async (tx) => {
    if (!(await claimInboundPost(tx, id))) return;
    const unreadable = { source: 'sendgrid', raw, receivedAt } as const;
    if (accountId !== null)
      await setMailAside(tx, { ...unreadable, accountId }, isFirstGo ? deps.readHead : null);
    await closeInboundPost(tx, id, reason);
  });
}

async function apply(deps: InboundDeps, post: InboundPost): Promise<void> {
  const { database, reader } = deps;
  const read = await reader.read(post);
  if ('refused' in read) {
    await database.asSystem((tx) => closeInboundPost(tx, post.id, read.refused));
    deps.leftAside(post, read.refused);
    return;
  }
  const came = { ...read, receivedAt: post.receivedAt, source: 'sendgrid' } as const;
  const incoming = { ...came, proposed: await askModel(deps, post, came) };
  const received = await database.asSystem(async (tx): Promise<Received | null> => {
    if (!(await claimInboundPost(tx, post.id))) return null;
    const became = await receiveMail(tx, deps, post, incoming);
    await closeInboundPost(tx, post.id, became === 'nobodys' ? NOBODYS : null);
    return became;
  });
  if (received === 'nobodys') deps.leftAside(post, NOBODYS);
}
