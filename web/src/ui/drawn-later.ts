import { type ComponentType, lazy } from 'react';

/** An ornament comes after the words it adorns; where it cannot be fetched there is none. */
export function drawnLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return lazy(() => load().then(asModule, () => asModule(none)));
}

function asModule<Props>(component: ComponentType<Props>): { default: ComponentType<Props> } {
  return { default: component };
}
