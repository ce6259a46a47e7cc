import { awake } from '../boards/test-boards';
import type { Person, TestApp } from '../test-app';
import { appCodeAt } from '../users/second-step/test-app-code';

/** What an authenticator app makes of a key, so many steps from now. */
export function appCode(t: TestApp, key: string, beside = 0): string {
  return appCodeAt(key, t.clock.now, beside);
}

/** Connects an app to an operator: its key. The sign-in that did it is confirmed. */
export async function connectApp(t: TestApp, operator: Person): Promise<string> {
  const { key } = (await t.call(awake(t, operator), 'POST', '/api/operator/code')).body;
  const proven = await confirm(t, operator, appCode(t, key));
  if (proven.status !== 200) throw new Error(JSON.stringify(proven.body));
  return key;
}

export function confirm(t: TestApp, operator: Person, code: string) {
  return t.call(awake(t, operator), 'POST', '/api/operator/confirm', { code });
}
