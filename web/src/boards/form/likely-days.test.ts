import { describe, expect, it } from 'vitest';
import { likelyDays } from './likely-days';

describe('likelyDays', () => {
  it.each([
    ['a Wednesday', '2026-11-18', ['내일 2026-11-19', '이번 주말 2026-11-22', '다음 주말 2026-11-29']],
    ['a Saturday: tomorrow ends the weekend', '2026-11-21', ['내일 2026-11-22', '다음 주말 2026-11-29']],
    ['a Sunday', '2026-11-22', ['내일 2026-11-23', '이번 주말 2026-11-22', '다음 주말 2026-11-29']],
    ['the end of a year', '2026-12-31', ['내일 2027-01-01', '이번 주말 2027-01-03', '다음 주말 2027-01-10']],
  ])('%s', (_, today, days) => {
    expect(likelyDays(today).map(({ name, day }) => `${name} ${day}`)).toEqual(days);
  });
});
