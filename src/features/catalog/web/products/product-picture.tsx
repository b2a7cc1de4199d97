import { Package } from 'lucide-react';
import { useState } from 'react';

interface ProductPictureProps {
  /** Null where there is none, or it belongs to made-up data. */
  address: string | null;
}

/** Small, and loaded only when it comes into sight; in its place, the sign of one. */
export function ProductPicture({ address }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className="flex size-7 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-3">
      {address === null || failed === address ? (
        <Package size={14} aria-hidden="true" />
      ) : (
        <img
          src={address}
          alt=""
          width={28}
          height={28}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(address)}
          className="size-full bg-white object-contain"
        />
      )}
    </span>
  );
}
