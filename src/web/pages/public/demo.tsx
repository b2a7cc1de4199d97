import { DemoForm } from '../../../features/inquiries/web/demo-form.tsx';
import { DEMO, DEMO_FACTS, DEMO_LESSONS, ROLE_OPTIONS } from '../../content/demo.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FilmPanel } from '../shell/film-panel.tsx';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { published } from '../shell/meta.ts';
import { PageToast } from '../shell/page-toast.tsx';
import { PublicHeading, Section } from '../shell/section.tsx';

export const meta = () =>
  published({ path: '/demo', title: 'Demo · Linesheet', description: DEMO.description });

export const handle = { scriptless: true };

const CARD = 'rounded-lg border border-line bg-surface shadow-card';

export default function Demo() {
  return (
    <>
      <PublicHeading title={DEMO.title} text={DEMO.text} />
      <div className={PAGE_WIDTH}>
        <FilmPanel />
      </div>
      <div
        className={classNames(
          PAGE_WIDTH,
          'grid items-start gap-x-12 gap-y-8 pt-14 sm:pt-20 lg:grid-cols-[1fr_1.1fr]',
        )}
      >
        <div>
          <h2 className="font-semibold text-28 tracking-heading">{DEMO.walkTitle}</h2>
          <p className="mt-2 text-16 text-ink-2">{DEMO.walkText}</p>
          <ul className="mt-8 grid gap-3">
            {DEMO_FACTS.map(({ title, text, icon: Icon }) => (
              <li key={title} className={classNames(CARD, 'flex gap-4 px-5 py-4')}>
                <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
                <div>
                  <h3 className="font-semibold text-16 tracking-heading">{title}</h3>
                  <p className="mt-0.5 text-14 text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Card className="p-5 sm:p-7">
          <h2 className="mb-5 font-semibold text-18 tracking-heading">Schedule Your Demo</h2>
          <DemoForm roles={ROLE_OPTIONS} />
        </Card>
      </div>
      <Section title="What You'll Learn">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {DEMO_LESSONS.map(({ title, text, icon: Icon }) => (
            <li key={title} className={classNames(CARD, 'p-5')}>
              <Icon size={18} aria-hidden="true" className="text-ink-3" />
              <h3 className="mt-3 font-semibold text-16 tracking-heading">{title}</h3>
              <p className="mt-1 text-14 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <PageToast />
    </>
  );
}
