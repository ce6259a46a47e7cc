import { type ChatRoomRow, DUES, type Due } from '@mungchi/contract';
import { useRoomList } from '../api/room-list';
import { ButtonLink } from '../ui/control/button';
import { voice } from '../ui/foundation/display.css';
import { oneLine } from '../ui/foundation/type.css';
import { Picture } from '../ui/piece/picture';
import { won } from '../ui/text/money';
import * as css from './turn-banner.css';

/** Under the header of a tab: the most pressing purchase that waits for this reader. A review can wait. */
export function TurnBanner() {
  const { data: rooms = [] } = useRoomList();
  const room = mostPressing(rooms);
  if (!room) return null;
  const { headline, button, path } = words[room.due](room);
  return (
    <section className={css.banner} aria-label="내 차례인 공구">
      <Picture src={room.imgUrl} alt="" width={44} height={44} radius={12} />
      <div className={css.words}>
        <h2 className={`${voice} ${css.headline}`}>{headline}</h2>
        <p className={`${css.title} ${oneLine}`}>{room.title}</p>
      </div>
      <ButtonLink to={path} size="small">
        {button}
      </ButtonLink>
    </section>
  );
}

type Pressing = Exclude<Due, 'REVIEW'>;
type Waiting = ChatRoomRow & { due: Pressing };
const isPressing = (room: ChatRoomRow): room is Waiting => room.due !== null && room.due !== 'REVIEW';

/** The soonest; without a clock what keeps others waiting longest: paying, then buying, then having received. */
export function mostPressing(rooms: readonly ChatRoomRow[]): Waiting | undefined {
  const until = ({ dueBy }: Waiting) => (dueBy ? Date.parse(dueBy) : Number.MAX_SAFE_INTEGER);
  return rooms.filter(isPressing).sort((a, b) => until(a) - until(b) || DUES.indexOf(a.due) - DUES.indexOf(b.due))[0];
}

const words: Record<Pressing, (room: ChatRoomRow) => { headline: string; button: string; path: string }> = {
  PAY: ({ id, perPersonPrice, share = perPersonPrice }) => ({
    headline: '모두 모였어요!',
    button: `${won(share)} 결제하기`,
    path: `/chat/${id}/pay`,
  }),
  BUY: ({ id }) => ({ headline: '모두 결제했어요!', button: '물건 사러 가기', path: `/chat/${id}` }),
  RECEIVE: ({ id }) => ({ headline: '물건을 받으셨나요?', button: '확인하기', path: `/chat/${id}` }),
};
