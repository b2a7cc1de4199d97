import { Link } from 'react-router';
import { FIGURES, OFFER } from '../../content/offer.ts';
import { REASONS, TESTIMONIALS } from '../../content/why-us.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { published } from '../shell/meta.ts';
import { PublicHeading, Section } from '../shell/section.tsx';

export const meta = () =>
  published({
    path: '/why-us',
    title: 'Why Us · Linesheet',
    description:
      'What makes Linesheet different: the brand is the unit, every address has a source, and no email goes out twice.',
  });

export const handle = { scriptless: true };

export default function WhyUs() {
  return (
    <>
      <PublicHeading
        title="Built by people who have written to brands by hand"
        text="Finding a brand is the easy part. Reaching it, saying something true, and not losing the answer is the work. That is what Linesheet does."
      />
      <div className={PAGE_WIDTH}>
        <h2 className="sr-only">In figures</h2>
        <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
          {FIGURES.map(({ figure, label }) => (
            <div key={label} className="m-[0.5px] flex flex-col-reverse bg-surface px-5 py-5">
              <dt className="text-13 text-ink-3">{label}</dt>
              <dd className="font-semibold text-28 tabular-nums tracking-heading">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section title="What it does differently">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {REASONS.map(({ title, text }) => (
            <li key={title} className="rounded-lg border border-line bg-surface p-5 shadow-card">
              <h3 className="font-semibold text-16 tracking-heading">{title}</h3>
              <p className="mt-1 text-14 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className="border-line border-y bg-surface">
        <Section title="What sellers say">
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
            {TESTIMONIALS.map(({ quote, who }) => (
              <figure key={who} className="flex flex-col">
                <blockquote className="text-16 text-ink leading-relaxed">“{quote}”</blockquote>
                <figcaption className="mt-3 text-13 text-ink-3">{who}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
      </div>
      <div className={classNames(PAGE_WIDTH, 'flex flex-wrap items-center justify-between gap-6 py-14')}>
        <p className="font-semibold text-22 tracking-heading">See it on your own list of products.</p>
        <div className="signed-in:hidden">
          <Link to={paths.signup()} className={buttonClass('primary', 'large')}>
            {OFFER.getDiscount}
          </Link>
        </div>
        <div className="hidden signed-in:block">
          <Link to={paths.dashboard()} className={buttonClass('primary', 'large')}>
            Go to Dashboard
          </Link>
        </div>
      </div>
    </>
  );
}
