/** By participant id, which is one person in one room. Session storage is cleared at log-out. */
const storageKey = (me: number) => `unsent:${me}`;

/** Words typed and not sent, when the room was left. */
export function recallWords(me: number): string {
  return sessionStorage.getItem(storageKey(me)) ?? '';
}

export function keepWords(me: number, words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(storageKey(me));
    else sessionStorage.setItem(storageKey(me), words);
  } catch {
    // Storage is full: then they are not kept.
  }
}
