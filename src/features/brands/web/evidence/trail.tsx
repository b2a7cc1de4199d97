import { PageLink } from '../../../../web/ui/page-link.tsx';
import type { BrandView } from '../../contract/brand.ts';

/** Everything we looked at on the way to a brand, in order; opens when it is asked for. */
export const Trail = ({ steps }: { steps: BrandView['trail'] }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm font-medium text-12 text-ink-3 hover:text-ink">
      Everything we looked at
    </summary>
    <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-12 text-ink-2 marker:text-ink-3">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change, and two may read the same
        <li key={index} className="break-words">
          {step.detail}
          {step.url && (
            <span className="block">
              <PageLink url={step.url} />
            </span>
          )}
        </li>
      ))}
    </ol>
  </details>
);
