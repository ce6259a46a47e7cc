import { DEFAULT_CENTRE, KOREA, type Place } from '@mungchi/contract';
import { reversePlace } from '@mungchi/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call';
import { agreedToPosition, agreeToPosition } from '../api/position-consent';
import type { MapPoint } from './map-types';

/** `none`: nobody has chosen a place yet. `unknown`: the point has no known address. `failed`: the request failed. */
export type Naming = 'none' | 'looking' | 'known' | 'unknown' | 'failed';

export type PlacePick = ReturnType<typeof usePlacePick>;

/**
 * A point that can be moved and the address that belongs to it. The latest move wins: late responses are ignored.
 * The map opens at the specified centre, but nothing counts as chosen until the person or their device says so.
 * `consent`: the device's position is used only after the person agreed to it, which is asked at the first press.
 */
export function usePlacePick(initial: Place | null = null, { consent = false } = {}) {
  const [point, setPoint] = useState<MapPoint>(initial ?? DEFAULT_CENTRE);
  const [address, setAddress] = useState<string | null>(initial?.address ?? null);
  const [naming, setNaming] = useState<Naming>(initial ? 'known' : 'none');
  const [locating, setLocating] = useState<'no' | 'yes' | 'denied'>('no');
  const [searching, setSearching] = useState(false);
  const [asking, setAsking] = useState(false);
  const moves = useRef(0);
  const usedDevice = useRef(false);
  const latest = useRef<Promise<Place | null>>(Promise.resolve(initial));

  function moveTo(to: MapPoint, known?: string): void {
    // Once a place is picked by hand, the device's position and its errors are ignored.
    moves.current += 1;
    setLocating('no');
    setPoint(to);
    if (known !== undefined) {
      setAddress(known);
      setNaming('known');
      latest.current = Promise.resolve({ ...to, address: known });
      return;
    }
    setNaming('looking');
    const asked = nameOf(to);
    latest.current = asked.then((found) => (found ? { ...to, address: found } : null));
    const mine = latest.current;
    asked.then(
      (found) => {
        if (latest.current !== mine) return;
        setAddress(found);
        setNaming(found ? 'known' : 'unknown');
      },
      () => {
        if (latest.current === mine) setNaming('failed');
      },
    );
    mine.catch(() => undefined);
  }

  function locate(): void {
    if (!('geolocation' in navigator)) {
      setLocating('denied');
      return;
    }
    setLocating('yes');
    const before = moves.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (moves.current !== before) return;
        if (!isInKorea(coords)) return setLocating('denied');
        usedDevice.current = true;
        moveTo({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => moves.current === before && setLocating('denied'),
      { enableHighAccuracy: true, timeout: 8000, maximumAge: 60_000 },
    );
  }

  async function locateIfAgreed(): Promise<void> {
    const agreed = !consent || (await agreedToPosition());
    if (agreed) locate();
    else setAsking(true);
  }

  // Reads the device's position once, at the start; later moves are the person's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!initial && !consent) locate();
  }, []);

  return {
    point,
    address,
    naming,
    locating,
    chosen: naming !== 'none',
    searching,
    setSearching,
    moveTo,
    asking,
    setAsking,
    locate: locateIfAgreed,
    agree: () => agreeToPosition().then(locate),
    /** Whether the device's position led here, then or before a correction by hand. */
    fromDevice: () => usedDevice.current,
    settled: () => latest.current,
  };
}

async function nameOf({ latitude, longitude }: MapPoint): Promise<string | null> {
  const { address } = await call(reversePlace, { query: { latitude, longitude } });
  return address;
}

function isInKorea({ latitude, longitude }: MapPoint): boolean {
  return latitude >= KOREA.south && latitude <= KOREA.north && longitude >= KOREA.west && longitude <= KOREA.east;
}
