import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from './skeleton.tsx';

/** A part of a page whose code comes after the page is drawn; a grey block keeps its place until then. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <Part {...props} />
    </Suspense>
  );
}
