import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leanContract } from '../scripts/lean-contracts.ts';

const lean = (code: string) =>
  leanContract(code, parseAst(code)).replaceAll('/* @__PURE__ */ ', '').replace(/\s+/g, ' ');

test('The browser gets of an endpoint how it is called and what it answers', () => {
  const contract = `export const brandEndpoints = {
    rename: endpoint({
      method: 'PUT', path: '/api/brands/:id', summary: 'Rename, with a comma', access: { scope: 'read' },
      params: idParams, query: z.object({ limit }), body: z.object({ name: z.string() }),
      response: z.object({ body: z.string(), summary }) }),
  };`;
  expect(lean(contract)).toBe(
    "export const brandEndpoints = { rename: endpoint({ method: 'PUT', path: '/api/brands/:id', response: z.object({ body: z.string(), summary }) }), };",
  );
});

test('What isn’t an endpoint keeps all of its parts, and the last part of one needs no comma', () => {
  expect(lean("const mail = { summary: 'Hello', body: text };")).toBe(
    "const mail = { summary: 'Hello', body: text };",
  );
  expect(lean('endpoint({ path, body: endpoint({ query }) })')).toBe('endpoint({ path, })');
});

test('What only the server read may be left out with all that is called for it', () => {
  const code =
    'const Filter = z.object({ page: z.int().check(z.minimum(0)) });\nlog(endpoint({ query: Filter, path }));';
  expect(leanContract(code, parseAst(code))).toBe(
    'const Filter = /* @__PURE__ */ z.object({ page: /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.minimum(0)) });\n' +
      'log(/* @__PURE__ */ endpoint({  path }));',
  );
});

test('No page and no contract reads of an endpoint what the browser doesn’t get', () => {
  const files = globSync([
    'src/web/**/*.{ts,tsx}',
    'src/features/*/{web,contract}/**/*.{ts,tsx}',
    'src/features/*/contract.ts',
  ]);
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter((file) =>
    /(?<!typeof )\b\w*[eE]ndpoints?(\.\w+)?\.(summary|access|params|query|body)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(readers).toEqual([]);
});
