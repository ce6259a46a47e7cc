import * as css from './start-name.css';

const CLOUD = 'M12 46a14 14 0 0 1 2-28 26 26 0 0 1 48-6 18 18 0 0 1 28 12 11 11 0 0 1-2 22Z';
const SPARKLE = 'M10 0q2 8 10 10-8 2-10 10-2-8-10-10 8-2 10-10Z';
/** A thread that curls, as on the mascot's head. */
const THREAD = 'M14 76C8 48 12 8 44 8c26 0 30 34 8 36-16 1-16-20-2-18';

/** Our name in the sky over the street, its crown a loose thread. */
export function StartName() {
  return (
    <div className={css.sky}>
      <div className={css.weather}>
        {(['near', 'far', 'small'] as const).map((cloud) => (
          <svg key={cloud} className={css.cloud[cloud]} viewBox="0 0 102 46" aria-hidden="true">
            <path d={CLOUD} />
          </svg>
        ))}
        {(['left', 'right'] as const).map((side) => (
          <svg key={side} className={css.sparkle[side]} viewBox="0 0 20 20" aria-hidden="true">
            <path d={SPARKLE} />
          </svg>
        ))}
      </div>
      <div className={css.name}>
        <svg className={css.thread} viewBox="0 0 76 80" aria-hidden="true">
          <path d={THREAD} />
        </svg>
        <h1 className={css.word}>뭉치</h1>
        <p className={css.tagline}>동네 이웃과 함께 사는 공동구매</p>
      </div>
    </div>
  );
}
