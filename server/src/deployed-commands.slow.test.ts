import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentOf, fillTemplate } from '../../bench/cluster/fill-template';
import { layoutOf } from '../../bench/cluster/layout';
import { emptyDatabase } from './db/test-database';
import { type TestApp, testApp } from './test-app';
import { type Image, makeImage } from './test-image';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const commands = readdirSync(import.meta.dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('-command.ts') && file !== 'test-command.ts')
  .map((file) => path.basename(file, '-command.ts'))
  .sort();
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const TIMEOUT = { timeout: 200_000 };

let t: TestApp;
let image: Image;
let env: Record<string, string>;
beforeAll(async () => {
  [t, image] = await Promise.all([testApp({ now: new Date() }), makeImage()]);
  const layout = layoutOf(image.folder, 7400, path.join(ROOT, 'deploy/many'));
  mkdirSync(layout.tls(''));
  writeFileSync(layout.tls('ca.pem'), '');
  env = {
    ...environmentOf(fillTemplate(read('deploy/many/mungchi.env'), layout.node(1))),
    DATABASE_URL: t.database.url,
    LOG_LEVEL: 'silent',
  };
}, 200_000);
afterAll(async () => {
  image?.remove();
  await t?.close();
});

/** By the script's own words, so that package.json is tried as well. */
const npmRun = (script: string, words: string[], more: Record<string, string> = {}) => {
  const [node, ...rest] = scripts[script]!.split(' ');
  expect(node).toBe('node');
  return image.node({ ...env, ...more }, ...rest, ...words);
};

test('every command is a script of package.json, and is run from what was built', () => {
  const called = Object.values(scripts).flatMap((line) => /^node scripts\/command\.mjs (\S+)$/.exec(line)?.[1] ?? []);
  expect(called.sort()).toEqual(commands);
  expect(Object.values(scripts).filter((line) => /tsx server\/src\/\S+-command\.ts/.test(line))).toEqual([]);
});

describe('in what the image holds, without development packages and sources', TIMEOUT, () => {
  test('the server finds all its packages', async () => {
    const { text } = await image.node({ ...env, PORT: 'none' }, 'server/dist/main.js');
    expect(text).toContain('Configuration: PORT');
  });

  test.each(commands)('%s does its work or says how it is called', async (name) => {
    const { code, text } = await image.node(env, `server/dist/commands/${name}.js`);
    expect(text).not.toMatch(/ERR_|Error:|Cannot find|\n {4}at /);
    if (code !== 0) expect(text).toMatch(/^usage: npm run /);
  });

  test('an operator can be made, and looks at everything that waits', async () => {
    const { email, userId } = await t.person();
    expect(await npmRun('operators', ['add', email])).toEqual({ code: 0, text: `${userId} is an operator now.\n` });
    expect((await npmRun('operators', [])).text).toContain(email);
    expect(await npmRun('operator', ['list'])).toEqual({
      code: 0,
      text: 'Nothing waits that no operator may decide at the console.\n',
    });
    expect(await npmRun('jobs', ['list'])).toEqual({ code: 0, text: 'No job has failed.\n' });
    expect(await npmRun('retained', [String(userId), 'asked by court'])).toEqual({
      code: 1,
      text: `Nothing is kept of ${userId}.\n`,
    });
  });

  test('a backup comes back', async () => {
    const { email } = await t.person();
    const folder = path.join(image.folder, 'backup');
    expect(await npmRun('backup', [folder])).toMatchObject({ code: 0, text: expect.stringContaining('rows of') });
    const other = await emptyDatabase();
    const restored = await npmRun('restore', [folder], { DATABASE_URL: other.url });
    const back = await other.db.selectFrom('users').select('email').where('email', '=', email).execute();
    await other.close();
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('The ledger agrees') });
    expect(back).toEqual([{ email }]);
  });

  test('a bad product file is refused by its lines', async () => {
    const file = path.join(image.folder, 'none.csv');
    writeFileSync(file, 'name\n');
    const { code, text } = await npmRun('products:import', [file]);
    expect({ code, text: text.split('\n').at(-2) }).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Nothing was imported/),
    });
  });
});
