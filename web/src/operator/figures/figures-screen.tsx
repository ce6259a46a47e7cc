import { DAY_MS, type DayFigures, type Figures, seoulDay } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { figuresQuery } from '../../api/operator';
import { serverNow } from '../../time/clock';
import { Segments } from '../../ui/control/segments';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import { download } from '../frame/download';
import * as look from '../frame/look.css';
import { Page } from '../frame/page';
import { Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { ConsoleWaiting } from '../frame/waiting';
import * as own from './figures.css';
import { Ends, FillTimes, OpenedChart } from './figures-charts';
import { COLUMNS, figuresCsv } from './figures-csv';
import { Places } from './figures-places';
import { Sums, sumOf } from './figures-sums';
import { HeldChart } from './held-chart';
import { OnTimeChart } from './on-time-chart';

const LENGTHS = ['7', '30', '90'] as const;
type Length = (typeof LENGTHS)[number];

/** Read without hovering; a table behind every chart. */
export function FiguresScreen() {
  const [length, setLength] = useState<Length>('30');
  const [asTable, setAsTable] = useState(false);
  const to = dayBefore(seoulDay(serverNow()), 1);
  const from = dayBefore(to, Number(length) - 1);
  const read = useQuery(figuresQuery(from, to));
  const { data } = read;
  return (
    <Page
      title="지표"
      sub={`${from.slice(5).replace('-', '.')} ~ ${to.slice(5).replace('-', '.')} · 이전 ${length}일 대비`}
      tools={
        <>
          <Segments
            label="기간"
            value={length}
            onChange={setLength}
            options={LENGTHS.map((each) => [each, `${each}일`] as const)}
          />
          <button type="button" className={css.small} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <Table2 size={16} aria-hidden />
            표로 보기
          </button>
          <button
            type="button"
            className={css.small}
            disabled={!data}
            onClick={() => data && download(figuresCsv(data.days), `${from}_${to}.csv`)}
          >
            <Download size={16} aria-hidden />
            CSV
          </button>
        </>
      }
    >
      {data ? <Shown figures={data} asTable={asTable} /> : <ConsoleWaiting of={read} />}
    </Page>
  );
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

function Shown({ figures, asTable }: { figures: Figures; asTable: boolean }) {
  const { days } = figures;
  return (
    <>
      {days.every(isEmpty) && (
        <p className={`${css.note} ${own.firstDays}`}>
          이 기간에는 아직 아무 일도 없었어요. 지표는 하루가 끝나면 쌓여요.
        </p>
      )}
      <Sums figures={figures} />
      {asTable ? (
        <DayTable days={days} />
      ) : (
        <>
          <Charts figures={figures} />
          <details className={css.gap}>
            <summary>하루마다 표로</summary>
            <DayTable days={days} />
          </details>
        </>
      )}
      <Places places={figures.places} />
    </>
  );
}

const isEmpty = (figures: DayFigures) => Object.values(figures).every((value) => value === figures.day || value === 0);

function Charts({ figures: { days, fillTimes, medianFillHours } }: { figures: Figures }) {
  const sum = (name: Parameters<typeof sumOf>[1]) => sumOf(days, name);
  const ends = [
    { name: '전달까지 완료', count: sum('completed'), good: true },
    { name: '사람이 안 모임', count: sum('expired'), good: false },
    { name: '리더가 취소', count: sum('cancelled'), good: false },
    { name: '결제 안 됨', count: sum('unpaid'), good: false },
    { name: '운영자가 취소', count: sum('byOperator'), good: false },
  ];
  const ended = ends.reduce((all, { count }) => all + count, 0);
  return (
    <div className={own.charts}>
      <Chart
        name="연 공구와 채워진 공구"
        about="하루마다 · 아래는 7일 모집률"
        nothing={sum('opened') + sum('filled') === 0 && '이 기간에 연 공구가 없어요.'}
      >
        <OpenedChart days={days} />
      </Chart>
      <Chart
        name="채워지기까지"
        about={`채워진 공구 ${sum('filled')}개`}
        nothing={!fillTimes.some(Boolean) && '이 기간에 채워진 공구가 없어요.'}
      >
        <FillTimes times={fillTimes} median={medianFillHours} />
      </Chart>
      <Chart
        name="제때 결제"
        about="낸 사람 가운데, 주마다"
        nothing={sum('paid') === 0 && '이 기간에 결제한 사람이 없어요.'}
      >
        <OnTimeChart days={days} />
      </Chart>
      <Chart name="종료 사유" about={`${ended}개`} nothing={ended === 0 && '이 기간에 끝난 공구가 없어요.'}>
        <Ends ends={ends} />
      </Chart>
      <Chart name="맡아 둔 돈" nothing={days.every(({ held }) => held === 0) && '맡아 둔 돈이 없어요.'}>
        <HeldChart days={days} />
      </Chart>
    </div>
  );
}

type ChartProps = { name: string; about?: string; nothing: string | false; children: ReactNode };

function Chart({ name, about, nothing, children }: ChartProps) {
  return (
    <section className={own.chart} aria-label={name}>
      <h2 className={look.sectionTitle}>
        {name} <span className={look.meta}>{!nothing && about}</span>
      </h2>
      {nothing ? <Nothing words={nothing} /> : children}
    </section>
  );
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <Table head={['날짜', ...COLUMNS.map(([, name]) => ({ right: name }))]}>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <td className={`${cells.td} ${look.number}`}>{day.day}</td>
          {COLUMNS.map(([name]) => (
            <td key={name} className={`${cells.td} ${cells.right}`}>
              {Math.round(day[name]).toLocaleString('ko-KR')}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
