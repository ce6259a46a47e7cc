import { badFacts, type NeighbourRecord, replyWords, type UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CircleHelp, type LucideIcon, MessageCircle, Users, Zap } from 'lucide-react';
import { recordQuery } from '../api/neighbour-record';
import { Link } from '../links';
import * as css from './neighbour-record.css';

/** What somebody did here: what is bad first, then marks and counts. Of who has just begun it says that. */
export function RecordOf({ userId }: { userId: UserId }) {
  const { data } = useQuery(recordQuery(userId));
  if (!data) return null;
  return (
    <section aria-label="거래 기록" className={css.record}>
      {data.facts ? <Facts facts={data.facts} /> : <p className={css.note}>이제 시작한 이웃이에요</p>}
    </section>
  );
}

/** At the foot of the card. */
export function HowItIsMade() {
  return (
    <Link to="/help#record" className={css.how}>
      <CircleHelp size={18} aria-hidden />이 기록은 어떻게 만들어지나요?
    </Link>
  );
}

type FactsOf = { facts: NonNullable<NeighbourRecord['facts']> };

function Facts({ facts }: FactsOf) {
  const isCounted = facts.led + facts.joined > 0;
  return (
    <>
      <Bad facts={facts} />
      {isCounted ? <Good facts={facts} /> : <p className={css.note}>이제 시작한 이웃이에요</p>}
    </>
  );
}

/** None is left out. */
function Bad({ facts }: FactsOf) {
  const bad = badFacts(facts);
  if (bad.length === 0) return null;
  return (
    <div className={css.bad}>
      <dl>
        {bad.map(({ name, times }) => (
          <div key={name} className={css.badRow}>
            <dt>{name}</dt>
            <dd className={css.badTimes}>{times}번</dd>
          </div>
        ))}
      </dl>
      <p className={css.badNote}>최근 1년이에요.</p>
    </div>
  );
}

function Good({ facts }: FactsOf) {
  const people = Math.max(facts.ledWith, facts.joinedWith);
  return (
    <>
      {(facts.keepsAppointments || facts.paysFast || facts.reply !== null) && (
        <ul className={css.marks}>
          {facts.keepsAppointments && <Mark icon={CalendarCheck} word="약속을 잘 지켜요" />}
          {facts.paysFast && <Mark icon={Zap} word="결제가 빨라요" />}
          {facts.reply !== null && <Mark icon={MessageCircle} word={replyWords(facts.reply)} tone="told" />}
        </ul>
      )}
      <div className={css.counted}>
        <dl className={css.counts}>
          <Count name="함께한 공구" times={facts.joined} />
          <Count name="이끈 공구" times={facts.led} />
          <Count name="안 온 약속" times={facts.noShows} />
        </dl>
        <p className={css.people}>
          <Users size={18} aria-hidden />
          <span>
            이웃 <b className={css.many}>{people}명</b>과 함께했어요
          </span>
        </p>
      </div>
    </>
  );
}

type MarkProps = { icon: LucideIcon; word: string; tone?: keyof typeof css.markKind };

function Mark({ icon: Icon, word, tone = 'kept' }: MarkProps) {
  return (
    <li className={css.markKind[tone]}>
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
