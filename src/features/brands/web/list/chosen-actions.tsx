import type { ReactNode } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import type { BulkAction } from '../../domain/brand-list.ts';
import { DecideMenu } from './decide-menu.tsx';
import { type ChosenBrands, useChangeBrands } from './queries.ts';
import { TagMenu } from './tag-menu.tsx';

interface ChosenActionsProps {
  chosen: ChosenBrands;
  knownTags: readonly string[];
  /** To which it was done, where they can be named: they may match no more. */
  onChanged?: (ids: readonly number[]) => void;
  /** What the bots can do with them. */
  children: ReactNode;
}

const DONE: Record<BulkAction, (brands: string, tag: string) => string> = {
  tag: (brands, tag) => `${brands} tagged “${tag}”`,
  untag: (brands, tag) => `“${tag}” removed from ${brands}`,
  exclude: (brands) => `${brands} excluded`,
  include: (brands) => `${brands} included`,
  undecide: (brands) => `${brands} decided by the figures again`,
};

/** What can be done with the brands that are chosen. They stay chosen, for what comes next. */
export function ChosenActions({ chosen, knownTags, onChanged, children }: ChosenActionsProps) {
  const change = useChangeBrands();
  const act = (action: BulkAction, tag?: string) =>
    change.mutate(
      { chosen, action, ...(tag !== undefined && { tag }) },
      {
        onSuccess: ({ brands, ids }) => {
          toast.success(DONE[action](counted(brands, 'brand'), tag ?? ''));
          if (ids) onChanged?.(ids);
        },
      },
    );
  return (
    <>
      {children}
      <TagMenu known={knownTags} busy={change.isPending} onTag={act} />
      <DecideMenu onDecide={act} />
    </>
  );
}
