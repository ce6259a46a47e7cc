import type { BoardId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { boardQuery } from '../../api/boards';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { voice } from '../../ui/foundation/display.css';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import * as css from './opened-banner.css';

const ShareSheet = lazyPart(() => import('../../shell/share-sheet').then((at) => at.ShareSheet));

/** One has just opened it: that is said, and the neighbours can be told at once. */
export function OpenedBanner({ boardId }: { boardId: BoardId }) {
  const [closed, setClosed] = useState(false);
  const sharing = useLateSheet();
  // Asked for at once: the sheet is there with the press.
  const { data: board } = useQuery(boardQuery(boardId));
  const isFull = board !== undefined && board.currentUsers >= board.totalUser;
  if (closed || isFull) return null;

  return (
    <div role="status" className={css.banner}>
      <div className={css.words}>
        <p className={`${voice} ${css.title}`}>공구를 열었어요</p>
        <p className={css.text}>이웃에게 알리면 더 빨리 모여요.</p>
      </div>
      <Button size="small" onPress={sharing.open}>
        공유하기
      </Button>
      <IconButton icon={X} label="닫기" iconSize={20} onClick={() => setClosed(true)} />
      {sharing.isWanted && board && (
        <ShareSheet board={{ ...board, imgUrl: board.images[0] ?? '' }} open={sharing.isOpen} onClose={sharing.close} />
      )}
    </div>
  );
}
