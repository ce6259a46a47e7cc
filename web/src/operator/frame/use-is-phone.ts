import { useSyncExternalStore } from 'react';

const PHONE = 'screen and (max-width: 1023px)';

/** Below the width at which the rail stands beside the work. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(PHONE).matches);
}

function follow(change: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}
