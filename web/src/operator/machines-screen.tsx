import type { Machines } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { machinesQuery } from '../api/operator';
import { useNow } from '../time/clock';
import { ageHours, ageWords } from './age-words';
import { FailedJobs, useRetry } from './failed-jobs';
import * as look from './look.css';
import { Adapters } from './machine-adapters';
import * as own from './machines.css';
import { Page } from './page';
import { Figure } from './pieces';
import * as css from './pieces.css';
import { StuckMoney, stuckPath } from './stuck-money';
import { longTime, shortTime } from './times';
import { useKeys } from './use-keys';
import { Waiting } from './waiting';

const KEYS = [
  { keys: ['J', 'K'], words: '옮기기' },
  { keys: ['R'], words: '다시 하기' },
  { keys: ['⏎'], words: '열기' },
];

/** What runs, what is real and what is built in. */
export function MachinesScreen() {
  const read = useQuery(machinesQuery);
  const { data } = read;
  return (
    <Page title="기계실" sub={longTime(useNow())} keys={KEYS} promise="다시 하기도 기록에 남아요 · 5초마다 새로 읽음">
      {data ? <Room machines={data} /> : <Waiting of={read} />}
    </Page>
  );
}

function Room({ machines }: { machines: Machines }) {
  const { failed, stuck, nodes } = machines;
  const at = useCursor(machines);
  return (
    <>
      <Heads machines={machines} />
      <Adapters adapters={machines.adapters} />
      <div className={css.columns}>
        <div>
          <FailedJobs failed={failed} at={at} />
          <Push push={machines.push} />
        </div>
        <div>
          <StuckMoney stuck={stuck} at={at - failed.length} />
          <section className={css.gap} aria-label="노드">
            <h2 className={look.sectionTitle}>노드</h2>
            {nodes.length === 0 && <p className={look.meta}>방금 켜졌어요. 곧 보여요.</p>}
            {nodes.map(({ name, since, people, version }) => (
              <div key={name} className={css.row}>
                <span className={`${css.grow} ${look.cut} ${look.strong}`}>{name}</span>
                <span className={look.meta}>{ageWords(ageHours(since, Date.now()))}째</span>
                <span className={look.meta}>{people}명</span>
                <span className={look.meta}>v{version}</span>
              </div>
            ))}
          </section>
        </div>
      </div>
    </>
  );
}

/** One cursor through what failed and then what is stuck. */
function useCursor({ failed, stuck }: Machines): number {
  const [at, setAt] = useState(0);
  const [, go] = useLocation();
  const retry = useRetry();
  const last = Math.max(0, failed.length + stuck.length - 1);
  const cursor = Math.min(at, last);
  const job = failed[cursor];
  const money = stuck[cursor - failed.length];
  useKeys({
    j: () => setAt(Math.min(last, cursor + 1)),
    k: () => setAt(Math.max(0, cursor - 1)),
    r: () => job && void retry(job),
    enter: () => money && go(stuckPath(money)),
  });
  return cursor;
}

function Heads({ machines: { failed, stuck, nodes, ...machines } }: { machines: Machines }) {
  const troubles = failed.length + stuck.length;
  return (
    <div className={css.cellsOf}>
      <Figure name="지금 상태">
        <Said isGood={troubles === 0}>{troubles === 0 ? '잘 돌아가요.' : `${troubles}건만 봐 주세요.`}</Said>
      </Figure>
      <Figure name="버전" more={`${shortTime(machines.startedAt)}부터`}>
        v{machines.version}
      </Figure>
      <Figure name="마이그레이션" more={`${machines.migration.applied}개 모두 적용`}>
        {machines.migration.name.split('_')[0]}
      </Figure>
      <Figure name="노드" more={`접속 ${nodes.reduce((sum, { people }) => sum + people, 0)}명`}>
        <Said isGood={nodes.length > 0}>{nodes.length}개 살아 있음</Said>
      </Figure>
      <Figure name="데이터베이스" more={`${Math.round(machines.database.bytes / 1_000_000)}MB`}>
        <Said isGood>{machines.database.ms}ms</Said>
      </Figure>
      <Figure name="기다리는 작업" more={`가장 오래된 것 ${Math.round(machines.jobs.oldestDueSeconds)}초`}>
        {machines.jobs.waiting}개
      </Figure>
    </div>
  );
}

function Said({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <span className={own.result}>
      {isGood ? (
        <CircleCheck size={18} aria-hidden className={css.better} />
      ) : (
        <TriangleAlert size={18} aria-hidden className={own.warm} />
      )}
      {children}
    </span>
  );
}

function Push({ push: { devices, reachedToday, entriesToday, pushedToday } }: { push: Machines['push'] }) {
  return (
    <section className={css.gap} aria-label="알림 배달">
      <h2 className={look.sectionTitle}>
        알림 배달{' '}
        <span className={look.meta}>
          24시간 · 쓴 알림 {entriesToday} · 보낸 푸시 {pushedToday}
        </span>
      </h2>
      {devices === 0 ? (
        <p className={look.meta}>알림을 켠 기기가 아직 없어요.</p>
      ) : (
        <>
          <div className={own.reachRail} aria-hidden>
            <span className={css.partFill} style={{ width: `${(100 * reachedToday) / devices}%` }} />
          </div>
          <div className={css.spread}>
            <span className={own.reached}>
              받은 기기 {reachedToday} · {Math.round((100 * reachedToday) / devices)}%
            </span>
            <span className={look.meta}>알림을 켠 기기 {devices}</span>
          </div>
        </>
      )}
    </section>
  );
}
