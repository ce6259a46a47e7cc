import type { ChatRoom } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Link as LinkIcon, MessageCircle, QrCode } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { configQuery } from '../api/config';
import { boardLink, copyLink } from '../shell/board-link';
import { lazyPart } from '../ui/feedback/lazy-part';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import * as css from './open-seat-card.css';
import { shareRoom } from './share-room';

const QrSheet = lazyPart(() => import('./qr-sheet').then((at) => at.QrSheet));

/** The ways to tell a neighbour of the post. */
export function CallWays({ room }: { room: ChatRoom }) {
  const qr = useLateSheet();
  const hasMessenger = useMessenger();
  return (
    <>
      <ul className={css.ways}>
        {hasMessenger && (
          <li className={css.wayPlace}>
            <button type="button" className={css.way} onClick={() => void shareRoom(room)}>
              <span className={css.tone.gold}>
                <MessageCircle size={22} aria-hidden />
              </span>
              메신저
            </button>
          </li>
        )}
        <li className={css.wayPlace}>
          <button type="button" className={css.way} onClick={() => void copyLink(boardLink(room.groupBoardId))}>
            <span className={css.tone.brand}>
              <LinkIcon size={22} aria-hidden />
            </span>
            링크 복사
          </button>
        </li>
        <li className={css.wayPlace}>
          <button type="button" className={css.way} aria-haspopup="dialog" onClick={qr.open}>
            <span className={css.tone.green}>
              <QrCode size={22} aria-hidden />
            </span>
            QR 보기
          </button>
        </li>
        <li className={css.wayPlace}>
          <Link to={`/gonggu/list/${room.groupBoardId}`} className={css.way} aria-label="공구 글 더 보기">
            <span className={css.tone.grey}>
              <Ellipsis size={22} aria-hidden />
            </span>
            더 보기
          </Link>
        </li>
      </ul>
      {qr.isWanted && <QrSheet room={room} open={qr.isOpen} onClose={qr.close} />}
    </>
  );
}

/** Where neither Kakao nor the system's sheet is there, only the link would be copied: another button does that. */
function useMessenger(): boolean {
  const { data: config } = useQuery(configQuery);
  const hasSheet = useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );
  return hasSheet || Boolean(config?.kakaoShareKey);
}
