import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { message } from '../talk/test-messages';
import { TheirMessage } from './their-message';

test('what can be done about a message is reached without a pointer', async () => {
  const onHold = vi.fn();
  render(<TheirMessage message={message(1)} leader={false} first last onShow={undefined} onHold={onHold} />);
  await userEvent.tab();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '감자도리님의 메시지 메뉴' })),
  );
  await userEvent.keyboard('{Enter}');
  expect(onHold).toHaveBeenCalledOnce();
});
