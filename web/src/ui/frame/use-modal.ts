import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useCloseOnBack } from '../../history/use-close-on-back';

/**
 * A `<dialog>` that is open as long as it is rendered, by the browser's modal: focus trap, Escape and inert background come
 * with it. Back and Escape close it, and the focus returns to where it was.
 */
export function useModal(onClose: () => void, level?: Parameters<typeof useCloseOnBack>[2]) {
  const ref = useRef<HTMLDialogElement>(null);
  useCloseOnBack(true, onClose, level);

  // The browser's top layer and its focus.
  useEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  return { ref, onCancel };
}
