import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SwitchRow } from './switch-row';

test('a switch says what it is, and asks for the other state', () => {
  const onChange = vi.fn();
  const { rerender } = render(<SwitchRow title="채팅" text="새 메시지" on onChange={onChange} />);
  const row = screen.getByRole('switch', { name: '채팅', checked: true });
  expect(row.getAttribute('aria-describedby')).toBe(screen.getByText('새 메시지').id);
  fireEvent.click(row);
  expect(onChange).toHaveBeenLastCalledWith(false);
  rerender(<SwitchRow title="채팅" on={false} onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: '채팅', checked: false }));
  expect(onChange).toHaveBeenLastCalledWith(true);
});

test('while it is being changed, it cannot be pressed again', () => {
  const onChange = vi.fn(() => new Promise(() => undefined));
  render(<SwitchRow title="푸시 알림" on={false} onChange={onChange} />);
  const row = screen.getByRole('switch');
  fireEvent.click(row);
  fireEvent.click(row);
  expect(onChange).toHaveBeenCalledOnce();
});
