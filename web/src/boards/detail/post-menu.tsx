import type { BoardDetail } from '@mungchi/contract';
import { MoreButton } from '../../safety/more-button';

/** In the bar of somebody else's post. */
export function PostMenu({ board, kind }: { board: BoardDetail; kind: 'plain' | 'disc' }) {
  const [leader] = board.participants;
  if (leader?.userId === undefined) return null;
  const { userId, nickname, profileUrl } = leader;
  return (
    <MoreButton
      subject={{ kind: 'BOARD', id: board.id, userId, nickname, profileUrl, text: board.title }}
      label="더 보기"
      kind={kind}
    />
  );
}
