import type { Machines } from '@mungchi/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { SmallBadge } from '../../ui/piece/small-badge';
import * as css from '../frame/pieces.css';
import * as own from './machines.css';

type Adapter = Machines['adapters'][number];

/** In percent: more than now and then. */
const MANY_FAILED = 2;

const STATE_WORDS: Record<Adapter['state'], string> = { REAL: '실제', BUILT_IN: '내장', OFF: '꺼짐' };

/** A day of one service in words; `–` for what was not counted. */
export function figuresOf({ lastOk, calls, failed, p95 }: Adapter) {
  const share = failed === null || !calls ? null : (100 * failed) / calls;
  return {
    isBad: lastOk === false || (share !== null && share >= MANY_FAILED),
    calls: calls?.toLocaleString('ko-KR') ?? '–',
    failed: share === null ? '–' : `${share.toFixed(1)}%`,
    p95: p95 === null ? '–' : `${p95.toLocaleString('ko-KR')}ms`,
  };
}

export function AdapterState({ state }: Pick<Adapter, 'state'>) {
  return <SmallBadge kind={state === 'REAL' ? 'brand' : 'line'}>{STATE_WORDS[state]}</SmallBadge>;
}

export function AdapterResult({ isBad }: { isBad: boolean }) {
  if (isBad)
    return (
      <span className={`${own.result} ${own.warm}`}>
        <TriangleAlert size={16} aria-hidden />
        살펴보기
      </span>
    );
  return (
    <span className={`${own.result} ${css.better}`}>
      <CircleCheck size={16} aria-hidden />
      잘됨
    </span>
  );
}
