import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { DialogActions } from '../../../web/ui/dialog.tsx';

const FILE = 'linesheet-recovery-codes.txt';

const asText = (codes: readonly string[]): string =>
  ['Linesheet recovery codes. Each works once.', '', ...codes, ''].join('\n');

/** Shown this once: to be copied, or kept as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const file = useFileAddress(asText(codes));
  return (
    <div>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 font-mono text-13"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')}>Copy</CopyButton>
        <a href={file} download={FILE} className={buttonClass('secondary', 'small')}>
          <Download size={14} aria-hidden="true" className="text-ink-3" />
          Download
        </a>
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </div>
  );
}

/** The text as a file that the browser keeps in memory for as long as it is shown. */
function useFileAddress(text: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}
