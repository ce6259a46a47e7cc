import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { HeartButton } from './heart-button';
import * as css from './heart-button.css';

function Heart({ given }: { given: boolean }) {
  const [liked, setLiked] = useState(given);
  return <HeartButton liked={liked} count={1} onToggle={() => setLiked(!liked)} />;
}
const bursts = () => document.getElementsByClassName(css.burst).length;

test('a heart bursts when it is given, not when it is seen', async () => {
  render(<Heart given />);
  expect(bursts()).toBe(0);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(bursts()).toBe(0);
  await userEvent.click(button);
  expect(bursts()).toBe(1);
});
