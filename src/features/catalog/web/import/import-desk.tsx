import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { SheetCard } from '../sheet/sheet-card.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { MappingDesk } from './mapping-desk.tsx';
import { useLiveImports } from './queries.ts';

/** From a file to its products. Where one is on the way stands in the address, so that nothing is lost by leaving. */
export function ImportDesk() {
  useLiveImports();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const file = query.get('file');
  const shown = query.get('import');

  const go = (to: Parameters<typeof paths.importProducts>[0]) => navigate(paths.importProducts(to));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {file ? (
        <MappingDesk key={file} id={file} onStarted={(id) => go({ import: id })} onLeave={() => go({})} />
      ) : shown ? (
        <ImportOutcome key={shown} id={shown} />
      ) : (
        <FileDrop onReceived={(id) => go({ file: id })} />
      )}
      {/* While somebody says what a file's columns are for, nothing else is offered. */}
      {!file && (
        <>
          <EarlierImports shown={shown} />
          <SheetCard />
        </>
      )}
    </div>
  );
}
