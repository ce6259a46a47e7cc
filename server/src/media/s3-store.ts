import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config';
import type { PictureStore } from './picture-store';

type Bucket = NonNullable<Config['media']['s3']>;

const LIMITS = { connectMs: 2000, requestMs: 10_000 };

/** Pictures in an S3-compatible bucket. The client is large, so it is imported lazily. */
export function s3Store(settings: Bucket, prefix: 'media/' | 'talk/', limits = LIMITS): PictureStore {
  const bucket = settings.bucket;
  let opened: Promise<Opened> | undefined;
  const open = () => (opened ??= openClient(settings, limits));
  const put = async (name: string, bytes: Buffer) => {
    const { client, sdk } = await open();
    await client.send(
      new sdk.PutObjectCommand({ Bucket: bucket, Key: prefix + name, Body: bytes, ContentType: 'image/webp' }),
    );
  };
  return {
    put,
    async putAll(files) {
      for (const { name, bytes } of files) await put(name, bytes);
    },
    async get(name) {
      const { client, sdk } = await open();
      try {
        const object = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: prefix + name }));
        return Buffer.from(await object.Body!.transformToByteArray());
      } catch (error) {
        return nullWhenMissing(error);
      }
    },
    async has(name) {
      const { client, sdk } = await open();
      try {
        await client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: prefix + name }));
        return true;
      } catch (error) {
        return nullWhenMissing(error) !== null;
      }
    },
    async remove(name) {
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: prefix + name }));
    },
  };
}

type Opened = { client: S3Client; sdk: typeof import('@aws-sdk/client-s3') };

async function openClient(
  { region, endpoint, accessKeyId, secretAccessKey }: Bucket,
  { connectMs, requestMs }: typeof LIMITS,
): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    maxAttempts: 2,
    // Without these timeouts a silent service would block forever; the last one is for a response that stalls halfway.
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      throwOnRequestTimeout: true,
      socketTimeout: requestMs,
    },
    // Other S3 implementations rarely support virtual-host buckets or the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return { client, sdk };
}

function nullWhenMissing(error: unknown): null {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null;
  throw error;
}
