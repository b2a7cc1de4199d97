/** What somebody asks of the operator. */
export interface Inquiry {
  kind: 'demo' | 'sales' | 'support';
  name: string;
  email: string;
  message: string;
  /** Only who asks for a demo is asked for these. */
  company?: string;
  role?: string | null;
}
