import { createHash, createHmac } from 'node:crypto';
import type { Credentials } from './s3-credentials';

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  body?: Buffer | undefined;
  type?: string;
};

/**
 * The headers that sign a request to S3 (Amazon's "Signature Version 4"). For our own names of files, in which no character
 * has to be escaped, and for addresses without a query.
 */
export function signS3(
  { method, url, body, type = 'image/webp' }: S3Request,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
  region: string,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const headers: Record<string, string> = {
    ...(body && { 'content-type': type }),
    host: url.host,
    'x-amz-content-sha256': hashOf(body ?? ''),
    'x-amz-date': at,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = [method, url.pathname, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), hashOf(request)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  // The address says it already.
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${[accessKeyId, ...scope].join('/')}, SignedHeaders=${names}, Signature=${hmac(key, text).toString('hex')}`,
  };
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
