import { APPROVED_FIRST, type Approval, needsApproval, type Sequence } from './sequence.ts';

/** How an account's first inquiries go out, and what a person has yet to say about them. */
export interface InquiryApproval {
  asks: Approval;
  /** Inquiries that wait to be approved. */
  waiting: number;
  /** How many more may be laid before a person; all that come after wait for those. */
  room: number;
  /** Brands whose inquiries are approved: those go with the next run. */
  approved: ReadonlySet<number>;
}

type Asking = Pick<Sequence, 'approval' | 'approved'>;

/** Once the first ten are approved, nothing is asked any more. */
export const asksNow = (sequence: Asking): Approval =>
  needsApproval(sequence) ? sequence.approval : 'automatic';

export const roomForDrafts = (sequence: Asking, waiting: number): number =>
  asksNow(sequence) === 'first_ten'
    ? Math.max(0, APPROVED_FIRST - sequence.approved - waiting)
    : Number.POSITIVE_INFINITY;

/** Which of these brands a run would write to: what comes after inquiries that wait isn't begun. */
export function withinApproval(
  brandIds: readonly number[],
  { approved, room }: Pick<InquiryApproval, 'approved' | 'room'>,
): number[] {
  let left = room;
  return brandIds.filter((id) => approved.has(id) || left-- > 0);
}

/** How many of these brands’ inquiries are only written, and go out once a person has approved them. */
export const toBeApproved = (
  brandIds: readonly number[],
  { asks, approved }: Pick<InquiryApproval, 'asks' | 'approved'>,
): number => (asks === 'automatic' ? 0 : brandIds.filter((id) => !approved.has(id)).length);
