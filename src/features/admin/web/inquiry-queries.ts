import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { offsetOf } from '../../../web/ui/list-pages.ts';
import { toast } from '../../../web/ui/toast.tsx';
import type { InquiryKind } from '../../inquiries/domain/inquiry.ts';
import { adminInquiryEndpoints, INQUIRIES_PAGE } from '../contract/inquiries.ts';

export type InquiryState = 'new' | 'answered';

export const inquiriesQuery = (asked: { state: InquiryState; kind: InquiryKind | undefined; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'inquiries', asked],
    queryFn: ({ signal }) => {
      const { state, kind, page } = asked;
      return call(adminInquiryEndpoints.list, {
        query: { state, offset: offsetOf(page, INQUIRIES_PAGE), ...(kind && { kind }) },
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

export const mentorshipQuery = queryOptions({
  queryKey: ['admin', 'mentorship'],
  queryFn: ({ signal }) => call(adminInquiryEndpoints.mentorship, { signal }),
});

export function useMarkInquiry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: InquiryState }) =>
      call(adminInquiryEndpoints.mark, { params: { id }, body: { state } }),
    onSuccess: (_, { state }) => {
      toast.success(state === 'answered' ? 'Marked as answered' : 'Marked as new');
      void queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    meta: { failure: 'Nothing was changed' },
  });
}
