import { connect } from 'node:net';
import { vi } from 'vitest';

export const OPCODES = { text: 1, binary: 2, ping: 9 } as const;

/** A WebSocket on a plain TCP socket: the test decides when it reads, and what it sends. */
export async function rawSocket(url: string, path = '/websocket', headers: Record<string, string> = {}) {
  const { port, pathname } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  let closed = false;
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
  });
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
  });
  const head = Object.entries({
    Host: 'x',
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${pathname}${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  const text = () => received.toString('latin1');
  const status = await vi.waitFor(() => {
    const [, code] = /^HTTP\/1\.1 (\d+).*\r\n\r\n/s.exec(text()) ?? [];
    if (!code) throw new Error('no answer yet');
    return Number(code);
  });
  return {
    socket,
    status,
    text,
    closed: () => closed,
    send: (content: string | Buffer, opcode: keyof typeof OPCODES = 'text') =>
      socket.write(wsFrame(OPCODES[opcode], Buffer.from(content))),
  };
}

/** As a client sends it: masked, with zeros. */
export function wsFrame(opcode: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : sizeOf(length);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | size[0]!, ...size.slice(1), 0, 0, 0, 0]), content]);
}

function sizeOf(length: number): number[] {
  return [127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (length >>> bits) & 255)];
}
