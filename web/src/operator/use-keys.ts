import { useEffect, useRef } from 'react';

/** Keys of a page, in lower case; `⌘enter` with the command or control key. Not while somebody writes. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.metaKey || event.ctrlKey;
      const name = isCommand ? `⌘${event.key.toLowerCase()}` : event.key.toLowerCase();
      if (event.altKey || event.defaultPrevented || (!isCommand && isWriting(event))) return;
      const act = latest.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** A key that a field or a button wants for itself. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (key === 'Escape') {
    target.blur();
    return false;
  }
  if (target.closest('input, textarea, select, [role="dialog"]')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}
