import { useEffect, useEffectEvent, useRef } from 'react';
import { useSeoulToday } from '../time/clock';

/** Calls when a new day begins in Seoul: deadlines have passed. */
export function useNewDay(onNewDay: () => void): void {
  const today = useSeoulToday();
  const seen = useRef(today);
  const begin = useEffectEvent(onNewDay);
  // Runs when the Seoul date changes.
  useEffect(() => {
    if (seen.current === today) return;
    seen.current = today;
    begin();
  }, [today]);
}
