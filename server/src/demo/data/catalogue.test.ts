import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { readProductFile } from '../../products/product-file';

type PictureEntry = { file: string; width: number; height: number; color: string; thumbhash: string };

const ASSETS = path.resolve(import.meta.dirname, '../../../assets');
const pictures = JSON.parse(readFileSync(path.join(ASSETS, 'pictures.json'), 'utf8')) as Record<string, PictureEntry>;
const { lines, problems } = readProductFile(readFileSync(path.join(import.meta.dirname, 'products.csv'), 'utf8'));

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
