import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const at = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));

/** Evenings, and the steps around one of them, in a process of its own zone. */
const SCRIPT = `
  const { payByOf } = await import(${at('../../boards/clock-rules.ts')});
  const { payStep } = await import(${at('./pay-clock-rules.ts')});
  const { eveningWords } = await import(${at('../../../../contract/src/seoul.ts')});
  const board = { stage: 'RECRUITED', payEnd: null };
  const payBy = (iso) => payByOf(board, new Date(iso));
  const member = {
    role: 'FOLLOWER', paidAt: null, leftAt: null, payBy: payBy('2026-03-07T15:00:00Z'),
    payRemindedFor: null, payRemindedAt: null, payReminders: 0,
  };
  const told = { payRemindedFor: member.payBy, payRemindedAt: new Date('2026-03-09T09:00:00Z'), payReminders: 2 };
  console.log(JSON.stringify([
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    payBy('2026-11-15T14:59:59.999Z'), payBy('2026-11-15T15:00:00Z'), payBy('2026-11-16T00:00:00.001Z'), member.payBy,
    eveningWords(member.payBy), eveningWords(payBy('2026-12-30T10:00:00Z')),
    payStep(member, board, new Date('2026-03-08T11:59:59.999Z')), payStep(member, board, new Date('2026-03-08T12:00:00Z')),
    payStep({ ...member, ...told }, board, new Date('2026-03-09T11:59:59.999Z')),
    payStep({ ...member, ...told }, board, new Date('2026-03-09T12:00:00Z')),
  ]));`;

test.each(['UTC', 'Asia/Seoul', 'America/Los_Angeles'])(
  'an evening is one in Seoul when the process runs in %s',
  async (zone) => {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
      env: { ...process.env, TZ: zone },
    });
    expect(JSON.parse(stdout)).toEqual([
      zone,
      '2026-11-17T12:00:00.000Z',
      '2026-11-17T12:00:00.000Z',
      '2026-11-18T12:00:00.000Z',
      // 8 March 2026: clocks change in Los Angeles, not in Seoul.
      '2026-03-09T12:00:00.000Z',
      '3월 9일 밤 9시',
      '1월 1일 밤 9시',
      null,
      'remind-day',
      null,
      'release',
    ]);
  },
);
