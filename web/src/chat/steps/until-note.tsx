import { Clock } from 'lucide-react';
import { useUntil } from '../../time/use-until';
import { DOT } from '../../ui/text/dot';
import * as css from './until-note.css';

type Props = { evening: string; brief?: boolean; ask?: string };

/** `11월 17일 밤 9시까지`, red on the last day, with the time left unless it is to be brief. No live region. */
export function UntilNote({ evening, brief = false, ask = '' }: Props) {
  const { at, left } = useUntil(evening);
  return (
    <span className={left === null ? css.note : css.hot}>
      <Clock size={14} aria-hidden className={css.icon} />
      {at}까지{ask}
      {!brief && left && `${DOT}${left}`}
    </span>
  );
}
