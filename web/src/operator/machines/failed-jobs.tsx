import type { Machines } from '@mungchi/contract';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useRetryJob } from '../../api/operator-verbs';
import { SmallBadge } from '../../ui/piece/small-badge';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useIsPhone } from '../frame/use-is-phone';
import { jobWords } from './job-words';
import * as own from './machines.css';

export type FailedJob = Machines['failed'][number];

/** `at`: where the cursor is. */
export function FailedJobs({ failed, at }: { failed: readonly FailedJob[]; at: number }) {
  const retry = useRetryJob();
  const [isBusy, setIsBusy] = useState(false);
  const isPhone = useIsPhone();
  const retryAll = async () => {
    setIsBusy(true);
    for (const job of failed) if (!(await retry(job.id))) break;
    setIsBusy(false);
  };
  const gaveUp = failed.filter((job) => job.gaveUp).length;
  return (
    <section className={css.gap} aria-label="실패한 작업">
      <div className={css.spread}>
        <h2 className={look.sectionTitle}>
          실패한 작업{' '}
          {failed.length > 0 && (
            <span className={look.meta}>
              {failed.length}개{gaveUp > 0 && ` · ${gaveUp}개는 그만뒀어요`}
            </span>
          )}
        </h2>
        {failed.length > 1 && (
          <button type="button" className={css.small} disabled={isBusy} onClick={retryAll}>
            <RotateCw size={14} aria-hidden />
            모두 다시 하기
          </button>
        )}
      </div>
      {failed.length === 0 && <p className={look.meta}>실패한 작업이 없어요.</p>}
      {isPhone
        ? failed.map((job, index) => (
            <Card key={job.id} job={job} isOn={index === at} onRetry={() => void retry(job.id)} />
          ))
        : failed.length > 0 && (
            <Table head={['작업', '마지막 오류', { right: '시도' }, { right: '언제' }, '']}>
              {failed.map((job, index) => (
                <Line key={job.id} job={job} isOn={index === at} onRetry={() => void retry(job.id)} />
              ))}
            </Table>
          )}
    </section>
  );
}

type JobProps = { job: FailedJob; isOn: boolean; onRetry: () => void };

function Line({ job, isOn, onRetry }: JobProps) {
  return (
    <tr className={own.line} data-on={isOn}>
      <td className={cells.td}>
        <Name job={job} />
      </td>
      <td className={`${cells.td} ${own.lastError}`}>
        <span className={job.gaveUp ? css.worse : look.meta}>{job.lastError}</span>
      </td>
      <td className={`${cells.td} ${cells.right}`}>
        {job.attempts}/{job.maxAttempts}
        {job.gaveUp && (
          <>
            <br />
            <SmallBadge kind="red">그만둠</SmallBadge>
          </>
        )}
      </td>
      <td className={`${cells.td} ${cells.right}`}>{shortTime(job.runAt)}</td>
      <td className={`${cells.td} ${cells.right}`}>
        <Again job={job} onRetry={onRetry} />
      </td>
    </tr>
  );
}

function Card({ job, isOn, onRetry }: JobProps) {
  return (
    <div className={own.jobCard} data-on={isOn}>
      <span className={css.spread}>
        <span className={own.anywhere}>
          <Name job={job} />
        </span>
        <Again job={job} onRetry={onRetry} />
      </span>
      <span className={`${job.gaveUp ? css.worse : look.meta} ${own.anywhere}`}>{job.lastError}</span>
      <span className={look.meta}>
        {job.gaveUp && <SmallBadge kind="red">그만둠</SmallBadge>} {job.attempts}/{job.maxAttempts}번 ·{' '}
        {shortTime(job.runAt)}
      </span>
    </div>
  );
}

function Name({ job: { id, job } }: Pick<JobProps, 'job'>) {
  return (
    <>
      <span className={look.strong}>
        {jobWords(job)} #{id}
      </span>
      <br />
      <code className={look.meta}>{job}</code>
    </>
  );
}

function Again({ job, onRetry }: Pick<JobProps, 'job' | 'onRetry'>) {
  return (
    <button type="button" className={job.gaveUp ? own.filled : css.small} onClick={onRetry}>
      <RotateCw size={14} aria-hidden />
      다시 하기
    </button>
  );
}
