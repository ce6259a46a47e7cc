import { type BoardDetail, isRecruiting } from '@mungchi/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sayJoinFailed, useJoinBoard } from '../../api/board-verbs';
import { loginFirst } from '../../api/login-first';
import { readToken } from '../../api/token';
import { Button, ButtonLink } from '../../ui/control/button';
import { latePart } from '../../ui/feedback/late-part';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { LikeButton } from './like-button';

const JoinSheet = latePart(() => import('./join-sheet').then((sheet) => sheet.JoinSheet));

/** The heart and the one thing to do. */
export function DetailAction({ board }: { board: BoardDetail }) {
  return (
    <BottomBar>
      <LikeButton board={board} />
      <JoinAction board={board} />
    </BottomBar>
  );
}

function JoinAction({ board }: { board: BoardDetail }) {
  const [sheet, setSheet] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  const [, navigate] = useLocation();
  const join = useJoinBoard();

  if (board.join) return <ButtonLink to={`/chat/${board.chatRoomId}`}>채팅방 바로 가기</ButtonLink>;
  if (!isRecruiting(board.boardStatus)) return <Button disabled>참여할 수 없는 공구입니다.</Button>;

  async function enter() {
    try {
      await join(board.id);
      setSheet('closed');
      navigate(`/chat/${board.chatRoomId}`);
    } catch (error) {
      setSheet('closed');
      await sayJoinFailed(error);
    }
  }

  return (
    <>
      <Button onPress={() => (readToken() ? setSheet('open') : loginFirst(navigate))}>공구 참여하기</Button>
      {sheet !== 'not-yet' && (
        <JoinSheet board={board} open={sheet === 'open'} onClose={() => setSheet('closed')} onJoin={enter} />
      )}
    </>
  );
}
