import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';

const HEADER = 'external_key,name,category_id,subcategory,price,picture_key,product_url,keywords';
const line = (key: string, price = 12000) =>
  `${key},햇감자 ${key},1,채소,${price},fresh-001,https://example.org/${key},감자;구황`;

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mungchi-products-'));
  t = await testApp({ env: { DATA_DIR: folder } });
});
beforeEach(() => t.db.deleteFrom('products').execute());
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, 'catalogue.csv');
const write = (lines: string[]) => writeFileSync(file(), [HEADER, ...lines].join('\n'));
const stored = () => t.db.selectFrom('products').select('externalKey').execute();

describe('npm run products:import', { timeout: 60_000 }, () => {
  const run = (args: string[], env: Record<string, string>) =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'server/src/products/import-products-command.ts', ...args],
      {
        cwd: path.resolve(import.meta.dirname, '../../..'),
        env: { ...process.env, ...env },
      },
    ).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
    );

  test('works on DATABASE_URL, shows progress and what it did', async () => {
    write([line('a'), line('b')]);
    const { code, text } = await run([file()], { DATABASE_URL: t.database.url, DATA_DIR: folder });
    expect({ code, text }).toEqual({
      code: 0,
      text: 'catalogue.csv: 2 of 2 products\ncatalogue.csv: 2 added, 0 changed, 0 unchanged\n',
    });
    expect(await stored()).toHaveLength(2);
  });

  test('ends with a line per problem and a code other than 0', async () => {
    write([line('a', -1)]);
    expect(await run([file()], { DATABASE_URL: t.database.url })).toEqual({
      code: 1,
      text: 'catalogue.csv: line 2: price must be above 0\nNothing was imported: 1 bad.\n',
    });
  });

  test('works on the embedded database, beside a process that uses it', async () => {
    const { startEmbedded } = await import('../db/embedded/start-embedded');
    const { connect } = await import('../db/connect');
    const dataDir = mkdtempSync(path.join(tmpdir(), 'mungchi-import-'));
    const embedded = await startEmbedded(path.join(dataDir, 'postgres'), { throwaway: true });
    try {
      write([line('a')]);
      expect((await run([file()], { DATA_DIR: dataDir, DATABASE_URL: '' })).text).toContain('1 added');
      const { pool, close } = connect(embedded.url, { max: 1 });
      expect((await pool.query('select external_key from products')).rows).toEqual([{ external_key: 'a' }]);
      await close();
    } finally {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
