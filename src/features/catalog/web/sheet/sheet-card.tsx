import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../../web/ui/text-link.ts';
import type { SheetLinkView } from '../../contract/sheet.ts';
import { ProofSteps } from './proof-steps.tsx';
import { sheetQuery } from './queries.ts';
import { SheetCommands } from './sheet-commands.tsx';

/** The spreadsheet that the account named in onboarding: read like a file, and given the results. */
export function SheetCard() {
  const heading = useId();
  const { data, error, refetch } = useQuery(sheetQuery);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="font-semibold text-16">
        Linked spreadsheet
      </h2>
      <p className="mt-0.5 mb-3 max-w-xl text-13 text-ink-3">
        Its rows are imported like a file’s. After each run the results are written into a sheet of their own,
        “Linesheet brands”; yours stay as they are.
      </p>
      {data ? (
        <Card className="p-5">
          <SheetState {...data} />
        </Card>
      ) : error ? (
        <LoadFailure onRetry={refetch}>{notLoaded('The spreadsheet', error)}</LoadFailure>
      ) : (
        <Skeleton className="h-28 w-full rounded-lg" />
      )}
    </section>
  );
}

function SheetState({ sheet, shareWith }: SheetLinkView) {
  if (!sheet)
    return (
      <p className="text-13 text-ink-2">
        There is no Google spreadsheet yet.{' '}
        <Link to={paths.onboarding({ step: 1 })} className={TEXT_LINK}>
          Add its address in onboarding step 1
        </Link>
      </p>
    );
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13">
        <a href={sheet.address} target="_blank" rel="noreferrer" className={TEXT_LINK}>
          Open the spreadsheet
          <ExternalLink size={13} aria-hidden="true" className="ml-1 inline" />
        </a>
        <Badge tone={sheet.isProven ? 'accent' : 'neutral'}>
          {sheet.isProven ? 'Yours' : 'Not yet confirmed as yours'}
        </Badge>
      </p>
      {sheet.isProven ? (
        <SheetCommands sheet={sheet} canWrite={shareWith !== null} />
      ) : (
        <ProofSteps code={sheet.code} shareWith={shareWith} />
      )}
      {sheet.problem && (
        <p role="alert" className="mt-3 text-13 text-danger">
          {sheet.problem}
        </p>
      )}
    </>
  );
}
