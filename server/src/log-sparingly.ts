const EVERY_MS = 1000;

/**
 * For what fails once per message or request while something else is away: the first is said at once, then one a second
 * with how many were not.
 */
export function sparingly(say: (error: unknown, unsaid: number) => void, now = () => performance.now()) {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (error: unknown): void => {
    if (now() - saidAt < EVERY_MS) {
      unsaid += 1;
      return;
    }
    saidAt = now();
    say(error, unsaid);
    unsaid = 0;
  };
}
