import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StepButton } from './step-button';

function Counter() {
  const [count, setCount] = useState(2);
  return (
    <>
      <StepButton label="하나 줄이기" size="small" isAtEnd={count === 1} onPress={() => setCount(count - 1)}>
        −
      </StepButton>
      <output>{count}</output>
    </>
  );
}

test('at its end it does nothing more, says so, and keeps the focus', async () => {
  render(<Counter />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('1');
  const button = screen.getByRole('button', { name: '하나 줄이기' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
