import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuProps {
  /** One element that takes a ref, as a button does. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="floats z-50 min-w-44 rounded-lg bg-raised p-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  onSelect?: () => void;
  asChild?: boolean;
  disabled?: boolean;
  danger?: boolean;
  children: ReactNode;
}

export function MenuItem({ danger = false, ...rest }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={`flex h-8 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 text-13 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-ink/6 data-disabled:opacity-45 ${danger ? 'text-danger' : 'text-ink'}`}
    />
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
