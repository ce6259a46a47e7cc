import type { Stage } from '@mungchi/contract';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AllPaid } from './all-paid';

function watch(stage: Stage) {
  const { container, rerender } = render(<AllPaid stage={stage} />);
  return { become: (next: Stage) => rerender(<AllPaid stage={next} />), yarn: () => container.querySelector('svg') };
}

test('the last payment is celebrated while one is looking, once', async () => {
  const { become, yarn } = watch('RECRUITED');
  expect(yarn()).toBeNull();
  become('PAYING');
  await waitFor(() => expect(yarn()).not.toBeNull());
  // React listens to the older name where the DOM of the test knows no animations.
  fireEvent(yarn()!, new Event('webkitAnimationEnd', { bubbles: true }));
  expect(yarn()).toBeNull();
  become('PURCHASED');
  expect(yarn()).toBeNull();
});

test('coming into a room where everybody has paid is no such moment', () => {
  const { become, yarn } = watch('PAYING');
  become('PURCHASED');
  expect(yarn()).toBeNull();
});
