const CHECK_MS = 5 * 60_000;
const TRIES = 5;

/** Whether a check counts no longer; `tries` includes the one at hand. */
export function isOver({ tries, askedAt }: { tries: number; askedAt: Date }, now: Date): boolean {
  return tries > TRIES || now.getTime() - askedAt.getTime() >= CHECK_MS;
}
