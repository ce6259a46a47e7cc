import { CircleSlash2 } from 'lucide-react';
import * as css from './bubble.css';

/** Where a message was that its sender took back. */
export function Tombstone({ side, first }: { side: 'own' | 'theirs'; first: boolean }) {
  return (
    <p className={`${css.tombstone} ${first ? css.tombCorner[side] : ''}`}>
      <CircleSlash2 size={18} aria-hidden />
      삭제된 메시지예요.
    </p>
  );
}
