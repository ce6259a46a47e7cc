import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRACES } from './leave-trace';
import { useSite } from './site';

const site = useSite('empty');
const left = () =>
  (existsSync(TRACES) ? readdirSync(TRACES) : []).filter((file) => file.startsWith('nobody-presses-a-button'));
const remove = () => {
  for (const file of left()) rmSync(path.join(TRACES, file));
};

beforeAll(remove);
afterAll(remove);

test.fails('nobody presses a button that is not there', async () => {
  const page = await site.open('/start');
  await page.evaluate(() => console.warn('said in the page'));
  await page.getByRole('button', { name: '없는 버튼' }).click({ timeout: 100 });
});

test('a failed journey leaves a screenshot, the console and the last lines of the server', () => {
  const [picture, words] = ['.png', '.txt'].map((kind) => path.join(TRACES, left().find((f) => f.endsWith(kind))!));
  expect(statSync(picture!).size).toBeGreaterThan(5_000);
  const text = readFileSync(words!, 'utf8');
  expect(text).toContain(`${site.address}/start`);
  expect(text).toContain('warning: said in the page');
  expect(text.split('— server')[1]).toContain('"msg":');
});
