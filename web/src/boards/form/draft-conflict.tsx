import type { Draft } from '@mungchi/contract';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '../../time/clock';
import { clockTime } from '../../time/time-label';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/frame/sheet';
import type { Filled } from './board-draft';
import * as css from './draft-elsewhere.css';
import { filledOf } from './draft-form';
import { differences } from './draft-words';

const SHOWN = 4;

type Props = { theirs: Draft; mine: Filled; onTakeTheirs: () => void; onKeepMine: () => void; onClose: () => void };

/** The same post was written on by two devices: one of them is chosen, what differs is shown. */
export function DraftConflict({ theirs, mine, onTakeTheirs, onKeepMine, onClose }: Props) {
  const [now] = useState(serverNow);
  const rows = differences(filledOf(theirs), mine).slice(0, SHOWN);
  return (
    <Sheet open onClose={onClose} title="다른 기기에서 더 쓴 글이 있어요." showTitle>
      <p className={css.conflictText}>하나를 골라 주세요. 다른 하나는 사라져요.</p>
      <section className={css.theirs} aria-label="그 글">
        <p className={css.cardHead}>
          <MonitorSmartphone size={20} aria-hidden /> <b>그 글</b> <span className={css.there}>다른 기기</span>
          <span className={css.clock}>{clockTime(theirs.updatedAt)}</span>
        </p>
        <Rows rows={rows.map(({ name, theirs: said }) => [name, said])} look={css.other} />
      </section>
      <section className={css.mine} aria-label="이 글">
        <p className={css.cardHead}>
          <Smartphone size={20} aria-hidden /> <b>이 글</b> <span className={css.here}>이 기기</span>
          <span className={css.clock}>{clockTime(now)}</span>
        </p>
        <Rows rows={rows.map(({ name, mine: said }) => [name, said])} look={css.own} />
      </section>
      <div className={css.choices}>
        <Button onPress={onTakeTheirs}>그 글로 이어 쓰기</Button>
        <Button kind="plain" onPress={onKeepMine}>
          이 글을 남기기
        </Button>
      </div>
    </Sheet>
  );
}

function Rows({ rows, look }: { rows: [name: string, said: string][]; look: string }) {
  return (
    <dl className={css.rows}>
      {rows.map(([name, said]) => (
        <div key={name} className={css.row}>
          <dt className={css.field}>{name}</dt>
          <dd className={said ? look : css.blank}>{said || '비어 있어요'}</dd>
        </div>
      ))}
    </dl>
  );
}
