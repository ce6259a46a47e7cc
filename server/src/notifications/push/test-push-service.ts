import { createDecipheriv, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushMessage } from '@mungchi/contract';
import { subscription } from './test-subscription';

/** How it answers a message to a device; `never` keeps the connection without a word. */
export type Manner = 200 | 201 | 301 | 400 | 403 | 404 | 410 | 413 | 429 | 500 | 'never';
export type Received = { device: string; message: PushMessage; ttl: string; urgency: string; subject: string };

export type TestPushService = {
  origin: string;
  received: Received[];
  /** Requests of all kinds so far, and how many of them we hung up on. */
  asked: number;
  cut: number;
  busiest: number;
  /** Answers only when so many wait. */
  together: number;
  /** A browser that subscribes here. */
  subscribe(device: string): ReturnType<typeof subscription>;
  /** The next answers to a device, then 201 again. */
  answer(device: string, ...manners: Manner[]): void;
  close(): Promise<void>;
};

/** A push service on this machine: it checks who signs (RFC 8292) and reads what arrives as a browser does (RFC 8291). */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, ReturnType<typeof subscription>>();
  const manners = new Map<string, Manner[]>();
  let busy = 0;
  let waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    service.asked += 1;
    busy += 1;
    service.busiest = Math.max(service.busiest, busy);
    response.once('close', () => {
      busy -= 1;
      if (!response.writableEnded) service.cut += 1;
    });
    const device = request.url!.slice(1);
    const body = Buffer.concat(await request.toArray());
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < service.together) return;
      for (const go of waiting) go();
      waiting = [];
    });
    const [manner = 201] = manners.get(device)?.splice(0, 1) ?? [];
    if (manner === 'never') return;
    const subject = signedBy(request, service.origin);
    const message = PushMessage.parse(JSON.parse(decrypt(body, browsers.get(device)!)));
    const { ttl, urgency } = request.headers as Record<string, string>;
    if (manner < 300) service.received.push({ device, message, ttl: ttl!, urgency: urgency!, subject });
    response.writeHead(manner, manner === 301 ? { location: `${service.origin}/elsewhere` } : {}).end('reason');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: TestPushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    asked: 0,
    cut: 0,
    busiest: 0,
    together: 1,
    subscribe(device) {
      const browser = subscription(`${service.origin}/${device}`);
      browsers.set(device, browser);
      return browser;
    },
    answer: (device, ...next) => void manners.set(device, next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** The subject of a valid signature over this very service; throws on any other. */
function signedBy({ headers }: IncomingMessage, origin: string): string {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const lasts = exp - Date.now() / 1000;
  if (!signed || aud !== origin || lasts <= 0 || lasts > 86_400) throw new Error('not signed for this service');
  return sub;
}

/** RFC 8291: the content encoding aes128gcm (RFC 8188) with keys of both sides. */
function decrypt(body: Buffer, { pair, publicKey, auth }: ReturnType<typeof subscription>): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
