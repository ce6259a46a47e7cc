import { reversePlace } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { House, MapPin, Search, TrainFront } from 'lucide-react';
import { call } from '../../api/call';
import { errorText } from '../../api/error-copy';
import { meQuery } from '../../api/me';
import type { Spot } from '../../map/near-spots';
import { useNearSpots } from '../../map/use-near-spots';
import { notify } from '../../notices/notices';
import { Chip } from '../../ui/control/chip';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Field } from '../../ui/field/field';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import * as css from './board-form.css';

/** The search comes with its first opening; the field itself is here. */
const AddressSheet = lazyPart(() => import('../../map/address-search/address-sheet').then((at) => at.AddressSheet));

type Props = {
  value: string;
  /** Where exactly; a station is named here. */
  note?: string;
  error: string | undefined;
  onChange: (address: string, note?: string) => void;
};

/** Where it will be handed over: a station nearby, an address that is searched for, or, last, one's own. */
export function LocationField({ value, note = '', error, onChange }: Props) {
  const search = useLateSheet();
  const { data: person } = useQuery(meQuery);
  const own = person?.address ?? null;
  const spots = useNearSpots(person?.latitude ?? null, person?.longitude ?? null);

  async function meetAt({ name, latitude, longitude }: Spot) {
    try {
      const { address } = await call(reversePlace, { query: { latitude, longitude } });
      if (address) onChange(address, name);
    } catch (failed) {
      notify(errorText(failed), 'bad');
    }
  }

  return (
    <>
      <Field label="거래 장소" error={error} hint="이웃 모두에게 보여요. 집보다 역이나 편의점이 좋아요.">
        {(control) => (
          <div className={css.places}>
            <button {...control} type="button" className={css.location} onClick={search.open}>
              <MapPin size={22} aria-hidden className={css.pin} />
              <span className={value ? undefined : css.placeholder}>{value || '주소를 검색해 주세요'}</span>
              <Search size={20} aria-hidden className={css.glass} />
            </button>
            <div className={css.row}>
              {spots.map((spot) => (
                <Chip
                  key={spot.name}
                  kind="choice"
                  size="form"
                  on={value !== '' && note === spot.name}
                  icon={<TrainFront size={18} aria-hidden />}
                  onToggle={() => void meetAt(spot)}
                >
                  {spot.name}
                </Chip>
              ))}
              {own && value === '' && (
                <button type="button" className={css.own} onClick={() => onChange(own)}>
                  <House size={18} aria-hidden />
                  <span>우리 집 주소로 · {own}</span>
                </button>
              )}
            </div>
          </div>
        )}
      </Field>
      {search.isWanted && (
        <AddressSheet open={search.isOpen} onClose={search.close} onPick={({ address }) => onChange(address)} />
      )}
    </>
  );
}
