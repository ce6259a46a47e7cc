import type { Place } from '@mungchi/contract';
import { Sheet } from '../../ui/frame/sheet';
import { AddressSearch } from './address-search';

type Props = { open: boolean; onClose: () => void; onPick: (place: Place) => void };

/** The address search in a sheet; picking closes it. */
export function AddressSheet({ open, onClose, onPick }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="주소 검색" showTitle>
      {open && (
        <AddressSearch
          onPick={(place) => {
            onPick(place);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}
