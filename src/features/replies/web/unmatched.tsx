import { Button } from '../../../web/ui/button.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { useMark } from './queries.ts';

interface UnmatchedProps {
  id: number;
  isSetAside: boolean;
  onAssign: () => void;
}

/** Mails of somebody whom nobody knows: a person says which brand it is, or that it is none. */
export function Unmatched({ id, isSetAside, onAssign }: UnmatchedProps) {
  const mark = useMark();
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 rounded-lg px-4 py-3 text-13',
        isSetAside ? 'bg-sunken' : 'bg-warn-soft',
      )}
    >
      <p className={classNames('min-w-0', isSetAside ? 'text-ink-2' : 'text-warn')}>
        {isSetAside
          ? 'None of your brands wrote this, you said. What its sender writes stays out of “Unmatched”.'
          : 'Nobody can tell yet which of your brands wrote this.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={onAssign}>
          Assign to a brand
        </Button>
        <Button
          look="quiet"
          size="small"
          busy={mark.isPending}
          onClick={() => mark.mutate({ id, isSetAside: !isSetAside })}
        >
          {isSetAside ? 'Put it back' : 'None of my brands'}
        </Button>
      </div>
    </div>
  );
}
