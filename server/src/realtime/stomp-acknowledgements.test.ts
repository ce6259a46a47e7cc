import { describe, expect, test } from 'vitest';
import { openSession as open } from './test-session';

describe('ACK and NACK', () => {
  const subscribe = (id: string, ack: string) =>
    `SUBSCRIBE\nid:${id}\ndestination:/topic/open.1\nack:${ack}\nreceipt:r\n\n\0`;

  test('of a message that waits for it, once for each subscription that brought it', async () => {
    const client = open();
    await client.connect();
    client.say(subscribe('1', 'client'));
    client.say(subscribe('2', 'client-individual'));
    for (let i = 0; i < 2; i++) await client.next();
    client.gateway.topics.publish('/topic/open.1', { id: 'm1', body: '1' });
    for (let i = 0; i < 2; i++) expect((await client.next()).headers['ack']).toBe('m1');
    client.say('ACK\nid:m1\nreceipt:a\n\n\0NACK\nid:m1\nreceipt:b\n\n\0');
    for (const receipt of ['a', 'b']) expect((await client.next()).headers['receipt-id']).toBe(receipt);
    client.say('ACK\nid:m1\n\n\0');
    expect((await client.next()).headers['code']).toBe('ACK_UNKNOWN');
  });

  test('of a message that acknowledges itself', async () => {
    const client = open();
    await client.connect();
    client.say(subscribe('1', 'auto'));
    await client.next();
    client.gateway.topics.publish('/topic/open.1', { id: 'm1', body: '1' });
    await client.next();
    client.say('ACK\nid:m1\n\n\0');
    expect((await client.next()).headers['code']).toBe('ACK_UNKNOWN');
  });

  test('older versions name the message', async () => {
    const client = open();
    client.say(`CONNECT\naccept-version:1.1\nAuthorization:1\n\n\0${subscribe('1', 'client')}`);
    for (let i = 0; i < 2; i++) await client.next();
    client.gateway.topics.publish('/topic/open.1', { id: 'm1', body: '1' });
    await client.next();
    client.say('ACK\nsubscription:1\nmessage-id:m1\nreceipt:a\n\n\0');
    expect((await client.next()).headers['receipt-id']).toBe('a');
  });
});
