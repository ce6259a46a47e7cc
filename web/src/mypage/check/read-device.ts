import type { Reading } from '@mungchi/contract';

const SECONDS = 8;

/** The position now, never one that was kept. `off`: not allowed here; `rough`: not found in time. */
export function readDevice(): Promise<Reading | 'off' | 'rough'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('off');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve(code === DENIED ? 'off' : 'rough'),
      { enableHighAccuracy: true, timeout: SECONDS * 1000, maximumAge: 0 },
    );
  });
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const DENIED = 1;
