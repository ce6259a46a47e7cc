import { readFileSync } from 'node:fs';
import { connect as connectTcp, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import pg from 'pg';
import { ask } from './ask';
import { HOSTS, type Layout, PASSWORDS } from './layout';

/** An address of this machine that no part has. */
const STRANGER = '127.0.0.99';

/** What each part says to somebody without its password or certificate. One that lets them in ends the start. */
export async function tryWithout(layout: Layout): Promise<string[]> {
  const { ports } = layout;
  const redis = { host: HOSTS.redis(1), port: ports.redis(1) };
  const sentinel = { host: HOSTS.voter(1), port: ports.sentinel(1) };
  const database = { host: HOSTS.database(1), port: ports.postgres(1) };
  const tried: [string, Promise<string>, RegExp][] = [
    ['Redis without a password', ping(layout, redis), /^-NOAUTH/],
    ['Redis without TLS', ping(null, redis), /closed/],
    ['a Sentinel without a password', ping(layout, sentinel), /^-NOAUTH/],
    ['etcd without a certificate', status(layout, `${layout.etcdUrl(1)}/health`), /certificate|alert|ECONNRESET/],
    [
      'etcd with the certificate of Redis',
      status(layout, `${layout.etcdUrl(1)}/health`, { certificate: 'redis1' }),
      /certificate|alert|ECONNRESET/,
    ],
    [
      'a new setting of Patroni without a password',
      status(layout, `${layout.patroniUrl(1)}/config`, { method: 'PATCH', body: '{"ttl":15}' }),
      /^401$/,
    ],
    ['PostgreSQL without TLS', signIn(database, 'mungchi', false), /no pg_hba.conf entry.*no encryption/],
    [
      'PostgreSQL from elsewhere',
      signIn({ ...database, localAddress: STRANGER }, 'mungchi', true),
      /no pg_hba.conf entry/,
    ],
    ['PostgreSQL with a wrong password', signIn(database, 'postgres', true), /password authentication failed/],
    ['the balancer’s figures without a password', status(layout, `${layout.figuresUrl}/metrics`), /^401$/],
    ['a node’s figures without the token', plainStatus(`${layout.nodeUrl(1)}/metrics`), /^404$/],
    ['a node’s figures through the balancer', plainStatus(`${layout.origin}/metrics`), /^404$/],
  ];
  const lines: string[] = [];
  for (const [what, answer, refused] of tried) {
    const said = await answer;
    if (!refused.test(said)) throw new Error(`${what} is let in: ${said}`);
    lines.push(`${what}: ${said}`);
  }
  return lines;
}

type Place = { host: string; port: number; localAddress?: string };

/** The first line that comes back, or that none does. */
function ping(layout: Layout | null, place: Place): Promise<string> {
  return new Promise((resolve) => {
    const socket = layout ? connectTls({ ...place, ca: readFileSync(layout.tls('ca.pem')) }) : connectTcp(place);
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      resolve(chunk.toString('latin1').split('\r\n')[0]!);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve('closed'));
    socket.write('PING\r\n');
  });
}

const status = (layout: Layout, url: string, how: Parameters<typeof ask>[2] = {}): Promise<string> =>
  ask(layout, url, how).then(
    (answer) => String(answer.status),
    (error: Error) => error.message.split('\n')[0]!,
  );

const plainStatus = async (url: string): Promise<string> => String((await fetch(url)).status);

async function signIn({ host, port, localAddress }: Place, user: string, tls: boolean): Promise<string> {
  const client = new pg.Client({
    host,
    port,
    user,
    password: PASSWORDS.DATABASE_PASSWORD,
    database: 'mungchi',
    // Whom we talk to does not matter here.
    ssl: tls && { rejectUnauthorized: false },
    ...(localAddress && { stream: () => socketFrom(localAddress) }),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'signed in';
  } catch (error) {
    return (error as Error).message;
  }
}

/** node-postgres connects it itself, by port and host. */
function socketFrom(localAddress: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  return Object.assign(socket, { connect: (port: number, host: string) => connect({ port, host, localAddress }) });
}
