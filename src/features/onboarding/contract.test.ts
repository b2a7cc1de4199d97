import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stepSchemas } from './contract.ts';

const problemOf = (workspaceEmail: string) =>
  z.safeParse(stepSchemas[3], { workspaceEmail }).error?.issues[0]?.message;

it.each(['sam@shop.example', 'sam@shop', 'säm+us@müller.example', '  sam@shop.example '])(
  '“%s” can be a workspace email',
  (email) => expect(problemOf(email)).toBeUndefined(),
);

it.each([
  '@',
  'sam@',
  '@shop.example',
  'sam shop@x.example',
  'Sam <sam@x.example>',
  'a@b.example\r\nBcc: c@d.example',
])('%j can be no workspace email', (email) =>
  expect(problemOf(email)).toBe('Please enter a valid email address'),
);
