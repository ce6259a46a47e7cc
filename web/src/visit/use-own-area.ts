import { useState } from 'react';
import { areaAt } from '../map/area-at';
import type { StoredArea } from './stored-area';

/** The 동 of the device's position. The position itself stays in this function. */
export function useOwnArea(onFound: (area: StoredArea) => void) {
  const [unknown, setUnknown] = useState(false);

  async function locate(): Promise<void> {
    setUnknown(false);
    try {
      const { coords } = await position();
      const area = await areaAt({ latitude: coords.latitude, longitude: coords.longitude });
      if (area) onFound(area);
      else setUnknown(true);
    } catch {
      setUnknown(true);
    }
  }

  return { locate, unknown };
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 8000, maximumAge: 60_000 });
  });
}
