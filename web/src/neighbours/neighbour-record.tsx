import type { NeighbourRecord, UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, type LucideIcon, Zap } from 'lucide-react';
import { recordQuery } from '../api/neighbour-record';
import * as css from './neighbour-record.css';

/** Pills of what somebody is good at, and three counts. Nothing where too little is known, or while it is not. */
export function RecordOf({ userId }: { userId: UserId }) {
  const { data } = useQuery(recordQuery(userId));
  return data?.facts ? <Facts facts={data.facts} /> : null;
}

function Facts({ facts }: { facts: NonNullable<NeighbourRecord['facts']> }) {
  return (
    <section aria-label="거래 기록" className={css.record}>
      {(facts.keepsAppointments || facts.paysFast) && (
        <ul className={css.marks}>
          {facts.keepsAppointments && <Mark icon={CalendarCheck} word="약속을 잘 지켜요" />}
          {facts.paysFast && <Mark icon={Zap} word="결제가 빨라요" />}
        </ul>
      )}
      <dl className={css.counts}>
        <Count name="함께한 공구" times={facts.joined} />
        <Count name="이끈 공구" times={facts.led} />
        <Count name="안 온 약속" times={facts.noShows} />
      </dl>
      <p className={css.note}>안 온 약속은 최근 1년 동안이에요.</p>
    </section>
  );
}

function Mark({ icon: Icon, word }: { icon: LucideIcon; word: string }) {
  return (
    <li className={css.mark}>
      <Icon size={18} aria-hidden />
      {word}
    </li>
  );
}

function Count({ name, times }: { name: string; times: number }) {
  return (
    <div className={css.count}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.times}>{times}번</dd>
    </div>
  );
}
