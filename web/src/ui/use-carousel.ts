import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Options = { loop?: boolean /** Advance by itself after so many milliseconds. */; every?: number | undefined };

/** Embla's engine and, where asked for, an automatic advance that yields to touch, focus, pause and reduced motion. */
export function useCarousel({ loop = false, every }: Options) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [viewport, embla] = useEmblaCarousel({ loop, duration: calm ? 0 : 22 });
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = every !== undefined && !calm && !paused && !held;

  // Follows Embla, which owns the position.
  useEffect(() => {
    if (!embla) return;
    const settle = () => setIndex(embla.selectedScrollSnap());
    const hold = () => setHeld(true);
    embla.on('select', settle).on('pointerDown', hold);
    return () => {
      embla.off('select', settle).off('pointerDown', hold);
    };
  }, [embla]);

  // A timer per slide: jumping to one by hand gives it its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the timer
  useEffect(() => {
    if (!embla || !moving) return;
    const timer = setTimeout(() => {
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, every);
    return () => clearTimeout(timer);
  }, [embla, moving, every, index]);

  return {
    viewport,
    index,
    moving,
    paused,
    togglePause: () => setPaused(!paused),
    hold: () => setHeld(true),
    release: () => setHeld(false),
    goTo: (slide: number) => embla?.scrollTo(slide),
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
  };
}
