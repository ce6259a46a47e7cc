import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PictureZoom } from './picture-zoom';

const look = { width: 1280, height: 1280, widths: [], color: null, thumbhash: null };
const pictures = ['a', 'b', 'c'].map((name) => ({ url: `/media/${name}.webp`, ...look }));

function open(first = 0) {
  HTMLElement.prototype.setPointerCapture ??= () => {};
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const onClose = vi.fn();
  render(<PictureZoom pictures={pictures} nameOf={(nth) => `감귤 사진 ${nth}`} first={first} onClose={onClose} />);
  return onClose;
}

const image = () => screen.getByRole('img');

test('starts with the one that was tapped; keys and buttons turn the pages, up to the ends', async () => {
  open(1);
  expect(image().getAttribute('alt')).toBe('감귤 사진 2');
  screen.getByText('2 / 3');
  await userEvent.click(screen.getByRole('button', { name: '다음 사진' }));
  expect(image().getAttribute('alt')).toBe('감귤 사진 3');
  expect(screen.queryByRole('button', { name: '다음 사진' })).toBeNull();
  fireEvent.keyDown(image(), { key: 'ArrowRight' });
  expect(image().getAttribute('alt')).toBe('감귤 사진 3');
  fireEvent.keyDown(image(), { key: 'ArrowLeft' });
  fireEvent.keyDown(image(), { key: 'ArrowLeft' });
  expect(image().getAttribute('alt')).toBe('감귤 사진 1');
});

test('a finger that goes sideways turns the page', () => {
  open();
  fireEvent.pointerDown(image(), { pointerId: 1, clientX: 300, clientY: 100 });
  fireEvent.pointerMove(image(), { pointerId: 1, clientX: 100, clientY: 110 });
  fireEvent.pointerUp(image(), { pointerId: 1, clientX: 100, clientY: 110 });
  expect(image().getAttribute('alt')).toBe('감귤 사진 2');
});

test('two fingers, the button, + and − enlarge; another picture starts whole', async () => {
  open();
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(image().style.transform)?.[1]);
  fireEvent.pointerDown(image(), { pointerId: 1, clientX: 0, clientY: 0 });
  fireEvent.pointerDown(image(), { pointerId: 2, clientX: 100, clientY: 0 });
  fireEvent.pointerMove(image(), { pointerId: 2, clientX: 200, clientY: 0 });
  expect(scale()).toBe(2);
  fireEvent.pointerUp(image(), { pointerId: 2 });
  fireEvent.pointerUp(image(), { pointerId: 1 });
  await userEvent.click(screen.getByRole('button', { name: '원래 크기' }));
  expect(scale()).toBe(1);
  fireEvent.keyDown(image(), { key: '+' });
  expect(scale()).toBeGreaterThan(1.5);
  fireEvent.keyDown(image(), { key: 'ArrowRight' });
  expect(scale()).toBe(1);
});

test('a double tap enlarges, and everything that closes a dialog closes it', async () => {
  const onClose = open();
  for (let tap = 0; tap < 2; tap += 1) {
    fireEvent.pointerDown(image(), { pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerUp(image(), { pointerId: 1, clientX: 10, clientY: 10 });
  }
  screen.getByRole('button', { name: '원래 크기' });
  fireEvent(screen.getByRole('dialog', { name: '사진 크게 보기' }), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(() => (history.state as { depth?: number } | null)?.depth).toBe(1);
  history.back();
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});
