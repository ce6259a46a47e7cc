import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

export type DatabaseProxy = {
  url: string;
  /** Existing connections stay open but carry no more data, as when a firewall drops their state; new ones work. */
  freeze(): void;
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
  let refusing = false;
  const server = createServer((client) => {
    if (refusing) return void client.destroy();
    const pair: [Socket, Socket] = [client, connect(upstream)];
    open.add(pair);
    pair[0].pipe(pair[1]).pipe(pair[0]);
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
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    get open() {
      return open.size;
    },
    freeze() {
      for (const pair of open) {
        frozen.add(pair);
        for (const [index, socket] of pair.entries()) socket.unpipe(pair[1 - index]!).pause();
      }
      open.clear();
    },
    cut() {
      refusing = true;
      end(open);
    },
    heal() {
      refusing = false;
    },
    async close() {
      end(open);
      end(frozen);
      server.close();
      await once(server, 'close');
    },
  };
}
