import { type Answer, endpointPath, type Picture, type TalkPictureUse } from '@mungchi/contract';
import { uploadPicture, uploadTalkPicture } from '@mungchi/contract/calls';
import { ApiError, ownCopy } from './api-error';
import { withSession } from './call';
import { configQuery } from './config';
import { queryClient } from './query-client';
import { readRefusal } from './send';

/** The same file will be refused again. */
export const UPLOAD_REFUSED = [
  'UPLOAD_TOO_LARGE',
  'UPLOAD_TOO_LONG',
  'UPLOAD_TYPE',
  'UPLOAD_BROKEN',
  'UPLOADS_SPENT',
] as const;

/** The room whose people alone may see it, and what it is for. */
export type Into = { chatRoomId: number; use: TalkPictureUse };

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };
type Uploaded = Answer<typeof uploadPicture>;
type Target = { url: string; fields: Record<string, string>; token: string | null };

/** Uploads a picture to our server, or to the operator's image host, and reports progress (0–1). */
export async function upload(file: Blob, options: Options = {}): Promise<Uploaded> {
  const config = await queryClient.ensureQueryData(configQuery);
  if (config.cloudinary) {
    const { uploadUrl: url, preset } = config.cloudinary;
    return hosted(await post(file, { url, fields: { upload_preset: preset }, token: null }, options));
  }
  const own = { url: uploadPicture.path, fields: { upload_preset: 'gonggu' } };
  return withSession(uploadPicture, (token) => post(file, { ...own, token }, options) as Promise<Uploaded>);
}

/** Uploads a picture for a room: to our server always, never to an image host. */
export function uploadInto({ chatRoomId, use }: Into, file: Blob, options: Options = {}): Promise<Picture> {
  const target = { url: endpointPath(uploadTalkPicture.path, { chatRoomId }), fields: { use } };
  return withSession(uploadTalkPicture, (token) => post(file, { ...target, token }, options) as Promise<Picture>);
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
function post(file: Blob, { url, fields, token }: Target, { onProgress, signal }: Options): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file);
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
