import { useSyncExternalStore } from 'react';
import { circumstances } from './circumstances';

/** Looks again when the page is returned to: permissions are changed in the browser's own settings. */
export function useCircumstances(): ReturnType<typeof circumstances> {
  return JSON.parse(useSyncExternalStore(watch, () => JSON.stringify(circumstances())));
}

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  addEventListener('focus', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    removeEventListener('focus', changed);
  };
}
