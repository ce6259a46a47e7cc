import type { Machines } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { machinesQuery } from '../../api/operator';
import { useRetryJob } from '../../api/operator-verbs';
import { useLocation } from '../../links';
import { useNow } from '../../time/clock';
import { Page } from '../frame/page';
import { Figure } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { longTime, seconds, shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { ConsoleWaiting } from '../frame/waiting';
import { StuckMoney, stuckPath } from '../money/stuck-money';
import { FailedJobs } from './failed-jobs';
import { Adapters } from './machine-adapters';
import { MachineBackup } from './machine-backup';
import { MachineNodes } from './machine-nodes';
import * as own from './machines.css';
import { PushDelivery } from './push-delivery';

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
      {data ? <Room machines={data} /> : <ConsoleWaiting of={read} />}
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
          <PushDelivery push={machines.push} />
        </div>
        <div>
          <StuckMoney stuck={stuck} at={at - failed.length} />
          <MachineBackup backup={machines.backup} />
          <MachineNodes nodes={nodes} />
        </div>
      </div>
    </>
  );
}

/** One cursor through what failed and then what is stuck. */
function useCursor({ failed, stuck }: Machines): number {
  const [at, setAt] = useState(0);
  const [, go] = useLocation();
  const retry = useRetryJob();
  const last = Math.max(0, failed.length + stuck.length - 1);
  const cursor = Math.min(at, last);
  const job = failed[cursor];
  const money = stuck[cursor - failed.length];
  useKeys({
    j: () => setAt(Math.min(last, cursor + 1)),
    k: () => setAt(Math.max(0, cursor - 1)),
    r: () => job && void retry(job.id),
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
      <Figure name="데이터베이스" more={replicaWords(machines.database)}>
        <Said isGood={!isSilent(machines.database)}>{machines.database.ms}ms</Said>
      </Figure>
      <Figure name="기다리는 작업" more={`가장 오래된 것 ${Math.round(machines.jobs.oldestDueSeconds)}초`}>
        {machines.jobs.waiting}개
      </Figure>
    </div>
  );
}

function isSilent({ replica }: Machines['database']): boolean {
  return replica !== null && replica.delayMs === null;
}

function replicaWords({ bytes, replica }: Machines['database']): string {
  const size = `${Math.round(bytes / 1_000_000)}MB`;
  if (replica === null) return `${size} · 복제본 없음`;
  return `${size} · 복제 지연 ${replica.delayMs === null ? '– 답이 없어요' : seconds(replica.delayMs)}`;
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
