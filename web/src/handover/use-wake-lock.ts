import { useEffect, useState } from 'react';

/** Keeps the screen on while it is shown; says whether the browser does. Lost whenever the page is hidden, so asked for again. */
export function useWakeLock(): boolean {
  const [awake, setAwake] = useState(false);
  // Synchronises with the device's screen.
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    async function hold() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (gone) return void held.release();
        lock = held;
        setAwake(true);
        held.addEventListener('release', () => setAwake(false));
      } catch {
        // Low battery, or not allowed: then the screen goes dark as it always does.
      }
    }
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
  return awake;
}
