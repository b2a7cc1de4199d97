import { Check, Copy } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

const REVERTS_AFTER_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** For those who cannot see the icon, and for those who can where there is no other text. */
  children: ReactNode;
  onCopied?: () => void;
}

export function CopyButton({ text, children, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), REVERTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A browser may be told to keep its clipboard to itself, and has none for pages without https.
      const { tellThatItFailed } = await import('./copy-failed.ts');
      tellThatItFailed(button, text);
      return;
    }
    setCopied(true);
    onCopied?.();
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button look="secondary" size="small" onClick={copy}>
      <Icon size={14} aria-hidden="true" className={copied ? 'text-accent' : 'text-ink-3'} />
      {children}
    </Button>
  );
}
