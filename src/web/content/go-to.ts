import { paths } from '../paths.ts';

/** Pages that the keyboard reaches with G and a letter; the palette shows the keys. */
export const GO_TO_KEYS: Record<string, string> = {
  d: paths.dashboard(),
  c: paths.products(),
  r: paths.brands(),
  w: paths.outreach(),
  i: paths.inbox(),
  l: paths.deals(),
  k: paths.tasks(),
  n: paths.insights(),
  s: paths.sourceBot(),
  e: paths.emailerBot(),
  o: paths.onboarding(),
  t: paths.settings(),
  b: paths.manageBilling(),
  p: paths.plans(),
  h: paths.help(),
};
