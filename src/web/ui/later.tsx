import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { Skeleton } from './skeleton.tsx';

/**
 * A part of a page whose code comes after the page is drawn; a grey block keeps its place until then. Code that doesn't
 * come is told in that place, and the rest of the page stays.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  const first = begin();
  return (props: Props) => {
    const [attempt, setAttempt] = useState({ number: 1, Part: first });
    return (
      <Caught key={attempt.number} onRetry={() => setAttempt({ number: attempt.number + 1, Part: begin() })}>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <attempt.Part {...props} />
        </Suspense>
      </Caught>
    );
  };
}

class Caught extends Component<{ onRetry: () => void; children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailure onRetry={this.props.onRetry}>This part of the page could not be loaded.</LoadFailure>;
  }
}
