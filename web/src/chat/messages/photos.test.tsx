import type { ChatMessage, Quote } from '@mungchi/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoom } from '../../api/test-room';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { message } from '../talk/test-messages';
import { Photos } from './photos';

afterEach(() => vi.unstubAllGlobals());

const QUOTE: Quote = { seq: 4, participantId: 3 as Quote['participantId'], nickname: '감자', text: '봉투 있나요?' };

function open(count: number, more: Partial<ChatMessage> = {}) {
  const jump = vi.fn(() => Promise.resolve(true));
  const pictures = Array.from({ length: count }, (_, nth) => ({
    id: String(nth).repeat(32),
    url: `/talk/7/${String(nth).repeat(32)}.webp`,
    width: 800,
    height: 600,
    color: '#e8edff',
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    widths: [320],
  }));
  const context = { room: testRoom(), conversation: { log: { run: [] } }, jump: { current: jump } };
  const said = { ...message(9), message: `사진 ${count}장`, senderNickname: '민지', pictures, ...more };
  render(
    <RoomContextOf value={context as unknown as RoomContext}>
      <Photos message={said} side="theirs" />
    </RoomContextOf>,
  );
  return jump;
}

const image = (nth: string) => screen.findByRole('button', { name: `민지님이 보낸 사진 ${nth}` });
const lose = async (nth: string) => fireEvent.error((await image(nth)).querySelector('img')!);

test('a photo that is not there yet shows its blur, in the space that it will have', async () => {
  open(2);
  const first = await image('1/2');
  expect(first.style.backgroundImage).toContain('data:image/png');
  expect([first.style.width, first.style.height]).toEqual(['118px', '118px']);
});

test('a tap shows it large: which of how many, whose, and when', async () => {
  open(3);
  await userEvent.click(await image('2/3'));
  const page = within(screen.getByRole('dialog', { name: '사진 크게 보기' }));
  expect(page.getByRole('status').textContent).toBe('2 / 3');
  expect(page.getByText('민지')).toBeTruthy();
  await userEvent.click(page.getByRole('button', { name: '다음 사진' }));
  expect(page.getByRole('status').textContent).toBe('3 / 3');
});

test('one that could not be loaded is asked for again at a press; one that is gone is not', async () => {
  const answers = [500, 404];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: answers.shift()! })));
  open(1);
  await lose('1/1');
  expect(await screen.findByText('사진을 불러오지 못했어요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '다시' }));
  await lose('1/1');
  expect(await screen.findByText('사라진 사진이에요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다시' })).toBeNull();
});

test('without a network it is there when there is one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open(1);
  await lose('1/1');
  expect(await screen.findByText('연결되면 볼 수 있어요.')).toBeTruthy();
});

test('photos that answer something say what, above them', async () => {
  const jump = open(1, { replyTo: QUOTE });
  await image('1/1');
  const [quote] = screen.getAllByRole('button');
  expect(quote!.textContent).toBe('감자봉투 있나요?');
  await userEvent.click(quote!);
  expect(jump).toHaveBeenCalledWith(4);
});
