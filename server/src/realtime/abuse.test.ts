import { request as httpRequest } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientAddress } from './client-address';
import { startTestGateway, type TestGateway } from './test-gateway';
import { OPCODES, rawSocket, wsFrame } from './test-raw-socket';

let server: TestGateway;
const opened: Awaited<ReturnType<typeof rawSocket>>[] = [];
const open = async (...[path, headers]: [path?: string, headers?: Record<string, string>]) => {
  const socket = await rawSocket(server.url, path, headers);
  opened.push(socket);
  return socket;
};
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await server.close();
});

const CONNECT = 'CONNECT\naccept-version:1.2\nAuthorization:1\n\n\0';
const PINGS = Buffer.concat(Array.from({ length: 500 }, () => wsFrame(OPCODES.ping, Buffer.alloc(125, 'p'))));
const PONG = '\x8a';
const BEAT = '\x81\x01h';
const PLAIN = ['plain WebSocket', '/websocket'] as const;
const SOCKJS = ['SockJS WebSocket', '/0/s1/websocket'] as const;

describe.each([PLAIN, SOCKJS])('%s', (_, path) => {
  const wrap = (frame: string) => (path === SOCKJS[1] ? JSON.stringify([frame]) : frame);

  test('pings without end, never read and without a token: cut', async () => {
    server = await startTestGateway();
    const client = await open(path);
    client.socket.pause();
    expect(server.gateway.connections).toBe(1);
    await vi.waitFor(
      async () => {
        for (let i = 0; i < 20; i++) {
          client.socket.write(PINGS);
          await setImmediate();
        }
        expect(server.gateway.connections).toBe(0);
      },
      { timeout: 5000, interval: 1 },
    );
  });

  test('many pings get a pong for the first, one for the latest, and one a second between', async () => {
    server = await startTestGateway({ factor: 1000 });
    const client = await open(path);
    const begun = performance.now();
    client.socket.write(Buffer.concat(Array.from({ length: 40 }, () => PINGS)));
    client.send('the last', 'ping');
    await vi.waitFor(() => expect(client.text()).toContain('\x8a\x08the last'), { timeout: 15_000 });
    const pongs = client.text().split(PONG).length - 1;
    expect(pongs).toBeGreaterThanOrEqual(2);
    // A busy machine reads twenty thousand pings for longer than the second that lies between two pongs.
    expect(pongs).toBeLessThanOrEqual(1 + Math.floor((performance.now() - begun + 10) / 1000));
  });

  test('whoever has not read what waits for it is cut when it speaks', async () => {
    server = await startTestGateway({ maxBuffered: 1024 });
    const client = await open(path);
    client.send(wrap(`${CONNECT}SUBSCRIBE\nid:1\ndestination:/topic/open.1\nreceipt:r\n\n\0`));
    await vi.waitFor(() => expect(client.text()).toContain('receipt-id:r'));
    client.socket.pause();
    // More than the network takes by itself, in one write.
    server.gateway.topics.publish('/topic/open.1', { id: '1', body: JSON.stringify('z'.repeat(32 * 1024 * 1024)) });
    await setImmediate();
    expect(server.gateway.connections).toBe(1);
    client.send('', 'ping');
    await vi.waitFor(() => expect(server.gateway.connections).toBe(0));
  });

  test.each([
    ['frames', { frameBurst: 50, framesPerSecond: 1 }, 'SEND\ndestination:/app/say\n\n{"text":"flood"}\0'],
    ['heart-beats', { frameBurst: 50, framesPerSecond: 1 }, '\n'],
    ['bytes', { byteBurst: 20_000, bytesPerSecond: 1 }, `SEND\ndestination:/app/say\nx:${'y'.repeat(2000)}\n\n{}\0`],
  ])('too many %s: an ERROR, and the end', async (_what, bucket, frame) => {
    server = await startTestGateway({ bucket });
    const client = await open(path);
    client.send(wrap(CONNECT));
    await vi.waitFor(() => expect(client.text()).toContain('CONNECTED'));
    for (let i = 0; i < 40; i++) client.send(wrap(frame));
    for (let i = 0; i < 20; i++) client.send('', 'ping');
    await vi.waitFor(() => expect(client.text()).toContain('code:TOO_MANY_FRAMES'));
    expect(client.text()).toContain('\x88');
    // Told, and still sending: nobody waits for its goodbye.
    for (let i = 0; i < 120; i++) client.send(wrap(frame));
    await vi.waitFor(() => expect(client.closed()).toBe(true));
    expect(server.gateway.connections).toBe(0);
  });

  test('broken UTF-8 in a binary message', async () => {
    server = await startTestGateway();
    const client = await open(path);
    client.send(wrap(CONNECT));
    await vi.waitFor(() => expect(client.text()).toContain('CONNECTED'));
    const send = wrap('SEND\ndestination:/app/say\n\n{"topic":"/topic/open.1","text":"@"}\0');
    client.send(Buffer.from(send.replace('@', '\xff'), 'latin1'), 'binary');
    await vi.waitFor(() => expect(client.text()).toMatch(/code:INVALID_UTF8|Broken framing/));
  });
});

describe('SockJS', () => {
  test('an idle WebSocket hears a heart-beat', async () => {
    server = await startTestGateway({ idleBeat: 30 });
    const client = await open(SOCKJS[1]);
    await vi.waitFor(() => expect(client.text()).toContain(`\x81\x01o${BEAT}${BEAT}`));
    const plain = await open(PLAIN[1]);
    await vi.waitFor(() => expect(client.text()).toContain(BEAT.repeat(5)));
    expect(plain.text()).not.toContain(BEAT);
  });

  test('an array of hundreds of thousands of empty strings is refused', async () => {
    server = await startTestGateway({ factor: 1000 });
    const flood = JSON.stringify(Array(300_000).fill(''));
    const client = await open(SOCKJS[1]);
    client.send(flood);
    await vi.waitFor(() => expect(client.text()).toContain('Broken framing'));
    expect((await xhr('s1', 'xhr')).body).toBe('o\n');
    expect((await xhr('s1', 'xhr_send', flood)).status).toBe(400);
  });

  test('frames over xhr_send are counted too', async () => {
    server = await startTestGateway({ bucket: { frameBurst: 50, framesPerSecond: 1 } });
    await xhr('s1', 'xhr');
    const beats = JSON.stringify(Array(40).fill('\n'));
    expect((await xhr('s1', 'xhr_send', beats)).status).toBe(204);
    await xhr('s1', 'xhr_send', beats);
    expect((await xhr('s1', 'xhr')).body).toContain('code:TOO_MANY_FRAMES');
    expect((await xhr('s1', 'xhr')).body).toBe('c[1008,"TOO_MANY_FRAMES"]\n');
    expect((await xhr('s1', 'xhr_send', beats)).status).toBe(404);
  });

  test('what piles up for a stream that is not read is bounded', async () => {
    server = await startTestGateway({ maxBuffered: 16 * 1024, streamingLimit: 1e9, factor: 1000 });
    const { port, pathname } = new URL(server.url);
    const stream = httpRequest({ port, path: `${pathname}/0/s1/xhr_streaming`, method: 'POST' }).end();
    stream.on('response', (response) => response.pause());
    stream.on('error', () => undefined);
    await vi.waitFor(() => expect(server.gateway.connections).toBe(1));
    await xhr('s1', 'xhr_send', JSON.stringify([CONNECT, 'SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0']));
    await vi.waitFor(
      async () => {
        server.gateway.topics.publish('/topic/open.1', { id: '1', body: JSON.stringify('z'.repeat(64 * 1024)) });
        await setImmediate();
        expect(server.gateway.connections).toBe(0);
      },
      { timeout: 5000, interval: 1 },
    );
  });
});

describe('a session over HTTP', () => {
  test('is of no use to somebody else who knows its id', async () => {
    server = await startTestGateway({ addressOf: clientAddress('loopback') });
    const [victim, thief] = ['203.0.113.7', '203.0.113.8'].map((address) => ({ 'x-forwarded-for': address }));
    expect((await xhr('s1', 'xhr', '', victim)).body).toBe('o\n');
    expect((await xhr('s1', 'xhr_send', JSON.stringify([CONNECT]), thief)).status).toBe(404);
    expect((await xhr('s1', 'xhr', '', thief)).status).toBe(404);
    const mapped = { 'x-forwarded-for': '::ffff:203.0.113.7' };
    expect((await xhr('s1', 'xhr_send', JSON.stringify([CONNECT]), mapped)).status).toBe(204);
    expect((await xhr('s1', 'xhr', '', victim)).body).toContain('CONNECTED');
  });

  test.each(['xhr', 'xhr_streaming', 'xhr_send'])('is not for foreign pages: %s', async (name) => {
    server = await startTestGateway();
    await xhr('s1', 'xhr');
    const evil = { origin: 'https://evil.example' };
    expect((await xhr('s1', name, JSON.stringify([CONNECT]), evil)).status).toBe(403);
    expect(await fetch(`${server.url}/0/s1/eventsource`, { headers: evil }).then(({ status }) => status)).toBe(403);
    const own = { origin: 'https://web.example' };
    expect((await xhr('s1', 'xhr_send', JSON.stringify([CONNECT]), own)).status).toBe(204);
  });
});

describe('connections', () => {
  test('of one person are counted', async () => {
    server = await startTestGateway({ maxPerPerson: 2 });
    const clients = [await open(), await open(), await open()];
    for (const client of clients.slice(0, 2)) {
      client.send(CONNECT);
      await vi.waitFor(() => expect(client.text()).toContain('CONNECTED'));
    }
    clients[2]!.send(CONNECT);
    await vi.waitFor(() => expect(clients[2]!.text()).toContain('code:TOO_MANY_CONNECTIONS'));
    for (const { socket } of clients.slice(1)) socket.destroy();
    await vi.waitFor(() => expect(server.gateway.connections).toBe(1));
    const another = await open();
    another.send(CONNECT);
    await vi.waitFor(() => expect(another.text()).toContain('CONNECTED'));
  });

  test('of one address are counted, over whatever transport; a household is one address', async () => {
    server = await startTestGateway({ maxPerAddress: 2, addressOf: clientAddress('loopback') });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const first = await open(PLAIN[1], from('2001:db8:1:2::1'));
    expect((await xhr('s1', 'xhr', '', from('2001:db8:1:2:ffff::1'))).body).toBe('o\n');
    expect((await open(SOCKJS[1], from('2001:db8:1:2::2'))).status).toBe(429);
    expect((await xhr('s2', 'xhr', '', from('2001:db8:1:2::3'))).status).toBe(429);
    expect((await open(PLAIN[1], from('2001:db8:1:3::1'))).status).toBe(101);
    first.socket.destroy();
    await vi.waitFor(() => expect(server.gateway.isFull('2001:db8:1:2::/64')).toBe(false));
    expect((await open(PLAIN[1], from('2001:db8:1:2::2'))).status).toBe(101);
  });

  test('an address that no trusted proxy vouches for is not believed', async () => {
    server = await startTestGateway({ maxPerAddress: 1 });
    await open(PLAIN[1], { 'x-forwarded-for': '203.0.113.7' });
    expect((await open(PLAIN[1], { 'x-forwarded-for': '203.0.113.8' })).status).toBe(429);
  });

  test('the factor raises what may be', async () => {
    server = await startTestGateway({ maxPerAddress: 1, maxPerPerson: 1, bucket: { frameBurst: 5 }, factor: 3 });
    const clients = [await open(), await open(), await open()];
    for (const client of clients) {
      for (let i = 0; i < 10; i++) client.send('\n');
      client.send(CONNECT);
      await vi.waitFor(() => expect(client.text()).toContain('CONNECTED'));
    }
    expect((await open()).status).toBe(429);
  });
});

async function xhr(session: string, name: string, body = '', headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/0/${session}/${name}`, { method: 'POST', body, headers });
  return { status: response.status, body: await response.text() };
}
