import { useQuery } from '@tanstack/react-query';
import { ImageDown, Link as LinkIcon, type LucideIcon, MessageCircle, QrCode } from 'lucide-react';
import { useState } from 'react';
import { configQuery } from '../api/config';
import { Button } from '../ui/control/button';
import { Sheet } from '../ui/frame/sheet';
import { QrPicture } from '../ui/piece/qr-picture';
import { boardLink, copyLink } from './board-link';
import { type SharedBoard, savePicture, shareBoard, sharePictureOf } from './share-board';
import * as css from './share-sheet.css';

type Props = { board: SharedBoard; open: boolean; onClose: () => void };

/** What neighbours will see of the link, and the ways to give it to them. */
export function ShareSheet({ board, open, onClose }: Props) {
  const [showsQr, setShowsQr] = useState(false);
  return (
    <Sheet open={open} onClose={onClose} title="공유하기" showTitle>
      <p className={css.hint}>그림과 링크가 함께 가요.</p>
      {showsQr ? (
        <div className={css.qr}>
          <QrPicture label="공구 글 QR" text={boardLink(board.id)} />
        </div>
      ) : (
        <Preview board={board} />
      )}
      <Messenger board={board} />
      <ul className={css.ways}>
        <Way icon={LinkIcon} onPress={() => copyLink(boardLink(board.id))}>
          링크 복사
        </Way>
        <Way icon={ImageDown} onPress={() => savePicture(board)}>
          그림 저장
        </Way>
        <Way icon={QrCode} pressed={showsQr} onPress={() => setShowsQr(!showsQr)}>
          QR
        </Way>
      </ul>
    </Sheet>
  );
}

/** Its place is there before it is drawn; without a picture the link goes alone. */
function Preview({ board }: { board: SharedBoard }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <img
      className={css.picture}
      src={sharePictureOf(board)}
      width={1200}
      height={630}
      alt={`${board.title} 공유 그림`}
      onError={() => setGone(true)}
    />
  );
}

/** KakaoTalk where it is configured, else the system's own sheet, if there is one. */
function Messenger({ board }: { board: SharedBoard }) {
  const { data: config } = useQuery(configQuery);
  if (config?.kakaoShareKey)
    return (
      <button type="button" className={css.kakao} onClick={() => void shareBoard(board)}>
        <MessageCircle size={22} fill="currentColor" aria-hidden />
        카카오톡
      </button>
    );
  return 'share' in navigator ? <Button onPress={() => shareBoard(board)}>공유하기</Button> : null;
}

type WayProps = { icon: LucideIcon; pressed?: boolean; onPress: () => unknown; children: string };

function Way({ icon: Icon, pressed, onPress, children }: WayProps) {
  return (
    <li className={css.place}>
      <button type="button" className={css.way} aria-pressed={pressed} onClick={() => void onPress()}>
        <span className={css.tile}>
          <Icon size={24} aria-hidden />
        </span>
        {children}
      </button>
    </li>
  );
}
