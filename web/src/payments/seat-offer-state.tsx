import type { RoomId } from '@mungchi/contract';
import { Repeat2 } from 'lucide-react';
import { useOfferSeat } from '../api/seat-verbs';
import { Button } from '../ui/control/button';
import * as css from './seat-offer-state.css';

/** While one's own seat is offered. */
export function SeatOfferState({ chatRoomId }: { chatRoomId: RoomId }) {
  const offerSeat = useOfferSeat(chatRoomId);
  return (
    <section className={css.bar} aria-label="자리 넘기기">
      <Repeat2 size={20} aria-hidden className={css.icon} />
      <p className={css.words}>이어받을 이웃을 찾고 있어요</p>
      <Button size="small" kind="secondary" onPress={() => offerSeat(false)}>
        넘기기 취소
      </Button>
    </section>
  );
}
