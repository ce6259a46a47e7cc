import { useLayoutEffect, useState } from 'react';

/** Height of the bars at the lower edge while `watching`: what floats above them outlives the screen it came with. */
export function useFootHeight(watching: boolean): number {
  const [height, setHeight] = useState(0);
  // Measures the document, whose bars change with the screen.
  useLayoutEffect(() => {
    if (!watching) return;
    const measure = () => setHeight(document.querySelector<HTMLElement>('[data-foot]')?.offsetHeight ?? 0);
    measure();
    const screens = new MutationObserver(measure);
    screens.observe(document.body, { childList: true, subtree: true });
    return () => screens.disconnect();
  }, [watching]);
  return height;
}
