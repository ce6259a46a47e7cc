import { errorText } from '../api/error-copy';
import { useSaveLocation } from '../api/me-verbs';
import { notify } from '../notices/notices';
import { placeToSave } from './place-to-save';
import type { PlacePick } from './use-place-pick';

/** Saves where one lives; whatever stands in the way has been said when it is over. */
export function useSavePlace(pick: PlacePick, onSaved: () => void): () => Promise<void> {
  const saveLocation = useSaveLocation();
  return async () => {
    try {
      const place = await placeToSave(pick);
      if (!place) return;
      await saveLocation(place);
      onSaved();
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  };
}
