import { type BoardDetail, NEARBY_METRES, type Picture as StoredPicture } from '@mungchi/contract';
import { CircleAlert, Clock, CreditCard, Footprints } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { monthDay } from '../../time/time-label';
import { useUntil } from '../../time/use-until';
import { Button } from '../control/button';
import { headline } from '../foundation/display.css';
import { cardTitle } from '../foundation/type.css';
import { Sheet } from '../frame/sheet';
import { Mascot } from '../mascot/mascot';
import { distanceText, fromHomeText, walkText } from '../text/distance';
import { won } from '../text/money';
import { titleParts } from '../text/name-parts';
import { hasShares } from '../text/seat-unit';
import { shortPlace } from '../text/short-place';
import * as css from './join-sheet.css';
import { Picture, stored } from './picture';
import { ShareStepper } from './share-stepper';
import { WholeName } from './whole-name';
import { Why } from './why';

type Joinable = Pick<BoardDetail, 'title' | 'quantity' | 'perPersonPrice' | 'deadline' | 'location' | 'distance'> &
  Partial<Pick<BoardDetail, 'payUntil' | 'maxSeats' | 'openSeats' | 'totalUser' | 'participants'>>;
type Props = {
  board: Joinable;
  picture: StoredPicture | undefined;
  open: boolean;
  onClose: () => void;
  /** The reader's own face, among the seats. */
  face?: string | null | undefined;
  onJoin: (seats: number) => Promise<void>;
  /** What is known of the leader, under the money that waits. */
  leader?: ReactNode;
};

/** The final step, said plainly and once; the same from a post and from a product. */
export function JoinSheet({ board, picture, face, open, onClose, onJoin, leader }: Props) {
  const { maxSeats = 1, openSeats = 1, totalUser = 0 } = board;
  const [wanted, setWanted] = useState(1);
  const most = Math.min(maxSeats, openSeats);
  // Others sit down while one thinks.
  const seats = Math.max(1, Math.min(wanted, most));
  const isShared =
    seats > 1 || hasShares({ currentUsers: totalUser - openSeats, participants: board.participants ?? [] });
  return (
    <Sheet open={open} onClose={onClose} title="채팅방에 입장합니다!">
      <div className={css.sheet}>
        <div className={maxSeats > 1 ? css.friendsOfMany : css.friends} aria-hidden>
          <Mascot color="pink" mood="happy" size={92} />
          <Mascot color="mint" mood="greeting" size={116} />
          <Mascot color="blue" mood="calm" size={92} />
        </div>
        <p className={headline}>채팅방에 입장합니다!</p>
        <p className={css.lead}>참여자들과 함께 공구에 대한 대화를 나눠 보세요.</p>
        <div className={css.summary}>
          {picture && <Picture {...stored(picture)} alt="" width={56} height={56} />}
          <div className={css.words}>
            <p className={cardTitle}>
              <WholeName parts={titleParts(board.title, board.quantity)} />
            </p>
            <p className={css.facts}>
              {isShared ? '1몫' : '1인당'} <b className={css.amount}>{won(board.perPersonPrice)}</b>
              {isShared && ` · 총 ${totalUser}몫`}
              {!board.payUntil && (
                <>
                  {' · '}
                  <span className={css.whole}>{monthDay(board.deadline)} 마감</span>
                </>
              )}
            </p>
            {!board.payUntil && (
              <p className={css.way}>
                <CreditCard size={15} aria-hidden className={css.sign} />
                모두 모이면 결제해요
              </p>
            )}
            <Way board={board} />
          </div>
        </div>
        {maxSeats > 1 && (
          <ShareStepper board={{ ...board, totalUser }} face={face} seats={seats} most={most} onChange={setWanted} />
        )}
        <Why>{leader}</Why>
        {board.payUntil && <PayUntil evening={board.payUntil} />}
        {board.distance !== null && board.distance > NEARBY_METRES && <TooFar metres={board.distance} />}
        <p className={css.warning}>
          <CircleAlert size={22} aria-hidden className={css.sign} />
          <span>
            채팅방에 입장하면, <span className={css.whole}>참여가 확정되어 나갈 수 없어요!</span>
          </span>
        </p>
        <Button onPress={() => onJoin(seats)}>확인</Button>
      </div>
    </Sheet>
  );
}

/** `성동구 서울숲2길 · 420m, 걸어서 6분` */
function Way({ board }: { board: Joinable }) {
  const walk = board.distance === null ? null : walkText(board.distance);
  return (
    <p className={css.way}>
      <Footprints size={15} aria-hidden className={css.sign} />
      <span>
        {shortPlace(board.location)}
        {board.distance !== null && ` · ${distanceText(board.distance)}`}
        {walk && `, ${walk}`}
      </span>
    </p>
  );
}

/** A seat that fell free: the newcomer pays soon, others have paid already. */
function PayUntil({ evening }: { evening: string }) {
  return (
    <p className={css.until}>
      <Clock size={20} aria-hidden className={css.sign} />
      참여하면 {useUntil(evening).at}까지 결제해 주세요.
    </p>
  );
}

/** Nobody can leave again, so this comes before the last step. */
function TooFar({ metres }: { metres: number }) {
  return (
    <p className={css.warning}>
      <Footprints size={22} aria-hidden className={css.sign} />
      <span>
        {fromHomeText(metres)}예요. <span className={css.whole}>받으러 갈 수 있는지 먼저 확인해 주세요.</span>
      </span>
    </p>
  );
}
