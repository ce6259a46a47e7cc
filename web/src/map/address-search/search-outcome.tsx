import type { Place } from '@mungchi/contract';
import { MapPin } from 'lucide-react';
import { Button } from '../../ui/control/button';
import { Chip } from '../../ui/control/chip';
import { Block } from '../../ui/feedback/skeleton';
import { hidden } from '../../ui/foundation/type.css';
import { Mascot } from '../../ui/mascot/mascot';
import * as css from './address-search.css';

type Props = {
  listId: string;
  optionId: (nth: number) => string;
  query: string;
  state: 'looking' | 'ready' | 'failed';
  places: readonly Place[];
  /** Words of the person's own address, to search from. */
  hints: readonly string[];
  marked: number;
  onPick: (place: Place) => void;
  onTry: (query: string) => void;
  onRetry: () => unknown;
};

/** What a search led to: hints, waiting, a list, nothing, or a failure with a way out. */
export function SearchOutcome({
  listId,
  optionId,
  query,
  state,
  places,
  hints,
  marked,
  onPick,
  onTry,
  onRetry,
}: Props) {
  if (query === '') {
    return (
      <div className={css.note}>
        도로명과 건물 번호, 동 이름, 건물 이름으로 찾을 수 있어요.
        {hints.length > 0 && (
          <div className={css.examples}>
            {hints.map((hint) => (
              <Chip key={hint} on={false} onToggle={() => onTry(hint)}>
                {hint}
              </Chip>
            ))}
          </div>
        )}
      </div>
    );
  }
  if (state === 'looking') {
    return (
      <div className={css.waiting} role="status" aria-busy="true">
        <span className={hidden}>주소를 찾고 있어요.</span>
        <Block height={44} radius={12} />
        <Block height={44} radius={12} />
        <Block height={44} radius={12} />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={css.nothing} role="alert">
        <p className={css.nothingWord}>주소를 검색하지 못했어요.</p>
        <p>연결을 확인하고 다시 시도해 주세요.</p>
        <Button size="small" onPress={onRetry}>
          다시 시도
        </Button>
      </div>
    );
  }
  if (places.length === 0) {
    return (
      <div className={css.nothing} role="status">
        <Mascot mood="sorry" color="blue" size={96} />
        <p className={css.nothingWord}>주소를 찾을 수 없어요</p>
        <p>도로명과 건물 번호, 또는 동 이름으로 다시 찾아보세요.</p>
      </div>
    );
  }
  return (
    <>
      <p className={hidden} role="status">
        주소 {places.length}개를 찾았어요.
      </p>
      <div id={listId} role="listbox" aria-label="찾은 주소" className={css.list}>
        {places.map((place, nth) => (
          <div
            key={place.address}
            id={optionId(nth)}
            role="option"
            tabIndex={-1}
            aria-selected={nth === marked}
            className={css.option}
            onClick={() => onPick(place)}
            onKeyDown={(event) => event.key === 'Enter' && onPick(place)}
          >
            <span className={css.pin}>
              <MapPin size={18} aria-hidden />
            </span>
            <span className={css.words}>
              <span className={css.address}>{place.address}</span>
              {place.detail && <div className={css.detail}>{place.detail}</div>}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
