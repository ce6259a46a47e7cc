import type { BoardDetail } from '@mungchi/contract';
import { boardDetail, joinBoard } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { loginFirst } from '../api/login-first';
import { endpointKey } from '../api/query-client';
import { readToken } from '../api/token';
import { BottomBar } from '../ui/bottom-bar';
import { Button, ButtonLink } from '../ui/button';
import { latePart } from '../ui/late-part';
import { showAlert } from '../ui/notices';
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
  const queries = useQueryClient();

  if (board.join) return <ButtonLink to={`/chat/${board.chatRoomId}`}>채팅방 바로 가기</ButtonLink>;
  if (board.boardStatus !== 'OPEN' && board.boardStatus !== 'CLOSING_SOON') {
    return <Button disabled>참여할 수 없는 공구입니다.</Button>;
  }

  async function join() {
    try {
      const joined = await call(joinBoard, { params: { boardId: String(board.id) } });
      queries.setQueryData(endpointKey(boardDetail, { params: { boardId: String(board.id) } }), joined);
      void queries.invalidateQueries({ queryKey: ['boards'] });
      setSheet('closed');
      navigate(`/chat/${joined.chatRoomId}`);
    } catch (error) {
      setSheet('closed');
      void queries.invalidateQueries({ queryKey: endpointKey(boardDetail) });
      // The seat is ours already: an earlier try got through without our hearing of it.
      if (isRefusal(error, 'ALREADY_JOINED')) return navigate(`/chat/${board.chatRoomId}`);
      await showAlert('공구방 참여에 실패했습니다. 다시 시도해주세요.', messageOf(error));
    }
  }

  return (
    <>
      <Button onPress={() => (readToken() ? setSheet('open') : loginFirst(navigate))}>공구 참여하기</Button>
      {sheet !== 'not-yet' && (
        <JoinSheet board={board} open={sheet === 'open'} onClose={() => setSheet('closed')} onJoin={join} />
      )}
    </>
  );
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'ApiError' ? error.message : undefined;
}
