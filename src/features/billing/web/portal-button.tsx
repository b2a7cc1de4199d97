import { ExternalLink } from 'lucide-react';
import { Button, type ButtonLook, type ButtonSize } from '../../../web/ui/button.tsx';
import { useBillingPortal } from './billing-state.ts';

interface PortalButtonProps {
  children: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

/** Leads to the payment provider's own page, in a new tab. */
export function PortalButton({ children, look = 'secondary', ...rest }: PortalButtonProps) {
  const portal = useBillingPortal();
  return (
    <Button look={look} {...rest} busy={portal.isPending} onClick={() => portal.mutate()}>
      {children}
      <ExternalLink size={14} aria-hidden="true" className="opacity-60" />
      <span className="sr-only">(opens in a new tab)</span>
    </Button>
  );
}
