import type { Asked } from './ask-rules';

/** Of this browser, not of the person: it is the browser that allows or denies. */
const KEY = 'alertsAsked';

export function readAsked(): Asked {
  try {
    const { times, at } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Asked>;
    return { times: Number(times) || 0, at: Number(at) || 0 };
  } catch {
    return { times: 0, at: 0 };
  }
}

export function countAsked(at: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ times: readAsked().times + 1, at } satisfies Asked));
  } catch {
    // No storage: it may be asked again.
  }
}
