import { HOUR_MS, type Machines } from '@mungchi/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useNow } from '../../time/clock';
import { relativeTime } from '../../time/time-label';
import * as look from '../frame/look.css';
import * as css from '../frame/pieces.css';
import { longTime } from '../frame/times';
import * as own from './machines.css';

type Backup = Machines['backup'];

/** A night and two hours. */
const LATE_MS = 26 * HOUR_MS;

const PLACES: Record<Backup['state'], string> = {
  FOLDER: '폴더에 매일 · 14개까지',
  BUCKET: '버킷에 매일 · 14개까지',
  ELSEWHERE: '데이터베이스를 운영하는 곳에서',
  OFF: '꺼짐',
};

/** The last good copy of everything, and how old it is. */
export function MachineBackup({ backup }: { backup: Backup }) {
  const { state, last, failure } = backup;
  const now = useNow();
  const isTaken = state === 'FOLDER' || state === 'BUCKET';
  return (
    <section className={css.gap} aria-label="백업">
      <h2 className={look.sectionTitle}>
        백업 <span className={look.meta}>{PLACES[state]}</span>
      </h2>
      {state === 'OFF' && <p className={look.meta}>BACKUP_DIR를 정하면 매일 백업해요.</p>}
      {state === 'ELSEWHERE' && (
        <p className={look.meta}>
          pg_dump나 제공 업체의 시점 복구를 써 주세요. BACKUP_DIR를 정하면 여기서도 매일 백업해요.
        </p>
      )}
      {isTaken && !last && <p className={look.meta}>아직 끝난 백업이 없어요.</p>}
      {last && (
        <div className={css.spread}>
          <span>
            <Age isLate={isTaken && now - Date.parse(last.at) > LATE_MS}>{relativeTime(last.at, now)}</Age>
            <br />
            <span className={look.meta}>{longTime(Date.parse(last.at))}</span>
          </span>
          <span className={own.atRight}>{sizeWords(last.bytes)}</span>
        </div>
      )}
      {isTaken && failure && <p className={css.worse}>마지막 백업이 실패했어요. {failure}</p>}
    </section>
  );
}

function Age({ isLate, children }: { isLate: boolean; children: string }) {
  return (
    <span className={own.result}>
      {isLate ? (
        <TriangleAlert size={18} aria-hidden className={own.warm} />
      ) : (
        <CircleCheck size={18} aria-hidden className={css.better} />
      )}
      {isLate ? `${children} · 늦어요` : children}
    </span>
  );
}

function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('ko-KR')}KB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)}MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)}GB`;
}
