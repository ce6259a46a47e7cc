/** Awaits a verb that reports its own errors, so that a button stays busy until then. */
export async function settle(verb: Promise<unknown>): Promise<void> {
  await Promise.allSettled([verb]);
}
