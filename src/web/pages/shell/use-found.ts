import { useQuery } from '@tanstack/react-query';
import { Inbox, Store } from 'lucide-react';
import { useNavigate } from 'react-router';
import { foundBrandsQuery } from '../../../features/brands/web/list/found-brands-query.ts';
import { foundConversationsQuery } from '../../../features/replies/web/found-conversations-query.ts';
import { paths } from '../../paths.ts';
import type { PaletteFound } from '../../ui/command-palette.tsx';
import { useSettled } from '../../ui/use-settled.ts';

const MOST_OF_EACH = 5;
/** One letter finds everything. */
const FEWEST_LETTERS = 2;

/** What of the account's own has what is typed in its name; null where there is nothing to look in, or too little to go by. */
export function useFound(typed: string, hasOwn: boolean): PaletteFound | null {
  const navigate = useNavigate();
  const search = useSettled(typed.trim());
  const enabled = hasOwn && search.length >= FEWEST_LETTERS;
  const brands = useQuery({ ...foundBrandsQuery(search, MOST_OF_EACH), enabled });
  const conversations = useQuery({ ...foundConversationsQuery(search, MOST_OF_EACH), enabled });
  if (!hasOwn || typed.trim().length < FEWEST_LETTERS) return null;
  const isLooking = typed.trim() !== search || brands.isLoading || conversations.isLoading;
  const hasFailed = brands.isError || conversations.isError;
  return {
    note: isLooking
      ? 'Looking through your brands and conversations…'
      : hasFailed
        ? 'Your brands and conversations could not be searched.'
        : null,
    groups: [
      {
        heading: 'Brands',
        commands: (brands.data ?? []).map(({ id, name }) => ({
          key: `brand ${id}`,
          label: name,
          Icon: Store,
          run: () => navigate(paths.brand(id)),
        })),
      },
      {
        heading: 'Conversations',
        commands: (conversations.data ?? []).map(({ id, brand, last }) => ({
          key: `conversation ${id}`,
          label: brand?.name ?? (last.fromName || last.fromEmail),
          detail: last.subject,
          Icon: Inbox,
          run: () => navigate(paths.inbox({ conversation: id })),
        })),
      },
    ],
  };
}
