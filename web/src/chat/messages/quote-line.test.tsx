import type { ChatMessage, ChatRoom, Quote } from '@mungchi/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { testRoom } from '../../api/test-room';
import { currentNotices } from '../../notices/notices';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { message } from '../talk/test-messages';
import { QuoteLine } from './quote-line';

const QUOTE: Quote = { seq: 4, participantId: 3 as Quote['participantId'], nickname: '감자', text: '봉투 있나요?' };

function open(quote: Quote, { run = [], folded }: { run?: ChatMessage[]; folded?: ChatRoom['folded'] } = {}) {
  const jump = vi.fn(() => Promise.resolve(true));
  const room = testRoom(folded && { folded });
  const context = { room, conversation: { log: { run } }, jump: { current: jump } } as unknown as RoomContext;
  render(
    <RoomContextOf value={context}>
      <QuoteLine quote={quote} />
    </RoomContextOf>,
  );
  return jump;
}
const line = () => screen.getByRole('button').textContent;

test('a name and a line; a tap goes there', async () => {
  const jump = open(QUOTE);
  expect(line()).toBe('감자봉투 있나요?');
  await userEvent.click(screen.getByRole('button'));
  expect(jump).toHaveBeenCalledWith(4);
});

test('too far back to be led there: it says where to look', async () => {
  const jump = open(QUOTE);
  jump.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole('button'));
  await expect
    .poll(() => currentNotices().toasts.map(({ text }) => text))
    .toEqual(['오래된 메시지예요. 대화 검색에서 찾을 수 있어요.']);
});

test('what was taken back since reads so here, too', () => {
  open(QUOTE, { run: [{ ...message(4), message: '삭제된 메시지예요.', deleted: true }] });
  expect(line()).toBe('감자삭제된 메시지예요.');
});

test('of a blocked neighbour it says neither name nor words', () => {
  open(QUOTE, { folded: { participants: [QUOTE.participantId], messages: [] } });
  expect(line()).not.toContain('감자');
  expect(line()).not.toContain('봉투');
});

test('of what one has reported it does not repeat the words', () => {
  open(QUOTE, { folded: { participants: [], messages: [`${testRoom().id}-4`] } });
  expect(line()).toBe('감자신고한 메시지예요.');
});

test('who left has no name', () => {
  open({ ...QUOTE, nickname: null });
  expect(line()).toBe('알 수 없음봉투 있나요?');
});
