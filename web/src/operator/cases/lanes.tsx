import { DAY_MS, type PersonPage } from '@mungchi/contract';
import * as css from '../figures/charts.css';
import { Hatch } from '../figures/sparkline';
import { useIsPhone } from '../frame/use-is-phone';
import { monthsBetween } from './lane-rules';

const LEFT = 72;
const ROW = 32;
/** A purchase is as wide, however long it took. */
const BAR = 22;

/** Purchases, reports and sanctions on one time line. */
export function Lanes({ person }: { person: PersonPage }) {
  const width = useIsPhone() ? 358 : 680;
  const now = Date.now();
  const from = Math.min(
    Date.parse(person.since ?? ''),
    ...person.boards.map(({ joinedAt }) => Date.parse(joinedAt)),
    now - DAY_MS,
  );
  const xOf = (at: number) => LEFT + ((at - from) / (now - from)) * (width - LEFT - BAR);
  const x = (instant: string) => xOf(Date.parse(instant));
  const y = (row: number) => row * ROW + 18;
  const led = person.boards.filter(({ role }) => role === 'LEADER');
  const joined = person.boards.filter(({ role }) => role === 'FOLLOWER');
  const reports = person.reports.filter(({ sent }) => !sent);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${4 * ROW + 24}`}
      role="img"
      aria-label={`연 공구 ${led.length}개, 참여 ${joined.length}개, 받은 신고 ${reports.length}건, 경고와 제한 ${person.sanctions.length}번`}
    >
      <Hatch id="cancelled" />
      {monthsBetween(from, now, Math.floor((width - LEFT) / 56)).map(({ at, name }) => (
        <g key={at}>
          <line className={css.month} x1={xOf(at)} x2={xOf(at)} y1={4} y2={4 * ROW} />
          <text className={css.axis} x={xOf(at)} y={4 * ROW + 18} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {['연 공구', '참여', '받은 신고', '경고·제한'].map((name, row) => (
        <g key={name}>
          <text className={css.axis} x={0} y={y(row) + 4}>
            {name}
          </text>
          <line className={css.grid} x1={LEFT} x2={width} y1={y(row)} y2={y(row)} />
        </g>
      ))}
      {led.map(({ boardId, createdAt, stage }) => (
        <rect
          key={boardId}
          className={stage === 'COMPLETED' ? css.brand : css.soft}
          {...(stage === 'CANCELLED' && { fill: 'url(#cancelled)', className: '' })}
          x={x(createdAt)}
          y={y(0) - 6}
          width={BAR}
          height={12}
          rx={4}
        />
      ))}
      {joined.map(({ boardId, joinedAt }) => (
        <circle key={boardId} className={css.brand} cx={x(joinedAt)} cy={y(1)} r={5} />
      ))}
      {reports.map(({ id, createdAt, state }) => (
        <Report key={id} x={x(createdAt)} y={y(2)} state={state} />
      ))}
      {person.sanctions.map(({ id, at }) => (
        <rect key={id} className={css.sanction} x={x(at) - 5} y={y(3) - 5} width={10} height={10} rx={2} />
      ))}
      <text className={css.label} x={width} y={4 * ROW + 18} textAnchor="end">
        오늘
      </text>
    </svg>
  );
}

/** Right: filled; still waiting: hollow; nothing wrong: a grey ring. */
function Report({ x, y, state }: { x: number; y: number; state: string }) {
  if (state === 'DISMISSED') return <circle className={css.ring} cx={x} cy={y} r={5.5} />;
  const points = `${x},${y - 7} ${x + 7.5},${y + 6} ${x - 7.5},${y + 6}`;
  return <polygon className={state === 'UPHELD' ? css.upheld : css.waiting} points={points} />;
}
