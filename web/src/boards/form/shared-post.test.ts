import { BOARD_CONTENT_MAX, BOARD_NAME_MAX } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { sharedPost } from './shared-post';

const LINK = 'https://shop.example/goods/7';
const filled = (parts: Record<string, string>) => {
  const { draft } = sharedPost(`?${new URLSearchParams(parts)}`)!;
  return [draft.name, draft.content];
};

test.each([
  ['a page with its own field for the link', { title: '제주 감귤 10kg', url: LINK }, ['제주 감귤 10kg', LINK]],
  ['a link inside of the text', { text: `제주 감귤 10kg ${LINK}` }, ['제주 감귤 10kg', LINK]],
  ['a title and more words', { title: '제주 감귤', text: `달아요\n${LINK}` }, ['제주 감귤', `달아요\n${LINK}`]],
  ['only a link', { text: LINK }, ['', LINK]],
  ['only words, in lines', { text: '감귤 사요\n같이 나눠요' }, ['감귤 사요', '감귤 사요\n같이 나눠요']],
])('%s', (_, parts, fields) => {
  expect(filled(parts as Record<string, string>)).toEqual(fields);
});

test('what is too long is cut, the link last of all', () => {
  const [name = '', content = ''] = filled({ title: '😀'.repeat(50), text: '말'.repeat(400), url: LINK });
  expect(name).toBe('😀'.repeat(BOARD_NAME_MAX / 2));
  expect(content.length).toBeLessThanOrEqual(BOARD_CONTENT_MAX);
  expect(content.endsWith(LINK)).toBe(true);
});

test('pictures alone are a post; an address without anything is not', () => {
  expect(sharedPost('?pictures=key')?.picturesAt).toBe('key');
  expect(sharedPost('')).toBeNull();
  expect(sharedPost('?from=home')).toBeNull();
});
