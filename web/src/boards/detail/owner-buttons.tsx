import type { BoardDetail } from '@mungchi/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { useOwnerActions } from './use-owner-actions';

/** In the bar of one's own post. A cancelled one can only be taken away. */
export function OwnerButtons({ board, kind }: { board: BoardDetail; kind: 'plain' | 'disc' }) {
  const { edit, remove } = useOwnerActions(board);
  return (
    <>
      {board.stage !== 'CANCELLED' && (
        <IconButton icon={Pencil} label="수정하기" iconSize={22} kind={kind} onClick={edit} />
      )}
      <IconButton icon={Trash2} label="삭제하기" iconSize={22} kind={kind} onClick={remove} />
    </>
  );
}

export function CancelButton({ board }: { board: BoardDetail }) {
  const { cancel } = useOwnerActions(board);
  return (
    <Button kind="plain" size="small" onPress={cancel}>
      공구 취소하기
    </Button>
  );
}
