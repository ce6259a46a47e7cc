import { errorText } from '../api/error-copy';
import { useSaveAlertSettings } from '../api/notification-verbs';
import { notify } from '../notices/notices';

/** Saved at once; what could not be saved is put back, and said. */
export function useSaveSettings() {
  return useSaveAlertSettings((error) => notify(errorText(error), 'bad'));
}
