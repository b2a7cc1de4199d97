import { CirclePlay } from 'lucide-react';
import { Link } from 'react-router';
import { ContactForm } from '../../../features/inquiries/web/contact-form.tsx';
import { FILM } from '../../content/demo.ts';
import { CONTACT_TOPIC, FILM_TOPIC, HELP_GROUPS } from '../../content/help.ts';
import type { HelpBlock, HelpTopic } from '../../content/help-topic.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { published } from '../shell/meta.ts';

export const meta = () =>
  published({
    path: '/help',
    title: 'Help · Linesheet',
    description: 'How to set up Linesheet, run the bots, automate them, and reach us.',
  });

/** One page, so that the browser’s own search finds everything. */
export default function Help() {
  return (
    <div className={classNames(PAGE_WIDTH, 'py-14 sm:py-20')}>
      <h1 className="font-semibold text-28 tracking-heading">Help</h1>
      <p className="mt-2 max-w-[42rem] text-16 text-ink-2">
        Every part of Linesheet on one page: search it with your browser.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Topics />
        <div className="min-w-0 max-w-[42rem]">
          {HELP_GROUPS.map(({ title, topics }) => (
            <section key={title} className="mb-14">
              <h2 className="mb-6 border-line border-b pb-2 font-semibold text-22 tracking-heading">
                {title}
              </h2>
              {topics.map((topic) => (
                <Topic key={topic.id} topic={topic} />
              ))}
            </section>
          ))}
          <VideoTutorials />
          <section id={CONTACT_TOPIC.id} className="scroll-mt-20">
            <h2 className="font-semibold text-22 tracking-heading">{CONTACT_TOPIC.title}</h2>
            <p className="mt-1 mb-4 text-14 text-ink-2">{CONTACT_TOPIC.text}</p>
            <Card className="p-5 sm:p-6">
              <ContactForm />
            </Card>
          </section>
        </div>
      </div>
    </div>
  );
}

const Topics = () => (
  <nav
    aria-label="Topics"
    className="text-13 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
  >
    <div className="grid gap-x-6 gap-y-5 max-lg:grid-cols-2">
      {HELP_GROUPS.map(({ title, topics }) => (
        <div key={title}>
          <p className="font-medium text-ink">{title}</p>
          <ul className="mt-1">
            {topics.map((topic) => (
              <TopicLink key={topic.id} {...topic} />
            ))}
          </ul>
        </div>
      ))}
      <ul>
        <TopicLink {...FILM_TOPIC} />
        <TopicLink {...CONTACT_TOPIC} />
      </ul>
    </div>
  </nav>
);

const TopicLink = ({ id, title }: { id: string; title: string }) => (
  <li>
    <a href={`#${id}`} className="block py-1 text-ink-2 hover:text-ink">
      {title}
    </a>
  </li>
);

const Topic = ({ topic: { id, title, blocks } }: { topic: HelpTopic }) => (
  <section id={id} className="mb-9 scroll-mt-20">
    <h3 className="font-semibold text-16 tracking-heading">{title}</h3>
    {blocks.map((block) => (
      <Block key={JSON.stringify(block)} block={block} />
    ))}
  </section>
);

function Block({ block }: { block: HelpBlock }) {
  if (typeof block === 'string') return <p className="mt-2.5 text-14 text-ink-2 leading-relaxed">{block}</p>;
  if ('code' in block) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by the keyboard too
      <pre tabIndex={0} className="mt-3 overflow-x-auto rounded-lg bg-sunken px-4 py-3.5 font-mono text-12">
        {block.code}
      </pre>
    );
  }
  if ('steps' in block) {
    return (
      <ol className="mt-3 grid gap-2 text-14 text-ink-2">
        {block.steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-px flex size-5 shrink-0 items-center justify-center rounded-full bg-ink/6 font-medium text-11 tabular-nums"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl className="mt-3 divide-y divide-line border-line border-y text-14">
      {block.terms.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="font-medium">{term}</dt>
          <dd className="break-words text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const VideoTutorials = () => (
  <section id={FILM_TOPIC.id} className="mb-14 scroll-mt-20">
    <h2 className="font-semibold text-22 tracking-heading">{FILM_TOPIC.title}</h2>
    <p className="mt-1 mb-4 text-14 text-ink-2">{FILM_TOPIC.text}</p>
    <Link
      to={paths.demo()}
      className="group flex items-center gap-4 rounded-lg border border-line bg-surface px-5 py-4 shadow-card transition-colors hover:bg-sunken"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-ink text-page">
        <CirclePlay size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium text-14">{FILM.title}</span>
        <span className="block text-13 text-ink-3 tabular-nums">{FILM.length}, with captions</span>
      </span>
    </Link>
  </section>
);
