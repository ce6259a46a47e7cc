import { type BoardStatus, isRecruiting, seoulDay } from '@mungchi/contract';
import { Armchair, Clock, MapPinCheck } from 'lucide-react';
import { useNow } from '../../time/clock';
import { Badge, StatusBadge } from './badge';
import { Deadline } from './time';
import { urgencyOf } from './urgency-rules';

type Props = {
  status: BoardStatus;
  deadline: string;
  seatsLeft: number;
  /** It was full and lost somebody; seen by itself once the deadline day is over. */
  vacant?: boolean;
  /** For neighbours with a checked home only. */
  verifiedOnly?: true | undefined;
};

/** The status of a post in words: what is left of it while it recruits, the deadline beside it while that is far. */
export function BoardBadges({ status, deadline, seatsLeft, vacant = false, verifiedOnly }: Props) {
  const now = useNow();
  const { seat, day } = urgencyOf(seatsLeft, deadline, now);
  if (!isRecruiting(status)) return <StatusBadge status={status} />;
  const verified = verifiedOnly && (
    <Badge tone="brand" icon={MapPinCheck}>
      인증 이웃만
    </Badge>
  );
  if (vacant || deadline < seoulDay(now)) {
    return (
      <>
        {verified}
        <StatusBadge status={status} />
        <Badge tone="brand" icon={Armchair}>
          빈자리
        </Badge>
      </>
    );
  }
  return (
    <>
      {verified}
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
