import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { notLoaded } from '../../../web/api/errors.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { day } from '../../../web/ui/moments.ts';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { ApiToken } from '../contract/account.ts';
import { NewApiToken } from './new-api-token.tsx';
import { tokensQuery, useRevokeToken } from './tokens.ts';

/** On a phone, which has no room for more columns, with what stands in them elsewhere. */
const NameCell = ({ token: { name, lastUsedAt, expiresAt } }: { token: ApiToken }) => (
  <div className="max-md:py-2">
    <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
    <p className="mt-0.5 text-12 text-ink-3 md:hidden print:hidden">
      {lastUsedAt ? `Last used ${day(lastUsedAt)}` : 'Never used'}
      <br />
      Expires {day(expiresAt)}
    </p>
  </div>
);

/** What programs use in place of a sign-in. */
export function ApiTokens() {
  const { data: tokens, error, refetch } = useQuery({ ...tokensQuery, retryOnMount: false });
  const [creating, setCreating] = useState(false);
  const revoke = useRevokeToken();

  const columns: readonly Column<ApiToken>[] = [
    { key: 'name', header: 'Name', cell: (token) => <NameCell token={token} /> },
    {
      key: 'scopes',
      header: 'May',
      cell: (token) => (
        <span className="flex flex-wrap gap-1 py-2">
          {token.scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'used',
      header: 'Last used',
      cell: (token) => (token.lastUsedAt ? day(token.lastUsedAt) : <span className="text-ink-3">Never</span>),
      wideOnly: true,
    },
    { key: 'expires', header: 'Expires', cell: (token) => day(token.expiresAt), wideOnly: true },
    {
      key: 'revoke',
      header: <span className="sr-only">Revoke</span>,
      numeric: true,
      cell: (token) => (
        <Button
          look="quiet"
          size="small"
          busy={revoke.isPending && revoke.variables === token.id}
          onClick={() => revoke.mutate(token.id)}
          aria-label={`Revoke ${token.name}`}
        >
          Revoke
        </Button>
      ),
    },
  ];

  return (
    <section aria-labelledby="api-tokens">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="api-tokens" className="font-medium text-14">
            API tokens
          </h2>
          <p className="mt-0.5 text-13 text-ink-3">
            For programs that start runs or read data in your name. Never for keys or billing.
          </p>
        </div>
        <Button look="secondary" onClick={() => setCreating(true)}>
          Create token
        </Button>
      </div>
      {error && !tokens ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The tokens', error)}</LoadFailure>
      ) : (
        <Card className="overflow-hidden">
          <Table
            caption="API tokens"
            columns={columns}
            rows={tokens}
            rowKey={(token) => token.id}
            skeletonRows={2}
            empty={
              <EmptyState icon={<KeyRound size={18} aria-hidden="true" />} title="No tokens yet">
                A token is shown once, when it is created, and can be revoked at any time.
              </EmptyState>
            }
          />
        </Card>
      )}
      <NewApiToken open={creating} onOpenChange={setCreating} />
    </section>
  );
}
