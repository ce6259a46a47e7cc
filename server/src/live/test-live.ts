import type { AddressInfo } from 'node:net';
import { type Topic, type TopicBody, type TopicParams, topicPath } from '@mungchi/contract';
import type { Client } from '@stomp/stompjs';
import { type Carrier, connected, stompClient } from '../realtime/test-gateway';
import type { Person, TestApp } from '../test-app';

export async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/ws/chat`;
}

export function connectAs(url: string, { token }: Person, carrier: Carrier = 'raw websocket'): Promise<Client> {
  return connected(stompClient(url, carrier, { Authorization: `Bearer ${token}` }));
}

/** What is heard on a topic from now on; each message must be what the contract says. */
export async function subscribed<T extends Topic>(
  client: Client,
  topic: T,
  params: TopicParams<T>,
): Promise<TopicBody<T>[]> {
  const heard: TopicBody<T>[] = [];
  const destination = topicPath(topic, params);
  const receipt = `subscribed ${destination} ${Math.random()}`;
  await new Promise<void>((resolve) => {
    client.watchForReceipt(receipt, () => resolve());
    client.subscribe(destination, ({ body }) => heard.push(topic.body.parse(JSON.parse(body)) as TopicBody<T>), {
      receipt,
    });
  });
  return heard;
}
