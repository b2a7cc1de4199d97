export const INQUIRY_KINDS = ['demo', 'sales', 'support'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** What the demo form calls them. */
export const ROLE_NAMES: Record<string, string> = {
  founder: 'Founder/CEO',
  operations: 'Operations Manager',
  marketing: 'Marketing Manager',
  analyst: 'Data Analyst',
  seller: 'Individual Seller',
  other: 'Other',
};

/** What somebody asks of the operator. */
export interface Inquiry {
  kind: InquiryKind;
  name: string;
  email: string;
  message: string;
  /** Only who asks for a demo is asked for these. */
  company?: string;
  role?: string | null;
}

/** One that came in, as whoever answers it sees it. */
export interface ReceivedInquiry extends Inquiry {
  id: string;
  accountId: string | null;
  receivedAt: Date;
  /** Null while nobody has answered. */
  answeredAt: Date | null;
}
