import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { classNames } from './class-names.ts';
import { isReachable } from './connection.ts';
import { LoadFailure } from './load-failure.tsx';
import { Skeleton } from './skeleton.tsx';

/**
 * A part of a page whose code comes after the page is drawn; a grey block keeps its place until then. Code that doesn't
 * come is told in that place, and the rest of the page stays.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, place = 'h-40') {
  const begin = (again: () => Promise<ComponentType<Props>>) =>
    lazy(async () => {
      // Asked for in vain it might not come any more, and starting over would take the page with it.
      if (!(await isReachable())) throw new Error('The server is away.');
      return { default: await again() };
    });
  const first = begin(load);
  return (props: Props) => {
    const [attempt, setAttempt] = useState({ number: 1, Part: first });
    return (
      <Caught
        key={attempt.number}
        onRetry={() => setAttempt({ number: attempt.number + 1, Part: begin(() => load().catch(startOver)) })}
      >
        <Suspense fallback={<Skeleton className={classNames('w-full', place)} />}>
          <attempt.Part {...props} />
        </Suspense>
      </Caught>
    );
  };
}

/** Some browsers ask only once for a script that didn't come, however often a page does: then it takes a new page. */
function startOver(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

class Caught extends Component<{ onRetry: () => void; children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailure onRetry={this.props.onRetry}>This part of the page could not be loaded.</LoadFailure>;
  }
}
