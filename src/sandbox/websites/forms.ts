import { seeded } from '../world/random.ts';
import type { Wording } from './wording.ts';

const field = (label: string, index: number, type = 'text'): string =>
  `<label for="f${index}">${label}</label><input id="f${index}" name="contact[${label}]" type="${type}"${
    type === 'email' ? ' placeholder="you@example.com" autocomplete="email"' : ''
  }>`;

const isMail = (label: string): boolean => /mail|correo/i.test(label);

export const contactForm = (wording: Wording, path: string): string => {
  const [name, email, message] = wording.formLabels;
  return `<form method="post" action="${path}" id="contact-form" class="contact-form">${field(name, 1)}${field(
    email,
    2,
    'email',
  )}<label for="f3">${message}</label><textarea id="f3" name="contact[body]" rows="6"></textarea><button type="submit">${
    wording.send
  }</button></form>`;
};

export const applicationForm = (wording: Wording, path: string): string => {
  const fields = wording.applyFields
    .map((label, index) => field(label, index + 10, isMail(label) ? 'email' : 'text'))
    .join('');
  return `<form method="post" action="${path}" id="${seeded(path).pick([
    'wholesale-application',
    'wpforms-form-1432',
    'wholesale-signup',
    'b2b-form',
  ])}" enctype="multipart/form-data">${fields}<button type="submit">${wording.applyButton}</button></form>`;
};

export const newsletterForm = (wording: Wording): string =>
  `<form method="post" action="/contact#newsletter" class="newsletter"><p>${wording.newsletter}</p><input type="email" name="contact[email]" placeholder="you@example.com" aria-label="E-mail"><button type="submit">OK</button></form>`;

/** Looks like an application, but for people with followers, not for shops. */
export const ambassadorForm = (path: string): string =>
  `<form method="post" action="${path}" id="ambassador-application"><label>Instagram handle <input name="handle"></label><label>Followers <input name="followers"></label><button type="submit">Apply now</button></form>`;
