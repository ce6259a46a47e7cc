import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOpened, isBlind, openStep } from './blind-rules';

const EVENING = new Date('2026-11-24T12:00:00Z');
const before = new Date(EVENING.getTime() - 1);
const week = { reviewsOpenAt: EVENING };
const old = { reviewsOpenAt: null };
const closed = { openedAt: null };
const open = { openedAt: before };

test.each([
  ['nobody has written', week, null, true],
  ['the other waits', week, closed, true],
  ['the other can be read', week, open, false],
  ['completed before there was an evening', old, open, true],
])('%s: blind is %4$s', (_, room, other, blind) => {
  expect(isBlind(room, other)).toBe(blind);
});

test.each([
  ['nobody has written, before the evening', week, null, before, 'wait'],
  ['nobody has written, in the evening', week, null, EVENING, 'open'],
  ['the other waits', week, closed, before, 'open-both'],
  ['the other waits, in the evening', week, closed, EVENING, 'open-both'],
  ['the other can be read', week, open, EVENING, 'open-both'],
  ['completed before there was an evening', old, null, before, 'open'],
])('%s', (_, room, other, now, step) => {
  expect(openStep(room, other, now)).toBe(step);
});

test('the evening itself is late enough', () => {
  expect([hasOpened(week, before), hasOpened(week, EVENING), hasOpened(old, before)]).toEqual([false, true, true]);
});

type Deed = { kind: 'a' | 'b' | 'clock'; minutes: number };
type Written = { openedAt: Date | null; blind: boolean };

test('in any order of writing and clock: both open together or with the evening, and nobody writes blind of what is open', () => {
  const deed = fc.record({
    kind: fc.constantFrom<Deed['kind']>('a', 'b', 'clock'),
    minutes: fc.integer({ min: 0, max: 6000 }),
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
      let now = new Date(EVENING.getTime() - 10_000 * 60_000);
      const reviews: Partial<Record<'a' | 'b', Written>> = {};
      for (const { kind, minutes } of deeds) {
        now = new Date(now.getTime() + minutes * 60_000);
        if (kind === 'clock') {
          if (hasOpened(week, now)) for (const each of Object.values(reviews)) each.openedAt ??= now;
        } else if (!reviews[kind]) {
          const other = reviews[kind === 'a' ? 'b' : 'a'] ?? null;
          const step = openStep(week, other, now);
          const couldRead = other?.openedAt != null;
          reviews[kind] = { openedAt: step === 'wait' ? null : now, blind: isBlind(week, other) };
          if (step === 'open-both') other!.openedAt ??= now;
          expect(reviews[kind].blind).toBe(!couldRead);
        }
        const { a, b } = reviews;
        if (a && b) expect([a.openedAt, b.openedAt]).not.toContain(null);
        else if (now < EVENING) expect([a?.openedAt ?? null, b?.openedAt ?? null]).toEqual([null, null]);
      }
    }),
  );
});
