import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app';
import { type Person, type TestApp, testApp } from '../test-app';
import type { Deadlines } from './deadlines';
import { createMetrics } from './metrics';

const LONG: Deadlines = { headers: 50_000, body: 50_000, upload: 60_000, answer: 60_000, idle: 60_000, check: 50 };
let t: TestApp;
let person: Person;
let app: FastifyInstance | undefined;
const clients: Socket[] = [];
beforeAll(async () => {
  t = await testApp();
  person = await t.person();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app?.close();
});
afterAll(() => t.close());

/** Opens a connection that says this much, and tells when the server has ended it. */
async function open(deadlines: Partial<Deadlines>) {
  app = await buildApp({ ...t.deps, metrics: createMetrics() }, { deadlines: { ...LONG, ...deadlines } });
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { server } = app;
  return async (text: string) => {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const client = connect((server.address() as { port: number }).port, '127.0.0.1');
    client.on('error', () => undefined);
    clients.push(client);
    const [socket] = await accepted;
    const ended = once(socket, 'close').catch(() => undefined);
    client.write(text);
    return { client, ended };
  };
}

const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${person.token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const json = () => `${post('/api/ml/chat', 'application/json', 100)}{`;
const upload = () => post('/api/media', 'multipart/form-data; boundary=x', 8);

test('a body that never ends is cut', async () => {
  const { ended } = await (await open({ body: 100 }))(json());
  await ended;
});

test('headers that never end are cut', async () => {
  const { ended } = await (await open({ headers: 100 }))('GET /healthz HTTP/1.1\r\nHost: ');
  await ended;
});

test('an upload has more time, and is cut too', async () => {
  const send = await open({ body: 100 });
  const [picture, other] = [await send(`${upload()}--x`), await send(json())];
  await other.ended;
  picture.client.write('--\r\n\r\n');
  const [answer] = await once(picture.client, 'data');
  expect(String(answer)).toContain('UPLOAD_MISSING');

  await app?.close();
  const { ended } = await (await open({ upload: 200, headers: 100 }))(`${upload()}--`);
  await ended;
});

test('a stream that goes on is not', async () => {
  const send = await open({ body: 100, answer: 100 });
  const stream = await send('GET /ws/chat/000/deadlines/eventsource HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(stream.client, 'data');
  await (await send(json())).ended;
  expect(stream.client.closed).toBe(false);
});

test('an answer that nobody reads is cut', async () => {
  const { client, ended } = await (await open({ answer: 100 }))('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  client.pause();
  await ended;
});

test('a connection without a byte in either direction is cut', async () => {
  const { client, ended } = await (await open({ idle: 100 }))('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  client.pause();
  await ended;
});
