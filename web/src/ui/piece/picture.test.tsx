import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, defaultColor } from './avatar';
import { Picture, srcSet } from './picture';

test('a picture reserves its place, offers its widths, and never shows as broken', async () => {
  const { container, rerender } = render(<Picture src="/media/a1.webp" alt="사과" width={128} height={128} />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: '사과' });
  expect([image.width, image.height]).toEqual([128, 128]);
  expect(image.getAttribute('srcset')).toBe(
    '/media/a1.webp?w=320 320w, /media/a1.webp?w=640 640w, /media/a1.webp?w=1280 1280w',
  );

  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  await expect.poll(() => container.querySelector('svg')).toBeTruthy();
  expect(container.textContent).toBe('사과');

  rerender(<Picture src="/media/b2.webp" alt="사과" width={128} height={128} />);
  expect(container.querySelector('img')).toBeTruthy();
});

test('a picture of somebody else has one address', () => {
  expect(srcSet('https://example.com/a.jpg')).toBeUndefined();
  expect(srcSet('https://our.host/media/a.webp', [320])).toBe('https://our.host/media/a.webp?w=320 320w');
  expect(srcSet('/avatars/pink.webp')).toBeUndefined();
});

test('a drawn picture offers its copies and itself', () => {
  expect(srcSet('/pictures/apple.webp')).toBe('/pictures/apple.webp?w=320 320w, /pictures/apple.webp?w=640 640w');
  expect(srcSet('/pictures/apple.webp', [320, 640], 800)).toMatch(/640w, \/pictures\/apple\.webp 800w$/);
  expect(srcSet('/media/a.webp', [320], 320)).toBe('/media/a.webp?w=320 320w');
});

test('default faces are small pictures, large ones drawings; a broken photo becomes 뭉치, whatever else is missing', () => {
  expect(defaultColor('/avatars/mint.webp')).toBe('mint');
  expect(defaultColor('https://our.host/avatars/blue.svg')).toBe('blue');
  expect(defaultColor('/media/my-dog-in-pink-hat.webp')).toBeNull();
  const { container, rerender } = render(<Avatar profileUrl="/avatars/mint.webp" size={24} />);
  const shown = () => container.querySelector('img');
  expect(shown()?.getAttribute('src')).toBe('/avatars/mint-small.webp');
  rerender(<Avatar profileUrl="/avatars/mint.webp" size={88} />);
  expect(container.querySelector('svg')).toBeTruthy();

  rerender(<Avatar profileUrl="/media/me.webp" name="새봄" size={24} />);
  fireEvent.error(screen.getByRole('img', { name: '새봄' }));
  expect(shown()?.getAttribute('src')).toBe('/avatars/pink-small.webp');
  fireEvent.error(shown()!);
  expect(container.querySelector('svg')).toBeTruthy();
});
