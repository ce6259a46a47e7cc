import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { EMPTY_DRAFT, type Filled } from './board-draft';
import { draftEcho } from './draft-echo';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (name: string): Filled => ({ draft: { ...EMPTY_DRAFT, name }, pictures: [] });

function echo(outcomes: (string | ApiError)[] = [], seen: string | null = null) {
  const saved: [name: string, base: string | null][] = [];
  const save = vi.fn(async ({ draft }: Filled, base: string | null) => {
    saved.push([draft.name, base]);
    const outcome = outcomes.shift() ?? `t${saved.length}`;
    if (typeof outcome !== 'string') throw outcome;
    return outcome;
  });
  const told = { onSaved: vi.fn(), onNewer: vi.fn() };
  const drop = vi.fn(async () => undefined);
  return { ...draftEcho({ save, drop }, told, { ...said(''), base: seen }), saved, dropped: drop, told };
}

test('three seconds after the last key, and no oftener than every fifteen', async () => {
  const at = echo();
  at.changed(said('감'));
  await vi.advanceTimersByTimeAsync(2900);
  at.changed(said('감귤'));
  await vi.advanceTimersByTimeAsync(2900);
  expect(at.saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(at.saved).toEqual([['감귤', null]]);
  at.changed(said('감귤 10'));
  await vi.advanceTimersByTimeAsync(14_900);
  expect(at.saved).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(at.saved[1]).toEqual(['감귤 10', 't1']);
  expect(at.told.onSaved).toHaveBeenLastCalledWith('t2');
  at.stop();
});

test('leaving the form saves at once; with nothing new nothing is sent', async () => {
  const at = echo([], 't0');
  at.flush();
  at.changed(said('감귤'));
  at.flush();
  at.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.saved).toEqual([['감귤', 't0']]);
  at.stop();
});

test('without a network it waits, and leaves when the network is back', async () => {
  const at = echo([new ApiError('NETWORK', 0, '')]);
  at.changed(said('감귤'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(at.saved).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(at.saved).toEqual([
    ['감귤', null],
    ['감귤', null],
  ]);
  at.stop();
});

test('what is written while a save fails replaces it', async () => {
  const at = echo([new ApiError('INTERNAL', 500, '')]);
  at.changed(said('감귤'));
  at.flush();
  at.changed(said('감귤 두 상자'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(at.saved.map(([name]) => name)).toEqual(['감귤', '감귤 두 상자']);
  at.stop();
});

test('where there is more elsewhere, it waits for the choice', async () => {
  const at = echo([new ApiError('DRAFT_NEWER', 409, '')], 't0');
  at.changed(said('이 글'));
  at.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(at.told.onNewer).toHaveBeenCalledOnce();
  at.changed(said('이 글 더'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.saved).toHaveLength(1);
  at.settle('theirs');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(at.saved[1]).toEqual(['이 글 더', 'theirs']);
  at.stop();
});

test('what it has sent without an answer is its own, until an answer comes', async () => {
  const at = echo([new ApiError('NETWORK', 0, ''), new ApiError('DRAFT_NEWER', 409, '')], 't0');
  at.changed(said('감귤 '));
  at.flush();
  await vi.advanceTimersByTimeAsync(0);
  at.changed(said('감귤 두 상자'));
  at.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(at.told.onNewer).toHaveBeenCalledOnce();
  expect([at.isOwn(said('감귤')), at.isOwn(said('감귤 두 상자')), at.isOwn(said('햇감자'))]).toEqual([
    true,
    false,
    false,
  ]);
  at.settle('t1');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(at.saved.at(-1)).toEqual(['감귤 두 상자', 't1']);
  expect(at.isOwn(said('감귤'))).toBe(false);
  at.stop();
});

test('a sixth stays on this device', async () => {
  const at = echo([new ApiError('DRAFTS_FULL', 409, '')]);
  at.changed(said('감귤'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.saved).toHaveLength(1);
  expect(at.told.onSaved).not.toHaveBeenCalled();
  at.stop();
});

test('forgetting it forgets what is on its way, too', async () => {
  const at = echo();
  at.changed(said('감귤'));
  at.flush();
  await at.drop();
  expect(at.dropped).toHaveBeenCalledOnce();
  await at.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([at.dropped.mock.calls.length, at.saved.length]).toEqual([1, 1]);
  at.stop();
});
