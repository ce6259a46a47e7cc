import { HEARTBEAT_MS, READS_HEADER, READS_OWN } from '@mungchi/contract';
import { loadOnce } from './load-script';
import { whenIdle } from './when-idle';

/** What a socket reports. Nothing comes after `onClose`. */
export type SocketEvents = {
  onOpen: () => void;
  /** An ERROR frame: the connection is over, closed or not. */
  onError: (code: string) => void;
  /** A SEND that was not taken, or a subscription that was ended: the connection stays. */
  onRefusal: (refusal: Refusal) => void;
  onClose: () => void;
};

export type Refusal = { code: string; message?: string; receipt?: string; destination?: string };

/** One STOMP connection over SockJS. It does not come back: the next one is another socket. */
export type LiveSocket = {
  /** `onReady`: everything said from now on will be heard. */
  subscribe: (destination: string, onBody: (body: string) => void, onReady: () => void) => () => void;
  send: (destination: string, body: string, receipt: string, onReceipt: () => void) => void;
  /** When the server was last heard, heart-beats included. */
  heardAt: () => number;
  close: () => void;
};

export type OpenSocket = (token: string, events: SocketEvents) => Promise<LiveSocket>;

const ERRORS = '/user/queue/errors';
const CONNECT_WITHIN_MS = 20_000;

/** After the screen itself: the line only tells of changes. */
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
    // Coming back has its own pace, and needs a fresh token: whoever opened this decides.
    reconnectDelay: 0,
    connectionTimeout: CONNECT_WITHIN_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    onConnect: () => {
      client.subscribe(ERRORS, ({ body, headers }) => events.onRefusal(readRefusal(body, headers['receipt-id'])));
      events.onOpen();
    },
    onStompError: (frame) => {
      failed = true;
      events.onError(frame.headers['code'] ?? '');
    },
    onWebSocketClose: () => events.onClose(),
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
      // A dead line would keep the goodbye waiting for its answer.
      const dead = failed || !navigator.onLine || !client.connected || Date.now() - heardAt > 2 * HEARTBEAT_MS;
      void client.deactivate({ force: dead });
    },
  };
};

function readRefusal(body: string, receipt: string | undefined): Refusal {
  const { code, message, destination } = JSON.parse(body) as Partial<Refusal>;
  return {
    code: code ?? 'UNKNOWN',
    ...(message !== undefined && { message }),
    ...(destination !== undefined && { destination }),
    ...(receipt !== undefined && { receipt }),
  };
}

/** The specified three; one alone when a test or a support case asks for it. */
function transports(): string[] {
  const forced = sessionStorage.getItem('transport');
  return forced ? [forced] : ['websocket', 'xhr-streaming', 'xhr-polling'];
}
