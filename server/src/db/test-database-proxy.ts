import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

export type DatabaseProxy = {
  url: string;
  /** Existing connections stay open but carry no more data, as when a firewall drops their state; new ones work. */
  freeze(): void;
  /** The connections over which a runner listens, and no others. */
  freezeListening(): void;
  /** Nothing is carried any more, new connections included, until healed; then existing ones go on. */
  hang(): void;
  /** Ends all connections and refuses new ones until healed. */
  cut(): void;
  heal(): void;
  /** Connections that still carry data. */
  readonly open: number;
  close(): Promise<void>;
};

/** A proxy that simulates a bad connection to the test database. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { pathname, searchParams, username } = new URL(url.replace('@/', '@localhost/'));
  const upstream = path.join(searchParams.get('host')!, `.s.PGSQL.${searchParams.get('port') ?? 5432}`);
  const open = new Set<[Socket, Socket]>();
  const frozen = new Set<[Socket, Socket]>();
  const listening = new Set<[Socket, Socket]>();
  let refusing = false;
  let hanging = false;
  const server = createServer((client) => {
    if (refusing) return void client.destroy();
    const pair: [Socket, Socket] = [client, connect(upstream)];
    open.add(pair);
    if (!hanging) pair[0].pipe(pair[1]).pipe(pair[0]);
    pair[0].on('data', (chunk: Buffer) => {
      if (chunk.includes('listen jobs')) listening.add(pair);
    });
    if (hanging) for (const socket of pair) socket.pause();
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (!frozen.has(pair)) for (const other of pair) other.destroy();
        open.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = (pairs: Set<[Socket, Socket]>) => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  const freeze = (pair: [Socket, Socket]) => {
    frozen.add(pair);
    for (const [index, socket] of pair.entries()) socket.unpipe(pair[1 - index]!).pause();
    open.delete(pair);
  };
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    get open() {
      return open.size;
    },
    freeze() {
      for (const pair of open) freeze(pair);
    },
    freezeListening() {
      for (const pair of open) if (listening.has(pair)) freeze(pair);
    },
    hang() {
      hanging = true;
      for (const pair of open) for (const [index, socket] of pair.entries()) socket.unpipe(pair[1 - index]!).pause();
    },
    cut() {
      refusing = true;
      end(open);
    },
    heal() {
      refusing = false;
      if (hanging) for (const pair of open) pair[0].pipe(pair[1]).pipe(pair[0]);
      hanging = false;
    },
    async close() {
      end(open);
      end(frozen);
      server.close();
      await once(server, 'close');
    },
  };
}
