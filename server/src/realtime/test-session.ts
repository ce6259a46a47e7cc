import { expect, vi } from 'vitest';
import type { Application } from './application';
import type { Transport } from './connection';
import { Gateway } from './gateway';
import { quoted } from './payload';
import type { StompFrame } from './stomp-frame';
import { FrameParser } from './stomp-parser';
import { echoApplication } from './test-gateway';

/** One client with its own gateway, without a network. */
export function openSession(
  options: Partial<ConstructorParameters<typeof Gateway>[0]> & { overrides?: Partial<Application> } = {},
) {
  const gateway: Gateway = new Gateway({ application: echoApplication(() => gateway, options.overrides), ...options });
  const frames: StompFrame[] = [];
  let closed: [number, string] | null = null;
  let destroyed = false;
  const parser = new FrameParser(
    (frame) => frames.push(frame),
    () => undefined,
  );
  parser.version = '1.2';
  const transport: Transport = {
    write: (queue) => {
      for (const frame of JSON.parse(`[${queue.map(quoted).join(',')}]`)) parser.push(Buffer.from(frame));
    },
    close: (code, reason) => {
      closed = [code, reason];
    },
    destroy: () => {
      destroyed = true;
    },
  };
  const line = gateway.open(transport, '127.0.0.1');
  const next = () =>
    vi.waitFor(
      () => {
        const frame = frames.shift();
        if (!frame) throw new Error('no frame');
        return frame;
      },
      { interval: 1 },
    );
  return {
    gateway,
    next,
    say: (text: string) => line.receive(Buffer.from(text)),
    leave: () => line.end(),
    closed: () => closed,
    destroyed: () => destroyed,
    connect: async () => {
      line.receive(Buffer.from('CONNECT\naccept-version:1.2\nAuthorization:1\n\n\0'));
      expect((await next()).command).toBe('CONNECTED');
    },
  };
}
