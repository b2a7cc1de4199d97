import { Download } from 'lucide-react';
import type { ButtonLook } from './button.tsx';
import { Popout, PopoutFile } from './popout.tsx';

interface FileMenuProps {
  /** What comes as a file: "All 12,345 brands that match". */
  what: string;
  hrefOf: (format: 'csv' | 'xlsx') => string;
  side?: 'below' | 'above';
  look?: ButtonLook;
  /** Why it can't be had now. */
  disabledBy?: string | null;
}

/** Rows as a file that spreadsheets open. */
export function FileMenu({ what, hrefOf, side, look, disabledBy = null }: FileMenuProps) {
  return (
    <Popout
      label="Export"
      width="sm:w-60"
      {...(side && { side })}
      {...(look && { look })}
      button={
        <>
          <Download size={15} aria-hidden="true" />
          Export
        </>
      }
    >
      {(close) => (
        <>
          <p className="px-2.5 pt-1 pb-1.5 text-12 text-ink-3">{disabledBy ?? what}</p>
          {disabledBy === null && (
            <>
              <PopoutFile href={hrefOf('csv')} onChoose={close} hint="Text, for any program">
                CSV
              </PopoutFile>
              <PopoutFile href={hrefOf('xlsx')} onChoose={close} hint="Excel, Google Sheets, Numbers">
                XLSX
              </PopoutFile>
            </>
          )}
        </>
      )}
    </Popout>
  );
}
