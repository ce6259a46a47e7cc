import type { ChatRoom } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { handoverQuery } from '../../api/handover';
import { useNow } from '../../time/clock';
import { meetingTime } from '../../time/meeting-words';
import { ButtonLink } from '../../ui/control/button';
import * as css from '../messages/fact.css';

/** When one meets, once that is agreed, and the way to everything about it. */
export function MeetingTime({ room: { id, appointment } }: { room: ChatRoom }) {
  // Read ahead: there may be no network where one meets.
  useQuery(handoverQuery(id));
  const now = useNow();
  return (
    <>
      {appointment && (
        <div className={css.fact}>
          <span className={css.factLabel}>약속</span>
          <span className={css.amount}>{meetingTime(appointment.startsAt, now)}</span>
        </div>
      )}
      <div className={css.action}>
        <ButtonLink to={`/chat/${id}/handover`} size="small" kind="secondary">
          만나서 받기
        </ButtonLink>
      </div>
    </>
  );
}
