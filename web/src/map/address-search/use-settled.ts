import { useEffect, useState } from 'react';

/** The value, debounced. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  // A timer, restarted by every change.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
