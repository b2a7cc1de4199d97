import { Command } from 'cmdk';
import { CornerDownLeft, type LucideIcon, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import { placeOf, returnFocus } from './kept-focus.ts';
import { Shortcut } from './shortcut.tsx';

export interface PaletteCommand {
  label: string;
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

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
}

/** Everything that can be done, found by typing. */
export const CommandPalette = ({ open, ...palette }: CommandPaletteProps) =>
  open && <OpenPalette {...palette} />;

function OpenPalette({ onOpenChange, groups }: Omit<CommandPaletteProps, 'open'>) {
  // Its keys are no trigger that Radix knows of: it would leave the keyboard at the top of the page.
  const [opener] = useState(() => placeOf(document.activeElement));
  const chosen = useRef<PaletteCommand>(null);
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-[fade-in_150ms_ease-out] bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
            // Now, so that a dialog which it opens gives the keyboard back to the same place.
            chosen.current?.run();
          }}
          className="floats fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-[36rem] overflow-hidden rounded-xl bg-raised shadow-float focus:outline-none"
        >
          <Radix.Title className="sr-only">Commands</Radix.Title>
          <Command loop label="Commands">
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
              <Command.Input
                autoFocus
                placeholder="Go to a page, or do something…"
                className="h-12 w-full bg-transparent text-14 outline-none placeholder:text-ink-3"
              />
            </div>
            <Command.List className="max-h-[min(24rem,60vh)] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="px-3 py-10 text-center text-13 text-ink-3">
                Nothing by that name.
              </Command.Empty>
              {groups.map(({ heading, commands }) => (
                <Command.Group
                  key={heading}
                  heading={heading}
                  className="pb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-11 [&_[cmdk-group-heading]]:text-ink-3"
                >
                  {commands.map((command) => (
                    <Line
                      key={command.label}
                      command={command}
                      onRun={() => {
                        chosen.current = command;
                        onOpenChange(false);
                      }}
                    />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
          <Foot />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Line({ command, onRun }: { command: PaletteCommand; onRun: () => void }) {
  const { label, Icon, keywords, shortcut } = command;
  return (
    <Command.Item
      value={label}
      {...(keywords ? { keywords: [...keywords] } : {})}
      onSelect={onRun}
      className="flex h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-14 text-ink-2 data-[selected=true]:bg-ink/6 data-[selected=true]:text-ink"
    >
      <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="truncate">{label}</span>
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
    className="flex items-center gap-5 border-line border-t px-4 py-2.5 text-12 text-ink-3"
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
