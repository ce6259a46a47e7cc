import { useEffect, useEffectEvent } from 'react';
import { takeStored } from '../../api/stored/own-database';

/** Adds the pictures that the service worker has taken for this post. */
export function useSharedPictures(key: string | null, add: (files: readonly File[]) => void): void {
  const put = useEffectEvent(add);
  // Reads what another app shared, which is on this device.
  useEffect(() => {
    if (key === null) return;
    takeStored<{ pictures: File[] }>('shared', key)
      .then((kept) => kept && put(kept.pictures))
      .catch(() => undefined);
  }, [key]);
}
