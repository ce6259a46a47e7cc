import type { ChatMessage, ChatRoom } from '@mungchi/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testRoom } from '../../api/test-room';
import { message } from '../talk/test-messages';
import { NoticeBar } from './notice-bar';
import { type RoomContext, RoomContextOf } from './room-context';

const PINNED: ChatRoom['pinned'] = {
  seq: 4,
  text: '7시에 정문에서 만나요',
  pictures: [],
  at: '2026-11-18T09:00:00.000Z',
};

function open(pinned: ChatRoom['pinned'], run: readonly ChatMessage[] = []) {
  const context = { room: testRoom({ pinned }), conversation: { log: { run } } } as unknown as RoomContext;
  return render(
    <RoomContextOf value={context}>
      <NoticeBar />
    </RoomContextOf>,
  );
}
const bar = () => screen.queryByRole('region', { name: '공지' });
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';

test('unfolded it says whose and when; folded it stays so on this device, until another notice', async () => {
  const { unmount } = open(PINNED);
  expect(bar()?.textContent).toBe('공지 7시에 정문에서 만나요성수댁 · 오후 6:00');
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('button'));
  expect(bar()?.textContent).toBe('공지 7시에 정문에서 만나요');
  unmount();
  const again = open(PINNED);
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByRole('button'));
  again.unmount();
  open({ ...PINNED!, seq: 9, at: '2026-11-18T09:10:00.000Z' });
  expect(isOpen()).toBe(true);
});

test('none, and none of a message that was taken back a moment ago', () => {
  const { unmount } = open(null);
  expect(bar()).toBeNull();
  unmount();
  const said = { ...message(4), message: PINNED!.text };
  const still = open(PINNED, [said]);
  expect(bar()).not.toBeNull();
  still.unmount();
  open(PINNED, [{ ...said, message: '삭제된 메시지예요.', deleted: true }]);
  expect(bar()).toBeNull();
});
