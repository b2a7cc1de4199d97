import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { ANSWER_FILE_ENDINGS } from '../domain/inbox/answer-file-ending.ts';

/** Chooses files; whoever drags drops them on the answer itself. */
export function AttachButton({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        <Paperclip size={14} aria-hidden="true" />
        Attach files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={ANSWER_FILE_ENDINGS.join(',')}
        aria-label="Files to attach"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen once more, mended.
          target.value = '';
        }}
      />
    </>
  );
}
