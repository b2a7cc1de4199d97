import * as z from 'zod/mini';
import { passwordMeetsRules } from '../domain/password.ts';

/** Deliberately simple: whether an address exists is for the confirmation mail to find out. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const INVALID_EMAIL = 'Please enter a valid email address';

const emailField = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter your email'), z.regex(EMAIL_PATTERN, INVALID_EMAIL));

export const signInForm = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

export const resetRequestForm = z.object({ email: emailField });

const newPassword = z
  .string()
  .check(z.refine(passwordMeetsRules, 'Password does not meet the requirements.'));

const samePasswords = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => confirmation !== '' && password === confirmation,
  { path: ['confirmation'], error: 'Passwords do not match' },
);

export const signUpForm = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Please enter your full name')),
    email: emailField,
    password: newPassword,
    confirmation: z.string(),
    agreed: z
      .boolean()
      .check(z.refine((agreed) => agreed, 'Please agree to the terms and the privacy policy')),
  })
  .check(samePasswords);

export const newPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .check(samePasswords);

/** What stands in the form before it is valid. */
export interface SignUpFields {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  agreed: boolean;
}

export const EMPTY_SIGN_UP: SignUpFields = {
  name: '',
  email: '',
  password: '',
  confirmation: '',
  agreed: false,
};
