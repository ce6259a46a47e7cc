import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { nounThread } from './noun-thread';
import { readExclusions } from './read-exclusions';

const knowledge = theKnowledge();
const goods = goodsOf(demoCatalogue());
const { nouns } = nounThread();
const keysOf = async (message: string) =>
  (await readExclusions(message, { goods, knowledge, nouns })).excluded.map(({ key }) => key).toSorted();

const INGREDIENTS = '새우 게 오징어 우유 계란 땅콩 밀 복숭아 호두 돼지고기 고등어 토마토'.split(' ');
const GOODS = '감자 양파 당근'.split(' ');
const OF_SEVERAL_SHELVES = '커피 콜라 녹차 과자 라면 만두'.split(' ');
/** Every row of two, three and four of them that begins somewhere else. */
const rowsOf = (words: readonly string[], least: number): string[][] =>
  words.flatMap((_, at) =>
    [2, 3, 4].flatMap((many) =>
      many >= least ? [Array.from({ length: many }, (_, i) => words[(at + i * (at % 2 ? 1 : 5)) % words.length]!)] : [],
    ),
  );
const distinctRows = (rows: string[][]) => rows.filter((row) => new Set(row).size === row.length);

const HEALTH = ['알레르기', '알러지 있어요', '못 먹어', '먹으면 두드러기 나'];
const REFUSED = ['빼고', '말고', '제외', '싫어', '안 든 걸로', '빼줘'];

async function missedOf(rows: string[][], say: (row: string) => string): Promise<string[]> {
  const missed: string[] = [];
  for (const row of distinctRows(rows)) {
    const message = say(row.join(' '));
    const whole = await keysOf(say(row.join(', ')));
    if ((await keysOf(message)).join() !== whole.join() || whole.length === 0) missed.push(message);
  }
  return missed;
}

test.each([...HEALTH, ...REFUSED])('ingredients in a row without a particle: … %s', async (mark) => {
  expect(await missedOf(rowsOf(INGREDIENTS, 2), (row) => `${row} ${mark}`)).toEqual([]);
});

test.each(['빼고', '말고', '제외하고', '싫어'])('goods of one shelf in a row: … %s 채소', async (mark) => {
  expect(
    await missedOf(
      rowsOf(GOODS, 2).filter((row) => row.length < 4),
      (row) => `${row} ${mark} 채소 추천`,
    ),
  ).toEqual([]);
});

test.each(['빼고', '말고', '제외하고'])('three goods of any shelf in a row: … %s 간식', async (mark) => {
  expect(await missedOf(rowsOf(OF_SEVERAL_SHELVES, 3), (row) => `${row} ${mark} 간식 추천`)).toEqual([]);
});

test('the first of two is asked for where it is another kind of thing', async () => {
  expect(await keysOf('간식 우유 빼고')).toEqual(['milk']);
  expect(await keysOf('빵 우유 계란 빼고')).toEqual(['egg', 'milk']);
});
