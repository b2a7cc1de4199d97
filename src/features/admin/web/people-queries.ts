import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../web/api/client.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { offsetOf } from '../../../web/ui/list-pages.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { PEOPLE_PAGE, type PersonInDepthView, peopleEndpoints } from '../contract/people.ts';
import type { PeopleGroup } from '../domain/person.ts';

export const peopleQuery = (asked: { search: string; group: PeopleGroup; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'people', asked],
    queryFn: ({ signal }) => {
      const { search, group, page } = asked;
      return call(peopleEndpoints.list, {
        query: { search, group, offset: offsetOf(page, PEOPLE_PAGE) },
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call(peopleEndpoints.read, { params: { id }, signal }),
  });

/** A change of one person: its answer is how the person stands now, and every list is out of date. */
export function useChangePerson<Change>(options: {
  send: (change: Change) => Promise<PersonInDepthView>;
  done: string;
  onDone: () => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: options.send,
    onSuccess: (person) => {
      keepAnswer(queryClient, personQuery(person.id), person);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'people'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] });
      toast.success(options.done);
      options.onDone();
    },
    meta: { failure: 'Nothing was changed' },
  });
}
