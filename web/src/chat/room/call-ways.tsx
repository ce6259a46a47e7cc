import type { ChatRoom } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText, Link as LinkIcon, type LucideIcon, MessageCircle, QrCode } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { configQuery } from '../../api/config';
import { Link } from '../../links';
import { boardLink, copyLink } from '../../shell/board-link';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import * as css from '../messages/open-seat-card.css';
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
              <Way tone="gold" icon={MessageCircle}>
                메신저
              </Way>
            </button>
          </li>
        )}
        <li className={css.wayPlace}>
          <button type="button" className={css.way} onClick={() => void copyLink(boardLink(room.groupBoardId))}>
            <Way tone="brand" icon={LinkIcon}>
              링크 복사
            </Way>
          </button>
        </li>
        <li className={css.wayPlace}>
          <button type="button" className={css.way} aria-haspopup="dialog" onClick={qr.open}>
            <Way tone="green" icon={QrCode}>
              QR 보기
            </Way>
          </button>
        </li>
        <li className={css.wayPlace}>
          <Link to={`/gonggu/list/${room.groupBoardId}`} className={css.way} aria-label="공구 글 보기">
            <Way tone="grey" icon={FileText}>
              글 보기
            </Way>
          </Link>
        </li>
      </ul>
      {qr.isWanted && <QrSheet room={room} open={qr.isOpen} onClose={qr.close} />}
    </>
  );
}

function Way({ tone, icon: Icon, children }: { tone: keyof typeof css.tone; icon: LucideIcon; children: string }) {
  return (
    <>
      <span className={css.tone[tone]}>
        <Icon size={22} aria-hidden />
      </span>
      {children}
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
