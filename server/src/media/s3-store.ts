import type { Config } from '../config';
import type { PictureStore } from './picture-store';
import { s3Credentials } from './s3-credentials';
import { type S3Request, signS3 } from './sign-s3';

type Bucket = NonNullable<Config['media']['s3']>;

const REQUEST_MS = 10_000;

/** Files in an S3-compatible bucket, pictures and backups: signed requests, of which S3 needs four. */
export function s3Store(
  settings: Bucket,
  prefix: 'media/' | 'talk/' | 'backups/',
  requestMs = REQUEST_MS,
): PictureStore {
  const folder = addressOf(settings) + prefix;
  const credentials = s3Credentials(settings);

  /** Status and content; a bucket that is silent, also halfway through its answer, is given up. */
  async function attempt(method: S3Request['method'], name: string, body?: Buffer) {
    const url = new URL(folder + name);
    const headers = signS3(
      { method, url, body, type: name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream' },
      await credentials(),
      settings.region,
      new Date(),
    );
    const signal = AbortSignal.timeout(requestMs);
    const response = await fetch(url, { method, headers, signal, ...(body && { body: new Uint8Array(body) }) });
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
  }

  /** Once more after silence or a fault of the service: every call says what is to be, so it may be repeated. */
  async function ask(...call: Parameters<typeof attempt>): Promise<Buffer | null> {
    const first = await attempt(...call).catch(() => null);
    const { status, content } = first && first.status < 500 ? first : await attempt(...call);
    if (status < 300) return content;
    const [method] = call;
    if (status === 404 && method !== 'PUT') return null;
    throw new Error(`S3 answered ${method} with ${status}: ${content.toString().slice(0, 500)}`);
  }

  const put = async (name: string, bytes: Buffer) => {
    await ask('PUT', name, bytes);
  };
  return {
    put,
    async putAll(files) {
      for (const { name, bytes } of files) await put(name, bytes);
    },
    get: (name) => ask('GET', name),
    has: async (name) => (await ask('HEAD', name)) !== null,
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}

/** Services other than Amazon's rarely know a bucket as a host, and a certificate does not know one with a dot. */
function addressOf({ bucket, region, endpoint }: Bucket): string {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${bucket}/`;
  const amazon = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${amazon}/${bucket}/` : `https://${bucket}.${amazon}/`;
}
