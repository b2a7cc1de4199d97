/** The body of `POST /v3/mail/send`, after `validate-mail.ts` has found nothing wrong with it. */
export interface MailRequest {
  personalizations: Personalization[];
  from: Person;
  reply_to?: Person;
  reply_to_list?: Person[];
  subject?: string;
  content?: { type: string; value: string }[];
  attachments?: { content: string; filename: string; type?: string }[];
  headers?: Record<string, string>;
  categories?: string[];
  custom_args?: Record<string, unknown>;
  template_id?: string;
  mail_settings?: { sandbox_mode?: { enable?: boolean } };
}

export interface Personalization {
  to: Person[];
  cc?: Person[];
  bcc?: Person[];
  subject?: string;
  headers?: Record<string, string>;
  custom_args?: Record<string, unknown>;
}

export interface Person {
  email: string;
  name?: string;
}

export const formatPerson = ({ email, name }: Person): string => (name ? `${name} <${email}>` : email);

/** A personalization's arguments go over the request's; SendGrid makes strings of all of them. */
export function argsOf(request: MailRequest, personalization: Personalization): Record<string, string> {
  const given = { ...request.custom_args, ...personalization.custom_args };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}
