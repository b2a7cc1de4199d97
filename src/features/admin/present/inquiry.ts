import type { ReceivedInquiry } from '../../inquiries/domain/inquiry.ts';
import type { InquiryView } from '../contract/inquiries.ts';

export const presentInquiry = (inquiry: ReceivedInquiry): InquiryView => ({
  id: inquiry.id,
  kind: inquiry.kind,
  name: inquiry.name,
  email: inquiry.email,
  company: inquiry.company ?? null,
  role: inquiry.role ?? null,
  message: inquiry.message,
  accountId: inquiry.accountId,
  receivedAt: inquiry.receivedAt.toISOString(),
  answeredAt: inquiry.answeredAt?.toISOString() ?? null,
});
