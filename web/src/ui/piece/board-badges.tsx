import { type BoardStatus, isRecruiting } from '@mungchi/contract';
import { Armchair, Clock } from 'lucide-react';
import { useNow } from '../../time/clock';
import { Badge, StatusBadge } from './badge';
import { Deadline } from './time';
import { urgencyOf } from './urgency-rules';

type Props = { status: BoardStatus; deadline: string; seatsLeft: number };

/** The status of a post in words: what is left of it while it recruits, the deadline beside it while that is far. */
export function BoardBadges({ status, deadline, seatsLeft }: Props) {
  const { seat, day } = urgencyOf(seatsLeft, deadline, useNow());
  if (!isRecruiting(status)) return <StatusBadge status={status} />;
  return (
    <>
      {seat === null && day === null && <StatusBadge status={status} />}
      {seat !== null && (
        <Badge tone="brand" icon={Armchair}>
          {seat}
        </Badge>
      )}
      {day === null ? (
        <Deadline date={deadline} />
      ) : (
        <Badge tone="red" icon={Clock}>
          {day}
        </Badge>
      )}
    </>
  );
}
