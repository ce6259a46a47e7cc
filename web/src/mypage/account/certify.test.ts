import { afterEach, expect, test, vi } from 'vitest';
import { certify } from './certify';

const check = { merchantUid: 'phone_1', storeCode: 'imp00000000' };
const page = window as { IMP?: unknown };

afterEach(() => {
  vi.restoreAllMocks();
  delete page.IMP;
});

/** The script loads, or fails, at once. */
function scriptArrives(arrives: boolean) {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const element = script as HTMLScriptElement;
    queueMicrotask(() => (arrives ? element.onload : element.onerror)?.call(element, new Event('done')));
  });
}

test('a script that does not load fails, and is tried again; then the window of PortOne says who it was, or was closed', async () => {
  scriptArrives(false);
  await expect(certify(check)).rejects.toThrow('cannot be loaded');

  const init = vi.fn();
  let answer: object = { success: true, imp_uid: 'imp_7' };
  const certification = vi.fn((_check: object, done: (answer: object) => void) => done(answer));
  page.IMP = { init, certification };
  scriptArrives(true);
  expect(await certify(check)).toBe('imp_7');
  expect(init).toHaveBeenCalledWith('imp00000000');
  expect(certification.mock.calls[0]![0]).toEqual({ merchant_uid: 'phone_1', popup: false });

  answer = { success: false, imp_uid: 'imp_8' };
  expect(await certify(check)).toBeNull();
  answer = { success: true, imp_uid: null };
  expect(await certify(check)).toBeNull();
});
