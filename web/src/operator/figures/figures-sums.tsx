import type { DayFigures, Figures } from '@mungchi/contract';
import { won } from '../../ui/text/money';
import { Figure } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { durationWords } from './figures-charts';

type Counts = Omit<DayFigures, 'day'>;

export const sumOf = (days: readonly DayFigures[], name: keyof Counts) => days.reduce((all, day) => all + day[name], 0);

/** In percent; a share of nothing is none. */
export const shareOf = (one: number, all: number) => (all === 0 ? null : (100 * one) / all);

/** The period in one line, each beside the period before. */
export function Sums({ figures: { days, before, medianFillHours } }: { figures: Figures }) {
  const sum = (name: keyof Counts) => sumOf(days, name);
  const fill = shareOf(sum('filled'), sum('opened'));
  const onTime = shareOf(sum('paidOnTime'), sum('paid'));
  return (
    <div className={css.cellsOf}>
      <Figure name="연 공구" more={<Change words={changeWords(sum('opened'), before.opened)} />}>
        {sum('opened')}
      </Figure>
      <Figure name="채워진 공구" more={<Change words={changeWords(sum('filled'), before.filled)} />}>
        {sum('filled')}
      </Figure>
      <Figure name="모집률" more={<Change words={pointWords(fill, shareOf(before.filled, before.opened))} />}>
        {fill === null ? '–' : `${fill.toFixed(1)}%`}
      </Figure>
      <Figure name="채워지기까지">{medianFillHours === null ? '–' : durationWords(medianFillHours)}</Figure>
      <Figure name="제때 결제" more={<Change words={pointWords(onTime, shareOf(before.paidOnTime, before.paid))} />}>
        {onTime === null ? '–' : `${onTime.toFixed(1)}%`}
      </Figure>
      <Figure name="안 온 약속" more={<Change words={changeWords(sum('noShows'), before.noShows)} isLessBetter />}>
        {sum('noShows')}
      </Figure>
      <Figure name="알린 문제" more={<Change words={changeWords(sum('disputes'), before.disputes)} isLessBetter />}>
        {sum('disputes')}
      </Figure>
      <Figure name="돌려준 돈" more={sum('refunds') > 0 && `${sum('refunds')}건`}>
        {won(sum('refunded'))}
      </Figure>
      <Figure name="찾는 글" more={<Change words={changeWords(sum('wishesAsked'), before.wishesAsked)} />}>
        {sum('wishesAsked')}
      </Figure>
      <Figure name="세 명 모인 글">{sum('wishesGathered')}</Figure>
      <Figure name="찾던 공구 열림" more={sum('wishesOpened') > 0 && `${sum('wishesFilled')}개 채워짐`}>
        {sum('wishesOpened')}
      </Figure>
    </div>
  );
}

/** Better is green, worse is red; the sign says it, too. */
function Change({ words, isLessBetter = false }: { words: string; isLessBetter?: boolean }) {
  const sign = words[0];
  if ((sign !== '+' && sign !== '−') || /^.0(\.0)?%/.test(words)) return words;
  return <span className={(sign === '+') === isLessBetter ? css.worse : css.better}>{words}</span>;
}

function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? '' : '앞 기간 없음';
  const part = Math.round((100 * (now - before)) / before);
  return part === 0 ? '그대로' : `${part > 0 ? '+' : '−'}${Math.abs(part)}%`;
}

function pointWords(now: number | null, before: number | null): string {
  if (now === null) return '';
  if (before === null) return '앞 기간 없음';
  const points = now - before;
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}%p`;
}
