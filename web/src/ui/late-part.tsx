import { type ComponentType, type JSX, type ReactNode, useSyncExternalStore } from 'react';

type State<Props> = { Component: ComponentType<Props> | null; error?: unknown };

/**
 * A part of a screen whose code comes when it is first drawn, or before that with `fetch()`; `waiting` stands there until
 * then. Not by way of `lazy`: React holds back whatever follows a fallback for 300 ms.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let state: State<Props> = { Component: null };
  let coming: Promise<void> | null = null;
  const watchers = new Set<() => void>();

  function become(next: State<Props>): void {
    state = next;
    for (const changed of watchers) changed();
  }

  function fetch(): Promise<void> {
    coming ??= load().then(
      (Component) => become({ Component }),
      (error: unknown) => become({ Component: null, error }),
    );
    return coming;
  }

  function watch(changed: () => void): () => void {
    watchers.add(changed);
    void fetch();
    return () => watchers.delete(changed);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where modules are loaded
  function Part({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const { Component, error } = useSyncExternalStore(watch, () => state);
    if (error) throw error;
    return Component ? <Component {...(props as Props & JSX.IntrinsicAttributes)} /> : waiting;
  }
  return Object.assign(Part, { fetch });
}

/** An ornament comes after the words it adorns; where it cannot be fetched there is none. */
export function lateOrnament<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return latePart(() => load().catch(() => none));
}
