import { useQuery } from '@tanstack/react-query';
import { House, MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { meQuery } from '../../api/me';
import { AddressSheet } from '../../map/address-search/address-sheet';
import { Field } from '../../ui/field/field';
import * as css from './board-form.css';

type Props = { value: string; error: string | undefined; onChange: (address: string) => void };

/** Where it will be handed over: opens the address search, or takes one's own address. */
export function LocationField({ value, error, onChange }: Props) {
  const [searching, setSearching] = useState(false);
  const { data: person } = useQuery(meQuery);
  const own = person?.address ?? null;
  return (
    <>
      <Field
        label="거래 장소"
        error={error}
        hint="이웃 모두에게 보여요. 집보다는 지하철역이나 편의점처럼 찾기 쉬운 곳을 추천해요."
      >
        {(control) => (
          <div className={css.places}>
            <button {...control} type="button" className={css.location} onClick={() => setSearching(true)}>
              <MapPin size={22} aria-hidden className={css.pin} />
              <span className={value ? undefined : css.placeholder}>{value || '주소를 검색해 주세요'}</span>
              <Search size={20} aria-hidden className={css.glass} />
            </button>
            {own && value !== own && (
              <button type="button" className={css.own} onClick={() => onChange(own)}>
                <House size={18} aria-hidden className={css.pin} />
                <span>우리 집 주소로 · {own}</span>
              </button>
            )}
          </div>
        )}
      </Field>
      <AddressSheet open={searching} onClose={() => setSearching(false)} onPick={({ address }) => onChange(address)} />
    </>
  );
}
