import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { InputOf } from '../../../kernel/endpoint.ts';
import { call } from '../../../web/api/client.ts';
import { offsetOf } from '../../../web/ui/list-pages.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { type ConversationView, inboxEndpoints } from '../contract/inbox.ts';
import type { InboxView } from '../domain/inbox/conversation.ts';
import type { ReplyClass } from '../domain/reply-class.ts';
import { INBOX_KEY, useRefreshInbox } from './inbox-figures.ts';

export const INBOX_PAGE = 30;

export interface InboxAsked {
  view: InboxView;
  class: ReplyClass | undefined;
  search: string;
  page: number;
}

export const inboxQuery = ({ view, class: read, search, page }: InboxAsked) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'list', view, read, search, page],
    queryFn: ({ signal }) =>
      call(inboxEndpoints.list, {
        query: {
          view,
          limit: INBOX_PAGE,
          offset: offsetOf(page, INBOX_PAGE),
          ...(read && { class: read }),
          ...(search && { search }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const FIRST_MAILS = 12;
/** How many more are shown at each wish for earlier ones. */
const MORE_MAILS = 500;

/** As it stands now, with as many of its mails as were asked for: the latest, and page by page those before them. */
export const conversationQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...INBOX_KEY, 'conversation', id],
    queryFn: ({ signal, pageParam: before }) =>
      call(inboxEndpoints.conversation, {
        params: { id },
        query: before === undefined ? { limit: FIRST_MAILS } : { limit: MORE_MAILS, before },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasEarlier, mails }) => (hasEarlier ? mails[0]?.id : undefined),
    select: ({ pages }): ConversationView | undefined => {
      const [latest] = pages;
      return latest && { ...latest, mails: pages.toReversed().flatMap(({ mails }) => mails) };
    },
  });

/** Its latest mails. */
export const conversationOfBrandQuery = (brandId: number) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'brand', brandId],
    queryFn: ({ signal }) =>
      call(inboxEndpoints.ofBrand, { params: { id: brandId }, query: { limit: FIRST_MAILS }, signal }),
  });

interface Told<Answer> {
  done?: string;
  failed: string;
  onDone?: (answer: Answer) => void;
}

function useInboxChange<Change, Answer>(
  send: (change: Change) => Promise<Answer>,
  { done, failed, onDone }: Told<Answer>,
) {
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      onDone?.(answer);
      await refresh();
      if (done) toast.success(done);
    },
    meta: { failure: failed },
  });
}

export type Marks = InputOf<typeof inboxEndpoints.change.body>;

/** Read, done and snoozed: the screen shows it at once, and the server is told. */
export function useMark() {
  return useInboxChange(
    ({ id, ...marks }: Marks & { id: number }) =>
      call(inboxEndpoints.change, { params: { id }, body: marks }),
    { failed: 'The conversation was not changed' },
  );
}

export const useAssign = (onDone: (conversationId: number) => void) =>
  useInboxChange(
    ({ id, ...body }: { id: number; brandId: number; mailId?: string }) =>
      call(inboxEndpoints.assign, { params: { id }, body }),
    {
      done: 'Assigned to the brand',
      failed: 'The email was not assigned',
      onDone: ({ conversationId }) => onDone(conversationId),
    },
  );

export type CorrectionBody = InputOf<typeof inboxEndpoints.correct.body>;

export const useCorrect = (onDone: () => void) =>
  useInboxChange(
    ({ mailId, ...body }: CorrectionBody & { mailId: string }) =>
      call(inboxEndpoints.correct, { params: { id: mailId }, body }),
    { done: 'Corrected', failed: 'The correction was not saved', onDone },
  );

export const useAnswer = (onDone: () => void) =>
  useInboxChange(
    ({ id, ...body }: { id: number; mailId: string; text: string; fileIds: string[] }) =>
      call(inboxEndpoints.answer, { params: { id }, body }),
    { done: 'Your answer is on its way', failed: 'The answer was not sent', onDone },
  );

export type ReceivedMail = Extract<ConversationView['mails'][number], { direction: 'received' }>;
export type SentMail = Extract<ConversationView['mails'][number], { direction: 'sent' }>;
