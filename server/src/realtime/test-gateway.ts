import type { AddressInfo } from 'node:net';
import type { UserId } from '@mungchi/contract';
import { Client, type IFrame, type IMessage, type StompHeaders } from '@stomp/stompjs';
import Fastify, { type FastifyInstance } from 'fastify';
import SockJS from 'sockjs-client';
import { WebSocket } from 'ws';
import { isWhole } from '../test-ring';
import { type Application, Denied } from './application';
import { Gateway, type GatewayOptions } from './gateway';
import type { SockJsOptions } from './sockjs-options';
import { sockJsRoutes } from './sockjs-routes';

/** A small feature for tests: tokens are user ids, everyone may read `/topic/open.*`, `/app/say` publishes. */
export function echoApplication(gateway: () => Gateway, overrides: Partial<Application> = {}): Application {
  let count = 0;
  return {
    async authenticate(headers) {
      const userId = Number(headers['Authorization']) as UserId;
      if (!userId) throw new Denied('LOGIN_REQUIRED', 'no token');
      return { userId, expiresAt: Number.POSITIVE_INFINITY };
    },
    async authorizeSubscribe(_, destination) {
      if (!destination.startsWith('/topic/open.')) throw new Denied('DESTINATION_REFUSED', destination);
    },
    async onSend(principal, destination, _, body) {
      if (destination !== '/app/say') throw new Denied('DESTINATION_REFUSED', destination);
      const { topic, text } = JSON.parse(body.toString()) as { topic: string; text: string };
      if (text === 'flood') return { refusalCode: 'RATE_LIMITED', retryAfter: 5000, key: 'k1' };
      count += 1;
      gateway().topics.publish(topic, { id: String(count), body: JSON.stringify({ text, from: principal.userId }) });
      return undefined;
    },
    ...overrides,
  };
}

export interface TestGateway {
  app: FastifyInstance;
  gateway: Gateway;
  /** `http://127.0.0.1:port/ws/chat` */
  url: string;
  close(): Promise<void>;
}

export async function startTestGateway(
  options: Partial<GatewayOptions & SockJsOptions> & { overrides?: Partial<Application> } = {},
): Promise<TestGateway> {
  const gateway: Gateway = new Gateway({ application: echoApplication(() => gateway, options.overrides), ...options });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(sockJsRoutes, {
    path: '/ws/chat',
    allowedOrigins: ['https://web.example'],
    ...options,
    gateway,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, gateway, url: `http://127.0.0.1:${port}/ws/chat`, close: () => app.close() };
}

export type Carrier = 'raw websocket' | 'websocket' | 'xhr-streaming' | 'xhr-polling';
/** By day what browsers take; with `RING=all` each. */
export const CARRIERS: readonly Carrier[] = isWhole
  ? ['raw websocket', 'websocket', 'xhr-streaming', 'xhr-polling']
  : ['websocket'];

/** The client the web app uses, over the given transport. */
export function stompClient(
  url: string,
  carrier: Carrier,
  connectHeaders: StompHeaders = { Authorization: '1' },
): Client {
  return new Client({
    webSocketFactory: () =>
      carrier === 'raw websocket'
        ? new WebSocket(`${url.replace('http', 'ws')}/websocket`)
        : new SockJS(url, null, { transports: [carrier] }),
    connectHeaders,
    reconnectDelay: 0,
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
  });
}

export async function connected(client: Client): Promise<Client> {
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve();
    client.onStompError = (frame) => reject(new Error(frame.headers['code'] ?? 'ERROR'));
    client.onWebSocketClose = () => reject(new Error('closed'));
    client.activate();
  });
  return client;
}

export interface Heard {
  messages: IMessage[];
  texts(): string[];
}

/** Resolves once the server has confirmed the subscription. */
export async function heard(client: Client, destination: string): Promise<Heard> {
  const messages: IMessage[] = [];
  const receipt = `subscribed-${Math.random()}`;
  const subscribed = new Promise<IFrame>((resolve) => client.watchForReceipt(receipt, resolve));
  client.subscribe(destination, (message) => messages.push(message), { receipt });
  await subscribed;
  return { messages, texts: () => messages.map((message) => (JSON.parse(message.body) as { text: string }).text) };
}

/** Resolves with the receipt of a SEND. */
export function say(client: Client, body: unknown, destination = '/app/say'): Promise<IFrame> {
  const receipt = `said-${Math.random()}`;
  const received = new Promise<IFrame>((resolve) => client.watchForReceipt(receipt, resolve));
  client.publish({ destination, body: JSON.stringify(body), headers: { receipt } });
  return received;
}
