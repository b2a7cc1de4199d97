import { type ComponentType, useEffect, useRef, useState } from 'react';
import { later } from './later.tsx';
import { useIdle } from './use-idle.ts';

/** Kept as high until the part stands there: what is below it in sight would move twice. */
const PLACE = 'h-80';

/**
 * A part that most people find below what they see first. Its code and what it asks for come once it is
 * seen, or once the page is drawn and has time; until then nothing but its place is kept.
 */
export function whenSeen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = later(load, PLACE);
  return (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [isSeen, setSeen] = useState(false);
    const hasTime = useIdle();
    const isWanted = isSeen || hasTime;
    useEffect(() => {
      if (isWanted || !place.current) return;
      const observer = new IntersectionObserver((entries) =>
        setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, [isWanted]);
    return isWanted ? <Part {...props} /> : <div ref={place} className={PLACE} />;
  };
}
