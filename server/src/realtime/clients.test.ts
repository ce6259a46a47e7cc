import type { Client } from '@stomp/stompjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CARRIERS, connected, heard, say, startTestGateway, stompClient, type TestGateway } from './test-gateway';

describe.each(CARRIERS)('the real clients over %s', (carrier) => {
  let server: TestGateway;
  const clients: Client[] = [];
  const connect = async (headers?: Record<string, string>) => {
    const client = stompClient(server.url, carrier, headers);
    clients.push(client);
    return connected(client);
  };

  beforeEach(async () => {
    server = await startTestGateway({ heartBeat: 200, tickInterval: 20 });
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.deactivate({ force: true })));
    await server.close();
  });

  test('connect, subscribe, send with receipt, receive', async () => {
    const [anna, ben] = [await connect({ Authorization: '1' }), await connect({ Authorization: '2' })];
    const [atAnna, atBen] = [await heard(anna, '/topic/open.1'), await heard(ben, '/topic/open.1')];
    const receipt = await say(anna, { topic: '/topic/open.1', text: '안녕하세요 😀 "따옴표" \u2028 \0' });
    expect(receipt.headers['receipt-id']).toMatch(/^said-/);
    await vi.waitFor(() => expect(atBen.texts()).toEqual(['안녕하세요 😀 "따옴표" \u2028 \0']));
    await vi.waitFor(() => expect(atAnna.texts()).toHaveLength(1));
    expect(atBen.messages[0]?.headers).toMatchObject({
      destination: '/topic/open.1',
      'content-type': 'application/json',
    });
  });

  test('a burst arrives whole and in order', async () => {
    const client = await connect();
    const own = await heard(client, '/topic/open.1');
    const texts = Array.from({ length: 300 }, (_, at) => `${at} ${'가'.repeat(at * 3)}`);
    await Promise.all(texts.map((text) => say(client, { topic: '/topic/open.1', text })));
    await vi.waitFor(() => expect(own.texts()).toEqual(texts), { timeout: 5000 });
  });

  test('a refused message does not cut the connection', async () => {
    const client = await connect();
    const errors = await heard(client, '/user/queue/errors');
    const own = await heard(client, '/topic/open.1');
    client.publish({ destination: '/app/say', body: '{"text":"flood"}', headers: { receipt: 'r-7' } });
    await vi.waitFor(() => expect(errors.messages).toHaveLength(1));
    expect(errors.messages[0]?.headers).toMatchObject({ code: 'RATE_LIMITED', 'receipt-id': 'r-7' });
    const notice = { code: 'RATE_LIMITED', key: 'k1', receipt: 'r-7', retryAfter: 5000, destination: '/app/say' };
    expect(JSON.parse(errors.messages[0]!.body)).toEqual(notice);
    await say(client, { topic: '/topic/open.1', text: 'still here' });
    await vi.waitFor(() => expect(own.texts()).toEqual(['still here']));
  });

  test('a foreign destination ends the connection with a coded ERROR', async () => {
    const client = await connect();
    const error = new Promise<Record<string, string>>((resolve) => {
      client.onStompError = (frame) => resolve(frame.headers);
    });
    const closed = new Promise<void>((resolve) => {
      client.onWebSocketClose = () => resolve();
    });
    client.subscribe('/topic/secret', () => undefined, { receipt: 'r-1' });
    expect(await error).toMatchObject({ code: 'DESTINATION_REFUSED', 'receipt-id': 'r-1' });
    await closed;
    await vi.waitFor(() => expect(server.gateway.connections).toBe(0), { timeout: 6000 });
  });

  test('a bad token is told so', async () => {
    await expect(connect({ Authorization: 'nobody' })).rejects.toThrow('LOGIN_REQUIRED');
  });

  test('heart-beats flow both ways while nothing else does', async () => {
    const client = stompClient(server.url, carrier);
    clients.push(client);
    client.heartbeatIncoming = 200;
    client.heartbeatOutgoing = 200;
    let beats = 0;
    let cut = false;
    client.debug = (line) => {
      if (line === '<<< PONG') beats += 1;
    };
    await connected(client);
    client.onWebSocketClose = () => {
      cut = true;
    };
    await vi.waitFor(() => expect(beats).toBeGreaterThan(4));
    expect(cut).toBe(false);
    expect(server.gateway.connections).toBe(1);
  });

  test('a server that goes away says so', async () => {
    const client = await connect();
    const closed = new Promise<number>((resolve) => {
      client.onWebSocketClose = (event: CloseEvent) => resolve(event.code);
    });
    await server.close();
    // Between two polls nothing can be said any more.
    expect(carrier === 'xhr-polling' ? [1001, 1006] : [1001]).toContain(await closed);
  });

  test('DISCONNECT is answered after everything before it', async () => {
    const client = await connect();
    const order: string[] = [];
    client.watchForReceipt('sent', () => order.push('sent'));
    client.publish({
      destination: '/app/say',
      body: '{"topic":"/topic/open.1","text":"last"}',
      headers: { receipt: 'sent' },
    });
    client.onDisconnect = () => order.push('disconnected');
    await client.deactivate();
    expect(order).toEqual(['sent', 'disconnected']);
    await vi.waitFor(() => expect(server.gateway.connections).toBe(0));
  });
});

interface CloseEvent {
  code: number;
}
