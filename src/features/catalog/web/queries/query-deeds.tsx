import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
import type { ProductQueryView } from '../../contract/queries.ts';
import { SETUP_QUERY } from '../../domain/saved-query.ts';
import { useChangeQueries } from './queries.ts';

/** What can be done with a saved query besides changing it. */
export function QueryDeeds({ query: { id, name, isDefault } }: { query: ProductQueryView }) {
  const { makeDefault, remove } = useChangeQueries();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const navigate = useNavigate();
  if (asksToDelete) {
    return (
      <div className="flex min-w-0 items-center gap-2 sm:ml-auto">
        <span className="min-w-0 truncate text-13">Delete “{name}”?</span>
        <Button
          look="danger"
          size="small"
          autoFocus
          busy={remove.isPending}
          onClick={() =>
            remove.mutate(id, {
              onSuccess: () => {
                toast.success(`“${name}” deleted`);
                void navigate(paths.productQueries(), { replace: true });
              },
            })
          }
        >
          Delete
        </Button>
        <Button look="quiet" size="small" onClick={() => setAsksToDelete(false)}>
          Keep
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      {!isDefault && (
        <Button
          look="secondary"
          busy={makeDefault.isPending}
          onClick={() =>
            makeDefault.mutate(id, { onSuccess: () => toast.success(`“${name}” is the default now`) })
          }
        >
          Make it the default
        </Button>
      )}
      {id !== SETUP_QUERY && (
        <Button look="quiet" onClick={() => setAsksToDelete(true)}>
          Delete
        </Button>
      )}
    </div>
  );
}
