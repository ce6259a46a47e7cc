import type { Setup } from '@mungchi/contract';
import { openSetup, readSetup } from '@mungchi/contract/calls';
import { call } from '../api/call';

export type Reading = { kind: 'LOADING' } | { kind: 'OPEN'; setup: Setup } | { kind: 'FAILED'; error: unknown };

/** With the key of the printed address once, afterwards as the browser that opened it. */
export async function readOrOpen(): Promise<Reading> {
  const key = location.hash.slice(1);
  if (key) history.replaceState(history.state, '', location.pathname);
  try {
    return { kind: 'OPEN', setup: key ? await call(openSetup, { body: { key } }) : await call(readSetup) };
  } catch (error) {
    return { kind: 'FAILED', error };
  }
}
