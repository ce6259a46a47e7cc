import { useUntil } from '../../time/use-until';
import { DOT } from '../text/dot';
import * as css from './last-hours.css';

/** Before other words, on the last day: `오늘 밤 9시까지 · `. Earlier nothing presses. */
export function LastHours({ evening, ends = '까지' }: { evening: string; ends?: string }) {
  const { at, left } = useUntil(evening);
  if (left === null) return null;
  return (
    <>
      <b className={css.hot}>
        {at}
        {ends}
      </b>
      {DOT}
    </>
  );
}
