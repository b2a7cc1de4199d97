import { useEffect } from 'react';
import { SignInAgain } from '../../../features/accounts/web/sign-in-again.tsx';
import { keepFocus } from '../../ui/kept-focus.ts';
import { stayOffline } from './stay-offline.ts';

/** What watches over every page once somebody uses it, and no page has to be drawn with. */
export function WhileInUse() {
  useEffect(keepFocus, []);
  useEffect(stayOffline, []);
  return <SignInAgain />;
}
