import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

type Move = (engine: EmblaCarouselType) => void;
type Options = {
  count: number;
  loop?: boolean;
  /** Autoplay interval in milliseconds. */
  every?: number | undefined;
};

/**
 * Embla, loaded after the first paint (until then the first slide is static, and presses are kept), and autoplay that
 * stops for touch, focus, pause and reduced motion.
 */
export function useCarousel({ count, loop = false, every }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const early = useRef<Move[]>([]);
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const calm = useSyncExternalStore(watchCalm, prefersCalm, () => false);
  const moving = every !== undefined && !paused && !held && !calm;

  // Synchronises with Embla, which owns the position.
  useEffect(() => {
    if (count < 2) return;
    let engine: EmblaCarouselType | null = null;
    let left = false;
    import('embla-carousel')
      .then(({ default: start }) => {
        if (left || viewport.current === null) return;
        engine = start(viewport.current, { loop, duration: prefersCalm() ? 0 : 22 });
        engine.on('select', (api) => setIndex(api.selectedScrollSnap())).on('pointerDown', () => setHeld(true));
        setEmbla(engine);
        for (const move of early.current.splice(0)) move(engine);
      })
      .catch(() => undefined);
    return () => {
      left = true;
      engine?.destroy();
    };
  }, [count, loop]);

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

  const go = (move: Move) => {
    if (embla) move(embla);
    else early.current.push(move);
  };

  return {
    viewport,
    index,
    moving,
    paused,
    togglePause: () => setPaused(!paused),
    hold: () => setHeld(true),
    release: () => setHeld(false),
    goTo: (slide: number) => go((engine) => engine.scrollTo(slide)),
    previous: () => go((engine) => engine.scrollPrev()),
    next: () => go((engine) => engine.scrollNext()),
  };
}

const CALM = '(prefers-reduced-motion: reduce)';

function prefersCalm(): boolean {
  return matchMedia(CALM).matches;
}

function watchCalm(changed: () => void): () => void {
  const asked = matchMedia(CALM);
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
}
