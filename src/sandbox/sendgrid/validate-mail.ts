import { type ApiError, apiError } from './errors.ts';

const HELP = 'http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html';
const MOST_RECIPIENTS = 1_000;
const MOST_ARGS_BYTES = 10_000;
const FURTHEST_AHEAD = 72 * 3_600;

const RESERVED_HEADERS = new Set([
  'x-sg-id',
  'x-sg-eid',
  'received',
  'dkim-signature',
  'content-type',
  'content-transfer-encoding',
  'to',
  'from',
  'subject',
  'reply-to',
  'cc',
  'bcc',
]);

const ADDRESS = /^[^\s@<>(),;:"[\]\\]{1,64}@(?:[^\s@<>(),;:"[\]\\.]{1,63}\.)+[^\s@<>(),;:"[\]\\.]{2,63}$/;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFilled = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

/** What SendGrid would say about the body of a mail/send; nothing when it would take it. */
export function validateMail(body: unknown, now = Date.now()): ApiError[] {
  if (!isFields(body)) return [apiError('Bad Request')];
  return [
    ...aboutPersonalizations(body, now),
    ...aboutFrom(body.from),
    ...aboutReplyTo(body),
    ...aboutSubject(body),
    ...aboutContent(body),
    ...aboutAttachments(body.attachments),
    ...aboutHeaders(body.headers, 'headers'),
    ...aboutCategories(body.categories),
    ...aboutArgs(body.custom_args, 'custom_args'),
  ];
}

function aboutPersonalizations(body: Fields, now: number): ApiError[] {
  const list = body.personalizations;
  if (!Array.isArray(list) || list.length === 0) {
    return [
      apiError(
        'The personalizations field is required and must have at least one personalization.',
        'personalizations',
        `${HELP}#-Personalizations-Errors`,
      ),
    ];
  }
  const recipients = list.reduce((sum, item) => sum + peopleIn(item).length, 0);
  const tooMany =
    recipients > MOST_RECIPIENTS
      ? [apiError(`There are too many recipients: ${recipients}. The limit is 1000.`, 'personalizations')]
      : [];
  return [...tooMany, ...list.flatMap((item, index) => aboutPersonalization(item, index, now))];
}

const peopleIn = (personalization: unknown): unknown[] =>
  isFields(personalization)
    ? ['to', 'cc', 'bcc'].flatMap((kind) => {
        const people = personalization[kind];
        return Array.isArray(people) ? people : [];
      })
    : [];

function aboutPersonalization(item: unknown, index: number, now: number): ApiError[] {
  const path = `personalizations.${index}`;
  if (!isFields(item) || !Array.isArray(item.to) || item.to.length === 0) {
    return [
      apiError(
        'The to array is required for all personalization objects, and must have at least one email object with a valid email address.',
        `${path}.to`,
        `${HELP}#message.personalizations.to`,
      ),
    ];
  }
  const errors: ApiError[] = [];
  const seen = new Set<string>();
  for (const kind of ['to', 'cc', 'bcc']) {
    const people = item[kind];
    if (people === undefined) continue;
    if (!Array.isArray(people)) {
      errors.push(apiError(`The ${kind} parameter must be an array.`, `${path}.${kind}`));
      continue;
    }
    people.forEach((person: unknown, place) => {
      const email = isFields(person) ? person.email : undefined;
      if (typeof email !== 'string' || !ADDRESS.test(email)) {
        errors.push(
          apiError(
            'Does not contain a valid address.',
            `${path}.${kind}.${place}.email`,
            `${HELP}#message.personalizations.${kind}`,
          ),
        );
        return;
      }
      if (seen.has(email.toLowerCase())) {
        errors.push(
          apiError(
            `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${email}] in the ${path}.${kind} field.`,
            'personalizations',
            `${HELP}#message.recipient-errors`,
          ),
        );
      }
      seen.add(email.toLowerCase());
    });
  }
  const sendAt = item.send_at;
  if (sendAt !== undefined && (!Number.isInteger(sendAt) || Number(sendAt) > now / 1_000 + FURTHEST_AHEAD)) {
    errors.push(
      apiError(
        'Scheduling more than 72 hours in advance is forbidden.',
        `${path}.send_at`,
        `${HELP}#message.send_at`,
      ),
    );
  }
  return [
    ...errors,
    ...aboutHeaders(item.headers, `${path}.headers`),
    ...aboutArgs(item.custom_args, `${path}.custom_args`),
  ];
}

function aboutFrom(from: unknown): ApiError[] {
  if (!isFields(from) || !isFilled(from.email)) {
    return [
      apiError(
        'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.',
        'from.email',
        `${HELP}#message.from`,
      ),
    ];
  }
  if (ADDRESS.test(from.email)) return [];
  return [apiError('The from email does not contain a valid address.', 'from.email', `${HELP}#message.from`)];
}

function aboutReplyTo(body: Fields): ApiError[] {
  if (body.reply_to !== undefined && body.reply_to_list !== undefined) {
    return [apiError('Only one of reply_to or reply_to_list can be given.', 'reply_to')];
  }
  const people = body.reply_to === undefined ? (body.reply_to_list ?? []) : [body.reply_to];
  if (!Array.isArray(people))
    return [apiError('The reply_to_list parameter must be an array.', 'reply_to_list')];
  const valid = people.every(
    (person) => isFields(person) && isFilled(person.email) && ADDRESS.test(person.email),
  );
  return valid
    ? []
    : [
        apiError(
          'The reply_to email does not contain a valid address.',
          'reply_to.email',
          `${HELP}#message.reply_to`,
        ),
      ];
}

function aboutSubject(body: Fields): ApiError[] {
  if (isFilled(body.subject) || isFilled(body.template_id)) return [];
  const list = Array.isArray(body.personalizations) ? body.personalizations : [];
  if (list.length > 0 && list.every((item) => isFields(item) && isFilled(item.subject))) return [];
  return [
    apiError(
      'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.',
      'subject',
      `${HELP}#message.subject`,
    ),
  ];
}

function aboutContent(body: Fields): ApiError[] {
  const { content } = body;
  if (content === undefined && isFilled(body.template_id)) return [];
  if (!Array.isArray(content) || content.length === 0) {
    return [
      apiError(
        'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.',
        'content',
        `${HELP}#message.content`,
      ),
    ];
  }
  const errors = content.flatMap((block: unknown, index) => {
    const path = `content.${index}`;
    if (!isFields(block) || !isFilled(block.type)) {
      return [
        apiError(
          'The content type must be a string at least one character in length.',
          `${path}.type`,
          `${HELP}#message.content.type`,
        ),
      ];
    }
    if (isFilled(block.value)) return [];
    return [
      apiError(
        'The content value must be a string at least one character in length.',
        `${path}.value`,
        `${HELP}#message.content.value`,
      ),
    ];
  });
  const types = content.map((block: unknown) => (isFields(block) ? block.type : undefined));
  const order = types.indexOf('text/html');
  if (types.indexOf('text/plain') > 0 || order > 1 || (order === 1 && types[0] !== 'text/plain')) {
    errors.push(
      apiError(
        'If present, text/plain content must be first, followed by text/html, followed by any other content.',
        'content',
        `${HELP}#message.content`,
      ),
    );
  }
  return errors;
}

function aboutAttachments(attachments: unknown): ApiError[] {
  if (attachments === undefined) return [];
  if (!Array.isArray(attachments))
    return [apiError('The attachments parameter must be an array.', 'attachments')];
  return attachments.flatMap((attachment: unknown, index) => {
    const path = `attachments.${index}`;
    if (!isFields(attachment) || !isFilled(attachment.content)) {
      return [
        apiError(
          'The attachment content is required.',
          `${path}.content`,
          `${HELP}#message.attachments.content`,
        ),
      ];
    }
    if (!isFilled(attachment.filename)) {
      return [
        apiError(
          'The attachment filename is required.',
          `${path}.filename`,
          `${HELP}#message.attachments.filename`,
        ),
      ];
    }
    return /^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(attachment.content)
      ? []
      : [
          apiError(
            'The attachment content must be base64 encoded.',
            `${path}.content`,
            `${HELP}#message.attachments.content`,
          ),
        ];
  });
}

function aboutHeaders(headers: unknown, path: string): ApiError[] {
  if (headers === undefined) return [];
  if (!isFields(headers)) return [apiError('The headers parameter must be an object.', path)];
  return Object.entries(headers).flatMap(([name, value]) => {
    if (RESERVED_HEADERS.has(name.toLowerCase())) {
      return [
        apiError(
          `The header ${name} is reserved and can't be set.`,
          `${path}.${name}`,
          `${HELP}#message.headers`,
        ),
      ];
    }
    return typeof value === 'string'
      ? []
      : [apiError('Header values must be strings.', `${path}.${name}`, `${HELP}#message.headers`)];
  });
}

function aboutCategories(categories: unknown): ApiError[] {
  if (categories === undefined) return [];
  const valid =
    Array.isArray(categories) &&
    categories.length <= 10 &&
    new Set(categories).size === categories.length &&
    categories.every((category) => isFilled(category) && category.length <= 255);
  return valid
    ? []
    : [
        apiError(
          'There can be at most 10 different categories of at most 255 characters.',
          'categories',
          `${HELP}#message.categories`,
        ),
      ];
}

function aboutArgs(args: unknown, path: string): ApiError[] {
  if (args === undefined) return [];
  if (!isFields(args)) return [apiError('The custom_args parameter must be an object.', path)];
  return Buffer.byteLength(JSON.stringify(args)) > MOST_ARGS_BYTES
    ? [apiError('The custom_args must be less than 10,000 bytes.', path, `${HELP}#message.custom_args`)]
    : [];
}
