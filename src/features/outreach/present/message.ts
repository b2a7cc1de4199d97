import type { InquiryPreview, MessageDetail, MessageView } from '../contract/messages.ts';
import type { Message, PastEvent } from '../domain/mails/message.ts';
import type { OutgoingMail } from '../domain/mails/outgoing-mail.ts';

export const presentMessage = (message: Message): MessageView => ({
  id: message.id,
  brand: { id: message.brandId, name: message.brandName },
  runId: message.runId,
  to: message.toEmail,
  subject: message.subject,
  state: message.state,
  delivery: message.delivery,
  transport: message.transport,
  failure: message.failure,
  createdAt: message.createdAt.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
  settledAt: message.settledAt?.toISOString() ?? null,
  isSandbox: message.isSandbox,
});

export const presentMessageDetail = (message: Message, events: readonly PastEvent[]): MessageDetail => ({
  ...presentMessage(message),
  text: message.bodyText,
  evidence: message.evidence,
  events: events.map((event) => ({ ...event, happenedAt: event.happenedAt.toISOString() })),
});

export function presentPreview({
  mail,
  ...preview
}: Omit<InquiryPreview, 'from' | 'subject' | 'text' | 'html'> & { mail: OutgoingMail }): InquiryPreview {
  const { from, subject, text, html } = mail;
  return { ...preview, from, subject, text, html };
}
