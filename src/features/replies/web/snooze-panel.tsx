import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { momentSoon } from '../../../web/ui/moments.ts';
import { PopoutItem } from '../../../web/ui/popout.tsx';
import { morningNamed, snoozeChoices } from './snooze-choices.ts';

export interface SnoozePanelProps {
  /** It is put away already. */
  isAsleep: boolean;
  /** When they want to be asked again, as their mail says it. */
  named: string | undefined;
  onChoose: (until: string | null) => void;
}

/** The moments that a conversation can be put away to. */
export function SnoozePanel({ isAsleep, named, onChoose }: SnoozePanelProps) {
  const now = new Date();
  const morning = named === undefined ? null : morningNamed(named, now);
  return (
    <>
      {isAsleep && <PopoutItem onChoose={() => onChoose(null)}>Wake it now</PopoutItem>}
      {morning && (
        <PopoutItem hint={momentSoon(morning)} onChoose={() => onChoose(morning)}>
          When they said
        </PopoutItem>
      )}
      {snoozeChoices(now).map(({ label, at }) => (
        <PopoutItem key={label} hint={momentSoon(at)} onChoose={() => onChoose(at)}>
          {label}
        </PopoutItem>
      ))}
      <OwnMoment onChoose={onChoose} />
    </>
  );
}

function OwnMoment({ onChoose }: { onChoose: (moment: string) => void }) {
  const [day, setDay] = useState('');
  const at = day === '' ? null : new Date(`${day}T08:00`);
  const isAhead = at !== null && !Number.isNaN(at.getTime()) && at.getTime() > Date.now();
  return (
    <form
      className="flex gap-2 border-line border-t px-2.5 pt-2.5 pb-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (at && isAhead) onChoose(at.toISOString());
      }}
    >
      <Input
        aria-label="Another day"
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" look="secondary" disabled={!isAhead}>
        Set
      </Button>
    </form>
  );
}
