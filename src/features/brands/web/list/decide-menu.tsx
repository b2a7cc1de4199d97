import { ListFilter } from 'lucide-react';
import { Popout, PopoutItem } from '../../../../web/ui/popout.tsx';

type Decision = 'include' | 'exclude' | 'undecide';

const DECISIONS: readonly { action: Decision; label: string; hint: string }[] = [
  { action: 'exclude', label: 'Exclude', hint: 'The bots leave them alone.' },
  { action: 'include', label: 'Include', hint: 'The bots use them, whatever speaks against it.' },
  { action: 'undecide', label: 'Go by the figures', hint: 'Takes back what you decided before.' },
];

interface DecideMenuProps {
  onDecide: (action: Decision) => void;
}

/** Whether the bots take the chosen brands. */
export const DecideMenu = ({ onDecide }: DecideMenuProps) => (
  <Popout
    label="Exclude or include"
    look="quiet"
    side="above"
    width="sm:w-72"
    button={
      <>
        <ListFilter size={15} aria-hidden="true" />
        Exclude or include
      </>
    }
  >
    {(close) =>
      DECISIONS.map(({ action, label, hint }) => (
        <PopoutItem
          key={action}
          hint={hint}
          onChoose={() => {
            onDecide(action);
            close();
          }}
        >
          {label}
        </PopoutItem>
      ))
    }
  </Popout>
);
