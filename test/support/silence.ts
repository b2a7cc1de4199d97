import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

// A test prints nothing: what it says on the console is either a mistake that nobody looks at, or noise.
const said: string[] = [];
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[method] = (...words: unknown[]) => {
    said.push(`console.${method}: ${format(...words)}`);
  };
}

function complain(): void {
  if (said.length > 0) throw new Error(`Something was written to the console.\n${said.splice(0).join('\n')}`);
}

afterEach(complain);
afterAll(complain);
