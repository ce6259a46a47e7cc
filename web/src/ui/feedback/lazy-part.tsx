import { type ComponentType, type JSX, type ReactNode, Suspense, use, useSyncExternalStore } from 'react';

type State<Props> = { Component: ComponentType<Props> | null; error?: unknown };

/** Parts that came with a page of the server's: the app takes it over when their code is here as well (main.tsx). */
export const ssrParts: Promise<void>[] = [];

/** The server has rendered it, and its code is not here yet. */
const RENDERED: State<never> = { Component: null };

/**
 * A lazy component inside a screen, loaded on first render or prefetched with `preload()`; `waiting` is its placeholder
 * until then. Not `lazy`: React delays whatever replaces a fallback by 300 ms. Only on the server it is waited for, and in
 * a page of the server's: there it stays as it was rendered until its code takes it over.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let state: State<Props> = { Component: null };
  let coming: Promise<void> | null = null;
  const watchers = new Set<() => void>();

  function become(next: State<Props>): void {
    state = next;
    for (const changed of watchers) changed();
  }

  function preload(): Promise<void> {
    coming ??= load().then(
      (Component) => become({ Component }),
      (error: unknown) => become({ Component: null, error }),
    );
    return coming;
  }

  function watch(changed: () => void): () => void {
    watchers.add(changed);
    void preload();
    return () => watchers.delete(changed);
  }

  const rendered = () => (state.Component ? state : (RENDERED as State<Props>));

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where modules are loaded
  function Here({ waiting, ...props }: Props & { waiting: ReactNode }) {
    const known = useSyncExternalStore(watch, () => state, rendered);
    if (known === RENDERED) use(preload());
    const { Component, error } = known === RENDERED ? state : known;
    if (error) throw error;
    return Component ? <Component {...(props as unknown as Props & JSX.IntrinsicAttributes)} /> : waiting;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: as above
  function Part({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    return (
      <Suspense fallback={waiting}>
        <Here waiting={waiting} {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload, isHere: () => state.Component !== null });
}

/** A lazy decoration, loaded after the text it decorates; left out if it cannot be loaded. */
export function lazyOrnament<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return lazyPart(() => load().catch(() => none));
}
