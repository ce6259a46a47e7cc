import { type Answer, uploadPicture } from '@mungchi/contract';
import { ApiError, ownCopy } from './api-error';
import { withSession } from './call';
import { readRefusal } from './send';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };
type Uploaded = Answer<typeof uploadPicture>;

/** Stores a picture and says how far it is (0–1). `fetch` cannot report upload progress, so this is XMLHttpRequest. */
export function upload(file: Blob, options: Options = {}): Promise<Uploaded> {
  return withSession(uploadPicture, (token) => post(file, token, options));
}

function post(file: Blob, token: string | null, { onProgress, signal }: Options): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    body.append('upload_preset', 'gonggu');
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
    request.open(uploadPicture.method, uploadPicture.path);
    request.withCredentials = true;
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(body);
  });
}
