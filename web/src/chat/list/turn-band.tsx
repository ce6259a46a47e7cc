import type { ChatRoomRow } from '@mungchi/contract';
import { useUntil } from '../../time/use-until';
import { voice } from '../../ui/foundation/display.css';
import { Mascot } from '../../ui/mascot/mascot';
import * as css from './turn-band.css';

/** How many purchases wait for this reader; nothing when none does. */
export function TurnBand({ rooms }: { rooms: readonly ChatRoomRow[] }) {
  const mine = rooms.filter(({ due }) => due !== null);
  const waiting = mine.length;
  if (waiting === 0) return null;
  const [soonest] = mine.flatMap(({ dueBy }) => dueBy ?? []).sort();
  return (
    <section className={css.band} aria-label="내 차례">
      <Mascot color="purple" cap mood="greeting" size={52} ground={false} />
      <div>
        <h2 className={`${voice} ${css.headline}`}>
          내 차례인 공구가 <em className={css.count}>{waiting}개</em> 있어요
        </h2>
        <p className={css.words}>
          {soonest ? <Soonest evening={soonest} alone={waiting === 1} /> : '아래에 표시해 두었어요.'}
        </p>
      </div>
    </section>
  );
}

function Soonest({ evening, alone }: { evening: string; alone: boolean }) {
  const { at } = useUntil(evening);
  return alone ? `${at}까지예요.` : `가장 급한 건 ${at}까지예요.`;
}
