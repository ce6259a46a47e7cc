import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TestProxy {
  /** `http://127.0.0.1:port` */
  address: string;
  /** Where new connections go; null refuses them. */
  target: string | null;
  /** Cuts, or holds up for a while, some of the connections. */
  disturb(random: () => number): void;
  close(): Promise<void>;
}

/** A bad network between clients and server. */
export async function startProxy(target: string): Promise<TestProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((client) => {
    if (proxy.target === null) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(new URL(proxy.target).port), '127.0.0.1');
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: TestProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    disturb(random) {
      for (const pair of pairs) {
        const chance = random();
        if (chance < 0.04) for (const socket of pair) socket.destroy();
        else if (chance < 0.12) hold(pair[random() < 0.5 ? 0 : 1], 50 + random() * 400);
      }
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function hold(socket: Socket, milliseconds: number): void {
  socket.pause();
  setTimeout(() => socket.resume(), milliseconds).unref();
}
