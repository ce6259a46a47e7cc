import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../api/live/realtime';
import { Composer } from './composer';

beforeEach(() => localStorage.clear());
const quiet = { roomId: 7, reply: null, onReply: () => undefined, onPhotos: () => Promise.resolve() };
afterEach(() => vi.restoreAllMocks());

function open(connection: Connection = 'connected', me = 1) {
  const sent: string[] = [];
  const view = (is: Connection) => (
    <Composer {...quiet} me={me} closed={false} connection={is} onSend={(text) => sent.push(text)} />
  );
  const { rerender, unmount } = render(view(connection));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  if (connection === 'connected') field.focus();
  return { sent, field, become: (is: Connection) => rerender(view(is)), leave: unmount };
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const enter = { key: 'Enter', code: 'Enter', keyCode: 13 };
const composing = { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true };

test('Enter sends the trimmed words and empties the field; blank ones stay', () => {
  const { sent, field } = open();
  type(field, '  안녕하세요 ');
  fireEvent.keyDown(field, enter);
  fireEvent.keyUp(field, enter);
  expect(sent).toEqual(['안녕하세요']);
  expect(field.value).toBe('');
  type(field, '   ');
  fireEvent.keyDown(field, enter);
  expect(sent).toHaveLength(1);
});

test('Shift and Enter make a line', () => {
  const { sent, field } = open();
  type(field, '한 줄');
  expect(fireEvent.keyDown(field, { ...enter, shiftKey: true })).toBe(true);
  expect(sent).toEqual([]);
});

test('Chrome: Enter ends the last syllable, the whole text goes once and nothing is left behind', async () => {
  const { sent, field } = open();
  fireEvent.compositionStart(field);
  type(field, '감귤');
  fireEvent.keyDown(field, composing);
  fireEvent.compositionEnd(field, { data: '귤' });
  fireEvent.keyDown(field, enter);
  fireEvent.keyUp(field, enter);
  await waitFor(() => expect(sent).toEqual(['감귤']));
  expect(field.value).toBe('');
});

test('Safari: the composition has ended before its keydown', async () => {
  const { sent, field } = open();
  fireEvent.compositionStart(field);
  type(field, '배추');
  fireEvent.compositionEnd(field, { data: '추' });
  fireEvent.keyDown(field, { ...composing, isComposing: false });
  fireEvent.keyUp(field, enter);
  await waitFor(() => expect(sent).toEqual(['배추']));
  expect(field.value).toBe('');
});

test('the button sends what is in the field, composed or not', async () => {
  const { sent, field } = open();
  fireEvent.compositionStart(field);
  type(field, '쌀');
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(sent).toEqual(['쌀']);
  expect(field.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('without a connection nothing can be written, and what was written stays', () => {
  const { sent, field, become } = open();
  expect(field.placeholder).toBe('메시지 입력');
  type(field, '쓰던 말');
  become('lost');
  expect(field.disabled).toBe(true);
  expect(field.placeholder).toBe('연결 중...');
  fireEvent.keyDown(field, enter);
  expect(sent).toEqual([]);
  become('connected');
  expect(field.value).toBe('쓰던 말');
  expect(field.disabled).toBe(false);
});

test('without a network a message can be written: it waits', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent, field } = open('lost');
  expect(field.disabled).toBe(false);
  type(field, '지하철이에요');
  fireEvent.keyDown(field, enter);
  expect(sent).toEqual(['지하철이에요']);
});

test('a thousand characters, and a word about it near the end', () => {
  const { field } = open();
  expect(field.maxLength).toBe(1000);
  type(field, '가'.repeat(950));
  expect(screen.getByText('950/1000')).toBeTruthy();
});

test('closed, or given up: words instead of a field', () => {
  render(<Composer {...quiet} me={1} closed connection="connected" onSend={() => {}} />);
  expect(screen.getByText('닫힌 채팅방이에요. 지난 대화만 볼 수 있어요.')).toBeTruthy();
  render(<Composer {...quiet} me={1} closed={false} connection="gave-up" onSend={() => {}} />);
  expect(screen.getByRole('button', { name: '새로고침' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBe(null);
});

test('half-written words are there again when one comes back to the room, until they are sent', () => {
  const first = open();
  type(first.field, '내일 7시에');
  first.leave();
  const other = open('connected', 2);
  expect(other.field.value).toBe('');
  other.leave();
  const again = open();
  expect(again.field.value).toBe('내일 7시에');
  fireEvent.keyDown(again.field, enter);
  fireEvent.keyUp(again.field, enter);
  expect(again.sent).toEqual(['내일 7시에']);
  again.leave();
  expect(open().field.value).toBe('');
});
