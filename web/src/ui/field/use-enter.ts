import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Enter as a Korean typist means it: one press, one call, the whole text, no syllable left behind.
 * Ending a syllable with Enter gives, by browser: Chrome on Mac keydown (composing) → compositionend → keydown again;
 * Chrome elsewhere the first two; Firefox an input event after compositionend; Safari compositionend → keydown 229.
 * So a press, from its first keydown to its keyup, acts once: at once when nothing is being composed, else after
 * the composition has ended.
 */
export function useEnter(onEnter: (text: string) => void) {
  const press = useRef<'none' | 'waiting' | 'done'>('none');

  return {
    onKeyDown(event: KeyboardEvent<Control>) {
      if (!isEnter(event)) {
        press.current = 'none';
        return;
      }
      if (event.shiftKey && event.currentTarget instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      if (event.repeat || press.current === 'done') return;
      press.current = event.nativeEvent.isComposing ? 'waiting' : 'done';
      if (press.current === 'done') onEnter(event.currentTarget.value);
    },
    onCompositionEnd(event: CompositionEvent<Control>) {
      if (press.current !== 'waiting') return;
      press.current = 'done';
      const control = event.currentTarget;
      // Later than Firefox's input event, which would put the text back into a field that was just emptied.
      setTimeout(() => onEnter(control.value));
    },
    onKeyUp(event: KeyboardEvent<Control>) {
      if (!isEnter(event)) return;
      const unfinished = press.current === 'waiting';
      press.current = 'none';
      if (!unfinished) return;
      const control = event.currentTarget;
      control.blur();
      control.focus();
      onEnter(control.value);
    },
    onBlur() {
      press.current = 'none';
    },
  };
}

/** On Windows the key of a composing Enter is "Process"; its code still tells. */
function isEnter(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.code === 'Enter' || event.code === 'NumpadEnter';
}
