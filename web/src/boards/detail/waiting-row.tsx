import type { BoardDetail } from '@mungchi/contract';
import { Bell, BellOff } from 'lucide-react';
import { useWaitForSeat } from '../../api/seat-verbs';
import { rememberReturnPath } from '../../api/session/return-path';
import { readToken } from '../../api/session/token';
import { settle } from '../../api/settle';
import { Button } from '../../ui/control/button';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { JoinLoginSheet } from './login-sheet';
import * as css from './waiting-row.css';

/** In the seats panel of a full purchase: to hear of a vacancy. */
export function WaitForSeatRow({ board }: { board: BoardDetail }) {
  const wait = useWaitForSeat(board.id);
  const login = useLateSheet();
  const { waiting, waiters } = board;

  function start() {
    if (readToken()) return settle(wait(true));
    rememberReturnPath();
    login.open();
  }

  return (
    <div className={css.row}>
      <div className={css.words} role="status">
        <p className={css.what}>{waiting ? '알림 받는 중' : '빈자리가 나면 알려 드릴게요'}</p>
        {waiters > 0 && <p className={css.note}>{waiters}명이 기다려요</p>}
      </div>
      {waiting ? (
        <Button size="small" kind="secondary" onPress={() => settle(wait(false))}>
          <BellOff size={18} aria-hidden />
          그만 받기
        </Button>
      ) : (
        <Button size="small" onPress={start}>
          <Bell size={18} aria-hidden />
          빈자리 알림 받기
        </Button>
      )}
      {login.isWanted && <JoinLoginSheet board={board} open={login.isOpen} onClose={login.close} />}
    </div>
  );
}
