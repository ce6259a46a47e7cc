import type { Machines } from '@mungchi/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useNow } from '../time/clock';
import { relativeTime } from '../time/time-label';
import * as look from './look.css';
import * as own from './machines.css';
import { Table, Tag } from './pieces';
import * as css from './pieces.css';
import { Sparkline } from './sparkline';

type Adapter = Machines['adapters'][number];

/** In percent: more than now and then. */
const MANY_FAILED = 2;

const HEAD = [
  '하는 일',
  { wide: '지금 쓰는 것' },
  '연결',
  { right: '마지막 호출' },
  '결과',
  { right: '24시간' },
  { right: '실패' },
  { right: 'p95' },
  '흐름',
];

/** Real or built in at a glance, and how each day went. */
export function Adapters({ adapters }: { adapters: readonly Adapter[] }) {
  const now = useNow(1000);
  const count = (state: Adapter['state']) => adapters.filter((adapter) => adapter.state === state).length;
  return (
    <section className={css.gap} aria-label="바깥과 이어진 곳">
      <h2 className={look.sectionTitle}>
        바깥과 이어진 곳{' '}
        <span className={look.meta}>
          실제 {count('REAL')} · 내장 {count('BUILT_IN')} · 비밀 값은 보이지 않아요 · 켜진 뒤로 하루까지 세요
        </span>
      </h2>
      <Table head={HEAD}>
        {adapters.map((adapter) => (
          <Line key={adapter.name} adapter={adapter} now={now} />
        ))}
      </Table>
    </section>
  );
}

function Line({ adapter, now }: { adapter: Adapter; now: number }) {
  const { name, uses, state, lastAt, lastOk, calls, failed, p95, hours } = adapter;
  const share = failed === null || !calls ? null : (100 * failed) / calls;
  const isBad = lastOk === false || (share !== null && share >= MANY_FAILED);
  return (
    <tr>
      <td className={`${css.td} ${look.strong}`}>{name}</td>
      <td className={`${css.td} ${css.wide}`}>{uses}</td>
      <td className={css.td}>
        <Tag kind={state === 'REAL' ? 'brand' : 'line'}>{STATE_WORDS[state]}</Tag>
      </td>
      <td className={`${css.td} ${css.right}`}>{lastAt ? relativeTime(lastAt, now) : '–'}</td>
      <td className={css.td}>{lastOk === null ? '–' : <Result isBad={isBad} />}</td>
      <td className={`${css.td} ${css.right}`}>{calls?.toLocaleString('ko-KR') ?? '–'}</td>
      <td className={`${css.td} ${css.right} ${isBad ? own.warm : ''}`}>
        {share === null ? '–' : `${share.toFixed(1)}%`}
      </td>
      <td className={`${css.td} ${css.right}`}>{p95 === null ? '–' : `${p95.toLocaleString('ko-KR')}ms`}</td>
      <td className={css.td}>{hours.length > 0 ? <Sparkline values={hours} isWarm={isBad} /> : '–'}</td>
    </tr>
  );
}

const STATE_WORDS: Record<Adapter['state'], string> = { REAL: '실제', BUILT_IN: '내장', OFF: '꺼짐' };

function Result({ isBad }: { isBad: boolean }) {
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
