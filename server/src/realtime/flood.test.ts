import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from './test-gateway';
import { OPCODES, rawSocket, wsFrame } from './test-raw-socket';

let server: TestGateway;
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await server.close();
});

const CONNECT = 'CONNECT\naccept-version:1.2\nAuthorization:1\n\n\0';
const KB = 1024;

const countSockets = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
const allGone = () => vi.waitFor(async () => expect(await countSockets()).toBe(0), { timeout: 5000, interval: 10 });

describe('a refused upgrade is let go, though its sender never closes', () => {
  test.each([
    ['a wrong path', '/nothing', {}, {}, 404],
    ['a foreign origin', '/websocket', { Origin: 'https://evil.example' }, {}, 403],
    ['too many connections', '/websocket', {}, { maxPerAddress: 0 }, 429],
  ])('%s', async (_, path, headers, options, status) => {
    server = await startTestGateway(options);
    const sockets = await Promise.all(Array.from({ length: 5 }, () => halfOpen(path, headers)));
    expect(sockets).toEqual(Array(5).fill(status));
    await allGone();
  });
});

describe('a body of nobody', () => {
  test.each(['xhr_send', 'nothing'])('is answered before it arrives, and dropped: %s', async (name) => {
    server = await startTestGateway({ lingerMs: 50 });
    const sender = await sendPart(`/0/s1/${name}`, 1000 * KB, 900 * KB);
    await vi.waitFor(() => expect(sender.text()).toMatch(/^HTTP\/1\.1 404/));
    await vi.waitFor(() => expect(sender.closed()).toBe(true));
    await allGone();
  });

  test.each(['xhr', 'xhr_streaming'])('is not waited for: %s', async (name) => {
    server = await startTestGateway();
    const sender = await sendPart(`/0/s1/${name}`, 1000 * KB, 900 * KB);
    await vi.waitFor(() => expect(sender.text()).toContain('o\n'));
    expect(server.gateway.connections).toBe(1);
  });

  test('before CONNECT is through sixteen kilobytes are taken, over HTTP', async () => {
    server = await startTestGateway({ lingerMs: 50 });
    await poll('s1');
    const declared = await sendPart('/0/s1/xhr_send', 17 * KB, 10);
    await vi.waitFor(() => expect(declared.text()).toMatch(/^HTTP\/1\.1 413/));
    const chunked = await sendPart('/0/s1/xhr_send', null, 17 * KB);
    await vi.waitFor(() => expect(chunked.text()).toMatch(/^HTTP\/1\.1 413/));
    for (const sender of [declared, chunked]) await vi.waitFor(() => expect(sender.closed()).toBe(true));
    expect(await send('s1', JSON.stringify([CONNECT]))).toBe(204);
    expect(await poll('s1')).toContain('CONNECTED');
    expect(await send('s1', JSON.stringify(Array(20).fill('\n'.repeat(KB))))).toBe(204);
  });

  test('of one address only some may be under way', async () => {
    server = await startTestGateway({ maxBodies: 2, lingerMs: 50 });
    await poll('s1');
    const senders = [await sendPart('/0/s1/xhr_send', 100, 10), await sendPart('/0/s1/xhr_send', 100, 10)];
    const third = await sendPart('/0/s1/xhr_send', 100, 10);
    await vi.waitFor(() => expect(third.text()).toMatch(/^HTTP\/1\.1 429/));
    expect(senders.map(({ text }) => text())).toEqual(['', '']);
    for (const { socket } of senders) socket.destroy();
    await vi.waitFor(async () => expect(await send('s1', JSON.stringify([CONNECT]))).toBe(204));
  });
});

describe.each(['/websocket', '/0/s1/websocket'])('a WebSocket at %s', (path) => {
  const wrap = (frame: string) => (path === '/websocket' ? frame : JSON.stringify([frame]));
  const open = async () => {
    const client = await rawSocket(server.url, path);
    opened.push(client.socket);
    return client;
  };
  const unfinished = (size: number) => wsFrame(OPCODES.text, Buffer.alloc(size, 'x')).subarray(0, -1);

  test('before CONNECT is through sixteen kilobytes are taken', async () => {
    server = await startTestGateway();
    const little = await open();
    little.socket.write(unfinished(15 * KB));
    const much = await open();
    much.socket.write(unfinished(1000 * KB));
    await vi.waitFor(() => expect(much.closed()).toBe(true));
    expect(little.closed()).toBe(false);
    expect(server.gateway.connections).toBe(1);
  });

  test('after it a message may be long', async () => {
    server = await startTestGateway();
    const client = await open();
    client.send(wrap(CONNECT));
    await vi.waitFor(() => expect(client.text()).toContain('CONNECTED'));
    const text = 'long'.repeat(12 * KB);
    client.send(wrap(`SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0`));
    client.send(wrap(`SEND\ndestination:/app/say\nreceipt:r\n\n{"topic":"/topic/open.1","text":"${text}"}\0`));
    await vi.waitFor(() => expect(client.text()).toContain('receipt-id:r'));
    await vi.waitFor(() => expect(client.text()).toContain(text));
  });
});

/** Asks for an upgrade and keeps its own half open whatever is answered; resolves with the status. */
async function halfOpen(path: string, headers: Record<string, string>): Promise<number> {
  const { port, pathname } = new URL(server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  opened.push(socket);
  socket.on('error', () => undefined);
  const extra = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `GET ${pathname}${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${extra.join('')}\r\n`,
  );
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
}

/** Declares a body, or chunks of one, and sends only the first bytes of it. */
async function sendPart(path: string, declared: number | null, bytes: number) {
  const { port, pathname } = new URL(server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  opened.push(socket);
  let received = '';
  let closed = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  for (const event of ['end', 'close']) {
    socket.on(event, () => {
      closed = true;
    });
  }
  const length = declared === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${declared}`;
  const body = 'x'.repeat(bytes);
  socket.write(`POST ${pathname}${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${length}\r\n\r\n`);
  socket.write(declared === null ? `${bytes.toString(16)}\r\n${body}\r\n` : body);
  return { socket, text: () => received, closed: () => closed };
}

async function poll(session: string): Promise<string> {
  return (await fetch(`${server.url}/0/${session}/xhr`, { method: 'POST' })).text();
}

async function send(session: string, body: string): Promise<number> {
  return (await fetch(`${server.url}/0/${session}/xhr_send`, { method: 'POST', body })).status;
}
