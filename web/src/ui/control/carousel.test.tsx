import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel';

const WIDTH = 300;

// The engine asks the page where its slides are; jsdom lays nothing out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return this.role === 'group' ? WIDTH * [...this.parentElement!.children].indexOf(this) : 0;
  });
});
afterEach(() => vi.restoreAllMocks());

const shown = () => screen.getAllByRole('group').find((slide) => !slide.hasAttribute('inert'))?.textContent;
const slides = ['하나', '둘', '셋', '넷'].map((view) => ({ id: view, view }));

test.each([
  ['an arrow', ['다음'], '둘'],
  ['an arrow, twice', ['다음', '다음'], '셋'],
  ['a dot', ['4번째로 가기'], '넷'],
])('%s that is pressed before the engine has come is not lost', async (_, presses, expected) => {
  render(<Carousel label="사진" slides={slides} arrows dots />);
  for (const name of presses) fireEvent.click(screen.getByRole('button', { name }));
  expect(shown()).toBe('하나');
  await expect.poll(shown).toBe(expected);
});

test('once it is there, a press moves at once, and the ends have no arrow beyond them', async () => {
  render(<Carousel label="사진" slides={slides.slice(0, 2)} arrows />);
  await expect
    .poll(() => {
      fireEvent.click(screen.getByRole('button', { name: /이전|다음/ }));
      return shown();
    })
    .toBe('둘');
  expect(screen.queryByRole('button', { name: '다음' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '이전' }));
  expect(shown()).toBe('하나');
});
