import { Shortcut } from '../../../web/ui/shortcut.tsx';

const KEYS: { keys: string[]; does: string }[] = [
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['Enter'], does: 'answer' },
  { keys: ['E'], does: 'done' },
  { keys: ['U'], does: 'unread' },
  { keys: ['S'], does: 'snooze' },
];

export const NoneChosen = () => (
  <div className="flex flex-col items-center rounded-lg border border-line border-dashed px-6 py-20 text-center">
    <p className="font-semibold text-14">No conversation is open</p>
    <p className="mt-1 text-13 text-ink-3">Choose one from the list, or use the keyboard.</p>
    <ul aria-label="Keys" className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-2 text-12 text-ink-3">
      {KEYS.map(({ keys, does }) => (
        <li key={does} className="flex items-center gap-1.5">
          <Shortcut keys={keys} />
          {does}
        </li>
      ))}
    </ul>
  </div>
);
