import { useLayoutEffect } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

/** One for ever: another object would have React empty the element. */
const AS_IT_STANDS = { __html: '' };

/**
 * What the page brought to be looked at until it is drawn: its outline, which the server chose, or a sign that it comes.
 * React leaves that as it stands.
 */
export const KeptOutline = () =>
  import.meta.env.SSR ? (
    <div id="outline">
      <LoadingScreen />
    </div>
  ) : (
    <StandingOutline />
  );

function StandingOutline() {
  // Runs before the outline goes; the page stands in its place when the microtask does.
  useLayoutEffect(
    () => () => {
      const place = placeInOutline();
      queueMicrotask(() => takeUp(place));
    },
    [],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server sent is left
  return <div id="outline" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
}

interface PlaceInOutline {
  isMenuOpen: boolean;
  /** What finds that which the keyboard is on. */
  focused: string | null;
}

const MENU = 'details[data-menu]';

function placeInOutline(): PlaceInOutline {
  const link = document.activeElement?.closest('a[href]')?.getAttribute('href');
  // Not a link: who skipped to the content, or is on the menu's button.
  const other = ['#content', `${MENU} > summary`].find((one) => document.activeElement?.matches(one)) ?? null;
  return {
    isMenuOpen: document.querySelector<HTMLDetailsElement>(MENU)?.open ?? false,
    focused: link == null ? other : `a[href="${CSS.escape(link)}"]`,
  };
}

/** Who opened the menu, or went on by the keyboard, goes on from there. */
function takeUp({ isMenuOpen, focused }: PlaceInOutline): void {
  const menu = document.querySelector<HTMLDetailsElement>(MENU);
  if (menu && isMenuOpen) menu.open = true;
  if (focused === null) return;
  const alike = [...document.querySelectorAll<HTMLElement>(focused)];
  alike.find((one) => one.checkVisibility())?.focus({ preventScroll: true });
}
