import type { BoardId } from '@mungchi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { boardQuery } from '../../api/boards';
import { errorText } from '../../api/error-copy';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { voice } from '../../ui/foundation/display.css';
import * as css from './opened-banner.css';

/** One has just opened it: that is said, and the neighbours can be told at once. */
export function OpenedBanner({ boardId }: { boardId: BoardId }) {
  const [closed, setClosed] = useState(false);
  const queries = useQueryClient();
  // Asked for at once: the system's share sheet opens only soon after the press.
  const { data: known } = useQuery(boardQuery(boardId));
  const isFull = known !== undefined && known.currentUsers >= known.totalUser;
  if (closed || isFull) return null;

  async function share() {
    try {
      const [board, { shareBoard }] = await Promise.all([
        queries.ensureQueryData(boardQuery(boardId)),
        import('../../shell/share-board'),
      ]);
      await shareBoard({ ...board, imgUrl: board.images[0] ?? '' });
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <div role="status" className={css.banner}>
      <div className={css.words}>
        <p className={`${voice} ${css.title}`}>공구를 열었어요</p>
        <p className={css.text}>이웃에게 알리면 더 빨리 모여요.</p>
      </div>
      <Button size="small" onPress={share}>
        공유하기
      </Button>
      <IconButton icon={X} label="닫기" iconSize={20} onClick={() => setClosed(true)} />
    </div>
  );
}
