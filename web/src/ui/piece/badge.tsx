import { Ban, CircleCheck, Crown, Flame, Lock, type LucideIcon, Users } from 'lucide-react';
import * as css from './badge.css';

type Tone = keyof typeof css.tone;

export function Badge({ tone, icon: Icon, children }: { tone: Tone; icon: LucideIcon; children: string }) {
  return (
    <span className={css.tone[tone]}>
      <Icon size={14} strokeWidth={2.4} aria-hidden />
      {children}
    </span>
  );
}

const statuses = {
  OPEN: ['brand', Users, '모집중'],
  CLOSING_SOON: ['red', Flame, '마감임박'],
  CLOSED: ['grey', Lock, '모집마감'],
  COMPLETED: ['green', CircleCheck, '공구완료'],
  CANCELLED: ['grey', Ban, '공구취소'],
} as const satisfies Record<string, readonly [Tone, LucideIcon, string]>;

export type Status = keyof typeof statuses;

export function StatusBadge({ status }: { status: Status }) {
  const [tone, icon, word] = statuses[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

export function LeaderBadge() {
  return (
    <Badge tone="gold" icon={Crown}>
      리더
    </Badge>
  );
}

/** D-DAY or D-n. Pass the result of `dDayLabel`. */
export function DDay({ label }: { label: string }) {
  return <span className={css.dDay}>{label}</span>;
}
