import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Questions } from '../../../web/api/ask-ahead.ts';
import { call } from '../../../web/api/client.ts';
import { offsetOf } from '../../../web/ui/list-pages.ts';
import { sequenceEndpoints } from '../contract/sequences.ts';
import { templateEndpoints } from '../contract/templates.ts';
import { waitingEndpoints } from '../contract/waiting.ts';
import type { WaitingList } from '../domain/mails/waiting-mail.ts';

export const templatesQuery = queryOptions({
  queryKey: ['outreach', 'templates'],
  queryFn: async ({ signal }) => (await call(templateEndpoints.list, { signal })).templates,
});

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['outreach', 'templates', id, 'versions'],
    queryFn: async ({ signal }) =>
      (await call(templateEndpoints.versions, { params: { id }, signal })).versions,
  });

export const sequencesQuery = queryOptions({
  queryKey: ['outreach', 'sequences'],
  queryFn: async ({ signal }) => (await call(sequenceEndpoints.list, { signal })).sequences,
});

interface Words {
  subject: string | null;
  body: string;
}

const previewKey = (words: Words, isFirst: boolean) => ['template-preview', words, isFirst] as const;

/** How words would read that need not be saved yet. */
export const previewQuery = (words: Words, isFirst: boolean) =>
  queryOptions({
    queryKey: previewKey(words, isFirst),
    queryFn: ({ signal }) => call(templateEndpoints.preview, { body: { ...words, isFirst }, signal }),
    placeholderData: keepPreviousData,
  });

/** The same of words that are saved: asked so that a page can bring the answer. */
const savedPreviewQuery = (id: number, { subject, body }: Words) =>
  queryOptions({
    queryKey: previewKey({ subject, body }, true),
    queryFn: ({ signal }) => call(templateEndpoints.savedPreview, { params: { id }, signal }),
  });

/** What the page asks before it is drawn: the template that it shows first is known with how it would read. */
export const outreachQuestions: Questions = (client) => [
  client.prefetchQuery(sequencesQuery),
  client.prefetchQuery(templatesQuery).then(() => {
    const [first] = client.getQueryData(templatesQuery.queryKey) ?? [];
    return first?.current && client.prefetchQuery(savedPreviewQuery(first.id, first.current));
  }),
];

export const ENROLLED_PAGE = 10;
export const enrolledQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['outreach', 'sequences', id, 'brands', page],
    queryFn: ({ signal }) =>
      call(sequenceEndpoints.enrolments, {
        params: { id },
        query: { limit: ENROLLED_PAGE, offset: offsetOf(page, ENROLLED_PAGE) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const WAITING_PAGE = 20;
export const waitingQuery = (state: WaitingList, page: number) =>
  queryOptions({
    queryKey: ['outreach', 'waiting', state, page],
    queryFn: ({ signal }) =>
      call(waitingEndpoints.list, {
        query: { state, limit: WAITING_PAGE, offset: offsetOf(page, WAITING_PAGE) },
        signal,
      }),
    // That one list is empty says nothing of another.
    placeholderData: (previous) => (previous?.mails.length ? previous : undefined),
  });
