import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentNotices } from '../notices/notices';
import { putToastsAway } from '../notices/test-notices';
import { beginWork } from '../shell/unsaved-work';
import { offerReload } from './watch-updates';

const shown = () => currentNotices().toasts.map(({ text }) => text);
let stop = () => {};
beforeEach(putToastsAway);
afterEach(() => {
  stop();
  putToastsAway();
});

test('a new version is offered, and the press reloads', () => {
  const reload = vi.fn();
  stop = offerReload(reload);
  expect(shown()).toEqual(['새 버전이 있어요.']);
  expect(reload).not.toHaveBeenCalled();
  currentNotices().toasts[0]?.action?.press();
  expect(reload).toHaveBeenCalledOnce();
});

test('not over a form half filled in, nor while a payment is under way: afterwards', () => {
  const [form, payment] = [beginWork(), beginWork()];
  stop = offerReload(() => {});
  expect(shown()).toEqual([]);
  form();
  form();
  expect(shown()).toEqual([]);
  payment();
  expect(shown()).toEqual(['새 버전이 있어요.']);
});

test('one that begins to write meanwhile is not asked any more', () => {
  stop = offerReload(() => {});
  const form = beginWork();
  expect(shown()).toEqual([]);
  form();
  expect(shown()).toEqual(['새 버전이 있어요.']);
});
