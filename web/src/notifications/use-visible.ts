import { useSyncExternalStore } from 'react';

/** Whether somebody can look at the page: not in the background. */
export function useVisible(): boolean {
  return useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
}

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
