import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jpegOf } from '../media/test-pictures';
import { type TestApp, testApp } from '../test-app';
import { importProductFile } from './import-product-file';

const HEADER = 'external_key,name,category_id,subcategory,price,picture_key,product_url,keywords';
const line = (key: string, picture = 'fresh-001', price: number | string = 12000) =>
  `${key},햇감자 ${key},1,채소,${price},${picture},https://example.org/${key},감자;구황`;

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mungchi-products-'));
  t = await testApp({ env: { DATA_DIR: folder, IMAGE_HOSTS: 'cdn.example.org' } });
  writeFileSync(path.join(folder, 'potato.jpg'), await jpegOf(900, 600));
  writeFileSync(path.join(folder, 'broken.jpg'), (await jpegOf(900, 600)).subarray(0, 400));
  writeFileSync(path.join(folder, 'notes.jpg'), 'no picture');
});
beforeEach(() => t.db.deleteFrom('products').execute());
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, 'catalogue.csv');
const write = (lines: string[], encoding = 'utf8') =>
  writeFileSync(file(), iconv.encode([HEADER, ...lines].join('\n'), encoding));
const stored = () => t.db.selectFrom('products').select(['externalKey', 'name', 'picture']).orderBy('id').execute();

async function load(lines: string[], encoding?: string) {
  write(lines, encoding);
  const steps: string[] = [];
  const result = await importProductFile(t.deps, file(), (step, done, of) => steps.push(`${step} ${done}/${of}`));
  return { ...result, steps };
}

describe('a catalogue file', () => {
  test('may name our own pictures, allowed addresses and files beside it', async () => {
    const { steps, ...result } = await load([
      line('own'),
      line('foreign', 'https://cdn.example.org/potato.webp'),
      line('file', 'potato.jpg'),
    ]);
    expect(result).toEqual({ imported: { added: 3, changed: 0, unchanged: 0 } });
    expect(steps).toEqual(['pictures 1/1', 'products 3/3']);
    const [own, foreign, uploaded] = (await stored()).map(({ picture }) => picture);
    expect([own!.url, foreign!.url]).toEqual(['/pictures/fresh-001.webp', 'https://cdn.example.org/potato.webp']);
    expect(uploaded).toMatchObject({ width: 900, height: 600, widths: [320, 640] });
    const served = await t.app.inject({ url: `${uploaded!.url}?w=320` });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('may tell what is in a product; one that tells nothing is unknown, also when it was known before', async () => {
    const traits = () => t.db.selectFrom('products').select(['contains', 'freeOf']).executeTakeFirstOrThrow();
    const told = (cells: string) => {
      writeFileSync(file(), `${HEADER},allergens,properties\n${line('a')},${cells}`);
      return importProductFile(t.deps, file(), () => {});
    };
    expect(await told('우유;밀,냉동')).toEqual({ imported: { added: 1, changed: 0, unchanged: 0 } });
    expect(await traits()).toMatchObject({
      contains: ['frozen', 'gluten', 'milk', 'wheat'],
      freeOf: expect.arrayContaining(['peanut', 'caffeine', 'vegan']),
    });
    expect(await told('우유;밀,냉동')).toEqual({ imported: { added: 0, changed: 0, unchanged: 1 } });
    expect(await told('우유;milk,')).toMatchObject({ problems: [expect.stringContaining('a word that is not known')] });
    expect(await load([line('a')])).toMatchObject({ imported: { added: 0, changed: 1, unchanged: 0 } });
    expect(await traits()).toEqual({ contains: [], freeOf: [] });
  });

  test('again changes nothing', async () => {
    const lines = [line('a', 'potato.jpg'), line('b')];
    await load(lines);
    const before = await stored();
    expect(await load(lines)).toMatchObject({ imported: { added: 0, changed: 0, unchanged: 2 } });
    expect(await stored()).toEqual(before);
  });

  test('as Korean Windows saves it', async () => {
    await load([line('뷁똠')], 'cp949');
    expect((await stored())[0]!.name).toBe('햇감자 뷁똠');
  });

  test('with bad rows says each with its line and stores nothing, no picture either', async () => {
    const { n: before } = await t.db
      .selectFrom('media')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    writeFileSync(path.join(folder, 'other.jpg'), await jpegOf(500, 500, '#00ff00'));
    const result = await load([
      line('good', 'other.jpg'),
      line('price', 'fresh-001', '"12,000"'),
      line('short').replace(/,[^,]*$/, ''),
      line('bell\u0007'),
      line('key', 'no-such-picture'),
      line('host', 'https://elsewhere.example/potato.webp'),
      line('missing', 'missing.jpg'),
      line('notes', 'notes.jpg'),
    ]);
    expect(result).toMatchObject({
      problems: [
        'line 3: price must be whole won',
        'line 4: has more or fewer columns than the first line',
        'line 5: external_key has control characters; name has control characters',
        'line 6: picture_key no-such-picture is not in our set of pictures',
        'line 7: picture_key https://elsewhere.example/potato.webp is not an https address on a host that IMAGE_HOSTS lists',
        'line 8: picture_key missing.jpg is not a readable file',
        'line 9: picture_key notes.jpg is not a JPEG, PNG, WebP or HEIC picture',
      ],
    });
    expect(await stored()).toEqual([]);
    const { n: after } = await t.db
      .selectFrom('media')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(after).toBe(before);
  });

  test('with a picture that breaks off stores no product', async () => {
    expect(await load([line('good'), line('bad', 'broken.jpg')])).toMatchObject({
      problems: ['line 3: picture_key broken.jpg cannot be used (UPLOAD_BROKEN)'],
    });
    expect(await stored()).toEqual([]);
  });
});
