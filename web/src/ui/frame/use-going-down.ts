import { useEffect, useState } from 'react';

/** Less than this is a finger that rests. */
const STEP_PX = 8;

/** Whether the reader goes down the page: what floats over it then makes way, and is back with the first step up. */
export function useGoingDown(): boolean {
  const [down, setDown] = useState(false);

  // The window's scrolling.
  useEffect(() => {
    let last = window.scrollY;
    function look() {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < STEP_PX) return;
      // The last of the page is kept clear of it.
      const isAtEnd = scrollY + window.innerHeight >= document.documentElement.scrollHeight - STEP_PX;
      setDown(scrollY > last && scrollY > 0 && !isAtEnd);
      last = scrollY;
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return down;
}
