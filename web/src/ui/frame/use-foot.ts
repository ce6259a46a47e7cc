import { useLayoutEffect, useState } from 'react';

/** What lies at the lower edge. */
type Foot = {
  /** Of the bars of a screen. */
  height: number;
  /** A sheet lies over them, with fields of its own. */
  hasSheet: boolean;
};

/** What is at the lower edge while `watching`: what floats above it outlives the screen it came with. */
export function useFoot(watching: boolean): Foot {
  const [foot, setFoot] = useState<Foot>({ height: 0, hasSheet: false });
  // Measures the document, whose bars and sheets change with the screen.
  useLayoutEffect(() => {
    if (!watching) return;
    const measure = () => {
      const height = document.querySelector<HTMLElement>('[data-foot]')?.offsetHeight ?? 0;
      const hasSheet = document.querySelector('[data-sheet]') !== null;
      setFoot((foot) => (foot.height === height && foot.hasSheet === hasSheet ? foot : { height, hasSheet }));
    };
    measure();
    const screens = new MutationObserver(measure);
    screens.observe(document.body, { childList: true, subtree: true });
    return () => screens.disconnect();
  }, [watching]);
  return foot;
}
