import { type CurrentUser, NEARBY_METRES, type Square, squaresAround } from '@mungchi/contract';
import { neighbourhoodNews } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BOARD_LISTS } from '../api/boards';
import { useTopics } from '../api/live/use-topic';
import { readAgain } from '../api/query-client';
import { useNewDay } from './use-new-day';

const PAUSE_MS = 2000;

/** Refetches the lists when something nearby changes, every two seconds at the most, and when a new day begins. */
export function useLiveNeighbourhood(person: Pick<CurrentUser, 'latitude' | 'longitude'> | undefined): void {
  const refresh = useRefresh();
  useTopics(neighbourhoodNews, squaresOf(person), refresh, refresh);
  useNewDay(refresh);
}

function squaresOf(person: Pick<CurrentUser, 'latitude' | 'longitude'> | undefined): Square[] {
  if (person?.latitude == null || person.longitude == null) return [];
  return squaresAround({ latitude: person.latitude, longitude: person.longitude }, NEARBY_METRES);
}

/** Throttle: the first event at once, later ones within the interval together at its end. */
function useRefresh(): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const waiting = useRef(false);

  // Clears the timer on unmount.
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  function refresh(): void {
    if (timer.current !== null) {
      waiting.current = true;
      return;
    }
    void readAgain(queries, ...BOARD_LISTS);
    timer.current = setTimeout(() => {
      timer.current = null;
      if (!waiting.current) return;
      waiting.current = false;
      refresh();
    }, PAUSE_MS);
  }
  return refresh;
}
