import { Clock3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { momentSoon } from '../../../web/ui/moments.ts';
import { Popout, PopoutItem } from '../../../web/ui/popout.tsx';
import { morningNamed, snoozeChoices } from './snooze-choices.ts';

interface SnoozeMenuProps {
  until: string | null;
  /** When they want to be asked again, as their mail says it. */
  named: string | undefined;
  onSnooze: (until: string | null) => void;
}

/** Puts a conversation away until a moment of the person's choice. */
export const SnoozeMenu = ({ until, named, onSnooze }: SnoozeMenuProps) => (
  <Popout
    label="Snooze until"
    width="sm:w-64"
    look="quiet"
    button={
      <>
        <Clock3 size={14} aria-hidden="true" />
        {until ? `Until ${momentSoon(until)}` : 'Snooze'}
      </>
    }
  >
    {(close) => {
      const choose = (moment: string | null) => {
        close();
        onSnooze(moment);
      };
      const now = new Date();
      const morning = named === undefined ? null : morningNamed(named, now);
      return (
        <>
          {until && <PopoutItem onChoose={() => choose(null)}>Wake it now</PopoutItem>}
          {morning && (
            <PopoutItem hint={momentSoon(morning)} onChoose={() => choose(morning)}>
              When they said
            </PopoutItem>
          )}
          {snoozeChoices(now).map(({ label, at }) => (
            <PopoutItem key={label} hint={momentSoon(at)} onChoose={() => choose(at)}>
              {label}
            </PopoutItem>
          ))}
          <OwnMoment onChoose={choose} />
        </>
      );
    }}
  </Popout>
);

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
