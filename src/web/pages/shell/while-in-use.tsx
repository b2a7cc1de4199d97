import { SignInAgain } from '../../../features/accounts/web/sign-in-again.tsx';
import { keepFocus } from '../../ui/kept-focus.ts';
import { ConnectionNotice } from './connection-notice.tsx';

// For as long as the tab is open: it watches over the way from one page to the next, too.
keepFocus();

/** What watches over the signed-in's pages once they are drawn: nobody waits for it. */
export const WhileInUse = () => (
  <>
    <SignInAgain />
    <ConnectionNotice />
  </>
);
