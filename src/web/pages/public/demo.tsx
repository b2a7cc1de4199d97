import { DemoForm } from '../../../features/inquiries/web/demo-form.tsx';
import { DEMO_FACTS, DEMO_LESSONS, ROLE_OPTIONS } from '../../content/demo.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { titled } from '../shell/meta.ts';
import { PublicHeading, Section } from '../shell/section.tsx';

export const meta = () => titled('Demo', 'Thirty minutes with an expert, on your kind of products.');

export default function Demo() {
  return (
    <>
      <PublicHeading
        title="See Linesheet work on a real list"
        text="From a product query to the mail in a brand’s inbox, in one sitting."
      />
      <div className={classNames(PAGE_WIDTH, 'grid items-start gap-6 lg:grid-cols-[1fr_1.1fr]')}>
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line">
          {DEMO_FACTS.map(({ title, text }) => (
            <li key={title} className="bg-surface px-5 py-5">
              <h2 className="font-semibold text-16 tracking-heading">{title}</h2>
              <p className="mt-1 text-14 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        <Card className="p-5 sm:p-7">
          <h2 className="mb-5 font-semibold text-18 tracking-heading">Schedule Your Demo</h2>
          <DemoForm roles={ROLE_OPTIONS} />
        </Card>
      </div>
      <Section title="What You'll Learn">
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {DEMO_LESSONS.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="font-semibold text-16 tracking-heading">{title}</h3>
              <p className="mt-1 text-14 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
