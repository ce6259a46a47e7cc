import type { Machines } from '@mungchi/contract';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import { seconds } from '../frame/times';
import * as own from './machines.css';

/** Of the pushes of a day: how many arrived, and how soon. */
export function PushDelivery({ push }: { push: Machines['push'] }) {
  const { devices, reachedToday, entriesToday, pushedToday, arrivedToday } = push;
  const part = pushedToday === 0 ? 0 : (100 * arrivedToday) / pushedToday;
  return (
    <section className={css.gap} aria-label="알림 배달">
      <h2 className={look.sectionTitle}>
        알림 배달{' '}
        <span className={look.meta}>
          24시간 · 쓴 알림 {entriesToday.toLocaleString('ko-KR')}
          {devices > 0 && ` · 보낸 푸시 ${pushedToday.toLocaleString('ko-KR')}`}
        </span>
      </h2>
      {devices === 0 ? (
        <p className={look.meta}>알림을 켠 기기가 아직 없어요.</p>
      ) : (
        <>
          <div className={own.reachRail} aria-hidden>
            <span className={css.partFill} style={{ width: `${part}%` }} />
          </div>
          <div className={css.spread}>
            <span>
              <span className={own.reached}>
                {pushedToday === 0 ? '도착 –' : `도착 ${arrivedToday.toLocaleString('ko-KR')} · ${part.toFixed(1)}%`}
              </span>
              <br />
              <span className={look.meta}>{soonness(push)}</span>
            </span>
            <span className={own.atRight}>
              알림을 켠 기기 {devices.toLocaleString('ko-KR')}
              <br />
              오늘 받은 기기 {reachedToday.toLocaleString('ko-KR')}
            </span>
          </div>
        </>
      )}
    </section>
  );
}

function soonness({ p50, p95 }: Machines['push']): string {
  if (p50 === null || p95 === null) return '걸린 시간 – 도착한 푸시가 없어요';
  return `절반은 ${seconds(p50)} 안에, 95%는 ${seconds(p95)} 안에`;
}
