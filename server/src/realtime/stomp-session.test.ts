import type { UserId } from '@mungchi/contract';
import { describe, expect, test, vi } from 'vitest';
import type { Application } from './application';
import { openSession as open } from './test-session';

describe('versions', () => {
  test.each([
    ['', '1.0'],
    ['accept-version:1.0\n', '1.0'],
    ['accept-version:1.1,1.0\n', '1.1'],
    ['accept-version:1.0,1.1,1.2\n', '1.2'],
    ['accept-version:2.0, 1.2\n', '1.2'],
  ])('%j → %s', async (header, version) => {
    const client = open();
    client.say(`STOMP\n${header}Authorization:1\n\n\0`);
    expect((await client.next()).headers).toMatchObject({ version, 'heart-beat': '10000,10000', 'user-name': '1' });
  });

  test('none in common', async () => {
    const client = open();
    client.say('CONNECT\naccept-version:3.0\nAuthorization:1\n\n\0');
    const error = await client.next();
    expect(error.command).toBe('ERROR');
    expect(error.headers).toMatchObject({ code: 'UNSUPPORTED_VERSION', version: '1.2,1.1,1.0' });
    expect(client.closed()).toEqual([1008, 'UNSUPPORTED_VERSION']);
  });
});

describe('refused with ERROR, then closed', () => {
  test.each([
    ['before CONNECT', 'NOT_CONNECTED', 'SEND\ndestination:/app/say\n\n{}\0', false],
    ['a second CONNECT', 'ALREADY_CONNECTED', 'CONNECT\n\n\0', true],
    ['an unknown command', 'UNKNOWN_COMMAND', 'PUBLISH\n\n\0', true],
    ['a server command', 'UNKNOWN_COMMAND', 'MESSAGE\n\n\0', true],
    ['a malformed frame', 'MALFORMED_HEADER', 'SEND\nx\n\n\0', true],
    ['an undefined escape', 'UNDEFINED_ESCAPE', 'SEND\ndestination:/app\\tsay\n\n\0', true],
    ['SEND without a destination', 'MISSING_HEADER', 'SEND\n\n{}\0', true],
    ['SEND to a topic', 'DESTINATION_REFUSED', 'SEND\ndestination:/topic/open.1\n\n{}\0', true],
    ['SUBSCRIBE without an id', 'MISSING_HEADER', 'SUBSCRIBE\ndestination:/topic/open.1\n\n\0', true],
    ['SUBSCRIBE elsewhere', 'DESTINATION_REFUSED', 'SUBSCRIBE\nid:1\ndestination:/topic/*\n\n\0', true],
    ['UNSUBSCRIBE of nothing', 'SUBSCRIPTION_UNKNOWN', 'UNSUBSCRIBE\nid:1\n\n\0', true],
    ['ACK without an id', 'MISSING_HEADER', 'ACK\n\n\0', true],
    ['ACK of nothing', 'ACK_UNKNOWN', 'ACK\nid:1\n\n\0', true],
    ['NACK of nothing', 'ACK_UNKNOWN', 'NACK\nid:1\n\n\0', true],
    [
      'an ack that STOMP does not know',
      'MALFORMED_HEADER',
      'SUBSCRIBE\nid:1\ndestination:/topic/open.1\nack:bogus\n\n\0',
      true,
    ],
    ['ACK in a transaction', 'TRANSACTIONS_UNSUPPORTED', 'ACK\nid:1\ntransaction:t\n\n\0', true],
    ['BEGIN', 'TRANSACTIONS_UNSUPPORTED', 'BEGIN\ntransaction:t\n\n\0', true],
    ['SEND in a transaction', 'TRANSACTIONS_UNSUPPORTED', 'SEND\ndestination:/app/say\ntransaction:t\n\n{}\0', true],
    ['a body the feature cannot read', 'INTERNAL', 'SEND\ndestination:/app/say\n\nnot json\0', true],
  ])('%s', async (_, code, frame, afterConnect) => {
    const faults: unknown[] = [];
    const client = open({ onFault: (error) => faults.push(error) });
    if (afterConnect) await client.connect();
    client.say(frame);
    const error = await client.next();
    expect([error.command, error.headers['code']]).toEqual(['ERROR', code]);
    expect(client.closed()).toEqual([1008, code]);
    expect(faults).toHaveLength(code === 'INTERNAL' ? 1 : 0);
  });

  test('the receipt id comes along', async () => {
    const client = open();
    await client.connect();
    client.say('BEGIN\ntransaction:t\nreceipt:r-1\n\n\0');
    expect((await client.next()).headers['receipt-id']).toBe('r-1');
  });

  test('nothing after it is heard', async () => {
    const onSend = vi.fn<Application['onSend']>(async () => undefined);
    const client = open({ overrides: { onSend } });
    await client.connect();
    client.say('BEGIN\n\n\0SEND\ndestination:/app/say\n\n{}\0');
    await client.next();
    expect(onSend).not.toHaveBeenCalled();
  });
});

test('frames wait for the decision before them', async () => {
  let decide: () => void = () => undefined;
  const decided = new Promise<void>((resolve) => {
    decide = resolve;
  });
  const client = open({ overrides: { authorizeSubscribe: () => decided } });
  await client.connect();
  client.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\nreceipt:a\n\n\0');
  client.say(
    'SEND\ndestination:/app/say\nreceipt:b\n\n{"topic":"/topic/open.1","text":"hi"}\0UNSUBSCRIBE\nid:1\nreceipt:c\n\n\0',
  );
  decide();
  const frames = [await client.next(), await client.next(), await client.next(), await client.next()];
  expect(frames.map((frame) => frame.headers['receipt-id'] ?? frame.body.toString())).toEqual([
    'a',
    '{"text":"hi","from":1}',
    'c',
    'b',
  ]);
});

test('too many frames behind one decision', async () => {
  const client = open({ maxPending: 3, overrides: { authorizeSubscribe: () => new Promise(() => undefined) } });
  await client.connect();
  client.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0');
  for (let i = 0; i < 4; i++) client.say('ACK\nid:1\n\n\0');
  expect((await client.next()).headers['code']).toBe('TOO_MANY_FRAMES');
});

test('too many messages that are not yet durable', async () => {
  const client = open({ maxPending: 3, overrides: { onSend: () => new Promise(() => undefined) } });
  await client.connect();
  for (let i = 0; i < 4; i++) client.say('SEND\ndestination:/app/say\n\n{}\0');
  expect((await client.next()).headers['code']).toBe('TOO_MANY_FRAMES');
});

test('a subscription id is escaped for the version of its client', async () => {
  const client = open();
  await client.connect();
  client.say('SUBSCRIBE\nid:a\\cb\\\\\ndestination:/topic/open.1\nack:client\n\n\0');
  client.say('SUBSCRIBE\nid:2\ndestination:/topic/open.1\nreceipt:r\n\n\0');
  await client.next();
  client.gateway.topics.publish('/topic/open.1', { id: 'm1', body: '1' });
  expect((await client.next()).headers).toMatchObject({ subscription: 'a:b\\', ack: 'm1', 'message-id': 'm1' });
  const { headers } = await client.next();
  expect(headers['subscription']).toBe('2');
  expect(headers['ack']).toBeUndefined();
});

test('a subscription id twice, and more than allowed', async () => {
  const twice = open();
  await twice.connect();
  twice.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0SUBSCRIBE\nid:1\ndestination:/topic/open.2\n\n\0');
  expect((await twice.next()).headers['code']).toBe('SUBSCRIPTION_EXISTS');
  const many = open({ maxSubscriptions: 1 });
  await many.connect();
  many.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0SUBSCRIBE\nid:2\ndestination:/topic/open.2\n\n\0');
  expect((await many.next()).headers['code']).toBe('TOO_MANY_SUBSCRIPTIONS');
});

describe('time', () => {
  test('a token that runs out ends an open connection', async () => {
    let now = 1000;
    const authenticate = async () => ({ userId: 1 as UserId, expiresAt: 5000 });
    const client = open({ now: () => now, tickInterval: 5, overrides: { authenticate } });
    await client.connect();
    now = 5000;
    expect((await client.next()).headers['code']).toBe('TOKEN_EXPIRED');
    expect(client.closed()).toEqual([1008, 'TOKEN_EXPIRED']);
  });

  test('and is noticed at once by the next frame', async () => {
    let now = 1000;
    const authenticate = async () => ({ userId: 1 as UserId, expiresAt: 5000 });
    const client = open({ now: () => now, tickInterval: 60_000, overrides: { authenticate } });
    await client.connect();
    now = 5000;
    client.say('SEND\ndestination:/app/say\n\n{}\0');
    expect((await client.next()).headers['code']).toBe('TOKEN_EXPIRED');
  });

  test('a client that never says CONNECT is cut', async () => {
    const client = open({ connectTimeout: 20, tickInterval: 5 });
    expect((await client.next()).headers['code']).toBe('CONNECT_TIMEOUT');
  });

  test('a client that promised heart-beats and stopped is cut', async () => {
    const client = open({ heartBeat: 20, tickInterval: 5 });
    client.say('CONNECT\nAuthorization:1\nheart-beat:20,0\n\n\0');
    await client.next();
    await vi.waitFor(() => expect(client.destroyed()).toBe(true));
  });

  test('a client that promised none is not', async () => {
    const silent = open({ heartBeat: 20, tickInterval: 5 });
    silent.say('CONNECT\nAuthorization:1\nheart-beat:20,0\n\n\0');
    const client = open({ heartBeat: 20, tickInterval: 5 });
    await client.connect();
    await vi.waitFor(() => expect(silent.destroyed()).toBe(true));
    expect(client.destroyed()).toBe(false);
    client.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\nreceipt:r\n\n\0');
    expect((await client.next()).headers['receipt-id']).toBe('r');
  });
});

test('a lost permission ends the subscription and leaves the connection', async () => {
  const client = open();
  await client.connect();
  client.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\nreceipt:r\n\n\0');
  await client.next();
  client.gateway.revoke('/topic/open.1', 2, 'NOT_A_MEMBER');
  expect(client.gateway.topics.has('/topic/open.1')).toBe(true);
  client.gateway.revoke('/topic/open.1', 1, 'NOT_A_MEMBER');
  const notice = await client.next();
  expect(notice.headers).toMatchObject({ destination: '/user/queue/errors', code: 'NOT_A_MEMBER' });
  expect(JSON.parse(notice.body.toString())).toEqual({ code: 'NOT_A_MEMBER', destination: '/topic/open.1' });
  expect(client.gateway.topics.has('/topic/open.1')).toBe(false);
  expect(client.closed()).toBeNull();
});

test('a person can be sent away from all connections', async () => {
  const client = open();
  await client.connect();
  client.gateway.disconnect(({ userId }) => userId === 1, 'LOGIN_REQUIRED', 'signed out');
  expect((await client.next()).headers['code']).toBe('LOGIN_REQUIRED');
});

test('who leaves while being decided about leaves nothing behind', async () => {
  let decide: () => void = () => undefined;
  const decided = new Promise<void>((resolve) => {
    decide = resolve;
  });
  const client = open({ overrides: { authorizeSubscribe: () => decided } });
  await client.connect();
  client.say('SUBSCRIBE\nid:1\ndestination:/topic/open.1\n\n\0');
  client.leave();
  decide();
  await new Promise(setImmediate);
  expect(client.gateway.topics.has('/topic/open.1')).toBe(false);
  expect(client.gateway.connections).toBe(0);
});
