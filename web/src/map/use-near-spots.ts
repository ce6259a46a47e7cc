import { useEffect, useState } from 'react';
import type { Spot } from './near-spots';

/** Stations around a place. Their list comes after the form: whoever writes begins at the top. */
export function useNearSpots(latitude: number | null, longitude: number | null): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([]);
  // Fetches the list, once it is known where.
  useEffect(() => {
    if (latitude === null || longitude === null) return;
    let isHere = true;
    import('./near-spots').then(
      ({ nearSpots }) => isHere && setSpots(nearSpots({ latitude, longitude })),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [latitude, longitude]);
  return spots;
}
