import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '../../../kernel/endpoint.ts';
import { call } from '../../../web/api/client.ts';
import { useServerEvents } from '../../../web/api/events.ts';
import { keepAnswer } from '../../../web/api/query-client.ts';
import { useUnhurried } from '../../../web/api/unhurried.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { type DealView, dealEndpoints } from '../contract/deals.ts';
import { type TaskView, taskEndpoints } from '../contract/tasks.ts';
import { type LostReason, STAGE_LABELS, type Stage } from '../domain/stage.ts';

export const DEALS = ['deals'] as const;
export const TASKS = ['tasks'] as const;

/** Empty means everything. */
export const asked = (search: string): { search?: string } => (search === '' ? {} : { search });

export const dealQuery = (brandId: number) =>
  queryOptions({
    queryKey: [...DEALS, 'brand', brandId],
    queryFn: ({ signal }) => call(dealEndpoints.read, { params: { id: brandId }, signal }),
  });

export interface TypedForAnswer {
  ownAnswer?: string;
  callTimes?: string;
}

export const nextStepQuery = (brandId: number, mailId: string | undefined, typed: TypedForAnswer) =>
  queryOptions({
    queryKey: [...DEALS, 'next-step', brandId, mailId ?? null, typed],
    queryFn: ({ signal }) =>
      call(dealEndpoints.nextStep, {
        params: { id: brandId },
        query: { ...(mailId === undefined ? {} : { mailId }), ...typed },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Everything that shows deals or tasks, asked for anew. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([DEALS, TASKS, ['dashboard']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Deals move, and tasks come, while somebody looks on. */
export function useLiveDeals(): void {
  const refresh = useUnhurried(useRefresh());
  useServerEvents({ 'deal.changed': refresh, 'task.changed': refresh });
}

export interface Move {
  brand: { id: number; name: string };
  stage: Stage;
  lostReason?: LostReason;
}

export function useMoveDeal(onDone?: () => void) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ brand, stage, lostReason }: Move) =>
      call(dealEndpoints.move, {
        params: { id: brand.id },
        body: { stage, lostReason: lostReason ?? null },
      }),
    onSuccess: async (deal: DealView, { brand, stage }) => {
      keepAnswer(queryClient, dealQuery(brand.id), deal);
      await refresh();
      toast.success(`Moved to ${STAGE_LABELS[stage]}`, brand.name);
      onDone?.();
    },
    meta: { failure: 'The deal was not moved' },
  });
}

export function useEnterTerm(brandId: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: InputOf<NonNullable<typeof dealEndpoints.enterTerm.body>>) =>
      call(dealEndpoints.enterTerm, { params: { id: brandId }, body }),
    onSuccess: async (deal) => {
      keepAnswer(queryClient, dealQuery(brandId), deal);
      await refresh();
      toast.success('Term saved');
      onDone();
    },
    meta: { failure: 'The term was not saved' },
  });
}

export type TaskInput = InputOf<NonNullable<typeof taskEndpoints.add.body>>;
export type TaskChange = InputOf<NonNullable<typeof taskEndpoints.change.body>>;

export function useAddTask(onDone?: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: TaskInput) => call(taskEndpoints.add, { body }),
    onSuccess: async ({ title }) => {
      await refresh();
      toast.success('Task added', title);
      onDone?.();
    },
    meta: { failure: 'The task was not added' },
  });
}

export function useChangeTask(onDone?: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ task, change }: { task: TaskView; change: TaskChange; told: string }) =>
      call(taskEndpoints.change, { params: { id: task.id }, body: change }),
    onSuccess: async (_, { task, told }) => {
      await refresh();
      toast.success(told, task.title);
      onDone?.();
    },
    meta: { failure: 'The task was not changed' },
  });
}

interface DraftToPolish extends TypedForAnswer {
  mailId: string;
  answer: string;
}

export function usePolish(brandId: number) {
  return useMutation({
    mutationFn: (body: DraftToPolish) => call(dealEndpoints.polish, { params: { id: brandId }, body }),
    onSuccess: ({ isPolished }) => {
      if (!isPolished) toast.success('The draft is unchanged', 'The model had nothing better to offer.');
    },
    meta: { failure: 'The draft is unchanged' },
  });
}

type FirstMailInput = InputOf<NonNullable<typeof dealEndpoints.writeToDistributor.body>>;

/** Writes to a distributor or to the right contact, whom a mail of the brand names. */
export function useWriteToNamed(brandId: number, toWhom: 'distributor' | 'contact', onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const isContact = toWhom === 'contact';
  return useMutation({
    mutationFn: async (body: FirstMailInput): Promise<void> => {
      const input = { params: { id: brandId }, body };
      await (isContact
        ? call(dealEndpoints.writeToContact, input)
        : call(dealEndpoints.writeToDistributor, input));
    },
    onSuccess: async () => {
      const others = [['outreach'], ['brands'], ['brand'], ['run-plans'], ['inbox']];
      await Promise.all([
        refresh(),
        ...others.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ]);
      if (isContact) toast.success('The email is on its way', 'It goes out in your sender’s hours.');
      else toast.success('The email waits for the next run', 'The Emailer Bot sends it within your limits.');
      onDone();
    },
    meta: { failure: 'The email was not accepted' },
  });
}

export type AnswerInput = InputOf<NonNullable<typeof dealEndpoints.answer.body>>;

export function useSendAnswer(brandId: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: AnswerInput) => call(dealEndpoints.answer, { params: { id: brandId }, body }),
    onSuccess: async () => {
      // The answer stands in the conversation, too.
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: ['inbox'] })]);
      toast.success('Answer on its way');
      onDone();
    },
    meta: { failure: 'The answer was not sent' },
  });
}
