import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './footer.tsx';

/** What has come may ask for more, such as the first page for what stands on it. */
const ASKS_AGAIN_WITHIN_MS = 150;

/** Drawn once the page above has found its height: until then it would be pushed about. */
export function SettledFooter() {
  const { pathname } = useLocation();
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (isWaiting) return;
    const timer = setTimeout(() => setSettled(pathname), ASKS_AGAIN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, pathname]);
  return (
    <div className={settled === pathname ? 'mt-auto' : 'invisible mt-auto'}>
      <Footer />
    </div>
  );
}
