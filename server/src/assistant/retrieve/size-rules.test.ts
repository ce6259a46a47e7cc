import { expect, test } from 'vitest';
import { keepsSizes, meetsSizes } from './size-rules';

test.each([
  ['화장지 30m 30롤', ['30롤이상'], true],
  ['화장지 24롤', ['30롤이상'], false],
  ['화장지 24롤', ['30롤이하'], true],
  ['물티슈 100매 20팩', ['20팩이상'], true],
  ['햅쌀 20kg', ['5000g이상'], true],
  ['참기름 320ml 3병', ['1l이상'], false],
  ['스틱 100입', ['50개이상'], true],
  ['고무장갑', ['2개이상'], false],
  ['햅쌀 20kg', ['10kg'], true],
  ['햅쌀 20kg', [], true],
  ['생수 500ml 40병', ['500ml', '30병이상'], true],
  ['생수 500ml 20병', ['500ml', '30병이상'], false],
])('%s keeps %j: %s', (name, sizes, kept) => {
  expect(keepsSizes(name, sizes)).toBe(kept);
});

test.each([
  ['이천 햅쌀 20kg', ['20kg'], true],
  ['고시히카리 10kg', ['20kg'], false],
  ['중력분 밀가루 3kg 4봉', ['12kg'], true],
  ['중력분 밀가루 3kg 4봉', ['3kg'], true],
  ['생수 500ml 40병', ['20l'], true],
  ['3겹 화장지 30m 30롤', ['30롤'], true],
  ['3겹 화장지 30m 30롤', ['60롤'], false],
  ['사과 5kg', ['5kg이상'], true],
  ['신선한 우유', ['1l'], false],
] as const)('%s has %j: %s', (name, sizes, expected) => {
  expect(meetsSizes(name, sizes)).toBe(expected);
});
