import { Clock } from 'lucide-react';
import { useUntil } from '../time/use-until';
import * as css from './until-note.css';

/** `11월 17일 밤 9시까지`, red with the time left on the last day. No live region. */
export function UntilNote({ evening }: { evening: string }) {
  const { at, left } = useUntil(evening);
  return (
    <span className={left === null ? css.note : css.hot}>
      <Clock size={14} aria-hidden />
      {at}까지{left && ` · ${left}`}
    </span>
  );
}
