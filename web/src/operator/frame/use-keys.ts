import { useEffect, useRef } from 'react';

/** Keys of a page, in lower case; `⌘enter` with the command or control key. Not while somebody writes, nor below a dialog. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Listens to the keyboard.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.metaKey || event.ctrlKey;
      const name = isCommand ? `⌘${nameOf(event)}` : nameOf(event);
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

/** J is J also while the keyboard writes Hangul, as it does after a reason was written. */
function nameOf({ key, code }: KeyboardEvent): string {
  const isHangul = /^[ㄱ-ㆎ]$/.test(key);
  return (isHangul ? code.replace(/^Key/, '') : key).toLowerCase();
}

/** A key that a field or a button wants for itself. Escape leaves a field, and does no more than that. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, dialog, [role="dialog"]')) {
    if (key === 'Escape') target.blur();
    return true;
  }
  return (key === 'Enter' || key === ' ') && target.closest('button, a') !== null;
}
