import { type ComponentType, lazy, Suspense } from 'react';
import { whenReachable } from './connection.ts';

const Nothing = () => null;

/**
 * A part that the page does without until its code has come, or for good where it doesn't: the page that is drawn must
 * not go for the sake of what nobody misses yet.
 */
export function inItsTime<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await whenReachable();
    return { default: await load().catch(() => Nothing) };
  });
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
