import { act, render, screen } from '@testing-library/react';
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

/** Given or taken back at once, as the server is asked; each answer comes when the test says so. */
function SlowHeart({ sent, answers }: { sent: boolean[]; answers: ((ok: boolean) => void)[] }) {
  const [liked, setLiked] = useState(false);
  const toggle = async () => {
    sent.push(!liked);
    setLiked(!liked);
    if (!(await new Promise<boolean>((resolve) => answers.push(resolve)))) setLiked(liked);
  };
  return <HeartButton liked={liked} count={1} onToggle={toggle} />;
}

test.each([
  { presses: 2, ok: true, sent: [true, false], pressed: 'false' },
  { presses: 3, ok: true, sent: [true], pressed: 'true' },
  { presses: 2, ok: false, sent: [true], pressed: 'false' },
  { presses: 1, ok: true, sent: [true], pressed: 'true' },
])(
  'pressed $presses times before the first answer ($ok): the last press counts',
  async ({ presses, ok, sent, pressed }) => {
    const [asked, answers]: [boolean[], ((ok: boolean) => void)[]] = [[], []];
    render(<SlowHeart sent={asked} answers={answers} />);
    const button = screen.getByRole('button');
    for (let press = 0; press < presses; press += 1) await userEvent.click(button);
    // What is wished for is seen at once.
    expect(button.getAttribute('aria-pressed')).toBe(presses % 2 === 1 ? 'true' : 'false');
    await act(async () => answers[0]!(ok));
    await act(async () => answers[1]?.(true));
    expect(asked).toEqual(sent);
    expect(button.getAttribute('aria-pressed')).toBe(pressed);
  },
);
