import { MESSAGE_PICTURES_MAX } from '@mungchi/contract';
import { useState } from 'react';
import { notify } from '../../notices/notices';

/** Photos chosen and not sent. Nothing leaves the phone before, and nothing is kept of them. */
export function useTray() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    files,
    add(chosen: readonly File[]) {
      if (files.length + chosen.length > MESSAGE_PICTURES_MAX) {
        notify(`사진은 한 번에 ${MESSAGE_PICTURES_MAX}장까지 보낼 수 있어요.`);
      }
      setFiles([...files, ...chosen].slice(0, MESSAGE_PICTURES_MAX));
    },
    /** What could not be sent, before what was chosen meanwhile. */
    putBack: (photos: readonly File[]) =>
      setFiles((meanwhile) => [...photos, ...meanwhile].slice(0, MESSAGE_PICTURES_MAX)),
    drop: (file: File) => setFiles(files.filter((each) => each !== file)),
    empty: () => setFiles([]),
  };
}
