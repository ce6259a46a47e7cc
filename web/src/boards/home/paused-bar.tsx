import { dayWords } from '@mungchi/contract';
import { CircleAlert } from 'lucide-react';
import { Link } from '../../links';
import * as css from './paused-bar.css';

/** Until when nothing can be opened or joined, and where to read why. */
export function PausedBar({ until }: { until: string }) {
  return (
    <p className={css.bar} role="status">
      <CircleAlert size={18} aria-hidden className={css.icon} />
      <span className={css.words}>{dayWords(new Date(until))}까지 새 공구를 열거나 참여할 수 없어요.</span>
      <Link to="/mypage/standing" className={css.more}>
        자세히
      </Link>
    </p>
  );
}
