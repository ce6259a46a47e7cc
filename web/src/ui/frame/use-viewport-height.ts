import { type RefObject, useEffect } from 'react';

/** Keeps an element within what the on-screen keyboard leaves free, where the browser does not do so by itself (iOS). */
export function useViewportHeight(element: RefObject<HTMLElement | null>): void {
  // Subscribes to the visual viewport.
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const style = element.current?.style;
      if (!style) return;
      // Pinch zoom is not a keyboard.
      const covered = view.scale < 1.01 && (window.innerHeight - view.height > 1 || view.offsetTop > 0);
      style.height = covered ? `${view.height}px` : '';
      style.transform = covered ? `translateY(${view.offsetTop}px)` : '';
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [element]);
}
