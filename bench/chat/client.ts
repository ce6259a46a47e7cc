import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { topicPath } from '@mungchi/contract';
import { roomMessages, sendMessage } from '@mungchi/contract/calls';
import type { Seat } from './world';

export type Client = {
  /** `more`: what the message has beside its words. */
  send(text: string, more?: { replyTo?: number; pictures?: readonly string[] }): void;
  close(): void;
  /** How many messages one read brought, and the sending instant in one of them (0 when none was looked at). */
  onMessages: (count: number, sampled: number) => void;
  onAcknowledged: (count: number) => void;
};

/**
 * A minimal client, so that one core of clients can load one core of server: a bare socket that skips over the
 * WebSocket frames and parses a sample of them.
 */
export async function openClient(
  address: string,
  protocol: 'stomp' | 'plain',
  seat: Seat,
  every = 64,
): Promise<Client> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  const path = protocol === 'stomp' ? '/ws/chat/websocket' : `/?room=${seat.roomId}`;
  const key = 'AAAAAAAAAAAAAAAAAAAAAA==';
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await once(socket, 'data');
  if (protocol === 'stomp') {
    const hello = `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${seat.token}\n\n\0`;
    const room = topicPath(roomMessages, { chatRoomId: seat.roomId });
    socket.write(masked(`${hello}SUBSCRIBE\nid:room\nreceipt:ready\ndestination:${room}\n\n\0`));
    await heard(socket, 'receipt-id:ready');
  }
  return protocol === 'stomp' ? stompClient(socket, seat, every) : plainClient(socket, every);
}

function plainClient(socket: Socket, every: number): Client {
  let waiting = 0;
  const client: Client = {
    send(text) {
      waiting += 1;
      socket.write(masked(JSON.stringify({ message: text })));
    },
    close: () => socket.destroy(),
    onMessages: () => undefined,
    onAcknowledged: () => undefined,
  };
  let turn = 0;
  walk(socket, every, (messages, _receipts, sampled) => {
    client.onMessages(messages, sampled);
    // The echo cannot be told from others' messages cheaply: a tenth of what arrives is one's own.
    turn += messages;
    const own = Math.min(waiting, Math.floor(turn / 10));
    turn -= own * 10;
    waiting -= own;
    if (own > 0) client.onAcknowledged(own);
  });
  return client;
}

function stompClient(socket: Socket, seat: Seat, every: number): Client {
  let count = 0;
  const outbox = Math.random().toString(36).slice(2);
  const client: Client = {
    send(text, more) {
      count += 1;
      const key = `${outbox}-${count}`;
      const body = JSON.stringify({ chatRoomId: seat.roomId, message: text, messageType: 'TEXT', key, ...more });
      socket.write(masked(`SEND\ndestination:${sendMessage.destination}\nreceipt:${count}\n\n${body}\0`));
    },
    close: () => socket.destroy(),
    onMessages: () => undefined,
    onAcknowledged: () => undefined,
  };
  walk(socket, every, (messages, receipts, sampled) => {
    if (messages > 0) client.onMessages(messages, sampled);
    if (receipts > 0) client.onAcknowledged(receipts);
  });
  return client;
}

/** Counts whole WebSocket messages by their first byte: `R` is a RECEIPT, anything else a message. */
function walk(
  socket: Socket,
  every: number,
  onRead: (messages: number, receipts: number, sampled: number) => void,
): void {
  let rest: Buffer | null = null;
  let seen = 0;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    const bytes: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    let messages = 0;
    let receipts = 0;
    let sampled = 0;
    while (at + 4 <= bytes.length) {
      const short = bytes[at + 1]!;
      const head = short < 126 ? 2 : 4;
      const length = short < 126 ? short : bytes.readUInt16BE(at + 2);
      const end = at + head + length;
      if (end > bytes.length) break;
      const first = bytes[at + head];
      if (first === 0x52) receipts += 1;
      else if (first !== 0x0a) {
        messages += 1;
        seen += 1;
        if (seen % every === 0) sampled = sentAt(bytes.toString('latin1', at + head, end));
      }
      at = end;
    }
    rest = at < bytes.length ? bytes.subarray(at) : null;
    onRead(messages, receipts, sampled);
  });
}

function sentAt(message: string): number {
  return Number(/"message":"([\d.]+) /.exec(message)?.[1] ?? 0);
}

async function heard(socket: Socket, part: string): Promise<void> {
  let text = '';
  while (!text.includes(part)) text += String((await once(socket, 'data'))[0]);
}

/** A client's message; the zero mask leaves the bytes as they are. */
function masked(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 6 : 8;
  const message = Buffer.alloc(head + length);
  message[0] = 0x81;
  message[1] = 0x80 | Math.min(length, 126);
  if (length >= 126) message.writeUInt16BE(length, 2);
  message.write(text, head);
  return message;
}
