/** Adds somebody else's script to the page, for what `found` then finds. One that failed is taken out again. */
export function loadScript<T>(src: string, found: () => T | null | undefined, withinMs?: number): Promise<T> {
  const script = document.createElement('script');
  script.src = src;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      script.remove();
      reject(new Error(`${src} cannot be loaded`));
    };
    const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    script.onload = () => {
      clearTimeout(timer);
      const thing = found();
      if (thing) resolve(thing);
      else giveUp();
    };
    document.head.append(script);
  });
}

/** Loads when first asked, and once; after a failure it may be tried again. */
export function loadOnce<Asked extends unknown[], T>(load: (...asked: Asked) => Promise<T>) {
  let loading: Promise<T> | null = null;
  return (...asked: Asked): Promise<T> => {
    loading ??= load(...asked).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
