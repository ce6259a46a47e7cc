import { expect, test } from 'vitest';
import { ownAddress, shownAddress } from './own-address';

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['::', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['10.0.0.2', 'http://10.0.0.2:3000', 'http://10.0.0.2:3000'],
  ['::1', 'http://[::1]:3000', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000', 'http://localhost:3000'],
])('listening on %s it reaches itself at %s and is opened at %s', (host, own, shown) => {
  expect(ownAddress(host, 3000)).toBe(own);
  expect(shownAddress(host, 3000)).toBe(shown);
});
