export type Soon<T> = { outcome: 'there'; value: T } | { outcome: 'late' | 'failed' };

/** What is coming, or why it did not come in time: a page is sent also without it. */
export async function soon<T>(coming: Promise<T>, ms: number): Promise<Soon<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Soon<T>>((resolve) => {
    timer = setTimeout(resolve, ms, { outcome: 'late' });
  });
  const settled = coming.then(
    (value): Soon<T> => ({ outcome: 'there', value }),
    (): Soon<T> => ({ outcome: 'failed' }),
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    clearTimeout(timer);
  }
}
