import { Agent, get } from 'node:http';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from './server.ts';

it('stops once what is under way is answered, though its asker keeps the connection', async () => {
  const app = new Hono();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async (context) => {
      resolve();
      await new Promise<void>((done) => (answer = done));
      return context.text('done');
    });
  });
  const server = await startServer(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answered = new Promise<number>((resolve, reject) => {
    const request = get(`http://127.0.0.1:${server.port}/slow`, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });
  await asked;
  const stopped = server.stop(60_000);
  answer();
  expect(await answered).toBe(200);
  await stopped;
}, 10_000);
