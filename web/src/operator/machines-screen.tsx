import type { Machines } from '@mungchi/contract';
import { retryJobAs } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { machinesQuery, useOperatorVerb } from '../api/operator';
import { useNow } from '../time/clock';
import { relativeTime } from '../time/time-label';
import { won } from '../ui/text/money';
import { ageHours, ageWords } from './age-words';
import * as look from './look.css';
import { Page } from './page';
import { Age, Figure, Table, Tag } from './pieces';
import * as css from './pieces.css';
import { longTime, shortTime } from './times';
import { Waiting } from './waiting';

/** What runs, what is real and what is built in. */
export function MachinesScreen() {
  const read = useQuery(machinesQuery);
  const { data } = read;
  return (
    <Page title="기계실" sub={longTime(useNow())} promise="다시 하기도 기록에 남아요 · 5초마다 새로 읽음">
      {data ? <Room machines={data} /> : <Waiting of={read} />}
    </Page>
  );
}

function Room({ machines }: { machines: Machines }) {
  const { jobs, failed, stuck, nodes } = machines;
  const troubles = failed.length + stuck.length;
  return (
    <>
      <div className={css.cellsOf}>
        <Figure name="지금 상태">{troubles === 0 ? '잘 돌아가요.' : `${troubles}건만 봐 주세요.`}</Figure>
        <Figure name="버전" more={`${shortTime(machines.startedAt)}부터`}>
          v{machines.version}
        </Figure>
        <Figure name="마이그레이션" more={`${machines.migration.applied}개 모두 적용`}>
          {machines.migration.name.split('_')[0]}
        </Figure>
        <Figure name="노드" more={`접속 ${nodes.reduce((sum, { people }) => sum + people, 0)}명`}>
          {nodes.length}개 살아 있음
        </Figure>
        <Figure name="데이터베이스" more={`${Math.round(machines.database.bytes / 1_000_000)}MB`}>
          {machines.database.ms}ms
        </Figure>
        <Figure name="기다리는 작업" more={`가장 오래된 것 ${Math.round(jobs.oldestDueSeconds)}초`}>
          {jobs.waiting}개
        </Figure>
      </div>
      <Adapters adapters={machines.adapters} />
      <div className={css.columns}>
        <div>
          <Failed failed={failed} />
          <Push push={machines.push} />
        </div>
        <div>
          <section className={css.gap} aria-label="밀린 돈">
            <h2 className={look.sectionTitle}>
              밀린 돈 <span className={look.meta}>{stuck.length}건</span>
            </h2>
            {stuck.length === 0 && <p className={look.meta}>밀린 환불도 정산도 없어요.</p>}
            {stuck.map(({ kind, boardId, title, amount, since }) => (
              <Link
                key={`${kind} ${boardId} ${since}`}
                to={boardId ? `/operator/boards/${boardId}` : '/operator/payouts'}
                className={css.row}
              >
                <Tag kind="red">{kind}</Tag>
                <span className={`${css.grow} ${look.cut}`}>{title}</span>
                <span className={look.number}>{won(amount)}</span>
                <Age since={since} />
              </Link>
            ))}
          </section>
          <section className={css.gap} aria-label="노드">
            <h2 className={look.sectionTitle}>노드</h2>
            {nodes.map(({ name, since, people, version }) => (
              <div key={name} className={css.row}>
                <span className={`${css.grow} ${look.strong}`}>{name}</span>
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

function Push({ push }: { push: Machines['push'] }) {
  return (
    <section className={css.gap} aria-label="알림 배달">
      <h2 className={look.sectionTitle}>
        알림 배달 <span className={look.meta}>24시간</span>
      </h2>
      <p>
        쓴 알림 {push.entriesToday} · 보낸 푸시 {push.pushedToday} · 받은 기기 {push.reachedToday}/{push.devices}
      </p>
    </section>
  );
}

function Adapters({ adapters }: { adapters: Machines['adapters'] }) {
  const now = useNow(1000);
  const real = adapters.filter(({ state }) => state === 'REAL').length;
  return (
    <section className={css.gap} aria-label="바깥과 이어진 곳">
      <h2 className={look.sectionTitle}>
        바깥과 이어진 곳{' '}
        <span className={look.meta}>
          실제 {real} · 내장 {adapters.filter(({ state }) => state === 'BUILT_IN').length} · 비밀 값은 보이지 않아요
        </span>
      </h2>
      <Table
        head={[
          '하는 일',
          '지금 쓰는 것',
          '연결',
          { right: '마지막 호출' },
          '결과',
          { right: '호출' },
          { right: '실패' },
        ]}
      >
        {adapters.map(({ name, uses, state, lastAt, lastOk, calls, failed }) => (
          <tr key={name}>
            <td className={`${css.td} ${look.strong}`}>{name}</td>
            <td className={css.td}>{uses}</td>
            <td className={css.td}>
              <Tag kind={state === 'REAL' ? 'brand' : 'line'}>
                {state === 'REAL' ? '실제' : state === 'OFF' ? '꺼짐' : '내장'}
              </Tag>
            </td>
            <td className={`${css.td} ${css.right}`}>{lastAt ? relativeTime(lastAt, now) : '–'}</td>
            <td className={css.td}>
              {lastOk === null ? (
                '–'
              ) : lastOk ? (
                <Tag kind="green">
                  <CircleCheck size={12} aria-hidden />
                  잘됨
                </Tag>
              ) : (
                <Tag kind="gold">
                  <TriangleAlert size={12} aria-hidden />
                  살펴보기
                </Tag>
              )}
            </td>
            <td className={`${css.td} ${css.right}`}>{calls?.toLocaleString('ko-KR') ?? '–'}</td>
            <td className={`${css.td} ${css.right}`}>
              {failed === null || !calls ? '–' : `${((100 * failed) / calls).toFixed(1)}%`}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Failed({ failed }: { failed: Machines['failed'] }) {
  const retry = useOperatorVerb(retryJobAs);
  return (
    <section className={css.gap} aria-label="실패한 작업">
      <h2 className={look.sectionTitle}>
        실패한 작업 <span className={look.meta}>{failed.length}개</span>
      </h2>
      {failed.length === 0 && <p className={look.meta}>실패한 작업이 없어요.</p>}
      {failed.length > 0 && (
        <Table head={['작업', '마지막 오류', { right: '시도' }, '언제', '']}>
          {failed.map((job) => (
            <tr key={job.id}>
              <td className={css.td}>
                <code>{job.job}</code> #{job.id}
              </td>
              <td className={`${css.td} ${look.red}`} style={{ maxWidth: 320 }}>
                {job.lastError}
              </td>
              <td className={`${css.td} ${css.right}`}>
                {job.attempts}/{job.maxAttempts} {job.gaveUp && <Tag kind="red">그만둠</Tag>}
              </td>
              <td className={css.td}>{shortTime(job.runAt)}</td>
              <td className={css.td}>
                <button
                  type="button"
                  className={css.small}
                  onClick={() => void retry({ params: { jobId: String(job.id) } })}
                >
                  <RotateCw size={14} aria-hidden />
                  다시 하기
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
