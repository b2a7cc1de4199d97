import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CLOSING, CONVERSION_ASSIST, FEATURES, HERO, MARKETPLACES, STEPS } from '../../content/landing.ts';
import { OFFER } from '../../content/offer.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { published } from '../shell/meta.ts';
import { Section } from '../shell/section.tsx';
import { VIGNETTES } from './landing/feature-vignettes.tsx';
import { HeroPicture } from './landing/hero-picture.tsx';

export const meta = () =>
  published({
    path: '/',
    title: 'Linesheet: wholesale brands, found and written to',
    description: HERO.text,
  });

export const handle = { scriptless: true };

function SignedOutActions() {
  return (
    <div className="flex flex-wrap items-center gap-2.5 signed-in:hidden">
      <Link to={paths.signup()} className={buttonClass('primary', 'large', 'max-sm:w-full')}>
        {OFFER.getDiscount}
      </Link>
      <Link to={paths.demo()} className={buttonClass('secondary', 'large', 'max-sm:w-full')}>
        Watch Demo
      </Link>
      <button type="button" data-action="demo" className={buttonClass('quiet', 'large', 'max-sm:w-full')}>
        Try it without an account
        <ArrowRight size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

function SignedInActions() {
  return (
    <div className="hidden flex-wrap items-center gap-2.5 signed-in:flex">
      <Link to={paths.dashboard()} className={buttonClass('primary', 'large')}>
        Go to Dashboard
      </Link>
      <button type="button" data-action="logout" className={buttonClass('secondary', 'large')}>
        Logout
      </button>
    </div>
  );
}

function Hero() {
  return (
    <section className="ruled relative overflow-hidden border-line border-b">
      <div className={classNames(PAGE_WIDTH, 'relative pt-14 sm:pt-20')}>
        <p className="font-medium text-13 text-ink-2">{HERO.eyebrow}</p>
        <h1 className="mt-3 max-w-[9.5em] font-semibold text-hero tracking-hero">{HERO.title}</h1>
        <div className="mt-6 grid items-end gap-x-12 gap-y-7 lg:grid-cols-[1fr_auto]">
          <p className="max-w-[36rem] text-16 text-ink-2 tracking-[-0.01em] sm:text-18">{HERO.text}</p>
          <div>
            <SignedOutActions />
            <SignedInActions />
          </div>
        </div>
        <div className="mt-12 sm:mt-16">
          <HeroPicture />
        </div>
      </div>
    </section>
  );
}

function Features() {
  return (
    <Section
      title="Everything between a product and its brand"
      text="The figures in these pictures are examples."
    >
      <div className="grid gap-4 md:grid-cols-2">
        {FEATURES.map(({ key, title, text }) => (
          <Card key={key} className="flex flex-col overflow-hidden">
            <div className="flex min-h-36 flex-1 items-center border-line border-b bg-sunken/60 px-5 py-6">
              {VIGNETTES[key]}
            </div>
            <div className="p-5">
              <h3 className="font-semibold text-16 tracking-heading">{title}</h3>
              <p className="mt-1 text-14 text-ink-2">{text}</p>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}

function HowItWorks() {
  return (
    <Section title="How It Works" text="Five steps, once. After that, the bots do the work." follows>
      <ol className="grid border-line border-t md:grid-cols-5 md:gap-5 md:border-t-0">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.25rem_1fr] border-line border-b py-4 md:block md:border-t md:border-b-0 md:pt-4"
          >
            <span className="font-medium text-13 text-accent-ink tabular-nums">{index + 1}</span>
            <div className="md:mt-2">
              <h3 className="font-semibold text-14">{title}</h3>
              <p className="mt-1 text-13 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Marketplaces() {
  return (
    <div className="border-line border-y bg-surface">
      <Section title="Three marketplaces, one list of brands">
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {MARKETPLACES.map(({ name, text }) => (
            <li key={name}>
              <p className="font-semibold text-22 tracking-heading">{name}</p>
              <p className="mt-1 text-14 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function ConversionAssist() {
  return (
    <div className={classNames(PAGE_WIDTH, 'pt-14 sm:pt-20')}>
      <Card className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-6 sm:p-8">
        <div className="max-w-2xl">
          <h2 className="font-semibold text-22 tracking-heading">{CONVERSION_ASSIST.title}</h2>
          <p className="mt-1.5 text-14 text-ink-2">{CONVERSION_ASSIST.text}</p>
        </div>
        <Link to={paths.contact('support')} className={buttonClass('secondary')}>
          {CONVERSION_ASSIST.action}
        </Link>
      </Card>
    </div>
  );
}

function Closing() {
  return (
    <section className={classNames(PAGE_WIDTH, 'py-16 sm:py-24')}>
      <h2 className="max-w-[15em] font-semibold text-[clamp(1.75rem,4vw,2.75rem)] leading-[1.1] tracking-hero">
        {CLOSING.title}
      </h2>
      <p className="mt-4 text-16 text-ink-2">{CLOSING.text}</p>
      <div className="mt-7">
        <SignedOutActions />
        <SignedInActions />
      </div>
    </section>
  );
}

export default function Landing() {
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <Marketplaces />
      <ConversionAssist />
      <Closing />
    </>
  );
}
