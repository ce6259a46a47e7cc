import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RULE = path.resolve(import.meta.dirname, '../../scripts/lint/late-state.mjs');
const OXLINT = path.join(path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');
const folder = mkdtempSync(path.join(tmpdir(), 'late-state-'));
afterAll(() => rmSync(folder, { recursive: true }));

const press = "await userEvent.click(screen.getByRole('button'));";
const alert = "await screen.findByRole('alert');";
const pressed = "await page.getByRole('button').click();";
const stands = "await page.getByText('저장했어요').waitFor();";
const LATE = [
  "expect(document.title).toBe('홈');",
  'expect(document.activeElement).toBe(field);',
  'expect(field).toHaveFocus();',
  "expect(localStorage.getItem('theme')).toBe('dark');",
  "expect(JSON.parse(sessionStorage.getItem('ticks') ?? '')).toEqual({});",
  "expect(location.pathname).toBe('/start');",
  'expect(history.length).toBe(2);',
  'expect(server.requests).toHaveLength(1);',
  "expect(server.sent('POST /api/alerts')[0]?.body).toEqual({});",
];
const NOTHING = "expect(server.sent('POST /api/alerts')).toHaveLength(0);";
const READ = "expect(await page.getByLabel('이름').inputValue()).toBe('새봄');";
const ADDRESS = "expect(new URL(page.url()).pathname).toBe('/');";

type Case = [what: string, from: string, statements: string[], refused: string[]];
const CASES: Case[] = [
  ['in a screen’s test, at once', '@testing-library/react', [press, ...LATE], LATE],
  ['in a module’s test', './module', [press, ...LATE], []],
  [
    'waited for',
    '@testing-library/react',
    [press, ...LATE.map((each) => `await waitFor(() => ${each.slice(0, -1)});`)],
    [],
  ],
  ['that nothing happened, right after a press', '@testing-library/react', [press, NOTHING], [NOTHING]],
  ['that nothing happened, after what did', '@testing-library/react', [press, alert, NOTHING], []],
  ['in a journey, at once', './harness/site', [pressed, READ, ADDRESS], [READ, ADDRESS]],
  ['in a journey that has waited', './harness/site', [pressed, stands, READ], []],
  ['polled', './harness/site', [pressed, "await expect.poll(() => page.title()).toBe('홈');"], []],
];

let said: string;
beforeAll(() => {
  const config = {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: [RULE],
    rules: { 'tests/late-state': 'error' },
  };
  writeFileSync(path.join(folder, 'oxlint.json'), JSON.stringify(config));
  CASES.forEach(([, from, statements], at) => {
    const body = statements.join('\n');
    writeFileSync(path.join(folder, `case${at}.test.tsx`), `import '${from}'; test('', async () => {\n${body}\n});\n`);
  });
  const args = [OXLINT, '-c', path.join(folder, 'oxlint.json'), '-f', 'unix', folder];
  said = spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}, 60_000);

test.each(CASES)('%s', (what, _from, statements, refused) => {
  const at = CASES.findIndex(([each]) => each === what);
  const lines = Array.from(said.matchAll(new RegExp(`case${at}\\.test\\.tsx:(\\d+):`, 'g')), ([, line]) =>
    Number(line),
  );
  expect(lines.sort((a, b) => a - b).map((line) => statements[line - 2])).toEqual(refused);
});
