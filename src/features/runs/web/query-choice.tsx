import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { notLoaded } from '../../../web/api/errors.ts';
import { paths } from '../../../web/paths.ts';
import { Select } from '../../../web/ui/select.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { productQueriesQuery } from '../../catalog/web/queries/queries.ts';

interface QueryChoiceProps {
  /** The account's default where nothing is. */
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Somebody goes to make or to change one. */
  onLeave: () => void;
}

/** Which of the account's queries a download is for. */
export function QueryChoice({ chosen, onChoose, onLeave }: QueryChoiceProps) {
  const id = useId();
  const { data: queries, error } = useQuery(productQueriesQuery);
  const query = queries?.find(({ id: one, isDefault }) =>
    chosen === undefined ? isDefault : one === chosen,
  );
  return (
    <div className="mb-4">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-13">
        <label htmlFor={id} className="font-medium">
          Query
        </label>
        <span className="flex gap-4">
          {query && (
            <Link to={paths.productQueries({ query: query.id })} onClick={onLeave} className={TEXT_LINK}>
              Edit<span className="sr-only"> the query</span>
            </Link>
          )}
          <Link to={paths.productQueries({ query: 'new' })} onClick={onLeave} className={TEXT_LINK}>
            New query
          </Link>
        </span>
      </div>
      <Select
        id={id}
        disabled={queries === undefined}
        aria-describedby={`${id}-words`}
        value={query?.id ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {query === undefined && <option value="">{queries && 'There is no such query'}</option>}
        {queries?.map(({ id: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
      <p id={`${id}-words`} className="mt-1.5 line-clamp-2 min-h-4.5 text-12 text-ink-3">
        {error ? notLoaded('The queries', error) : query?.words}
      </p>
    </div>
  );
}
