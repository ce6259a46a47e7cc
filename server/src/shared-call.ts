/** Concurrent callers share one call: while it is running, everyone gets its result. */
export function sharedCall<T>(call: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () =>
    (underWay ??= call().finally(() => {
      underWay = null;
    }));
}
