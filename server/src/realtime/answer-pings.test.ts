import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { answerPings } from './answer-pings';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openSocket() {
  const pongs: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    pong: (payload: Buffer) => pongs.push(payload.toString()),
  });
  answerPings(socket as unknown as WebSocket);
  return { pongs, socket, ping: (words: string) => socket.emit('ping', Buffer.from(words)) };
}

test('the first ping is answered at once, then the latest of each second', () => {
  const { pongs, ping } = openSocket();
  for (let each = 0; each < 500; each += 1) ping(`a${each}`);
  expect(pongs).toEqual(['a0']);
  vi.advanceTimersByTime(999);
  expect(pongs).toEqual(['a0']);
  vi.advanceTimersByTime(1);
  expect(pongs).toEqual(['a0', 'a499']);
  ping('b0');
  ping('b1');
  vi.advanceTimersByTime(1000);
  expect(pongs).toEqual(['a0', 'a499', 'b1']);
});

test('after a quiet second the next ping is answered at once again, and a closed socket never', () => {
  const { pongs, ping, socket } = openSocket();
  ping('a');
  vi.advanceTimersByTime(2000);
  ping('b');
  expect(pongs).toEqual(['a', 'b']);
  ping('c');
  socket.emit('close');
  vi.advanceTimersByTime(2000);
  expect(pongs).toEqual(['a', 'b']);
});
