import { DEFAULT_CENTRE, type Place } from '@mungchi/contract';
import { askConfirm, notify } from '../notices/notices';
import type { PlacePick } from './use-place-pick';

type PlaceToSave = Place & { fromDevice?: true };

/** What a finished choice saves; null when there is nothing to save, which the person has then been told. */
export async function placeToSave(pick: PlacePick): Promise<PlaceToSave | null> {
  if (!pick.chosen) {
    const lives = await askConfirm('제주시가 우리 동네인가요?', {
      detail: '아직 동네를 고르지 않았어요. 가까운 이웃의 공구만 보이니 꼭 확인해 주세요.',
      yes: '네, 맞아요',
      no: '주소로 찾기',
      doubtful: true,
    });
    if (!lives) {
      pick.setSearching(true);
      return null;
    }
    pick.moveTo(DEFAULT_CENTRE);
  }
  const place = await pick.settled();
  if (!place) notify('주소를 찾을 수 없어요. 지도를 움직이거나 주소를 검색해 주세요.', 'bad');
  return place && pick.fromDevice() ? { ...place, fromDevice: true } : place;
}
