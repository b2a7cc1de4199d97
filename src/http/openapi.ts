import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import type { Endpoint } from '../kernel/endpoint.ts';

type JsonSchema = Record<string, unknown>;

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: JsonSchema;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

export interface ApiDescription {
  title: string;
  version: string;
  publicUrl: string;
  endpoints: readonly Endpoint[];
}

/** The API as OpenAPI 3.1, from the very contracts that the server checks requests against. */
function describeApi({ title, version, publicUrl, endpoints }: ApiDescription): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Errors are application/problem+json with a stable `code`. Sign in for a session cookie, or send an API token as a bearer.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'linesheet.session_token' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string', description: 'A sentence for people' },
    details: { type: 'object', description: 'Wrong fields, seconds to wait, and the like' },
  },
};

function operationOf(endpoint: Endpoint): Operation {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  const [, , tag = 'api'] = endpoint.path.split('/');
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: endpoint.summary,
    tags: [tag],
    security: securityOf(endpoint.access),
    ...(parameters.length > 0 ? { parameters } : undefined),
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }
      : undefined),
    responses: {
      200: { description: 'OK', content: json(schemaOf(endpoint.response, 'input')) },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function securityOf(access: Endpoint['access']): Operation['security'] {
  if (access === 'public') return [];
  if (typeof access === 'object' && 'scope' in access) return [{ session: [] }, { token: [access.scope] }];
  return [{ session: [] }];
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** What can't be said in JSON Schema (a coerced number, a file) is left open rather than described wrongly. */
function schemaOf(schema: Endpoint['response'], io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.core.$ZodType, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** `/api/openapi.json` for programs, and `/api/docs` for people. */
export function openApiRoutes(app: Hono, description: ApiDescription): void {
  const document = describeApi(description);
  app.get('/api/openapi.json', (context) => context.json(document));
  app.get('/api/docs', (context) => context.html(docsPage(document)));
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;background:#f5f5f4;padding:.75rem;border-radius:6px}
h2{margin-top:2.5rem;text-transform:capitalize}details{border-top:1px solid #e7e5e4;padding:.6rem 0}summary{cursor:pointer}
b{display:inline-block;min-width:4rem}.access{color:#57534e;font-size:.875rem}
@media (prefers-color-scheme:dark){body{background:#1c1917;color:#f5f5f4}pre{background:#292524}details{border-color:#44403c}.access{color:#a8a29e}}`;

function docsPage({ info, paths }: OpenApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Object.entries(Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'api'));
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title><style>${STYLE}</style></head>
<body>
<h1>${info.title}</h1>
<p>${info.description} The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
${groups.map(([tag, entries = []]) => html`<h2>${tag.replaceAll('-', ' ')}</h2>${entries.map(operationSection)}`)}
</body></html>`;
}

function operationSection(entry: { path: string; method: string; operation: Operation }) {
  const { parameters, requestBody, responses, security, summary } = entry.operation;
  const access = security.length === 0 ? 'public' : security.map((way) => Object.keys(way)[0]).join(' or ');
  const scope = security.flatMap((way) => way.token ?? []).join(', ');
  return html`<details><summary><b>${entry.method.toUpperCase()}</b> <code>${entry.path}</code> ${summary}</summary>
<p class="access">Access: ${access}${scope ? ` (scope ${scope})` : ''}</p>
${parameters ? block('Parameters', parameters) : ''}
${requestBody ? block('Body', requestBody) : ''}
${block('Answer', responses[200])}</details>`;
}

const block = (title: string, value: unknown) =>
  html`<h4>${title}</h4><pre>${JSON.stringify(value, null, 2)}</pre>`;
