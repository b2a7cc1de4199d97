import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { CopyButton } from '../../../web/ui/copy-button.tsx';
import { DialogActions } from '../../../web/ui/dialog.tsx';
import { Notice } from '../../../web/ui/notice.tsx';

const FILE = 'linesheet-recovery-codes.txt';

const asText = (codes: readonly string[]): string =>
  ['Linesheet recovery codes. Each works once.', '', ...codes, ''].join('\n');

type Keeping = 'unknown' | 'kept' | 'asked';

/** Codes that are shown this once don't go by a slip: a dialog that is closed by its edge or a key asks first. */
export function useKeeping(onClose: () => void) {
  const [keeping, setKeeping] = useState<Keeping>('unknown');
  const close = () => {
    setKeeping('unknown');
    onClose();
  };
  return {
    isAsked: keeping === 'asked',
    keep: () => setKeeping('kept'),
    close,
    /** For a close that may be a slip. */
    leave: () => (keeping === 'kept' ? close() : setKeeping(keeping === 'asked' ? 'unknown' : 'asked')),
  };
}

interface RecoveryCodesProps {
  codes: readonly string[];
  keeping: ReturnType<typeof useKeeping>;
}

/** Shown this once: to be copied, or kept as a file. */
export function RecoveryCodes({ codes, keeping }: RecoveryCodesProps) {
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
      {keeping.isAsked && (
        <Notice tone="warn" className="mt-4">
          <p>You haven’t copied or downloaded these codes, and they can’t be shown again.</p>
          <Button look="secondary" size="small" className="mt-2" onClick={keeping.close}>
            Close anyway
          </Button>
        </Notice>
      )}
      <DialogActions>
        <CopyButton text={codes.join('\n')} onCopied={keeping.keep}>
          Copy
        </CopyButton>
        <a href={file} download={FILE} onClick={keeping.keep} className={buttonClass('secondary', 'small')}>
          <Download size={14} aria-hidden="true" className="text-ink-3" />
          Download
        </a>
        <Button size="small" onClick={keeping.close}>
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
