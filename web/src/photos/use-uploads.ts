import { BOARD_IMAGES_MAX, type Picture } from '@mungchi/contract';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { type Into, UPLOAD_REFUSED, upload, uploadInto } from '../api/upload';
import { showAlert } from '../notices/notices';
import { scaleDown } from './scale-down';

export type Upload = {
  id: number;
  /** URL to show: the local file until it is stored. */
  preview: string;
  progress: number;
  picture: Picture | null;
  problem: Problem | null;
};
/** `final`: the same file will be refused again. */
type Problem = { text: string; final: boolean };

type Running = { file: File; preview: string; stop: AbortController };

/** The pictures of a post, or of a room: each is uploaded, fails and is retried on its own. */
export function useUploads(initial: readonly Picture[], max = BOARD_IMAGES_MAX, into?: Into) {
  const [uploads, setUploads] = useState<Upload[]>(() => initial.map((picture, id) => done(-1 - id, picture)));
  const running = useRef(new Map<number, Running>());
  const lastId = useRef(0);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)));

  function send(id: number, file: File, preview: string): void {
    const stop = new AbortController();
    running.current.set(id, { file, preview, stop });
    change(id, { progress: 0, problem: null });
    scaleDown(file)
      .then((photo): Promise<Picture> => {
        const options = { signal: stop.signal, onProgress: (progress: number) => change(id, { progress }) };
        return into ? uploadInto(into, photo, options) : upload(photo, options);
      })
      .then(
        (picture) => {
          change(id, { picture, progress: 1 });
          URL.revokeObjectURL(preview);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          const final = isRefusal(error, ...UPLOAD_REFUSED);
          change(id, { problem: { text: errorText(error), final } });
        },
      );
  }

  function add(files: readonly File[]): void {
    const room = max - uploads.length;
    if (files.length > room) void showAlert(`사진은 최대 ${max}개까지 올릴 수 있습니다.`);
    for (const file of files.slice(0, Math.max(0, room))) {
      const id = ++lastId.current;
      const preview = URL.createObjectURL(file);
      setUploads((now) => [...now, { id, preview, progress: 0, picture: null, problem: null }]);
      send(id, file, preview);
    }
  }

  function retry(id: number): void {
    const known = running.current.get(id);
    if (known) send(id, known.file, known.preview);
  }

  function remove(id: number): void {
    const known = running.current.get(id);
    known?.stop.abort();
    if (known) URL.revokeObjectURL(known.preview);
    running.current.delete(id);
    setUploads((now) => now.filter((each) => each.id !== id));
  }

  /** Gives up what is there and under way. */
  function restart(stored: readonly Picture[]): void {
    for (const { id } of uploads) remove(id);
    setUploads(stored.map((picture, id) => done(-1 - id, picture)));
  }

  function move(id: number, by: -1 | 1): void {
    setUploads((now) => {
      const from = now.findIndex((each) => each.id === id);
      const moved = now[from];
      if (!moved || !now[from + by]) return now;
      const rest = now.toSpliced(from, 1);
      return rest.toSpliced(from + by, 0, moved);
    });
  }

  // Aborts the uploads when the form is left.
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { stop, preview } of all.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const pictures = uploads.flatMap(({ picture }) => (picture ? [picture] : []));
  const uploading = uploads.some(({ picture, problem }) => picture === null && problem === null);
  return { uploads, pictures, uploading, add, retry, remove, restart, move };
}

function done(id: number, picture: Picture): Upload {
  return { id, preview: picture.url, progress: 1, picture, problem: null };
}
