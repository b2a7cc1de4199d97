import { Command, defaultFilter } from 'cmdk';
import { CornerDownLeft, type LucideIcon, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import { placeOf, returnFocus } from './kept-focus.ts';
import { Shortcut } from './shortcut.tsx';

export interface PaletteCommand {
  label: string;
  /** Where two may have the same label. */
  key?: string;
  /** Beside the label, quieter. */
  detail?: string;
  Icon: LucideIcon;
  /** Other words by which people look for it. */
  keywords?: readonly string[];
  /** The keys that do the same without the palette, in their order. */
  shortcut?: readonly string[] | undefined;
  run: () => void;
}

export interface PaletteGroup {
  heading: string;
  commands: readonly PaletteCommand[];
}

/** What was looked for elsewhere by what is typed: it matches as it is. */
export interface PaletteFound {
  groups: readonly PaletteGroup[];
  /** That it is being looked for, or can't be. */
  note: string | null;
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  typed: string;
  onType: (typed: string) => void;
  found: PaletteFound | null;
}

const FOUND = 'found: ';
/** Below the beginning of a word, above a word with a letter left out. */
const SCORE_OF_FOUND = 0.5;
/** Letters that only happen to follow each other somewhere in a label match nothing that anybody has meant. */
const LEAST_SCORE = 0.16;

function scoreOf(value: string, search: string, keywords?: string[]): number {
  if (value.startsWith(FOUND)) return SCORE_OF_FOUND;
  const score = defaultFilter(value, search, keywords);
  return score < LEAST_SCORE ? 0 : score;
}

/** Everything that can be done, found by typing. */
export const CommandPalette = ({ open, ...palette }: CommandPaletteProps) =>
  open && <OpenPalette {...palette} />;

function OpenPalette({ onOpenChange, groups, typed, onType, found }: Omit<CommandPaletteProps, 'open'>) {
  // Its keys are no trigger that Radix knows of: it would leave the keyboard at the top of the page.
  const [opener] = useState(() => placeOf(document.activeElement));
  const chosen = useRef<PaletteCommand>(null);
  const choose = (command: PaletteCommand) => {
    chosen.current = command;
    onOpenChange(false);
  };
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-[fade-in_150ms_ease-out] bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Not out of what has been opened since: the palette itself, for one.
            if (!document.activeElement?.closest('[role="dialog"]')) returnFocus(opener);
            // Now, so that a dialog which it opens gives the keyboard back to the same place.
            chosen.current?.run();
          }}
          className="floats fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-[36rem] overflow-hidden rounded-xl bg-raised shadow-float focus:outline-none"
        >
          <Radix.Title className="sr-only">Commands</Radix.Title>
          <Command loop label="Commands" filter={scoreOf}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
              <Command.Input
                autoFocus
                value={typed}
                onValueChange={onType}
                placeholder="Go to a page, find a brand, or do something…"
                className="h-12 w-full bg-transparent text-14 touch:text-16 outline-none placeholder:text-ink-3"
              />
            </div>
            <Command.List className="max-h-[min(24rem,60vh)] scroll-py-2 overflow-y-auto p-2">
              {groups.map((group) => (
                <Group key={group.heading} group={group} onChoose={choose} />
              ))}
              {found?.groups.map((group) => (
                <Group key={`${FOUND}${group.heading}`} group={group} isFound onChoose={choose} />
              ))}
            </Command.List>
            {/* Beside the list, which holds nothing but what can be chosen; and said, not only shown. */}
            <div role="status" className="px-5 text-ink-3">
              {found?.note ? (
                <p className="pb-3 text-12">{found.note}</p>
              ) : (
                <Command.Empty className="pt-5 pb-9 text-center text-13">Nothing by that name.</Command.Empty>
              )}
            </div>
          </Command>
          <Foot />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface GroupProps {
  group: PaletteGroup;
  isFound?: boolean;
  onChoose: (command: PaletteCommand) => void;
}

const Group = ({ group: { heading, commands }, isFound = false, onChoose }: GroupProps) =>
  commands.length > 0 && (
    <Command.Group
      heading={heading}
      className="pb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-11 [&_[cmdk-group-heading]]:text-ink-3"
    >
      {commands.map((command) => (
        <Line
          key={command.key ?? command.label}
          command={command}
          isFound={isFound}
          onRun={() => onChoose(command)}
        />
      ))}
    </Command.Group>
  );

interface LineProps {
  command: PaletteCommand;
  isFound: boolean;
  onRun: () => void;
}

function Line({ command, isFound, onRun }: LineProps) {
  const { label, key = label, detail, Icon, keywords, shortcut } = command;
  return (
    <Command.Item
      value={isFound ? FOUND + key : key}
      {...(keywords ? { keywords: [...keywords] } : {})}
      onSelect={onRun}
      className="flex h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-14 text-ink-2 data-[selected=true]:bg-ink/6 data-[selected=true]:text-ink"
    >
      <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className={detail ? 'max-w-[60%] shrink-0 truncate' : 'truncate'}>{label}</span>
      {detail && <span className="truncate text-13 text-ink-3">{detail}</span>}
      {shortcut && (
        <span className="ml-auto">
          <Shortcut keys={shortcut} />
        </span>
      )}
    </Command.Item>
  );
}

const Foot = () => (
  <p
    className="flex touch:hidden items-center gap-5 border-line border-t px-4 py-2.5 text-12 text-ink-3"
    aria-hidden="true"
  >
    <span className="flex items-center gap-1.5">
      <Shortcut keys={['↑', '↓']} /> to move
    </span>
    <span className="flex items-center gap-1.5">
      <Shortcut keys={[<CornerDownLeft key="enter" size={11} />]} /> to choose
    </span>
    <span className="flex items-center gap-1.5">
      <Shortcut keys={['Esc']} /> to close
    </span>
  </p>
);
