import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/control/icon-button';

/** Opens the phone's own picker. */
export function PhotoButton({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Plus} label="사진 보내기" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="보낼 사진"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
