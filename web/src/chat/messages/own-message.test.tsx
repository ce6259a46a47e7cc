import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OwnMessage } from './own-message';

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

const PHOTO = { width: 240, height: 180 };

test('without a network no photo looks as if it were on its way; it can be given up', async () => {
  const onCancel = vi.fn();
  const outgoing = { key: 'k1', text: '', at: 0, state: 'sending', photos: [PHOTO] } as const;
  render(<OwnMessage text="" at={0} first last outgoing={outgoing} onCancel={onCancel} />);
  expect(await screen.findByText('사진 1/1 보내는 중')).toBeTruthy();
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.queryByText('사진 1/1 보내는 중')).toBeNull();
  expect(screen.getByText('연결되면 보낼게요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('k1');
});
