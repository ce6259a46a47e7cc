import { describe, expect, it } from 'vitest';
import { memberPath } from './member-path';

describe('memberPath', () => {
  it.each([
    ['/look', '?category=2', '/?category=2'],
    ['/look/map', '', '/gonggu/map'],
    ['/look/search', '?keyword=%EA%B7%A4', '/gonggu/search?keyword=%EA%B7%A4'],
    ['/look/shopping', '', '/shopping'],
    ['/look/shopping', '?shelf=2', '/shopping'],
    ['/look/shopping', '?keyword=a', '/shopping/result?keyword=a'],
    ['/look/item', '?itemId=7', '/shopping/item?itemId=7'],
    ['/gonggu/list/7', '', '/gonggu/list/7'],
  ])('%s%s', (path, search, expected) => {
    expect(memberPath(path, search)).toBe(expected);
  });
});
