/** What a password must have: the sign-up checklist, the new-password form and the server read this one table. */
export const PASSWORD_RULES = [
  { key: 'length', label: 'At least 8 characters', met: (password: string) => password.length >= 8 },
  {
    key: 'uppercase',
    label: 'At least 1 uppercase letter',
    met: (password: string) => /\p{Lu}/u.test(password),
  },
  { key: 'digit', label: 'At least 1 number', met: (password: string) => /\d/.test(password) },
  {
    key: 'special',
    label: 'At least 1 special character',
    met: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

export const PASSWORD_MAX_LENGTH = 128;

/** No part of the checklist, which is about what a password lacks: a form says so beside it. */
export const isTooLong = (password: string): boolean => password.length > PASSWORD_MAX_LENGTH;

export const passwordMeetsRules = (password: string): boolean =>
  !isTooLong(password) && PASSWORD_RULES.every((rule) => rule.met(password));
