import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceMetres } from '../places/distance';
import { type Checked, checkedUntil, checkStep, hasMoved, isVerified } from './check-rules';

const HOME = { latitude: 37.5465, longitude: 127.0445 };
const TODAY = '2026-11-18';
const never: Checked = { home: HOME, lastCheckedOn: null, movedMetres: 0 };
const here = { ...HOME, accuracy: 20 };

/** A point so many metres north of home. */
function north(metres: number) {
  return { latitude: HOME.latitude + (metres / 6_371_008.8) * (180 / Math.PI), longitude: HOME.longitude };
}

test.each<[string, Partial<Checked>, object, ReturnType<typeof checkStep>]>([
  ['at home', {}, {}, 'verified'],
  ['without a home', { home: null }, {}, 'HOME_UNSET'],
  ['as exact as needed', {}, { accuracy: 200 }, 'verified'],
  ['hardly too rough', {}, { accuracy: 200.1 }, 'POSITION_ROUGH'],
  ['rough', {}, { accuracy: 201 }, 'POSITION_ROUGH'],
  ['more exact than anything', {}, { accuracy: 0 }, 'POSITION_ROUGH'],
  ['not a number', {}, { accuracy: Number.NaN }, 'POSITION_ROUGH'],
  ['less than nothing', {}, { accuracy: -1 }, 'POSITION_ROUGH'],
  ['at the edge', {}, north(749.999), 'verified'],
  ['beyond it', {}, north(750.001), 'NOT_HERE'],
  ['a metre further', {}, north(751), 'NOT_HERE'],
  ['nowhere', {}, { latitude: Number.NaN }, 'NOT_HERE'],
  ['again on the same day', { lastCheckedOn: TODAY }, {}, 'verified'],
  ['moved a little', { lastCheckedOn: TODAY, movedMetres: 300 }, {}, 'verified'],
  ['moved, on the same day', { lastCheckedOn: TODAY, movedMetres: 301 }, {}, 'CHECK_SOON'],
  ['moved, the sixth day', { lastCheckedOn: '2026-11-12', movedMetres: 5000 }, {}, 'CHECK_SOON'],
  ['moved, the seventh', { lastCheckedOn: '2026-11-11', movedMetres: 5000 }, {}, 'verified'],
  ['moved and never checked', { movedMetres: 5000 }, {}, 'verified'],
  ['soon is said before rough', { lastCheckedOn: TODAY, movedMetres: 301 }, { accuracy: 0 }, 'CHECK_SOON'],
  ['rough is said before elsewhere', {}, { ...north(9000), accuracy: 900 }, 'POSITION_ROUGH'],
])('%s', (_, person, reading, step) => {
  expect(checkStep({ ...never, ...person }, { ...here, ...reading }, TODAY)).toBe(step);
});

test.each([
  ['never', null, '2026-11-18', null],
  ['the same day', '2026-11-18', '2026-11-18', '2027-02-16'],
  ['the ninetieth', '2026-11-18', '2027-02-16', '2027-02-16'],
  ['the ninety-first', '2026-11-18', '2027-02-17', null],
])('it counts until the ninetieth day: %s', (_, checkedOn, today, until) => {
  expect(checkedUntil(checkedOn, today)).toBe(until);
  expect(isVerified(checkedOn, today)).toBe(until !== null);
});

test('steps that together lead away end it, however small each is', () => {
  const steps = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (metres) => {
      let moved = 0;
      let at = HOME;
      for (const each of metres) {
        const next = { ...at, latitude: at.latitude + (each / 6_371_008.8) * (180 / Math.PI) };
        moved += Math.ceil(distanceMetres(at, next));
        at = next;
      }
      // Nobody is farther from the home that was checked than what a check allows.
      if (!hasMoved(moved)) expect(distanceMetres(HOME, at)).toBeLessThanOrEqual(300.01);
    }),
  );
});

test('without a good reading nobody is verified, whatever else is so', () => {
  const person = fc.record({
    home: fc.option(fc.constant(HOME)),
    lastCheckedOn: fc.option(fc.constantFrom('2026-11-18', '2026-11-12', '2025-01-01')),
    movedMetres: fc.nat(1000),
  });
  const bad = fc.oneof(
    fc.record({ latitude: fc.constant(37.6), longitude: fc.constant(127.0445), accuracy: fc.constant(5) }),
    fc.record({
      latitude: fc.constant(37.5465),
      longitude: fc.constant(127.0445),
      accuracy: fc.double({ min: 200.5 }),
    }),
  );
  fc.assert(fc.property(person, bad, (who, reading) => checkStep(who, reading, TODAY) !== 'verified'));
});
