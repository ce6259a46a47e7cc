import { type ChatRoom, type Participant, split } from '@mungchi/contract';
import { useState } from 'react';
import { useRaiseSeats } from '../../api/seat-verbs';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/frame/sheet';
import { ShareStepper } from '../../ui/piece/share-stepper';
import * as css from '../steps/extend-buy-sheet.css';

type Props = { room: ChatRoom; me: Participant };

/** More shares of one's own, as long as it recruits; fewer would be leaving by halves. */
export function RaiseButton({ room, me }: Props) {
  const [open, setOpen] = useState(false);
  const most = Math.min(room.maxSeats, me.seats + room.openSeats);
  const [wanted, setWanted] = useState(me.seats + 1);
  const raise = useRaiseSeats(room.id);
  const seats = Math.min(most, Math.max(wanted, me.seats));
  if (most <= me.seats) return null;

  async function press() {
    if (await raise(seats)) notify(`이제 ${seats}몫이에요.`);
    setOpen(false);
  }

  const board = { perPersonPrice: split(room.price, room.totalUser).follower, totalUser: Number.MAX_SAFE_INTEGER };
  return (
    <>
      <Button size="small" kind="secondary" onPress={() => setOpen(true)}>
        몫 늘리기
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="몫을 늘릴까요?" showTitle>
        <div className={css.sheet}>
          <p className={css.lead}>지금 {me.seats}몫이에요. 늘린 몫은 줄일 수 없어요.</p>
          <ShareStepper
            board={board}
            face={me.profileUrl}
            seats={seats}
            most={most}
            least={me.seats}
            onChange={setWanted}
          />
          <Button onPress={press} disabled={seats === me.seats}>
            {seats}몫으로 늘릴게요
          </Button>
        </div>
      </Sheet>
    </>
  );
}
