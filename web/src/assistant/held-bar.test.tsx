import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HeldBar } from './held-bar';

test('what was understood is shown, and the × of each says what takes it away', async () => {
  const onAsk = vi.fn();
  render(
    <HeldBar
      understood={[
        { kind: 'want', label: '과자', drop: '찾는 것 지우기' },
        { kind: 'budget', label: '10,000원 이하', drop: '예산 지우기' },
      ]}
      exclusions={[{ key: 'milk', label: '우유' }]}
      busy={false}
      onAsk={onAsk}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '예산 10,000원 이하 지우기' }));
  await userEvent.click(screen.getByRole('button', { name: '우유 다시 넣기' }));
  expect(onAsk.mock.calls).toEqual([['예산 지우기'], ['우유 이제 괜찮아']]);
  expect(screen.getByRole('button', { name: '찾는 것 과자 지우기' }).textContent).toBe('찾는 것과자');
});

test('nothing is drawn while nothing is held', () => {
  const { container } = render(<HeldBar understood={[]} exclusions={[]} busy={false} onAsk={() => {}} />);
  expect(container.childElementCount).toBe(0);
});
