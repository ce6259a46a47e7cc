import { DAY_MS } from '@mungchi/contract';
import { alertState, type Circumstances } from './alert-state';

export type Asked = { times: number; at: number };

const TIMES_MAX = 3;
const PAUSE_DAYS = 14;

/** Whether to offer push messages now: where they can be switched on, seldom, and never against a no. */
export function mayAsk(browser: Omit<Circumstances, 'registered'>, asked: Asked, now: number): boolean {
  if (browser.permission !== 'default') return false;
  if (alertState({ ...browser, registered: false }) !== 'ask') return false;
  return asked.times === 0 || (asked.times < TIMES_MAX && now - asked.at >= PAUSE_DAYS * DAY_MS);
}
