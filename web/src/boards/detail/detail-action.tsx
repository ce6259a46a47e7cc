import { type BoardDetail, isRecruiting } from '@mungchi/contract';
import { Clock } from 'lucide-react';
import { rememberReturnPath } from '../../api/session/return-path';
import { readToken } from '../../api/session/token';
import { useEntry } from '../../shell/app-router';
import { useEnterRoom } from '../../shell/use-enter-room';
import { useNow } from '../../time/clock';
import { nearEvening } from '../../time/until-words';
import { Button, ButtonLink } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { waitsForFirst } from './first-rules';
import { LikeButton } from './like-button';
import { JoinLoginSheet } from './login-sheet';

const FirstRibbon = lazyPart(() => import('./first-ribbon').then((at) => at.FirstRibbon));
const JoinSheet = lazyPart(() => import('./join-post-sheet').then((sheet) => sheet.JoinPostSheet));

/** The heart and the one thing to do. */
export function DetailAction({ board }: { board: BoardDetail }) {
  const login = useLateSheet();

  /** A visitor logs in over the post, and comes back to it. */
  function askLogin() {
    rememberReturnPath();
    login.open();
  }

  return (
    <>
      {board.first && <FirstRibbon board={board} />}
      <BottomBar>
        <LikeButton board={board} onVisitor={askLogin} />
        <JoinAction board={board} onVisitor={askLogin} />
        {login.isWanted && <JoinLoginSheet board={board} open={login.isOpen} onClose={login.close} />}
      </BottomBar>
    </>
  );
}

function JoinAction({ board, onVisitor }: { board: BoardDetail; onVisitor: () => void }) {
  // Back from the check that the sheet asked for, it is there again.
  const isBack = (useEntry().state as { join?: unknown } | null)?.join === true;
  const sheet = useLateSheet(isBack && !board.join);
  const enter = useEnterRoom(board, sheet.close);
  const now = useNow();

  if (board.join) return <ButtonLink to={`/chat/${board.chatRoomId}`}>채팅방 바로 가기</ButtonLink>;
  if (!isRecruiting(board.boardStatus)) return <Button disabled>참여할 수 없는 공구입니다.</Button>;
  if (waitsForFirst(board, now))
    return (
      <Button disabled>
        <Clock size={20} aria-hidden /> {nearEvening(board.first!.until, now)}부터 참여할 수 있어요
      </Button>
    );

  return (
    <>
      <Button onPress={() => (readToken() ? sheet.open() : onVisitor())}>공구 참여하기</Button>
      {sheet.isWanted && <JoinSheet board={board} open={sheet.isOpen} onClose={sheet.close} onJoin={enter} />}
    </>
  );
}
