import { HEARTBEAT_MS, type LiveError, READS_HEADER, READS_OWN } from '@mungchi/contract';
import { liveErrors } from '@mungchi/contract/calls';
import { loadOnce } from '../load-script';
import { whenIdle } from '../when-idle';

/** What a socket reports. Nothing comes after `onClose`. */
export type SocketEvents = {
  onOpen: () => void;
  /** An ERROR frame: the connection is over, closed or not. */
  onError: (code: string) => void;
  /** A rejected SEND or a revoked subscription: the connection stays open. */
  onRefusal: (refusal: Refusal) => void;
  /** `moved`: the server is about to stop and asks to come back, to another node. */
  onClose: (moved: boolean) => void;
};

export type Refusal = Pick<LiveError, 'code'> & Partial<LiveError>;

/** One STOMP connection over SockJS. It does not reconnect: each attempt is a new socket. */
export type LiveSocket = {
  /** `onReady`: subscribed, every later message is delivered. */
  subscribe: (destination: string, onBody: (body: string) => void, onReady: () => void) => () => void;
  send: (destination: string, body: string, receipt: string, onReceipt: () => void) => void;
  /** Time of the last frame from the server, heart-beats included. */
  heardAt: () => number;
  close: () => void;
};

export type OpenSocket = (token: string, events: SocketEvents) => Promise<LiveSocket>;

/** "Going away" (RFC 6455). */
const GOING_AWAY = 1001;
const CONNECT_WITHIN_MS = 20_000;

/** Loaded after the screen itself: the connection only carries updates. */
const fetchLibraries = loadOnce(async () => {
  await whenIdle();
  return Promise.all([import('@stomp/stompjs'), import('sockjs-client')]);
});

export const openSocket: OpenSocket = async (token, events) => {
  const [{ Client }, { default: SockJS }] = await fetchLibraries();
  let heardAt = Date.now();
  let receipts = 0;
  let failed = false;

  const client = new Client({
    webSocketFactory: () => {
      const socket = new SockJS('/ws/chat', null, { transports: transports() });
      for (const sign of ['open', 'message', 'heartbeat']) {
        socket.addEventListener(sign as 'message', () => {
          heardAt = Date.now();
        });
      }
      return socket as WebSocket;
    },
    connectHeaders: { Authorization: `Bearer ${token}`, [READS_HEADER]: READS_OWN },
    // The caller reconnects: it owns the backoff and the fresh token.
    reconnectDelay: 0,
    connectionTimeout: CONNECT_WITHIN_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    onConnect: () => {
      client.subscribe(liveErrors.path, ({ body, headers }) =>
        events.onRefusal(readRefusal(body, headers['receipt-id'])),
      );
      events.onOpen();
    },
    onStompError: (frame) => {
      failed = true;
      events.onError(frame.headers['code'] ?? '');
    },
    onWebSocketClose: (event: CloseEvent) => events.onClose(event.code === GOING_AWAY),
  });
  client.activate();

  return {
    subscribe(destination, onBody, onReady) {
      const receipt = `s${++receipts}`;
      client.watchForReceipt(receipt, onReady);
      const subscription = client.subscribe(destination, ({ body }) => onBody(body), { receipt });
      return () => {
        if (client.connected) subscription.unsubscribe();
      };
    },
    send(destination, body, receipt, onReceipt) {
      client.watchForReceipt(receipt, onReceipt);
      client.publish({ destination, body, headers: { receipt } });
    },
    heardAt: () => heardAt,
    close() {
      // On a dead connection the DISCONNECT would wait for its receipt.
      const dead = failed || !navigator.onLine || !client.connected || Date.now() - heardAt > 2 * HEARTBEAT_MS;
      void client.deactivate({ force: dead });
    },
  };
};

function readRefusal(body: string, receipt: string | undefined): Refusal {
  const { code, message, destination }: LiveError = JSON.parse(body);
  return { code, message, destination, receipt };
}

/** The three of the specification; a single one when a test or a support case asks for it. */
function transports(): string[] {
  const forced = sessionStorage.getItem('transport');
  return forced ? [forced] : ['websocket', 'xhr-streaming', 'xhr-polling'];
}
