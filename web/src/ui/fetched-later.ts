import { type ComponentType, lazy } from 'react';

/**
 * A part whose code comes when it is first drawn, or before that with `fetch()`. What has come is drawn at once, which
 * `lazy` alone never does: it shows its fallback first, and React holds back whatever follows a fallback for 300 ms.
 */
export function fetchedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  type Module = { default: ComponentType<Props> };
  let arrived: Module | null = null;
  let coming: Promise<Module> | null = null;

  function fetch(): Promise<Module> {
    coming ??= load().then((component) => {
      arrived = { default: component };
      return arrived;
    });
    return coming;
  }

  return Object.assign(
    lazy(() => (arrived ? atOnce(arrived) : fetch())),
    { fetch },
  );
}

/** React takes any thenable; unlike a promise, this one does not wait for the next turn. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: meant
  return { then: (resolve: (value: T) => void) => resolve(value) } as unknown as Promise<T>;
}
