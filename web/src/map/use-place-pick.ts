import { DEFAULT_CENTRE, KOREA, type Place } from '@mungchi/contract';
import { reversePlace } from '@mungchi/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/call';
import type { MapPoint } from './map-types';

/** `none`: nobody has chosen a place yet. `unknown`: the point has no known address. `failed`: the request failed. */
export type Naming = 'none' | 'looking' | 'known' | 'unknown' | 'failed';

export type PlacePick = ReturnType<typeof usePlacePick>;

/**
 * A point that can be moved and the address that belongs to it. The latest move wins: late responses are ignored.
 * The map opens at the specified centre, but nothing counts as chosen until the person or their device says so.
 */
export function usePlacePick(initial: Place | null = null) {
  const [point, setPoint] = useState<MapPoint>(initial ?? DEFAULT_CENTRE);
  const [address, setAddress] = useState<string | null>(initial?.address ?? null);
  const [naming, setNaming] = useState<Naming>(initial ? 'known' : 'none');
  const [locating, setLocating] = useState<'no' | 'yes' | 'denied'>('no');
  const [searching, setSearching] = useState(false);
  const moves = useRef(0);
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
        if (isInKorea(coords)) moveTo({ latitude: coords.latitude, longitude: coords.longitude });
        else setLocating('denied');
      },
      () => moves.current === before && setLocating('denied'),
      { enableHighAccuracy: true, timeout: 8000, maximumAge: 60_000 },
    );
  }

  // Reads the device's position once, at the start; later moves are the person's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!initial) locate();
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
    locate,
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
