import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part that the page does without until its code has come. Without a network the code is asked for again once there is
 * one: the page that is drawn must not go for the sake of what nobody misses yet.
 */
export function inItsTime<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetched = async (): Promise<{ default: ComponentType<Props> }> => {
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      }
    }
  };
  const Part = lazy(fetched);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
