import type { Machines } from '@mungchi/contract';
import { useNow } from '../../time/clock';
import { relativeTime } from '../../time/time-label';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import { Sparkline } from '../figures/sparkline';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import { useIsPhone } from '../frame/use-is-phone';
import { AdapterResult, AdapterState, figuresOf } from './adapter-figures';
import * as own from './machines.css';

type Adapter = Machines['adapters'][number];

const HEAD = [
  '하는 일',
  '지금 쓰는 것',
  '연결',
  { right: '마지막 호출' },
  '결과',
  { right: '24시간' },
  { right: '실패' },
  { right: 'p95' },
  '흐름',
];

/** Real or built in at a glance, and how each day went. Nine columns on a desk, a card each on a phone. */
export function Adapters({ adapters }: { adapters: readonly Adapter[] }) {
  const now = useNow(1000);
  const isPhone = useIsPhone();
  const count = (state: Adapter['state']) => adapters.filter((adapter) => adapter.state === state).length;
  return (
    <section className={css.gap} aria-label="바깥과 이어진 곳">
      <h2 className={look.sectionTitle}>
        바깥과 이어진 곳{' '}
        <span className={look.meta}>
          실제 {count('REAL')} · 내장 {count('BUILT_IN')} · 비밀 값은 보이지 않아요 · 켜진 뒤로 하루까지 세요
        </span>
      </h2>
      {isPhone ? (
        <ul>
          {adapters.map((adapter) => (
            <Card key={adapter.name} adapter={adapter} now={now} />
          ))}
        </ul>
      ) : (
        <Table head={HEAD}>
          {adapters.map((adapter) => (
            <Line key={adapter.name} adapter={adapter} now={now} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Line({ adapter, now }: { adapter: Adapter; now: number }) {
  const { isBad, calls, failed, p95 } = figuresOf(adapter);
  return (
    <tr>
      <td className={`${cells.td} ${look.strong}`}>{adapter.name}</td>
      <td className={cells.td}>{adapter.uses}</td>
      <td className={cells.td}>
        <AdapterState state={adapter.state} />
      </td>
      <td className={`${cells.td} ${cells.right}`}>{adapter.lastAt ? relativeTime(adapter.lastAt, now) : '–'}</td>
      <td className={cells.td}>{adapter.lastOk === null ? '–' : <AdapterResult isBad={isBad} />}</td>
      <td className={`${cells.td} ${cells.right}`}>{calls}</td>
      <td className={`${cells.td} ${cells.right} ${isBad ? own.warm : ''}`}>{failed}</td>
      <td className={`${cells.td} ${cells.right}`}>{p95}</td>
      <td className={cells.td}>
        {adapter.hours.length > 0 ? <Sparkline values={adapter.hours} isWarm={isBad} /> : '–'}
      </td>
    </tr>
  );
}

function Card({ adapter, now }: { adapter: Adapter; now: number }) {
  const { isBad, calls, failed, p95 } = figuresOf(adapter);
  const isAsked = adapter.lastAt !== null;
  return (
    <li className={own.card}>
      <span className={css.spread}>
        <span>
          <span className={look.strong}>{adapter.name}</span> <span className={look.meta}>{adapter.uses}</span>
        </span>
        <AdapterState state={adapter.state} />
      </span>
      <span className={css.spread}>
        {isAsked ? <AdapterResult isBad={isBad} /> : <span className={look.meta}>– 센 호출이 없어요</span>}
        {adapter.lastAt && <span className={look.meta}>{relativeTime(adapter.lastAt, now)}</span>}
      </span>
      {isAsked && (
        <span className={css.spread}>
          <span className={own.figures}>
            24시간 {calls} · <span className={isBad ? own.warm : ''}>실패 {failed}</span> · p95 {p95}
          </span>
          {adapter.hours.length > 0 && <Sparkline values={adapter.hours} isWarm={isBad} />}
        </span>
      )}
    </li>
  );
}
