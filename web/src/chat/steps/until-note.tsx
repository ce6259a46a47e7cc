import { Clock } from 'lucide-react';
import { useNow } from '../../time/clock';
import { timeLeft, untilWords } from '../../time/until-words';
import { DOT } from '../../ui/text/dot';
import * as css from './until-note.css';

type Props = { evening: string; brief?: boolean; ask?: string; pressing?: boolean; ends?: string };

/** `11월 17일 밤 9시까지`, with the time left and in red on the last day, or at once where it is pressing. No live region. */
export function UntilNote({ evening, brief = false, ask = '', pressing = false, ends = '까지' }: Props) {
  const now = useNow();
  const { at, left: lastHours } = untilWords(evening, now);
  const left = lastHours ?? (pressing ? `${timeLeft(evening, now)} 남음` : null);
  return (
    <span className={left === null ? css.note : css.hot}>
      <Clock size={14} aria-hidden className={css.icon} />
      {at}
      {ends}
      {ask}
      {!brief && left && `${DOT}${left}`}
    </span>
  );
}
