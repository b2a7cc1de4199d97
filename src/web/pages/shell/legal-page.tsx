import type { LegalText } from '../../content/legal.ts';
import { PAGE_WIDTH } from './header.tsx';

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className={PAGE_WIDTH}>
      <article className="max-w-[42rem] py-14 sm:py-20">
        <h1 className="font-semibold text-28 tracking-heading">{text.title}</h1>
        <p className="mt-1 text-13 text-ink-3">Last changed {text.updated}</p>
        <p className="mt-6 text-16 text-ink-2 leading-relaxed">{text.intro}</p>
        {text.parts.map((part, index) => (
          <section key={part.title} className="mt-9">
            <h2 className="font-semibold text-18 tracking-heading">
              <span className="mr-2 text-ink-3 tabular-nums">{index + 1}</span>
              {part.title}
            </h2>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2.5 text-14 text-ink-2 leading-relaxed">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
