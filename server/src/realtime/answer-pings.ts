import type { WebSocket } from 'ws';

const PONG_EVERY_MS = 1000;

/**
 * At most one pong per second, and only for the latest ping, as RFC 6455 (5.5.3) allows: pings cannot build up a queue.
 */
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
    // A copy: the payload is a slice of the socket's read buffer.
    latest = Buffer.from(payload);
    if (timer === null) answer();
  });
  webSocket.on('close', () => {
    if (timer !== null) clearTimeout(timer);
  });
}
