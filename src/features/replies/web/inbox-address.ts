import { INBOX_VIEWS } from '../domain/inbox/conversation.ts';
import { REPLY_CLASSES } from '../domain/reply-class.ts';
import type { InboxAsked } from './queries.ts';

/** What an address without any filter shows. */
export const INBOX_DEFAULTS = { view: '', class: '', search: '' };

/** What the address of the inbox asks for. */
export function askedIn(
  query: URLSearchParams,
  page: number,
): InboxAsked & { chosen: number | null; isFiltered: boolean; question: string } {
  const view = INBOX_VIEWS.find((each) => each === query.get('view')) ?? 'inbox';
  const read = REPLY_CLASSES.find((each) => each === query.get('class'));
  const search = query.get('search')?.trim() ?? '';
  const chosen = Number(query.get('conversation'));
  return {
    view,
    class: read,
    search,
    page,
    chosen: Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null,
    question: JSON.stringify([view, read, search]),
    isFiltered: view !== 'inbox' || read !== undefined || search !== '',
  };
}
