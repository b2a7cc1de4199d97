import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { dayAndTime } from '../../../../web/ui/moments.ts';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { TemplateView, VersionView } from '../../contract/templates.ts';
import { versionsQuery } from '../outreach-queries.ts';

interface TemplateVersionsProps {
  template: TemplateView;
  /** Puts an older version's words into the editor; saving makes them the newest. */
  onTake: (version: VersionView) => void;
}

/** What the template said before: versions never change, so that each mail can name the one it was written with. */
export function TemplateVersions({ template, onTake }: TemplateVersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: versions, isError, refetch } = useQuery({ ...versionsQuery(template.id), enabled: isOpen });
  return (
    <details
      className="mt-5 border-line border-t pt-4 text-13"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-3 hover:text-ink">
        Earlier versions
      </summary>
      {!isOpen ? null : isError && !versions ? (
        <p className="mt-3 text-ink-3">
          They could not be loaded.{' '}
          <button type="button" className="font-medium text-ink underline" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : versions ? (
        <ul className="mt-2 divide-y divide-line">
          {versions.map((version) => (
            <li key={version.version} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="font-medium">
                  Version {version.version}
                  <span className="ml-2 font-normal text-12 text-ink-3">{dayAndTime(version.createdAt)}</span>
                </p>
                <p className="truncate text-12 text-ink-3">{version.body.replace(/\s+/g, ' ')}</p>
              </div>
              {version.version !== template.current?.version && (
                <Button look="quiet" size="small" onClick={() => onTake(version)}>
                  Use this version
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-3 h-10 w-full" />
      )}
    </details>
  );
}
