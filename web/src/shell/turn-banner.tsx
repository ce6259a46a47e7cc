import { useRoomList } from '../api/room-list';
import { ButtonLink } from '../ui/control/button';
import { voice } from '../ui/foundation/display.css';
import { oneLine } from '../ui/foundation/type.css';
import { LastHours } from '../ui/piece/last-hours';
import { Picture } from '../ui/piece/picture';
import * as css from './turn-banner.css';
import { mostPressing, turnWords } from './turn-words';

/** Under the header of a tab: the most pressing purchase that waits for this reader. A review can wait. */
export function TurnBanner() {
  const { data: rooms = [] } = useRoomList();
  const room = mostPressing(rooms);
  if (!room) return null;
  const { headline, button, path } = turnWords(room);
  return (
    <section className={css.banner} aria-label="내 차례인 공구">
      <Picture src={room.imgUrl} alt="" width={44} height={44} radius={12} />
      <div className={css.words}>
        <h2 className={`${voice} ${css.headline}`}>{headline}</h2>
        <p className={`${css.title} ${oneLine}`}>
          {room.dueBy && <LastHours evening={room.dueBy} ends={room.due === 'RECEIVE' ? '에 자동 완료' : '까지'} />}
          {room.title}
        </p>
      </div>
      <ButtonLink to={path} size="small">
        {button}
      </ButtonLink>
    </section>
  );
}
