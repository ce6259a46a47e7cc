import { Block } from '../../ui/feedback/skeleton';
import * as css from './chat-list.css';

const ROWS = [0, 1, 2, 3, 4, 5];

export function ChatListSkeleton() {
  return (
    <div className={css.list} aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <Block width={56} height={56} radius={16} />
          <div className={css.shapes}>
            <Block width="60%" height={18} />
            <Block width="90%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
