import { type BoardDetail, isRecruiting } from '@mungchi/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sayJoinFailed, useJoinBoard } from '../../api/board-verbs';
import { rememberReturnPath } from '../../api/return-path';
import { readToken } from '../../api/token';
import { Button, ButtonLink } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { LikeButton } from './like-button';

const JoinSheet = lazyPart(() => import('./join-post-sheet').then((sheet) => sheet.JoinPostSheet));
const LoginSheet = lazyPart(() => import('./login-sheet').then((sheet) => sheet.LoginSheet));

type SheetState = 'not-yet' | 'open' | 'closed';

/** The heart and the one thing to do. */
export function DetailAction({ board }: { board: BoardDetail }) {
  const [login, setLogin] = useState<SheetState>('not-yet');

  /** A visitor logs in over the post, and comes back to it. */
  function askLogin() {
    rememberReturnPath(location.pathname + location.search);
    setLogin('open');
  }

  return (
    <BottomBar>
      <LikeButton board={board} onVisitor={askLogin} />
      <JoinAction board={board} onVisitor={askLogin} />
      {login !== 'not-yet' && <LoginSheet board={board} open={login === 'open'} onClose={() => setLogin('closed')} />}
    </BottomBar>
  );
}

function JoinAction({ board, onVisitor }: { board: BoardDetail; onVisitor: () => void }) {
  const [sheet, setSheet] = useState<SheetState>('not-yet');
  const [, navigate] = useLocation();
  const join = useJoinBoard();

  if (board.join) return <ButtonLink to={`/chat/${board.chatRoomId}`}>채팅방 바로 가기</ButtonLink>;
  if (!isRecruiting(board.boardStatus)) return <Button disabled>참여할 수 없는 공구입니다.</Button>;

  async function enter(seats: number) {
    try {
      await join(board.id, seats);
      setSheet('closed');
      navigate(`/chat/${board.chatRoomId}`, { state: { joined: true } });
    } catch (error) {
      setSheet('closed');
      await sayJoinFailed(error);
    }
  }

  return (
    <>
      <Button onPress={() => (readToken() ? setSheet('open') : onVisitor())}>공구 참여하기</Button>
      {sheet !== 'not-yet' && (
        <JoinSheet board={board} open={sheet === 'open'} onClose={() => setSheet('closed')} onJoin={enter} />
      )}
    </>
  );
}
