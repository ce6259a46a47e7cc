import { useOfferSeat } from '../../api/seat-verbs';
import { Button } from '../../ui/control/button';
import { useRoomContext } from '../room/room-context';
import { StepBar } from './step-bar';
import { UntilNote } from './until-note';

/** One's own seat is offered; until somebody takes it, it can be kept, and its clock runs. */
export function SeatOfferBar() {
  const { room } = useRoomContext();
  const offerSeat = useOfferSeat(room.id);
  return (
    <StepBar
      what="이어받을 이웃을 찾고 있어요"
      note={room.payBy ? <UntilNote evening={room.payBy} /> : '그때까지는 내 자리예요'}
    >
      <Button size="small" kind="white" onPress={() => offerSeat(false)}>
        넘기기 취소
      </Button>
    </StepBar>
  );
}
