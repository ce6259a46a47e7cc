import type { ComponentType } from 'react';
import { fetchedLater } from './fetched-later';

/** An ornament comes after the words it adorns; where it cannot be fetched there is none. */
export function drawnLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const none: ComponentType<Props> = () => null;
  return fetchedLater(() => load().catch(() => none));
}
