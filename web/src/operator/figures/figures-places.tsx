import type { PlaceFigures } from '@mungchi/contract';
import { Table } from '../../ui/piece/table';
import * as cells from '../../ui/piece/table.css';
import { won } from '../../ui/text/money';
import * as look from '../frame/look.css';
import { Nothing } from '../frame/pieces';
import * as css from '../frame/pieces.css';
import { shareOf } from './figures-sums';

const HEAD = ['이웃', '연 공구', '모집률', '제때 결제', '문제', '맡아 둔 돈'].map((right) => ({ right }));

export function Places({ places }: { places: readonly PlaceFigures[] }) {
  return (
    <section className={css.gap} aria-label="동네">
      <h2 className={look.sectionTitle}>
        동네 <span className={look.meta}>이웃 5명보다 적은 동네는 보이지 않아요</span>
      </h2>
      {places.length === 0 && <Nothing words="이웃이 5명 모인 동네가 아직 없어요." />}
      {places.length > 0 && (
        <Table head={['동네', ...HEAD]}>
          {places.map((place) => (
            <tr key={place.place}>
              <td className={`${cells.td} ${look.strong}`}>{place.place}</td>
              <td className={`${cells.td} ${cells.right}`}>{place.people}</td>
              <td className={`${cells.td} ${cells.right}`}>{place.opened}</td>
              <td className={`${cells.td} ${cells.right}`}>
                <Part percent={shareOf(place.filled, place.opened)} />
              </td>
              <td className={`${cells.td} ${cells.right}`}>{onTimeWords(place)}</td>
              <td className={`${cells.td} ${cells.right}`}>{place.disputes}</td>
              <td className={`${cells.td} ${cells.right}`}>{won(place.held)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

function onTimeWords({ paidOnTime, paid }: PlaceFigures): string {
  const share = shareOf(paidOnTime, paid);
  return share === null ? '–' : `${share.toFixed(1)}%`;
}

function Part({ percent }: { percent: number | null }) {
  if (percent === null) return '–';
  return (
    <span className={css.part}>
      <span className={css.partRail} aria-hidden>
        <span className={css.partFill} style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      {Math.round(percent)}%
    </span>
  );
}
