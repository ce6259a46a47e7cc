import { useEffect, useEffectEvent, useState } from 'react';
import { useSinglePress } from './button';

/**
 * A heart given before does not burst when the screen opens: only one that was pressed here. Pressed again before the
 * first press is answered, it shows what is wished for and sends it then; unless the answer has made it so by itself.
 */
export function useHeartPress(liked: boolean, onToggle: () => unknown) {
  const { pending, press } = useSinglePress(onToggle);
  const [pressed, setPressed] = useState(false);
  const [wish, setWish] = useState<boolean | null>(null);
  const shown = wish ?? liked;
  const answered = useEffectEvent(() => {
    setWish(null);
    if (shown !== liked) press();
  });
  // Runs when a press was answered.
  useEffect(() => {
    if (!pending) answered();
  }, [pending]);
  function toggle() {
    setPressed(true);
    if (pending) setWish(!shown);
    else press();
  }
  return { toggle, shown, bursts: shown && pressed };
}
