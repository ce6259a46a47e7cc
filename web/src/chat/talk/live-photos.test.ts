import type { Quote, RefusalCode, RoomId } from '@mungchi/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Realtime } from '../../api/live/realtime';
import { SendRefused } from '../../api/live/realtime-errors';
import { liveConversation } from './live-conversation';

/** The files of this device and the way up, under the test's hand. */
const device = vi.hoisted(() => ({
  files: new Map<string, number>(),
  upload: (_key: string): Promise<string[]> => Promise.resolve([]),
  /** Whose uploads the server does not know any more. */
  forgotten: [] as string[],
}));
vi.mock('./photo-outbox', () => ({
  keepPhotos: async (key: string, files: unknown[]) => {
    device.files.set(key, files.length);
    return files.map(() => ({ width: 4, height: 3 }));
  },
  uploadPhotos: (_room: RoomId, key: string) => device.upload(key),
  forgetUploads: async (key: string) => void device.forgotten.push(key),
  forgetPhotos: (entries: { key: string }[]) => {
    for (const { key } of entries) device.files.delete(key);
  },
  problemOf: (error: Error) => (error.message === 'away' ? null : { reason: error.message, final: true }),
}));

beforeEach(() => {
  localStorage.clear();
  device.files.clear();
  device.forgotten.length = 0;
});

const ROOM = 7 as RoomId;
const photo = new File(['x'], 'a.jpg');

function open() {
  const sent: { message: string; pictures?: string[]; replyTo?: number; key: string }[] = [];
  let ready: () => void = () => undefined;
  let refused: RefusalCode | null = null;
  const line = {
    connection: 'connected',
    onConnection: () => () => undefined,
    listen: (_topic: unknown, _params: unknown, { onReady }: { onReady: () => void }) => {
      ready = onReady;
      return () => undefined;
    },
    send: async (_send: unknown, body: (typeof sent)[number]) => {
      if (refused !== null) throw new SendRefused(refused, '');
      sent.push(body);
    },
  } as unknown as Pick<Realtime, 'listen' | 'send' | 'onConnection' | 'connection'>;
  const live = liveConversation({ chatRoomId: ROOM, me: 1, messages: [], line, readPage: async () => [] });
  live.start();
  const refuse = (code: RefusalCode | null) => {
    refused = code;
  };
  return { live, sent, refuse, ready: () => ready() };
}

test('words written after photos leave after them, however long these take', async () => {
  let done: (ids: string[]) => void = () => undefined;
  device.upload = () => new Promise((resolve) => (done = resolve));
  const { live, sent } = open();
  await live.sendPhotos([photo, photo]);
  live.send('이거 맞아요?');
  await vi.waitFor(() => expect(live.current().outbox).toHaveLength(2));
  expect(sent).toEqual([]);
  await vi.waitFor(() => {
    done(['a', 'b']);
    expect(sent).toHaveLength(2);
  });
  expect(sent.map(({ message, pictures }) => [message, pictures])).toEqual([
    ['사진 2장', ['a', 'b']],
    ['이거 맞아요?', undefined],
  ]);
});

test('without a network they wait, and leave once when the page is opened anew', async () => {
  const away = vi.fn(() => Promise.reject(new Error('away')));
  device.upload = away;
  const first = open();
  await first.live.sendPhotos([photo]);
  await vi.waitFor(() => expect(away).toHaveBeenCalled());
  expect(first.live.current().outbox[0]?.state).toBe('sending');
  expect(first.sent).toEqual([]);
  const { key } = first.live.current().outbox[0]!;

  device.upload = () => Promise.resolve(['a']);
  const second = open();
  second.ready();
  second.ready();
  await vi.waitFor(() => expect(second.sent).toEqual([expect.objectContaining({ key, pictures: ['a'] })]));
  // Its files stay until the message is seen stored.
  expect(device.files.has(key)).toBe(true);
});

test('photos lost on the way up while the line holds: what was written after them waits, and leaves after them', async () => {
  const away = vi.fn(() => Promise.reject(new Error('away')));
  device.upload = away;
  const { live, sent, ready } = open();
  await live.sendPhotos([photo]);
  live.send('이거 맞아요?');
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(1));
  await live.sendPhotos([photo]);
  live.send('이건요?');
  ready();
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([]);

  device.upload = (key) => Promise.resolve([key]);
  ready();
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.map(({ message }) => message)).toEqual(['사진 1장', '이거 맞아요?', '사진 1장', '이건요?']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
});

test('a photo that cannot be sent says why, and is not tried again', async () => {
  device.upload = () => Promise.reject(new Error('사진을 읽을 수 없어요.'));
  const { live } = open();
  await live.sendPhotos([photo]);
  await vi.waitFor(() => expect(live.current().outbox[0]).toMatchObject({ state: 'failed', final: true }));
  const { key } = live.current().outbox[0]!;
  live.discard(key);
  await vi.waitFor(() => expect(device.files.has(key)).toBe(false));
});

test('photos that the server does not know any more are uploaded anew at the next attempt', async () => {
  device.upload = () => Promise.resolve(['a']);
  const { live, sent, refuse } = open();
  refuse('IMAGE_NOT_ALLOWED');
  await live.sendPhotos([photo]);
  await vi.waitFor(() => expect(live.current().outbox[0]).toMatchObject({ state: 'failed' }));
  const { key } = live.current().outbox[0]!;
  expect(device.forgotten).toEqual([key]);
  device.upload = () => Promise.resolve(['b']);
  refuse(null);
  live.retry(key);
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ key, pictures: ['b'] })]));
});

test('cancelled on the way: nothing is sent, and what comes after it leaves', async () => {
  device.upload = () => new Promise(() => undefined);
  const { live, sent } = open();
  await live.sendPhotos([photo]);
  live.send('아니에요');
  expect(sent).toEqual([]);
  live.cancel(live.current().outbox[0]!.key);
  expect(live.current().outbox.map(({ text }) => text)).toEqual(['아니에요']);
  expect(sent.map(({ message }) => message)).toEqual(['아니에요']);
});

test('a reply names its message', async () => {
  const { live, sent } = open();
  const quote: Quote = { seq: 4, participantId: 2 as Quote['participantId'], nickname: '민지', text: '봉투 있나요?' };
  live.send('네', quote);
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ message: '네', replyTo: 4 })]));
});
