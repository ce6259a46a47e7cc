import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import type { BoardDraft } from './board-draft';
import { CategoryByName } from './category-by-name';
import { WriteScreen } from './write-screen';

afterEach(() => void vi.useRealTimers());

function open() {
  standInServer({});
  visit('/gonggu/write');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/gonggu/write': <WriteScreen /> }} />
    </QueryClientProvider>,
  );
}

const write = async (name: string) =>
  fireEvent.change(await screen.findByLabelText('상품명'), { target: { value: name } });
const chip = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed, hidden: true });

test('the category follows the name, and goes where the name belongs to none', async () => {
  open();
  await write('청송 꿀사과');
  await chip('신선식품', true);
  await write('청송 사과주스');
  await chip('신선식품', false);
  await write('물티슈');
  await chip('생활용품', true);
});

test('a choice of one’s own wins, also when it is the one that the name says', async () => {
  open();
  await write('물티슈');
  const own = await chip('생활용품', true);
  const field = screen.getByLabelText('상품명');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(own);
  fireEvent.change(field, { target: { value: '사과' } });
  act(() => void vi.advanceTimersByTime(1000));
  expect(own.getAttribute('aria-pressed')).toBe('true');
});

test.each<[string, BoardDraft['categoryId'], BoardDraft['categoryId'][]]>([
  ['nothing chosen', null, [1]],
  ['one that was there before', 3, []],
])('%s: what is said', (_, chosen, said) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onRead = vi.fn();
  render(<CategoryByName name="사과" chosen={chosen} onRead={onRead} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(onRead.mock.calls.flat()).toEqual(said);
});
