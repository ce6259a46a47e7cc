import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestGateway, type TestGateway } from './test-gateway';

let server: TestGateway;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

const CONNECT = 'CONNECT\nAuthorization:1\n\n\0';

describe('HTTP', () => {
  test('info, greeting and preflight under CORS with credentials', async () => {
    server = await startTestGateway();
    const origin = 'https://web.example';
    const info = await fetch(`${server.url}/info`, { headers: { origin } });
    expect(await info.json()).toMatchObject({ websocket: true, cookie_needed: false, entropy: expect.any(Number) });
    expect(Object.fromEntries(info.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cache-control': expect.stringContaining('no-store'),
      vary: 'Origin',
    });
    expect(await (await fetch(server.url)).text()).toBe('Welcome to SockJS!\n');
    const asked = { origin, 'access-control-request-headers': 'content-type' };
    const preflight = await fetch(`${server.url}/0/s1/xhr_send`, { method: 'OPTIONS', headers: asked });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'OPTIONS, POST',
      'access-control-allow-headers': 'content-type',
    });
  });

  test('a foreign origin gets no permission, and no WebSocket', async () => {
    server = await startTestGateway();
    const info = await fetch(`${server.url}/info`, { headers: { origin: 'https://evil.example' } });
    expect(info.headers.get('access-control-allow-origin')).toBeNull();
    const refused = new WebSocket(`${server.url.replace('http', 'ws')}/websocket`, { origin: 'https://evil.example' });
    const status = await new Promise((resolve) =>
      refused.on('unexpected-response', (_, response) => resolve(response.statusCode)),
    );
    expect(status).toBe(403);
  });

  test('an upgrade elsewhere is 404', async () => {
    server = await startTestGateway();
    for (const path of ['/nothing', '/0/s.1/websocket', '/0/websocket']) {
      const refused = new WebSocket(server.url.replace('http', 'ws') + path);
      const status = await new Promise((resolve) =>
        refused.on('unexpected-response', (_, response) => resolve(response.statusCode)),
      );
      expect(status).toBe(404);
    }
  });

  test('polling: open, messages, close', async () => {
    server = await startTestGateway();
    expect(await poll('s1')).toBe('o\n');
    expect(await send('s1', JSON.stringify([CONNECT]))).toBe(204);
    expect(await poll('s1')).toMatch(/^a\["CONNECTED\\nversion:1\.0.*\]\n$/);
    expect(await send('s1', JSON.stringify(['SUBSCRIBE\ndestination:/topic/secret\n\n\0']))).toBe(204);
    expect(await poll('s1')).toMatch(/^a\["ERROR\\ncode:DESTINATION_REFUSED/);
    expect(await poll('s1')).toBe('c[1008,"DESTINATION_REFUSED"]\n');
    expect(await send('s1', '["x"]')).toBe(404);
  });

  test('what a client sends is checked', async () => {
    server = await startTestGateway();
    expect(await send('unknown', '["x"]')).toBe(404);
    await poll('s1');
    for (const body of ['', '[', '{}', '[1]', 'null']) expect(await send('s1', body)).toBe(400);
    expect(await send('s1', JSON.stringify(['x'.repeat(1100 * 1024)]))).toBe(413);
  });

  test('a second receiver is turned away', async () => {
    server = await startTestGateway();
    const stream = await receive('s1', 'xhr_streaming');
    await stream.until('o\n');
    expect(stream.text()).toBe(`${'h'.repeat(2048)}\no\n`);
    expect(await poll('s1')).toBe('c[2010,"Another connection still open"]\n');
    stream.response.destroy();
  });

  test('eventsource', async () => {
    server = await startTestGateway({ heartBeat: 100, tickInterval: 20 });
    const stream = await receive('s1', 'eventsource', 'GET');
    await stream.until('data: o\r\n\r\n');
    expect(stream.response.headers['content-type']).toBe('text/event-stream; charset=UTF-8');
    await send('s1', JSON.stringify([CONNECT]));
    await stream.until('data: a["CONNECTED');
    stream.response.destroy();
  });

  test('a stream ends at its limit and the next one carries on', async () => {
    server = await startTestGateway({ streamingLimit: 4096 });
    const stream = await receive('s1', 'xhr_streaming');
    const hello = [CONNECT, 'SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0'];
    await send('s1', JSON.stringify(hello));
    await stream.until('CONNECTED');
    for (let i = 0; i < 30; i++) {
      server.gateway.topics.publish('/topic/open.1', { id: `m${i}`, body: JSON.stringify('y'.repeat(200)) });
      await new Promise(setImmediate);
    }
    await stream.ended;
    const next = await receive('s1', 'xhr_streaming');
    await next.until('message-id:m29');
    const ids = [...(stream.text() + next.text()).matchAll(/message-id:m(\d+)/g)].map((match) => Number(match[1]));
    expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => at));
    next.response.destroy();
  });

  test('a client that leaves in the middle of a response has left', async () => {
    server = await startTestGateway();
    const stream = await receive('s1', 'xhr_streaming');
    await stream.until('o\n');
    stream.response.destroy();
    await vi.waitFor(() => expect(server.gateway.connections).toBe(0));
    expect(await poll('s1')).toBe('c[1002,"Connection interrupted"]\n');
  });

  test('a client that does not come back is forgotten', async () => {
    server = await startTestGateway({ sessionTimeout: 50 });
    await poll('s1');
    await vi.waitFor(() => expect(server.gateway.connections).toBe(0));
    expect(await send('s1', '["x"]')).toBe(404);
    expect(await poll('s1')).toBe('o\n');
  });

  test('idle receivers get a heart-beat', async () => {
    server = await startTestGateway({ idleBeat: 30 });
    await poll('s1');
    expect(await poll('s1')).toBe('h\n');
    const stream = await receive('s2', 'xhr_streaming');
    await stream.until('o\nh\nh\n');
    stream.response.destroy();
  });
});

describe('slow consumers', () => {
  test('a socket that does not read is cut, the others never wait', async () => {
    server = await startTestGateway({ maxBuffered: 64 * 1024 });
    const fast = await rawClient();
    const slow = await rawClient();
    slow.socket.pause();
    expect(server.gateway.connections).toBe(2);
    const body = JSON.stringify('z'.repeat(16 * 1024));
    let published = 0;
    await vi.waitFor(
      async () => {
        for (let i = 0; i < 50; i++) {
          server.gateway.topics.publish('/topic/open.1', { id: String(published++), body });
          await new Promise(setImmediate);
        }
        expect(server.gateway.connections).toBe(1);
      },
      { timeout: 5000, interval: 1 },
    );
    await vi.waitFor(() => expect(fast.received()).toBe(published));
  });

  test('a poller that stays away is cut', async () => {
    server = await startTestGateway({ maxBuffered: 1024 });
    await poll('s1');
    await send('s1', JSON.stringify([CONNECT, 'SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0']));
    await poll('s1');
    for (let i = 0; i < 10; i++) {
      server.gateway.topics.publish('/topic/open.1', { id: String(i), body: JSON.stringify('y'.repeat(200)) });
      await new Promise(setImmediate);
    }
    expect(server.gateway.connections).toBe(0);
    expect(await poll('s1')).toBe('c[1008,"Too slow"]\n');
  });

  test('a burst is one write per socket', async () => {
    server = await startTestGateway();
    const client = await rawClient();
    const chunks: Buffer[] = [];
    client.socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    for (let i = 0; i < 20; i++) server.gateway.topics.publish('/topic/open.1', { id: String(i), body: '"hi"' });
    await vi.waitFor(() => expect(client.received()).toBe(20));
    expect(chunks).toHaveLength(1);
  });
});

async function poll(session: string): Promise<string> {
  return (await fetch(`${server.url}/0/${session}/xhr`, { method: 'POST' })).text();
}

async function send(session: string, body: string): Promise<number> {
  return (await fetch(`${server.url}/0/${session}/xhr_send`, { method: 'POST', body })).status;
}

async function receive(session: string, transport: string, method = 'POST') {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpRequest(`${server.url}/0/${session}/${transport}`, { method }, resolve).on('error', reject).end(),
  );
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  response.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => response.on('end', resolve));
  return { response, ended, text: () => text, until: (part: string) => vi.waitFor(() => expect(text).toContain(part)) };
}

/** A subscribed client on a bare TCP socket, so that the test decides when it reads. */
async function rawClient() {
  const { port, pathname } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  const head =
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  socket.write(`GET ${pathname}/websocket HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
  await vi.waitFor(() => expect(text).toContain('101 Switching'));
  socket.write(masked(`${CONNECT}SUBSCRIBE\nid:1\ndestination:/topic/open.1\nreceipt:r\n\n\0`));
  await vi.waitFor(() => expect(text).toContain('receipt-id:r'));
  return { socket, received: () => text.split('MESSAGE\n').length - 1 };
}

function masked(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}
