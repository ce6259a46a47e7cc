import { NEARBY_METRES } from '@mungchi/contract';
import { LocateFixed, Lock, MapPin, Search } from 'lucide-react';
import { Mascot } from '../ui/mascot/mascot';
import { AddressSheet } from './address-search/address-sheet';
import { NeighbourhoodMap } from './neighbourhood-map';
import * as css from './place-picker.css';
import { PositionSheet } from './position-sheet';
import type { PlacePick } from './use-place-pick';

const SIGN_UP_LEVEL = 5;

/** Choosing where one lives: drag or tap the map, use the device's position, or search for the address. */
export function PlacePicker({ pick }: { pick: PlacePick }) {
  return (
    <div className={css.picker}>
      <div className={css.stage}>
        <NeighbourhoodMap
          label="내 동네 지도"
          centre={pick.point}
          level={SIGN_UP_LEVEL}
          circleMetres={NEARBY_METRES}
          wholeCircle
          centreMark="pin"
          onPinMove={(point) => pick.moveTo(point)}
          className={css.map}
        />
        {!pick.chosen && (
          <div className={css.wondering} aria-hidden>
            <Mascot color="yellow" mood="thinking" size={104} />
          </div>
        )}
      </div>
      <div className={css.panel}>
        {pick.locating === 'denied' && (
          <p className={css.denied} role="status">
            현재 위치를 알 수 없어요. 지도를 누르거나 주소로 찾아 주세요.
          </p>
        )}
        <div className={css.ways}>
          <button
            type="button"
            className={pick.chosen ? css.search : css.searchFirst}
            disabled={pick.locating === 'yes'}
            onClick={pick.locate}
          >
            <LocateFixed size={20} aria-hidden />
            현재 위치로 찾기
          </button>
          <button type="button" className={css.search} onClick={() => pick.setSearching(true)}>
            <Search size={20} aria-hidden />
            주소로 찾기
          </button>
        </div>
        <p className={pick.chosen ? css.address : css.unchosen} aria-live="polite">
          <MapPin size={22} aria-hidden className={css.pin} />
          <span className={css.words}>{words(pick)}</span>
        </p>
        <p className={css.seen}>
          <Lock size={14} aria-hidden className={css.lock} />
          이웃에게는 동 이름만 보여요.
        </p>
      </div>
      <AddressSheet
        open={pick.searching}
        onClose={() => pick.setSearching(false)}
        onPick={({ address, ...point }) => pick.moveTo(point, address)}
      />
      <PositionSheet open={pick.asking} onAgree={pick.agree} onClose={() => pick.setAsking(false)} />
    </div>
  );
}

function words({ naming, address, locating }: PlacePick): string {
  switch (naming) {
    case 'none':
      return locating === 'yes' ? '현재 위치를 찾고 있어요...' : '동네를 골라 주세요';
    case 'looking':
      return '주소를 찾고 있어요...';
    case 'known':
      return address ?? '';
    case 'unknown':
      return '주소를 찾을 수 없어요';
    case 'failed':
      return '주소를 불러오지 못했어요. 지도를 다시 눌러 주세요.';
  }
}
