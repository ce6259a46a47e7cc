import type { WebSocket } from 'ws';

const PONG_EVERY_MS = 1000;

/** At most one pong per second, then for the latest ping alone, as RFC 6455 (5.5.3) allows: pings cost no queue. */
export function answerPings(webSocket: WebSocket): void {
  let latest: Buffer | null = null;
  let timer: NodeJS.Timeout | null = null;
  const answer = () => {
    timer = null;
    if (latest === null || webSocket.readyState !== webSocket.OPEN) return;
    webSocket.pong(latest);
    latest = null;
    timer = setTimeout(answer, PONG_EVERY_MS).unref();
  };
  webSocket.on('ping', (payload: Buffer) => {
    // A copy: the payload is a piece of what the socket has read.
    latest = Buffer.from(payload);
    if (timer === null) answer();
  });
  webSocket.on('close', () => {
    if (timer !== null) clearTimeout(timer);
  });
}
