import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface AuthFrameProps {
  title: string;
  text?: ReactNode;
  /** Below the card. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The narrow card in which people sign in, sign up and choose a new password. */
export function AuthFrame({ title, text, foot, children }: AuthFrameProps) {
  return (
    <div className="flex flex-1 flex-col items-center px-4 py-10 sm:py-16">
      <div className="w-full max-w-[26rem]">
        <Card className="px-5 pt-6 pb-5 sm:px-7">
          <h1 className="font-semibold text-22 tracking-heading">{title}</h1>
          {text && <p className="mt-1 text-14 text-ink-2">{text}</p>}
          <div className="mt-5">{children}</div>
        </Card>
        {foot && <p className="mt-5 text-center text-13 text-ink-2">{foot}</p>}
      </div>
    </div>
  );
}
