/** Waits for a verb that has said its failure itself: for a button, which is busy until then. */
export async function settle(verb: Promise<unknown>): Promise<void> {
  await Promise.allSettled([verb]);
}
