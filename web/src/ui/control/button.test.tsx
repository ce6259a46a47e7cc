import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test('a press that takes time cannot be repeated until it has settled', async () => {
  const user = userEvent.setup();
  let finish = () => {};
  let pressed = 0;
  const onPress = () => {
    pressed += 1;
    return new Promise<void>((done) => {
      finish = done;
    });
  };
  render(<Button onPress={onPress}>작성 완료</Button>);
  const button = screen.getByRole('button', { name: /작성 완료/ });
  await user.dblClick(button);
  expect(pressed).toBe(1);
  expect(button.getAttribute('aria-busy')).toBe('true');

  finish();
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
  expect(pressed).toBe(2);
});

test('a busy submit button does not send its form', async () => {
  const user = userEvent.setup();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        보내기
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
  rerender(
    <form onSubmit={send}>
      <Button type="submit">보내기</Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
});
