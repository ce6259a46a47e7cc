import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Board, Entry } from './chat-memory';
import { EntryView } from './entry-view';

const board = (id: number, more: Partial<Board> = {}): Board => ({
  board_id: id,
  title: `빵 ${id} 공구합니다.`,
  img_url: '/media/x.webp',
  price_per_person: 3_950,
  distance: 280,
  seats_left: 2,
  members: 2,
  people: 4,
  deadline: '2099-01-01',
  joined: false,
  ...more,
});
const entry: Entry = {
  id: 2,
  status: 0,
  text: '우유가 든 건 뺐어요.\n750m 안에 열린 빵 공구가 2개 있어요.',
  offers: {
    recommended_products: [],
    recommended_boards: [board(1, { seats_left: 1 }), board(2, { joined: true })],
    unsure_products: [],
    unsure_boards: [board(3)],
    said_back: '우유가 든 건 뺐어요',
    ways: [{ label: '공구 열기', to: '/gonggu/write' }],
  },
};
const show = (typing = false) =>
  render(<EntryView entry={entry} typing={typing} onTyped={() => {}} onOpen={() => {}} onRetry={() => {}} />);

test('what was left out is said once, before the rest', () => {
  show();
  expect(screen.getAllByText(/우유가 든 건 뺐어요/)).toHaveLength(1);
  expect(screen.getByText('2개').tagName).toBe('B');
});

test('purchases are links with one person’s price; what is unknown is opened on purpose', async () => {
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/gonggu/list/1',
    '/gonggu/list/2',
    '/gonggu/write',
  ]);
  expect(screen.getAllByText('1인 3,950원')).toHaveLength(2);
  expect([screen.getByText('1자리 남음'), screen.getByText('참여 중')]).toHaveLength(2);
  const apart = screen.getByRole('button', { name: /성분을 모르는 공구 1개/ });
  await userEvent.click(apart);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(apart.getAttribute('aria-expanded')).toBe('true');
});

test('nothing is offered while the answer is still being typed', () => {
  show(true);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
