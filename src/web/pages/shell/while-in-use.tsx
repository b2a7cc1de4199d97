import { SignInAgain } from '../../../features/accounts/web/sign-in-again.tsx';
import { keepFocus } from '../../ui/kept-focus.ts';
import { stayOffline } from './stay-offline.ts';

// For as long as the tab is open: they watch over the way from one page to the next, too.
keepFocus();
stayOffline();

/** What watches over the signed-in's pages once they are drawn: nobody waits for it. */
export const WhileInUse = () => <SignInAgain />;
