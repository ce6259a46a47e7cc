import { SCREENS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { routes } from '../routes';
import { findScreen } from './find-screen';

const screens = routes.map((entry) => ({ entry }));
const found = (address: string) => {
  const hit = findScreen(screens, address);
  return hit && [hit.placed.entry.path, hit.params];
};

test.each([
  ['/', '/', {}],
  ['/chat/list', '/chat/list', {}],
  ['/chat/12', '/chat/:chatRoomId', { chatRoomId: '12' }],
  ['/chat/12/', '/chat/:chatRoomId', { chatRoomId: '12' }],
  ['/chat/12/pay/result', '/chat/:chatRoomId/pay/result', { chatRoomId: '12' }],
  ['/gonggu/list/7', '/gonggu/list/:gongguId', { gongguId: '7' }],
])('%s is %s', (address, path, params) => {
  expect(found(address)).toMatchObject([path, params]);
});

test.each(['/gonggu', '/gonggu/list', '/gonggu/list/7/8', '/nowhere'])('%s is nothing of ours', (address) => {
  expect(found(address)).toBeNull();
});

test('every screen of the table has its code, in the same order', () => {
  expect(routes.map(({ path, screen }) => [path, typeof screen])).toEqual(
    SCREENS.map(({ path }) => [path, 'function']),
  );
});

test('every route of the table is found by its own address', () => {
  for (const { path } of routes) expect(found(path.replaceAll(/:\w+/g, '3'))?.[0]).toBe(path);
});
