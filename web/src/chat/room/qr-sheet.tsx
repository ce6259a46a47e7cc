import type { ChatRoom } from '@mungchi/contract';
import { boardLink } from '../../shell/board-link';
import { Sheet } from '../../ui/frame/sheet';
import { QrPicture } from '../../ui/piece/qr-picture';
import * as css from './qr-sheet.css';

type Props = { room: ChatRoom; open: boolean; onClose: () => void };

/** The post's link for the neighbour one stands beside. */
export function QrSheet({ room, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="QR로 알리기" showTitle>
      <div className={css.sheet}>
        <div className={css.tile}>
          <QrPicture label="공구 글 QR" text={boardLink(room.groupBoardId)} />
        </div>
        <p className={css.name}>{room.boardTitle}</p>
        <p className={css.hint}>휴대폰 카메라로 찍으면 이 공구가 열려요.</p>
      </div>
    </Sheet>
  );
}
