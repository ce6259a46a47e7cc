import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './carousel.css';
import { IconButton } from './icon-button';
import { useCarousel } from './use-carousel';

type Slide = { id: string | number; view: ReactNode };
type Props = {
  label: string;
  slides: Slide[];
  loop?: boolean;
  /** Moves on by itself after so many milliseconds. */
  every?: number;
  arrows?: boolean;
  /** `1 / 3` in the corner. */
  counter?: boolean;
  dots?: boolean;
  /** Small arrows, and the controls on the pictures themselves: for banners, whose pictures are light. */
  slim?: boolean;
};

/** Arrows hide at the ends unless it loops; what moves by itself can be paused and stops on touch and focus. */
export function Carousel({
  label,
  slides,
  loop = false,
  every,
  arrows = false,
  counter = false,
  dots = false,
  slim = false,
}: Props) {
  const carousel = useCarousel({ count: slides.length, loop, every });
  const last = slides.length - 1;
  const { index } = carousel;
  return (
    <section
      className={css.region}
      aria-roledescription="캐러셀"
      aria-label={label}
      onFocus={carousel.hold}
      onBlur={carousel.release}
      onMouseEnter={carousel.hold}
      onMouseLeave={carousel.release}
    >
      <div className={css.stage}>
        <div className={css.viewport} ref={carousel.viewport}>
          <div className={css.track} aria-live={carousel.moving ? 'off' : 'polite'}>
            {slides.map(({ id, view }, at) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern
              <div
                key={id}
                className={css.slide}
                role="group"
                aria-roledescription="슬라이드"
                aria-label={`${slides.length}장 중 ${at + 1}번째`}
                inert={at !== index}
              >
                {view}
              </div>
            ))}
          </div>
        </div>
        {arrows && last > 0 && (loop || index > 0) && (
          <span className={slim ? css.slimPrevious : css.previous}>
            <IconButton icon={ChevronLeft} label="이전" kind={slim ? 'plain' : 'disc'} onClick={carousel.previous} />
          </span>
        )}
        {arrows && last > 0 && (loop || index < last) && (
          <span className={slim ? css.slimNext : css.next}>
            <IconButton icon={ChevronRight} label="다음" kind={slim ? 'plain' : 'disc'} onClick={carousel.next} />
          </span>
        )}
        {counter && last > 0 && (
          <span className={slim ? css.slimCounter : css.counter} aria-hidden>
            {index + 1} / {slides.length}
          </span>
        )}
      </div>
      {last > 0 && (dots || every !== undefined) && (
        <div className={slim ? css.slimControls : css.controls}>
          {dots && <Dots slides={slides} index={index} goTo={carousel.goTo} />}
          {every !== undefined && <PauseButton paused={carousel.paused} onToggle={carousel.togglePause} />}
        </div>
      )}
    </section>
  );
}

function Dots({ slides, index, goTo }: { slides: Slide[]; index: number; goTo: (slide: number) => void }) {
  return slides.map(({ id }, at) => (
    <button
      key={id}
      type="button"
      className={css.dot}
      aria-label={`${at + 1}번째로 가기`}
      aria-current={at === index}
      onClick={() => goTo(at)}
    >
      <span className={css.mark} />
    </button>
  ));
}

function PauseButton({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      className={css.pause}
      aria-label={paused ? '자동 넘김 다시 시작' : '자동 넘김 멈추기'}
      onClick={onToggle}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
