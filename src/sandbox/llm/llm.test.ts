import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output, streamText } from 'ai';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFaults } from '../faults.ts';
import { serve } from '../fixtures/serve.ts';
import { createLlm } from './server.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function start(apiKey = 'sk-sandbox') {
  const faults = createFaults(1);
  const llm = createLlm({ faults });
  const served = await serve(llm.handle);
  cleanups.push(served.close);
  const provider = createOpenAICompatible({
    name: 'sandbox',
    baseURL: `${served.url}/v1`,
    apiKey,
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
  const post = (body: unknown, key = apiKey) =>
    fetch(`${served.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  return { model: provider('sandbox-small'), faults, post, state: llm.state, url: served.url };
}

const MAIL = `Hello, thank you for asking.
Our minimum opening order is 1500 dollars. Write to wholesale@acme.test or see https://acme.test/apply.
We are not interested in Amazon sellers.`;

const Reading = z.object({
  kind: z.enum(['price_list', 'interested', 'other']),
  minimum: z.int().min(100).nullable(),
  email: z.email(),
  url: z.url().nullable(),
  summary: z.string().max(40),
  human: z.boolean(),
  documents: z.array(z.object({ name: z.string() })).min(2),
  fixed: z.literal('v1'),
});

describe('an answer by schema', () => {
  it('is an object of it, made of the words of the question, the same each time', async () => {
    const { model } = await start();
    const ask = () =>
      generateText({ model, output: Output.object({ schema: Reading }), prompt: MAIL, maxRetries: 0 });
    const first = await ask();
    expect(first.output).toMatchObject({
      kind: 'interested',
      minimum: 1500,
      email: 'wholesale@acme.test',
      url: 'https://acme.test/apply',
      fixed: 'v1',
    });
    expect(MAIL).toContain(first.output.summary);
    expect(first.output.documents.length).toBeGreaterThanOrEqual(2);
    expect((await ask()).output).toEqual(first.output);
    expect(first.usage.inputTokens).toBeGreaterThan(10);
    expect(first.usage.outputTokens).toBeGreaterThan(10);
  });

  it('says nothing where the question has nothing of the kind and the schema allows it', async () => {
    const { post } = await start();
    const schema = {
      type: 'object',
      properties: {
        email: { anyOf: [{ type: 'string', format: 'email' }, { type: 'null' }] },
        contact: { type: 'string', format: 'email' },
        next: { $ref: '#/$defs/step' },
      },
      $defs: { step: { type: ['string', 'null'], enum: ['call', 'wait'] } },
    };
    const response = await post({
      model: 'sandbox-small',
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Please wait.' }] }],
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
    });
    const { choices } = (await response.json()) as { choices: { message: { content: string } }[] };
    expect(JSON.parse(choices[0]?.message.content ?? '')).toEqual({
      email: null,
      contact: 'someone@example.com',
      next: 'wait',
    });
  });
});

describe('an answer in words', () => {
  it('is streamed as it is sent whole', async () => {
    const { model } = await start();
    const whole = await generateText({ model, prompt: MAIL });
    const stream = streamText({ model, prompt: MAIL });
    let streamed = '';
    for await (const piece of stream.textStream) streamed += piece;
    expect(streamed).toBe(whole.text);
    expect(streamed.length).toBeGreaterThan(10);
    expect((await stream.usage).outputTokens).toBe(whole.usage.outputTokens);
  });

  it('ends early at the limit of its length', async () => {
    const { model } = await start();
    const { text, finishReason } = await generateText({ model, prompt: MAIL, maxOutputTokens: 3 });
    expect(finishReason).toBe('length');
    expect(text.length).toBeLessThanOrEqual(12);
  });
});

describe('refusals', () => {
  it('come in OpenAI’s envelope', async () => {
    const { post, faults, url } = await start();
    const ask = { model: 'sandbox-small', messages: [{ role: 'user', content: 'x' }] };
    const told = async (response: Response) => {
      const { error } = (await response.json()) as { error: { code: string | null; type: string } };
      return [response.status, error.code];
    };
    expect(await told(await post(ask, 'sk-invalid'))).toEqual([401, 'invalid_api_key']);
    expect(await told(await fetch(`${url}/v1/models`))).toEqual([401, null]);
    expect(await told(await post({ ...ask, model: 'unknown-9' }))).toEqual([404, 'model_not_found']);
    expect(await told(await post({ model: 'sandbox-small' }))).toEqual([400, 'missing_required_parameter']);
    faults.change({ llm: { limit: true } });
    expect(await told(await post(ask))).toEqual([429, 'rate_limit_exceeded']);
  });
});

describe('models', () => {
  it('are listed', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/v1/models`, { headers: { authorization: 'Bearer sk-x' } });
    expect(await response.json()).toMatchObject({
      object: 'list',
      data: [{ id: 'sandbox-small' }, { id: 'sandbox-large' }],
    });
  });
});
