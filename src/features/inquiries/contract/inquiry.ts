import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const required = (most: number) => text(most).check(z.minLength(1));
const email = z.string().check(z.trim(), z.maxLength(254), z.email());

export const DEMO_ROLES = ['founder', 'operations', 'marketing', 'analyst', 'seller', 'other'] as const;

/** What people ask of us: a demo, a talk with sales, help. */
const Inquiry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('demo'),
    name: required(120),
    email,
    company: text(120),
    role: z.nullable(z.enum(DEMO_ROLES)),
    message: text(4_000),
  }),
  z.object({ kind: z.literal('sales'), name: required(120), email, message: required(4_000) }),
  z.object({ kind: z.literal('support'), name: required(120), email, message: required(4_000) }),
]);

export const inquiryEndpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    summary: 'Ask for a demo, for sales or for support',
    access: 'public',
    body: Inquiry,
    response: z.object({ id: z.uuid() }),
  }),
};

export type DemoRole = (typeof DEMO_ROLES)[number];
