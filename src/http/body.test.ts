import { expect, it } from 'vitest';
import { readBytes, readJson } from './body.ts';

/** A request whose body comes in pieces of ten bytes, and never says how long it is. */
function streamed(pieces: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent === pieces) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(10).fill(0x20));
    },
  });
  const request = new Request('http://linesheet.test/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  return { request, sent: () => sent };
}

it('takes a body up to its bound, however it comes', async () => {
  expect((await readBytes(streamed(10).request, 100)).byteLength).toBe(100);
  expect((await readBytes(new Request('http://linesheet.test/'), 100)).byteLength).toBe(0);
});

it('receives no more than the bound of a body that doesn’t say how long it is', async () => {
  const { request, sent } = streamed(1_000);
  await expect(readBytes(request, 100)).rejects.toMatchObject({ code: 'too_large' });
  expect(sent()).toBeLessThan(15);
});

it('receives nothing of a body that says itself that it is too long', async () => {
  const { body } = streamed(1).request;
  const headers = { 'content-length': '101' };
  const told = new Request('http://linesheet.test/', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  await expect(readJson(told, 100)).rejects.toMatchObject({
    code: 'too_large',
    message: 'The request is too large; 0 KB are allowed.',
  });
});
