import { readToken, SIGNED_IN } from './token';

/** At once when there is a session, or as soon as one begins. */
export function whenSignedIn(task: () => void): void {
  if (readToken() !== null) task();
  else addEventListener(SIGNED_IN, task, { once: true });
}
