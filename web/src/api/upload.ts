import type { Answer, Picture } from '@mungchi/contract';
import { uploadPicture } from '@mungchi/contract/calls';
import { ApiError, ownCopy } from './api-error';
import { withSession } from './call';
import { configQuery } from './config';
import { queryClient } from './query-client';
import { readRefusal } from './send';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };
type Uploaded = Answer<typeof uploadPicture>;
type Target = { url: string; preset: string; token: string | null };

/** Uploads a picture to our server, or to the operator's image host, and reports progress (0–1). */
export async function upload(file: Blob, options: Options = {}): Promise<Uploaded> {
  const config = await queryClient.ensureQueryData(configQuery);
  if (config.cloudinary) {
    const { uploadUrl: url, preset } = config.cloudinary;
    return hosted(await post(file, { url, preset, token: null }, options));
  }
  const own = { url: uploadPicture.path, preset: 'gonggu' };
  return withSession(uploadPicture, (token) => post(file, { ...own, token }, options) as Promise<Uploaded>);
}

/** The image host returns URL and size only; it has no data for a placeholder. */
function hosted(answer: unknown): Uploaded {
  const { secure_url, width, height } = answer as { secure_url: string; width?: number; height?: number };
  const picture: Picture = {
    url: secure_url,
    width: width ?? 640,
    height: height ?? 640,
    color: null,
    thumbhash: null,
    widths: [],
  };
  return { ...picture, secure_url };
}

/** `fetch` cannot report upload progress, so this is XMLHttpRequest. */
function post(file: Blob, { url, preset, token }: Target, { onProgress, signal }: Options): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    body.append('upload_preset', preset);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onabort = () => reject(signal?.reason);
    request.onerror = () => reject(new ApiError('NETWORK', 0, ownCopy.NETWORK));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText));
      const headers = { get: (name: string) => request.getResponseHeader(name) } as Headers;
      readRefusal({ status, text: () => Promise.resolve(responseText), headers }).then(reject, reject);
    };
    request.open(uploadPicture.method, url);
    request.withCredentials = token !== null;
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(body);
  });
}
