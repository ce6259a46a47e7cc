import type { BusyArea } from '@mungchi/contract';
import { busyAreas } from '@mungchi/contract/calls';
import { LocateFixed, Lock, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../api/call';
import { Button } from '../ui/control/button';
import { headline } from '../ui/foundation/display.css';
import { Sheet } from '../ui/frame/sheet';
import { Mascot } from '../ui/mascot/mascot';
import * as css from './area-sheet.css';
import { keepArea, type StoredArea } from './stored-area';
import { useFoundAreas } from './use-found-areas';
import { useOwnArea } from './use-own-area';

type Props = { open: boolean; onClose: () => void; onPick: (area: StoredArea) => void };

/** Which 동 to look around in: by position, by name, or one where much is open. */
export function AreaSheet({ open, onClose, onPick }: Props) {
  const [typed, setTyped] = useState('');
  function pick({ code, name }: StoredArea) {
    keepArea({ code, name });
    onPick({ code, name });
  }
  const { locate, unknown } = useOwnArea(pick);
  return (
    <Sheet open={open} onClose={onClose} title="어느 동네를 둘러볼까요?">
      <div className={css.sheet}>
        <div className={css.head}>
          <div>
            <p className={headline} aria-hidden>
              어느 동네를
              <br />
              둘러볼까요?
            </p>
            <p className={css.lead}>가입하지 않아도 볼 수 있어요.</p>
          </div>
          <Mascot color="yellow" mood="greeting" size={96} className={css.mascot} />
        </div>
        <Button onPress={locate}>
          <LocateFixed size={22} aria-hidden />
          현재 위치로 찾기
        </Button>
        {unknown && (
          <p className={css.unknown} role="alert">
            지금은 위치를 알 수 없어요. 동 이름으로 찾아 주세요.
          </p>
        )}
        <label className={css.field}>
          <Search size={22} aria-hidden className={css.glass} />
          <input
            type="search"
            className={css.input}
            aria-label="동 이름"
            placeholder="동 이름으로 찾기 (예: 성수동1가)"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {typed.trim() === '' ? <Busiest onPick={pick} /> : <FoundAreas typed={typed} onPick={pick} />}
        <p className={css.promise}>
          <Lock size={16} aria-hidden className={css.lock} />
          현재 위치는 동을 찾는 데 한 번만 쓰고 저장하지 않아요.
        </p>
      </div>
    </Sheet>
  );
}

/** Left out while unknown, and where nothing recruits. */
function Busiest({ onPick }: { onPick: (area: StoredArea) => void }) {
  const [areas, setAreas] = useState<BusyArea[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    call(busyAreas, { signal: asked.signal }).then(setAreas, () => undefined);
    return () => asked.abort();
  }, []);
  if (areas.length === 0) return <div className={css.busyRoom} />;
  return (
    <section className={css.busyRoom} aria-labelledby="busy-areas">
      <h3 id="busy-areas" className={css.label}>
        지금 공구가 많은 동네
      </h3>
      <ul className={css.chips}>
        {areas.map((area) => (
          <li key={area.code}>
            <button type="button" className={css.chip} title={area.address} onClick={() => onPick(area)}>
              {area.name} <span className={css.open}>{area.open}개</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundAreas({ typed, onPick }: { typed: string; onPick: (area: StoredArea) => void }) {
  const found = useFoundAreas(typed);
  if (found === null)
    return (
      <p className={css.none} role="status">
        찾고 있어요.
      </p>
    );
  if (found === 'failed')
    return (
      <p className={css.none} role="alert">
        지금은 찾을 수 없어요. 잠시 뒤에 다시 적어 주세요.
      </p>
    );
  if (found.length === 0)
    return (
      <p className={css.none} role="status">
        그런 동네를 찾지 못했어요. 동 이름을 다시 확인해 주세요.
      </p>
    );
  return (
    <ul className={css.found}>
      {found.map((area) => (
        <li key={area.code}>
          <button type="button" className={css.area} onClick={() => onPick(area)}>
            <b className={css.name}>{area.name}</b>
            <span className={css.address}>{area.address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
