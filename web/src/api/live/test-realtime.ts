import { boardNews } from '@mungchi/contract/calls';
import { afterEach, beforeEach, vi } from 'vitest';
import { Realtime } from './realtime';
import type { LiveSocket, SocketEvents } from './realtime-socket';

type Sent = { destination: string; body: string; receipt: string; onReceipt: () => void };
type Heard = { destination: string; onBody: (body: string) => void; onReady: () => void; left: boolean };
type Line = SocketEvents & { token: string; subscribed: Heard[]; sent: Sent[]; closed: boolean; heardAt: number };

/** Fake sockets, driven by the test. */
export function standIn(tokens: () => string | null = () => 'token') {
  const lines: Line[] = [];
  const refused: (string | null)[] = [];
  const sessionOver = vi.fn();
  const realtime = new Realtime({
    open: async (token, events): Promise<LiveSocket> => {
      const line: Line = { ...events, token, subscribed: [], sent: [], closed: false, heardAt: Date.now() };
      lines.push(line);
      return {
        subscribe(destination, onBody, onReady) {
          const heard = { destination, onBody, onReady, left: false };
          line.subscribed.push(heard);
          return () => {
            heard.left = true;
          };
        },
        send: (destination, body, receipt, onReceipt) => line.sent.push({ destination, body, receipt, onReceipt }),
        heardAt: () => line.heardAt,
        close: () => {
          line.closed = true;
        },
      };
    },
    token: async (stale) => {
      refused.push(stale);
      return tokens();
    },
    onSessionOver: sessionOver,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    realtime,
    lines,
    refused,
    sessionOver,
    settle,
    last: () => lines.at(-1)!,
    open: async () => {
      await settle();
      lines.at(-1)!.onOpen();
      for (const { onReady } of lines.at(-1)!.subscribed) onReady();
    },
  };
}

/** The network of the device. */
export const network = { online: true };
let leavers: (() => void)[] = [];
/** Fake timers during a test; all subscriptions are removed after it. */
export function onStage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    network.online = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.online);
  });
  afterEach(async () => {
    for (const leave of leavers) leave();
    leavers = [];
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export function listen(realtime: Realtime, boardId = 1) {
  const heard: unknown[] = [];
  const ready = vi.fn();
  const leave = realtime.listen(boardNews, { boardId }, { onMessage: (body) => heard.push(body), onReady: ready });
  leavers.push(leave);
  return { heard, ready, leave };
}
