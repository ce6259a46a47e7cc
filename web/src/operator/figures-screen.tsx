import { DAY_MS, type DayFigures, type Figures, seoulDay } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { figuresQuery } from '../api/operator';
import { serverNow } from '../time/clock';
import { won } from '../ui/text/money';
import * as own from './case.css';
import { download } from './download';
import { Ends, FillTimes, HeldChart, hoursWords, OpenedChart } from './figures-charts';
import { COLUMNS, figuresCsv } from './figures-csv';
import * as look from './look.css';
import { Page } from './page';
import { Figure, Segments, Table } from './pieces';
import * as css from './pieces.css';
import { Waiting } from './waiting';

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
      sub={`${from.slice(5).replace('-', '.')} ~ ${to.slice(5).replace('-', '.')} · 앞 ${length}일과 견줌`}
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
      {data ? <Shown figures={data} asTable={asTable} /> : <Waiting of={read} />}
    </Page>
  );
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

type Sums = Omit<DayFigures, 'day'>;

function Shown({ figures, asTable }: { figures: Figures; asTable: boolean }) {
  const { days, before } = figures;
  const sum = (name: keyof Sums) => days.reduce((all, day) => all + day[name], 0);
  const part = (one: number, all: number) => (all === 0 ? 0 : (100 * one) / all);
  const fill = part(sum('filled'), sum('opened'));
  const onTime = part(sum('paidOnTime'), sum('paid'));
  const ends = [
    { name: '나눔까지 완료', count: sum('completed'), good: true },
    { name: '사람이 안 모임', count: sum('expired'), good: false },
    { name: '리더가 취소', count: sum('cancelled'), good: false },
    { name: '결제 안 됨', count: sum('unpaid'), good: false },
    { name: '운영자가 취소', count: sum('byOperator'), good: false },
  ];
  return (
    <>
      <div className={css.cellsOf}>
        <Figure name="연 공구" more={<Change words={changeWords(sum('opened'), before.opened)} />}>
          {sum('opened')}
        </Figure>
        <Figure name="채워진 공구" more={<Change words={changeWords(sum('filled'), before.filled)} />}>
          {sum('filled')}
        </Figure>
        <Figure name="모집률" more={<Change words={pointWords(fill, part(before.filled, before.opened))} />}>
          {fill.toFixed(1)}%
        </Figure>
        <Figure name="채워지기까지">
          {figures.medianFillHours === null ? '–' : hoursWords(figures.medianFillHours)}
        </Figure>
        <Figure name="제때 결제" more={<Change words={pointWords(onTime, part(before.paidOnTime, before.paid))} />}>
          {onTime.toFixed(1)}%
        </Figure>
        <Figure name="안 온 약속" more={<Change words={changeWords(sum('noShows'), before.noShows)} isLessBetter />}>
          {sum('noShows')}
        </Figure>
        <Figure name="알린 문제" more={<Change words={changeWords(sum('disputes'), before.disputes)} isLessBetter />}>
          {sum('disputes')}
        </Figure>
        <Figure name="돌려준 돈" more={`${sum('refunds')}건`}>
          {won(sum('refunded'))}
        </Figure>
      </div>
      {asTable ? (
        <DayTable days={days} />
      ) : (
        <>
          <div className={own.halves}>
            <section className={own.half} aria-label="연 공구와 채워진 공구">
              <h2 className={look.sectionTitle}>
                연 공구와 채워진 공구 <span className={look.meta}>하루마다 · 아래는 7일 모집률</span>
              </h2>
              <OpenedChart days={days} />
            </section>
            <section className={own.half} aria-label="채워지기까지">
              <h2 className={look.sectionTitle}>
                채워지기까지 <span className={look.meta}>채워진 공구 {sum('filled')}개</span>
              </h2>
              <FillTimes times={figures.fillTimes} median={figures.medianFillHours} />
            </section>
            <section className={own.half} aria-label="끝난 까닭">
              <h2 className={look.sectionTitle}>
                끝난 까닭 <span className={look.meta}>{ends.reduce((all, { count }) => all + count, 0)}개</span>
              </h2>
              <Ends ends={ends} />
            </section>
            <section className={own.half} aria-label="맡아 둔 돈">
              <h2 className={look.sectionTitle}>맡아 둔 돈</h2>
              <HeldChart days={days} />
            </section>
          </div>
          <details className={css.gap}>
            <summary>하루마다 표로</summary>
            <DayTable days={days} />
          </details>
        </>
      )}
      <section className={css.gap} aria-label="동네">
        <h2 className={look.sectionTitle}>
          동네 <span className={look.meta}>이웃 5명보다 적은 동네는 보이지 않아요</span>
        </h2>
        <Table
          head={[
            '동네',
            { right: '이웃' },
            { right: '연 공구' },
            { right: '모집률' },
            { right: '제때 결제' },
            { right: '문제' },
            { right: '맡아 둔 돈' },
          ]}
        >
          {figures.places.map((place) => (
            <tr key={place.place}>
              <td className={`${css.td} ${look.strong}`}>{place.place}</td>
              <td className={`${css.td} ${css.right}`}>{place.people}</td>
              <td className={`${css.td} ${css.right}`}>{place.opened}</td>
              <td className={`${css.td} ${css.right}`}>
                <Part percent={Math.round(part(place.filled, place.opened))} />
              </td>
              <td className={`${css.td} ${css.right}`}>{part(place.paidOnTime, place.paid).toFixed(1)}%</td>
              <td className={`${css.td} ${css.right}`}>{place.disputes}</td>
              <td className={`${css.td} ${css.right}`}>{won(place.held)}</td>
            </tr>
          ))}
        </Table>
      </section>
    </>
  );
}

/** Better is green, worse is red; the sign says it, too. */
function Change({ words, isLessBetter = false }: { words: string; isLessBetter?: boolean }) {
  const sign = words[0];
  if ((sign !== '+' && sign !== '−') || /^.0(\.0)?%/.test(words)) return words;
  return <span className={(sign === '+') === isLessBetter ? css.worse : css.better}>{words}</span>;
}

function changeWords(now: number, before: number): string {
  if (before === 0) return '앞 기간 없음';
  const part = Math.round((100 * (now - before)) / before);
  return part === 0 ? '그대로' : `${part > 0 ? '+' : '−'}${Math.abs(part)}%`;
}

function pointWords(now: number, before: number): string {
  const points = now - before;
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}%p`;
}

function Part({ percent }: { percent: number }) {
  return (
    <span className={css.part}>
      <span className={css.partRail} aria-hidden>
        <span className={css.partFill} style={{ width: `${percent}%` }} />
      </span>
      {percent}%
    </span>
  );
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <Table head={['날짜', ...COLUMNS.map(([, name]) => ({ right: name }))]}>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <td className={`${css.td} ${look.number}`}>{day.day}</td>
          {COLUMNS.map(([name]) => (
            <td key={name} className={`${css.td} ${css.right}`}>
              {Math.round(day[name]).toLocaleString('ko-KR')}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
