/** Whoever calls while an answer is on its way gets that answer. */
export function sharedCall<T>(call: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () =>
    (underWay ??= call().finally(() => {
      underWay = null;
    }));
}
