import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** For tests: one bucket of an S3-compatible service, in memory. It checks signatures, so a client that cannot sign is refused. */
export async function testBucket() {
  const settings = {
    bucket: 'pictures',
    region: 'ap-northeast-2',
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'a secret of tests',
  };
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (request.headers['x-amz-content-sha256'] !== hex(body)) return refuse(400, 'XAmzContentSHA256Mismatch');
    if (!isSigned(request, settings)) return refuse(403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = request.url!.split('/');
    if (bucket !== settings.bucket) return refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'PUT' || request.method === 'DELETE') return response.end();
    const object = objects.get(key);
    if (!object) return refuse(404, 'NoSuchKey');
    return response.setHeader('content-length', object.length).end(request.method === 'HEAD' ? undefined : object);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...settings, endpoint },
    env: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    objects,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Amazon's fourth way to sign, from its description. */
function isSigned(
  { method, url, headers }: IncomingMessage,
  { region, accessKeyId, secretAccessKey }: { region: string; accessKeyId: string; secretAccessKey: string },
): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = given ?? [];
  const at = String(headers['x-amz-date']);
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request'];
  if (credential !== [accessKeyId, ...scope].join('/')) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), hex(request)].join('\n');
  const key = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

const hex = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
