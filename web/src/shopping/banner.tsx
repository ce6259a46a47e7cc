import { BANNER_MS, WIDE_SCREEN } from '@mungchi/contract';
import { Carousel } from '../ui/control/carousel';
import * as css from './banner.css';

const BANNERS = [
  { id: 1, ground: '#dbf3db', kicker: '김장 재료 모음전', words: ['배추 스무 포기,', '넷이 나누면 거뜬해요'] },
  { id: 2, ground: '#ffebcb', kicker: '제철 과일', words: ['한 상자는 많고', '한 봉지는 아쉬울 때'] },
  { id: 3, ground: '#dbe8ff', kicker: '생필품 쟁여두기', words: ['휴지도 세제도', '이웃과 나눠 담아요'] },
] as const;

/** Three pictures of our own; they move on by themselves, can be paused, and stop under a finger. */
export function Banner() {
  return (
    <div className={css.frame}>
      <Carousel
        label="기획전"
        loop
        arrows
        counter
        slim
        every={BANNER_MS}
        slides={BANNERS.map(({ id, ground, kicker, words }) => ({
          id,
          view: (
            <div className={css.slide} style={{ background: ground }}>
              <img
                src={`/art/banner-${id}.webp`}
                srcSet={`/art/banner-${id}-640.webp 640w, /art/banner-${id}.webp 1120w`}
                sizes={`${WIDE_SCREEN} 528px, 92vw`}
                alt=""
                width={1120}
                height={560}
                loading={id === 1 ? 'eager' : 'lazy'}
                fetchPriority={id === 1 ? 'high' : 'auto'}
                className={css.picture}
                draggable={false}
                onError={leaveGround}
              />
              <div className={css.words}>
                <p className={css.kicker}>{kicker}</p>
                <p className={css.saying}>
                  {words.map((line) => (
                    <span key={line} className={css.line}>
                      {line}
                    </span>
                  ))}
                </p>
              </div>
            </div>
          ),
        }))}
      />
    </div>
  );
}

/** The words stand on the picture's colour until it is there, and without it. */
function leaveGround({ currentTarget }: { currentTarget: HTMLImageElement }): void {
  currentTarget.style.visibility = 'hidden';
}
