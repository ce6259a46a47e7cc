/** Loads a third-party script and resolves with what `found` returns then. A script that failed is removed again. */
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

/** Loads on the first call, once; a failed load may be retried. */
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
