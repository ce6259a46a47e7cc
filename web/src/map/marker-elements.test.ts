import { expect, test } from 'vitest';
import { itemElement } from './marker-elements';

const post = {
  id: 7,
  category: 1 as const,
  label: '청송 꿀사과 10kg 공구합니다. 1인 9,900원',
  picture: '/pictures/apple.webp?w=320',
  latitude: 37.5,
  longitude: 127,
};

test('a single post is its picture, with its name and share for screen readers', () => {
  const pin = itemElement({ kind: 'post', key: 'post 7', post, selected: true });
  expect(pin.getAttribute('aria-label')).toBe(post.label);
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  expect(pin.querySelector('img')?.getAttribute('src')).toBe(post.picture);
});

test('where the picture does not come, the sign of its category is left', () => {
  const pin = itemElement({ kind: 'post', key: 'post 7', post, selected: false });
  pin.querySelector('img')!.dispatchEvent(new Event('error'));
  expect(pin.querySelector('img')).toBeNull();
  expect(pin.querySelectorAll('svg path').length).toBeGreaterThan(1);
});

test('several are their number', () => {
  const disc = itemElement({ kind: 'cluster', key: 'c', at: post, count: 3, clusterId: 1 });
  expect(disc.textContent).toBe('3');
  expect(disc.getAttribute('aria-label')).toBe('공구 3개 모여 있음');
});
