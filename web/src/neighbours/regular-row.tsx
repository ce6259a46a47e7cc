import type { UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { errorText } from '../api/error-copy';
import { regularQuery, useMakeRegular } from '../api/finding';
import { notify } from '../notices/notices';
import { useSinglePress } from '../ui/control/button';
import * as css from './regular-row.css';

/** To hear of what this neighbour opens next. Where it cannot be known, nothing is offered. */
export function RegularRow({ userId }: { userId: UserId }) {
  const { data, isError } = useQuery(regularQuery(userId));
  const make = useMakeRegular();
  const regular = data?.regular ?? false;
  const { pending, press } = useSinglePress(async () => {
    try {
      if (data) await make({ userId, regular: !regular });
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });
  if (isError) return null;
  return (
    <div className={css.row}>
      <Bell size={20} aria-hidden className={css.bell} />
      <span className={css.words}>새 공구를 열면 알려 드려요.</span>
      <button
        type="button"
        aria-pressed={regular}
        aria-busy={pending || undefined}
        className={regular ? css.on : css.off}
        onClick={press}
      >
        {regular && <Check size={18} strokeWidth={2.4} aria-hidden />}
        {regular ? '단골이에요' : '단골로 두기'}
      </button>
    </div>
  );
}
