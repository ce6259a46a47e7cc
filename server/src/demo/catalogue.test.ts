import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { readProductFile } from '../products/product-file';
import type { Trait } from '../products/trait-rules';

type PictureEntry = { file: string; width: number; height: number; color: string; thumbhash: string };

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
const pictures = JSON.parse(readFileSync(path.join(ASSETS, 'pictures.json'), 'utf8')) as Record<string, PictureEntry>;
const { lines, problems } = readProductFile(
  readFileSync(path.join(import.meta.dirname, '../../data/demo/products.csv'), 'utf8'),
);

test('the catalogue passes the check that every operator file goes through', () => {
  expect(problems).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(480);
});

test.each(CATEGORIES)('$name is well stocked on its second level', ({ id }) => {
  const shelf = lines.filter((line) => line.categoryId === id);
  const levels = new Set(shelf.map((line) => line.subCategory));
  expect(shelf.length).toBeGreaterThanOrEqual(100);
  expect(levels.size).toBeGreaterThanOrEqual(6);
  for (const level of levels) {
    expect(shelf.filter((line) => line.subCategory === level).length, level).toBeGreaterThanOrEqual(4);
  }
});

test('names, keys and pictures are each used once', () => {
  for (const of of ['name', 'externalKey', 'pictureKey'] as const) {
    const values = lines.map((line) => line[of]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('names fit a group purchase, prices are ones a shopper believes, everything can be found by words', () => {
  for (const line of lines) {
    expect(line.name.length, line.name).toBeLessThanOrEqual(40);
    expect(line.price, line.name).toBeGreaterThanOrEqual(3_000);
    expect(line.price, line.name).toBeLessThanOrEqual(150_000);
    expect(line.price % 100, line.name).toBe(0);
    expect(line.keywords.length, line.name).toBeGreaterThanOrEqual(2);
    expect(new URL(line.productUrl).searchParams.get('query')).toBe(line.name);
  }
});

test('every product has its picture, light enough for a grid, and no picture is left over', () => {
  for (const line of lines) {
    const picture = pictures[line.pictureKey];
    expect(picture, line.name).toMatchObject({ width: 800, height: 800 });
    expect(picture?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(Buffer.from(picture?.thumbhash ?? '', 'base64').length, line.name).toBeGreaterThan(10);
    const file = path.join(ASSETS, 'pictures', picture?.file ?? '');
    expect(existsSync(file), line.name).toBe(true);
    expect(statSync(file).size, line.name).toBeLessThan(20_000);
  }
  const used = new Set(lines.map((line) => `${line.pictureKey}.webp`));
  expect(readdirSync(path.join(ASSETS, 'pictures')).filter((file) => !used.has(file))).toEqual([]);
});

test('what is eaten tells what is in it, but for mixed boxes; a name never contradicts its label', () => {
  const eaten = lines.filter(({ categoryId }) => categoryId <= 2);
  const unknown = eaten.filter(({ traits }) => traits.contains.length + traits.freeOf.length === 0);
  expect(unknown.map(({ name }) => name)).toEqual([
    '온식당 컵밥 6종 12개',
    '소풍간식 어린이 과일주스 125ml 40팩',
    '아침빵집 모둠 도넛 24개',
  ]);
  const named: [RegExp, Trait][] = [
    [/우유|요거트|치즈|버터 쿠키|밀크초콜릿|라떼|생크림/, 'milk'],
    [/계란|유정란|메추리알|마요네즈/, 'egg'],
    [/땅콩/, 'peanut'],
    [/호두/, 'walnut'],
    [/새우/, 'shrimp'],
    [/게장|꽃게|게맛살/, 'crab'],
    [/두부|두유|된장|간장|콩나물/, 'soy'],
    [/밀가루|식빵|우동|소면|쿠키|스파게티/, 'wheat'],
    [/돼지(?!갈비 양념)|삼겹|목살|베이컨|돈까스(?!소스)|런천햄/, 'pork'],
    [/소고기|한우|차돌|육포/, 'beef'],
    [/닭|치킨/, 'chicken'],
    [/고등어/, 'mackerel'],
    [/오징어/, 'squid'],
    [/굴소스|생굴|바지락|전복/, 'shellfish'],
    [/토마토/, 'tomato'],
    [/복숭아|백도/, 'peach'],
    [/메밀/, 'buckwheat'],
    [/매콤|매운|얼큰|불꽃|고춧가루/, 'spicy'],
    [/^(?!.*디카페인).*(?:커피 원두|아메리카노|홍차|녹차|믹스커피)/, 'caffeine'],
    [/^얼음골/, 'frozen'],
  ];
  for (const [pattern, trait] of named) {
    const liars = eaten.filter(({ name, traits }) => pattern.test(name) && traits.freeOf.includes(trait));
    expect(
      liars.map(({ name }) => name),
      trait,
    ).toEqual([]);
  }
});
