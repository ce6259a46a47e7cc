import type { RoomId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { handoverQuery } from '../api/handover';
import { useNow } from '../time/clock';
import { meetingTime } from '../time/meeting-words';
import { ButtonLink } from '../ui/control/button';
import * as css from './bubble.css';

/** When one meets, once that is agreed, and the way to everything about it. */
export function MeetingTime({ chatRoomId }: { chatRoomId: RoomId }) {
  const { data: kit } = useQuery(handoverQuery(chatRoomId));
  const now = useNow();
  return (
    <>
      {kit?.appointment && (
        <div className={css.fact}>
          <span className={css.factLabel}>약속</span>
          <span className={css.amount}>{meetingTime(kit.appointment.startsAt, now)}</span>
        </div>
      )}
      <div className={css.action}>
        <ButtonLink to={`/chat/${chatRoomId}/handover`} size="small" kind="secondary">
          나눔 보기
        </ButtonLink>
      </div>
    </>
  );
}
