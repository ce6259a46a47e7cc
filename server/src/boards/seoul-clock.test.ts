import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const RULES = fileURLToPath(new URL('./board-rules.ts', import.meta.url));

/** Prints the status of a deadline around midnight in Seoul, in a process of its own zone. */
const SCRIPT = `
  const { statusOf } = await import(${JSON.stringify(RULES)});
  const at = (iso, deadline) =>
    statusOf({ stage: 'RECRUITING', deadline, memberCount: 1, totalUser: 9 }, new Date(iso));
  console.log(JSON.stringify([
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    at('2026-11-15T14:59:59.999Z', '2026-11-15'), at('2026-11-15T15:00:00.000Z', '2026-11-15'),
    at('2026-03-08T14:59:59.999Z', '2026-03-11'), at('2026-03-08T15:00:00.000Z', '2026-03-11'),
    at('2026-12-31T14:59:59.999Z', '2026-12-31'), at('2026-12-31T15:00:00.000Z', '2026-12-31'),
  ]));`;

test.each(['UTC', 'Asia/Seoul', 'America/Los_Angeles'])(
  'the day turns in Seoul when the process runs in %s',
  async (zone) => {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
      env: { ...process.env, TZ: zone },
    });
    expect(JSON.parse(stdout)).toEqual([
      zone,
      'CLOSING_SOON',
      'CLOSED',
      // 8 March 2026: clocks change in Los Angeles, not in Seoul.
      'OPEN',
      'CLOSING_SOON',
      'CLOSING_SOON',
      'CLOSED',
    ]);
  },
);
