import { createSites } from '../features/brands/domain/site/site.ts';
import { WEBHOOK_CHANNEL } from '../features/outreach/jobs.ts';
import type { InboundDeps } from '../features/replies/actions/apply-inbound-post.ts';
import { startInboundPosts } from '../features/replies/job-handlers/inbound-posts.ts';
import { startMailboxes } from '../features/replies/job-handlers/mailboxes.ts';
import { startSnoozes } from '../features/replies/job-handlers/snoozes.ts';
import { createImapMailboxReader } from '../providers/imap/mailbox-reader.ts';
import { readMailHead as readHead } from '../providers/mail/read-head.ts';
import { readMime } from '../providers/mail/read-mime.ts';
import { createSendgridInboundReader } from '../providers/sendgrid/inbound-reader.ts';
import { readFixedTargets } from '../providers/website/fixed-targets.ts';
import type { Running } from '../queue/work-loop.ts';
import type { Context } from './context.ts';
import { createReplyReader } from './language-models.ts';

/** Whatever way brands answer: by SendGrid's posts, and in people's own mailboxes. */
export async function startTakingInReplies(
  context: Context,
  failed: (error: unknown) => void,
): Promise<Running[]> {
  const { config, database, sealer, mailHosts, replyTokens: tokens } = context;
  const sites = createSites(readFixedTargets(config.crawl.resolve).suffixes);
  const mailboxes = createImapMailboxReader({
    findHost: mailHosts.find,
    accessToken: context.accessToken,
  });
  const reader = createSendgridInboundReader(readMime);
  const replyReader = createReplyReader(config);
  const leftAside: InboundDeps['leftAside'] = ({ id, accountId }, reason) =>
    context.logger.warn({ postId: id, accountId, reason }, 'posted mail was left aside');
  const receiving = { database, failed, tokens, sites, replyReader, readHead };
  return [
    await startInboundPosts({ ...receiving, channel: WEBHOOK_CHANNEL, reader, leftAside }),
    startMailboxes({ ...receiving, sealer, mailboxes, readMime }),
    startSnoozes({ database, failed }),
  ];
}
