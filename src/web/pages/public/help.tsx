import { ContactForm } from '../../../features/inquiries/web/contact-form.tsx';
import { HELP_TOPICS } from '../../content/help.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Help', 'How to set up Linesheet, run the bots, and reach us.');

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');

export default function Help() {
  return (
    <div className={classNames(PAGE_WIDTH, 'py-14 sm:py-20')}>
      <h1 className="font-semibold text-28 tracking-heading">Help</h1>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_1fr]">
        <nav aria-label="Topics" className="lg:sticky lg:top-20 lg:self-start">
          <ul className="grid gap-1 text-13 text-ink-2">
            {HELP_TOPICS.map(({ title }) => (
              <li key={title}>
                <a href={`#${anchor(title)}`} className="block py-1 hover:text-ink">
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a href="#contact" className="block py-1 hover:text-ink">
                Contact
              </a>
            </li>
          </ul>
        </nav>
        <div className="max-w-[42rem]">
          {HELP_TOPICS.map(({ title, paragraphs }) => (
            <section key={title} id={anchor(title)} className="mb-10 scroll-mt-20">
              <h2 className="font-semibold text-18 tracking-heading">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2.5 text-14 text-ink-2 leading-relaxed">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <section id="contact" className="scroll-mt-20">
            <h2 className="font-semibold text-18 tracking-heading">Contact</h2>
            <p className="mt-1 mb-4 text-14 text-ink-2">
              Ask us about the product, a plan, or a brand’s answer. We reply within 24 hours.
            </p>
            <Card className="p-5 sm:p-6">
              <ContactForm />
            </Card>
          </section>
        </div>
      </div>
    </div>
  );
}
