import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const at = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)));

/** Days of a check, hours of an answer and the evening of the reviews, in a process of its own zone. */
const SCRIPT = `
  const { checkedUntil, checkFrom, isVerified } = await import(${at('../users/check-rules.ts')});
  const { replyMinutes } = await import(${at('./reply-rules.ts')});
  const { eveningAfter, eveningWords, seoulDay } = await import(${at('../../../contract/src/seoul.ts')});
  const { checkWords, monthWords } = await import(${at('../../../contract/src/record-words.ts')});
  const day = (iso) => seoulDay(new Date(iso));
  const on = day('2026-11-18T14:59:59.999Z');
  const waited = (asked, answered) => [...replyMinutes([
    { at: new Date(asked), by: 2, leader: false }, { at: new Date(answered), by: 1, leader: true },
  ]).values()];
  console.log(JSON.stringify([
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    on, day('2026-11-18T15:00:00Z'), checkedUntil(on, on), checkFrom(on),
    isVerified(on, day('2027-02-16T14:59:59.999Z')), isVerified(on, day('2027-02-16T15:00:00Z')),
    // From 21:50 to 8:10: twenty minutes in which people answer.
    waited('2026-11-18T12:50:00Z', '2026-11-18T23:10:00Z'),
    // Over the night in which clocks change in Los Angeles, not in Seoul.
    waited('2026-03-07T12:00:00Z', '2026-03-08T00:00:00Z'),
    eveningAfter(new Date('2026-11-15T11:59:59Z'), 168), eveningWords(eveningAfter(new Date('2026-03-07T15:00:00Z'), 168)),
    checkWords(on.slice(0, 7)), monthWords(day('2026-12-31T15:00:00Z').slice(0, 7)),
  ]));`;

test.each(['UTC', 'Asia/Seoul', 'America/Los_Angeles'])(
  'days, hours and evenings of trust are Seoul’s when the process runs in %s',
  async (zone) => {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
      env: { ...process.env, TZ: zone },
    });
    expect(JSON.parse(stdout)).toEqual([
      zone,
      '2026-11-18',
      '2026-11-19',
      '2027-02-16',
      '2026-11-25',
      true,
      false,
      [20],
      [120],
      '2026-11-22T12:00:00.000Z',
      '3월 15일 밤 9시',
      '동네 인증 11월',
      '2027년 1월',
    ]);
  },
);
