import type { PersonPage } from '@mungchi/contract';
import * as css from './charts.css';
import { Hatch } from './sparkline';
import { shortTime } from './times';

const WIDTH = 680;
const LEFT = 80;
const ROW = 32;

/** Purchases, reports and sanctions on one time line. */
export function Lanes({ person }: { person: PersonPage }) {
  const now = Date.now();
  const from = Math.min(
    Date.parse(person.since ?? ''),
    ...person.boards.map(({ joinedAt }) => Date.parse(joinedAt)),
    now - 86_400_000,
  );
  const x = (instant: string) => LEFT + ((Date.parse(instant) - from) / (now - from)) * (WIDTH - LEFT - 16);
  const y = (row: number) => row * ROW + 18;
  const led = person.boards.filter(({ role }) => role === 'LEADER');
  const joined = person.boards.filter(({ role }) => role === 'FOLLOWER');
  const reports = person.reports.filter(({ sent }) => !sent);
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${4 * ROW + 24}`}
      role="img"
      aria-label={`연 공구 ${led.length}개, 참여 ${joined.length}개, 받은 신고 ${reports.length}건, 경고와 제한 ${person.sanctions.length}번`}
    >
      <Hatch id="cancelled" />
      {['연 공구', '참여', '받은 신고', '경고·제한'].map((name, row) => (
        <g key={name}>
          <text className={css.axis} x={0} y={y(row) + 4}>
            {name}
          </text>
          <line className={css.grid} x1={LEFT} x2={WIDTH} y1={y(row)} y2={y(row)} />
        </g>
      ))}
      {led.map(({ boardId, createdAt, stage }) => (
        <rect
          key={boardId}
          className={stage === 'COMPLETED' ? css.brand : css.soft}
          {...(stage === 'CANCELLED' && { fill: 'url(#cancelled)', className: '' })}
          x={x(createdAt)}
          y={y(0) - 6}
          width={22}
          height={12}
          rx={4}
        />
      ))}
      {joined.map(({ boardId, joinedAt }) => (
        <circle key={boardId} className={css.brand} cx={x(joinedAt)} cy={y(1)} r={5} />
      ))}
      {reports.map(({ id, createdAt, state }) => (
        <circle key={id} className={state === 'DISMISSED' ? css.ghost : css.warm} cx={x(createdAt)} cy={y(2)} r={6} />
      ))}
      {person.sanctions.map(({ id, at }) => (
        <rect key={id} className={css.warm} x={x(at) - 5} y={y(3) - 5} width={10} height={10} rx={2} />
      ))}
      <text className={css.axis} x={LEFT} y={4 * ROW + 18}>
        {shortTime(new Date(from).toISOString()).split(' ')[0]}
      </text>
      <text className={css.axis} x={WIDTH} y={4 * ROW + 18} textAnchor="end">
        오늘
      </text>
    </svg>
  );
}
