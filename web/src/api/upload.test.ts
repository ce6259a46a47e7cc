import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client';
import { removeToken, storeToken } from './session/token';
import { refusal, standInServer } from './test-server';
import { upload, uploadInto } from './upload';

type Sent = { url: string; preset: FormDataEntryValue | null; use?: string; token: string | undefined };
const CONFIG = {
  demo: false,
  kakaoMapKey: null,
  kakaoShareKey: null,
  daumPostcode: false,
  payment: { kind: 'sandbox' },
};
const PICTURE = { url: '/media/a.webp', width: 4, height: 3, color: '#ffffff', thumbhash: null, widths: [320] };

let sent: Sent[];
let reply: { status: number; body: unknown };

beforeEach(() => {
  sent = [];
  reply = { status: 200, body: { ...PICTURE, secure_url: PICTURE.url } };
  queryClient.clear();
  storeToken('mine');
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {};
      status = 0;
      responseText = '';
      onload?: () => void;
      #url = '';
      #token: string | undefined;
      open(_: string, url: string) {
        this.#url = url;
      }
      setRequestHeader(_: string, value: string) {
        this.#token = value;
      }
      getResponseHeader() {
        return null;
      }
      send(body: FormData) {
        const use = body.get('use');
        const fields = { preset: body.get('upload_preset'), ...(typeof use === 'string' && { use }) };
        sent.push({ url: this.#url, ...fields, token: this.#token });
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
        this.status = reply.status;
        this.responseText = JSON.stringify(reply.body);
        queueMicrotask(() => this.onload?.());
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  removeToken();
});

test('goes to our own store, says how far it is and answers the stored picture', async () => {
  standInServer({ 'GET /api/config': () => ({ body: { ...CONFIG, cloudinary: null } }) });
  const progress: number[] = [];
  expect(await upload(new Blob(['x']), { onProgress: (share) => progress.push(share) })).toMatchObject(PICTURE);
  expect(sent).toEqual([{ url: '/api/media', preset: 'gonggu', token: 'Bearer mine' }]);
  expect(progress).toEqual([0.5]);
});

test('goes to the image host where there is one, without our token', async () => {
  const cloudinary = { uploadUrl: 'https://images.example/upload', preset: 'ours' };
  standInServer({ 'GET /api/config': () => ({ body: { ...CONFIG, cloudinary } }) });
  reply = { status: 200, body: { secure_url: 'https://images.example/a.jpg', width: 900, height: 600 } };
  expect(await upload(new Blob(['x']))).toEqual({
    url: 'https://images.example/a.jpg',
    secure_url: 'https://images.example/a.jpg',
    width: 900,
    height: 600,
    color: null,
    thumbhash: null,
    widths: [],
  });
  expect(sent).toEqual([{ url: 'https://images.example/upload', preset: 'ours', token: undefined }]);
});

test('a room’s picture goes to our server, also where there is an image host', async () => {
  const cloudinary = { uploadUrl: 'https://images.example/upload', preset: 'ours' };
  standInServer({ 'GET /api/config': () => ({ body: { ...CONFIG, cloudinary } }) });
  const picture = { ...PICTURE, id: 'a', url: '/talk/7/a.webp' };
  reply = { status: 200, body: picture };
  expect(await uploadInto({ chatRoomId: 7, use: 'DISPUTE' }, new Blob(['x']))).toEqual(picture);
  expect(sent).toEqual([{ url: '/api/chat/rooms/7/pictures', preset: null, use: 'DISPUTE', token: 'Bearer mine' }]);
});

test('a refused picture is refused with the words of the server', async () => {
  standInServer({ 'GET /api/config': () => ({ body: { ...CONFIG, cloudinary: null } }) });
  const answer = refusal(413, 'UPLOAD_TOO_LARGE') as { status: number; body: unknown };
  reply = { status: answer.status, body: answer.body };
  await expect(upload(new Blob(['x']))).rejects.toMatchObject({ code: 'UPLOAD_TOO_LARGE', status: 413 });
});
