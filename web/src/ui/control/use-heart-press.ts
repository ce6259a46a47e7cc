import { useState } from 'react';
import { useSinglePress } from './button';

/** A heart given before does not burst when the screen opens: only one that was pressed here. */
export function useHeartPress(liked: boolean, onToggle: () => unknown) {
  const { press } = useSinglePress(onToggle);
  const [pressed, setPressed] = useState(false);
  function toggle() {
    setPressed(true);
    press();
  }
  return { toggle, bursts: liked && pressed };
}
