import type { Quote } from '@mungchi/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentNotices } from '../../notices/notices';
import { Notices } from '../../shell/notices';
import { Composer } from './composer';

let made = 0;
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const QUOTE: Quote = { seq: 4, participantId: 2 as Quote['participantId'], nickname: '민지', text: '봉투 있나요?' };
type Sent = { words: string } | { photos: string[]; reply?: number | undefined };

type Wishes = { reply?: Quote | null; onPhotos?: () => Promise<void> };

function Room({ reply = null, onPhotos, sent }: Wishes & { sent: Sent[] }) {
  const [answers, setAnswers] = useState(reply);
  return (
    <Composer
      me={1}
      roomId={7}
      closed={false}
      connection="connected"
      reply={answers}
      onReply={setAnswers}
      onSend={(words) => sent.push({ words })}
      onPhotos={async (files, quote) => {
        await onPhotos?.();
        sent.push({ photos: files.map(({ name }) => name), ...(quote && { reply: quote.seq }) });
      }}
    />
  );
}

function open(wishes: Wishes = {}): Sent[] {
  const sent: Sent[] = [];
  render(
    <>
      <Room {...wishes} sent={sent} />
      <Notices />
    </>,
  );
  return sent;
}

const choose = (...names: string[]) =>
  userEvent.upload(screen.getByLabelText('보낼 사진', { selector: 'input' }), names.map(photo));
const tray = async () => within(await screen.findByRole('list', { name: '보낼 사진' }));
const chosen = () => screen.queryAllByRole('img', { name: /고른 사진/ }).length;
const send = () => userEvent.click(screen.getByRole('button', { name: '보내기' }));

test('photos lie above the field until they are sent; the words follow as their own message', async () => {
  const sent = open();
  expect(screen.getByRole('button', { name: '보내기' })).toHaveProperty('disabled', true);
  await choose('a', 'b', 'c');
  expect((await tray()).getByRole('button', { name: '사진 더 고르기' }).textContent).toBe('3/5');
  await userEvent.click((await tray()).getByRole('button', { name: '사진 2 빼기' }));
  expect(chosen()).toBe(2);
  await userEvent.type(screen.getByRole('textbox'), '이거 맞아요?');
  await send();
  await expect.poll(() => sent).toEqual([{ photos: ['a.jpg', 'c.jpg'] }, { words: '이거 맞아요?' }]);
  expect(chosen()).toBe(0);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

test('the same photo twice is two photos; five at most, and it says so', async () => {
  open();
  await choose('a', 'a');
  await tray();
  expect(chosen()).toBe(2);
  await choose('b', 'c', 'd', 'e');
  expect(chosen()).toBe(5);
  expect(screen.queryByRole('button', { name: '사진 더 고르기' })).toBeNull();
  expect(currentNotices().toasts.map(({ text }) => text)).toEqual(['사진은 한 번에 5장까지 보낼 수 있어요.']);
});

test('a device without room says so at the press, and gives photos, words and reply back', async () => {
  const full = '이 기기에 자리가 없어 지금은 사진을 보낼 수 없어요.';
  const sent = open({ reply: QUOTE, onPhotos: () => Promise.reject(new Error(full)) });
  await choose('a');
  await userEvent.type(screen.getByRole('textbox'), '이거요');
  await send();
  expect(await screen.findByText(full)).toBeTruthy();
  await expect.poll(chosen).toBe(1);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '이거요');
  expect(screen.getByText('민지님에게 답장')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('before the first photo a word of care, once on this device', async () => {
  const care = '사진은 이 방의 이웃만 볼 수 있어요. 얼굴이나 현관 비밀번호는 조심해 주세요.';
  open();
  await choose('a');
  expect(await screen.findByText(care)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByText(care)).toBeNull();
  await choose('b');
  expect(screen.queryByText(care)).toBeNull();
});

test('a reply is a strip with a name and a line; it goes with the photos, or is let go', async () => {
  const sent = open({ reply: QUOTE });
  expect(await screen.findByText('민지님에게 답장')).toBeTruthy();
  expect(screen.getByText('봉투 있나요?')).toBeTruthy();
  await choose('a');
  await tray();
  await send();
  await expect.poll(() => sent).toEqual([{ photos: ['a.jpg'], reply: 4 }]);
  expect(screen.queryByText('민지님에게 답장')).toBeNull();
});

test('a reply that is not wanted any more', async () => {
  open({ reply: QUOTE });
  await userEvent.click(await screen.findByRole('button', { name: '답장 그만두기' }));
  expect(screen.queryByText('민지님에게 답장')).toBeNull();
});
