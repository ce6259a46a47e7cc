import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { AddressSheet } from '../../map/address-search/address-sheet';
import { Field } from '../../ui/field/field';
import * as css from './board-form.css';

type Props = { value: string; error: string | undefined; onChange: (address: string) => void };

/** Where it will be handed over: opens the address search. */
export function LocationField({ value, error, onChange }: Props) {
  const [searching, setSearching] = useState(false);
  return (
    <>
      <Field label="거래 장소" error={error}>
        {(control) => (
          <button {...control} type="button" className={css.location} onClick={() => setSearching(true)}>
            <MapPin size={22} aria-hidden className={css.pin} />
            <span className={value ? undefined : css.placeholder}>{value || '주소를 검색해 주세요'}</span>
            <Search size={20} aria-hidden className={css.glass} />
          </button>
        )}
      </Field>
      <AddressSheet open={searching} onClose={() => setSearching(false)} onPick={({ address }) => onChange(address)} />
    </>
  );
}
