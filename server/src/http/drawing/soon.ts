/** Null where it fails or takes too long: a page comes also without it. */
export async function soon<T>(coming: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([coming, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
