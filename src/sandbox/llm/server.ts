import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { readJson, sendJson } from '../exchange.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import { answerBySchema, answerInWords, type Schema } from './schema-answer.ts';

const MODELS = ['sandbox-small', 'sandbox-large'];
const LARGEST = 10_000_000;

export interface LlmStandIn {
  /** Paths start with `/v1/`. */
  handle: Handler;
  state(): { requests: number; answered: number; promptTokens: number; completionTokens: number };
}

interface ChatRequest {
  model: string;
  messages: { role: string; content: unknown }[];
  stream: boolean;
  includeUsage: boolean;
  mostTokens: number;
  schema: Schema | undefined;
  /** A JSON object is wanted, of whatever shape. */
  anyJson: boolean;
}

interface Completion {
  id: string;
  created: number;
  model: string;
  content: string;
  finish: 'stop' | 'length';
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
}

/** A language model that speaks OpenAI's protocol and always answers the same question alike. */
export function createLlm({ faults }: { faults: FaultGate }): LlmStandIn {
  const counts = { requests: 0, answered: 0, promptTokens: 0, completionTokens: 0 };

  return {
    state: () => ({ ...counts }),
    async handle(req, res, url) {
      counts.requests += 1;
      if (await faults.apply('llm', req, res)) return;
      const body = await readJson(req, LARGEST);
      const refusal = refusalOfKey(req.headers.authorization);
      if (refusal) return sendJson(res, 401, refusal);
      if (url.pathname === '/v1/models' && req.method === 'GET') return sendJson(res, 200, models());
      if (url.pathname !== '/v1/chat/completions' || req.method !== 'POST') {
        return sendJson(res, 404, errorBody(`Invalid URL (${req.method} ${url.pathname})`));
      }
      const request = readRequest(body);
      if ('error' in request) return sendJson(res, 400, request);
      if (/^(unknown|missing)/.test(request.model)) {
        const sentence = `The model \`${request.model}\` does not exist or you do not have access to it.`;
        return sendJson(res, 404, errorBody(sentence, { code: 'model_not_found' }));
      }
      const completion = complete(request);
      counts.answered += 1;
      counts.promptTokens += completion.usage.prompt_tokens;
      counts.completionTokens += completion.usage.completion_tokens;
      if (request.stream) sendStream(res, completion, request.includeUsage);
      else sendWhole(res, completion);
    },
  };
}

const errorBody = (message: string, more: { code?: string; param?: string } = {}) => ({
  error: { message, type: 'invalid_request_error', param: more.param ?? null, code: more.code ?? null },
});

function refusalOfKey(authorization: string | undefined) {
  const key = /^Bearer\s+(\S+)/i.exec(authorization ?? '')?.[1];
  if (!key) {
    return errorBody(
      "You didn't provide an API key. You need to provide your API key in an Authorization header.",
    );
  }
  if (!/^(sk-)?(invalid|revoked)/.test(key)) return undefined;
  return errorBody(`Incorrect API key provided: ${key.slice(0, 6)}***.`, { code: 'invalid_api_key' });
}

const models = () => ({
  object: 'list',
  data: MODELS.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'sandbox' })),
});

function readRequest(body: unknown): ChatRequest | ReturnType<typeof errorBody> {
  if (typeof body !== 'object' || body === null)
    return errorBody('We could not parse the JSON body of your request.');
  const { model, messages, stream, stream_options, max_tokens, max_completion_tokens, response_format } =
    body as Record<string, unknown>;
  if (typeof model !== 'string' || model === '')
    return errorBody('you must provide a model parameter', { param: 'model' });
  if (!Array.isArray(messages) || messages.length === 0) {
    return errorBody("Missing required parameter: 'messages'.", {
      param: 'messages',
      code: 'missing_required_parameter',
    });
  }
  const format = (response_format ?? {}) as {
    type?: string;
    json_schema?: { name?: string; schema?: Schema };
  };
  if (format.type === 'json_schema' && !(format.json_schema?.name && format.json_schema.schema)) {
    return errorBody("Missing required parameter: 'response_format.json_schema'.", {
      param: 'response_format.json_schema',
      code: 'missing_required_parameter',
    });
  }
  return {
    model,
    messages: messages as ChatRequest['messages'],
    stream: stream === true,
    includeUsage: (stream_options as { include_usage?: boolean } | undefined)?.include_usage === true,
    mostTokens: Number(max_completion_tokens ?? max_tokens ?? Number.POSITIVE_INFINITY),
    schema: format.type === 'json_schema' ? format.json_schema?.schema : undefined,
    anyJson: format.type === 'json_object',
  };
}

/** A message is a string, or a list of parts of which some are text. */
const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.map((part: { text?: unknown }) => (typeof part?.text === 'string' ? part.text : '')).join('\n')
    : String(content ?? '');

/** Roughly what the usual tokenizers count. */
const tokensIn = (text: string): number => Math.ceil(text.length / 4);

function complete({ model, messages, mostTokens, schema, anyJson }: ChatRequest): Completion {
  const question = textOf(messages.findLast(({ role }) => role === 'user')?.content);
  const whole = schema
    ? JSON.stringify(answerBySchema(schema, question))
    : anyJson
      ? JSON.stringify({ answer: answerInWords(question) })
      : answerInWords(question);
  const content = tokensIn(whole) > mostTokens ? whole.slice(0, mostTokens * 4) : whole;
  const prompt = messages.reduce((sum, message) => sum + tokensIn(textOf(message.content)) + 4, 0);
  const completion = tokensIn(content);
  return {
    id: `chatcmpl-${createHash('sha256')
      .update(JSON.stringify([model, messages]))
      .digest('hex')
      .slice(0, 24)}`,
    created: Math.floor(Date.now() / 1_000),
    model,
    content,
    finish: content === whole ? 'stop' : 'length',
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  };
}

function sendWhole(res: ServerResponse, { id, created, model, content, finish, usage }: Completion): void {
  const message = { role: 'assistant', content, refusal: null };
  sendJson(res, 200, {
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
    usage,
    system_fingerprint: 'fp_sandbox',
  });
}

function sendStream(res: ServerResponse, completion: Completion, includeUsage: boolean): void {
  const { id, created, model, content, finish, usage } = completion;
  const send = (chunk: object) =>
    res.write(
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model, ...chunk })}\n\n`,
    );
  const choose = (delta: object, reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }] });
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  choose({ role: 'assistant', content: '' });
  for (const piece of content.match(/\s*\S+\s*/g) ?? []) choose({ content: piece });
  choose({}, finish);
  if (includeUsage) send({ choices: [], usage });
  res.end('data: [DONE]\n\n');
}
