import type { Picture } from '@mungchi/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoUploader } from './photo-uploader';
import type { useUploads } from './use-uploads';

const stored: Picture = { url: '/media/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: '' };

type Photos = ReturnType<typeof useUploads>;

function photos(picture: Picture | null, problem: Photos['uploads'][number]['problem'] = null): Photos {
  const act = () => undefined;
  const upload = { id: 1, preview: 'blob:a', progress: picture ? 1 : 0.4, picture, problem };
  const pictures = picture ? [picture] : [];
  return {
    uploads: [upload],
    pictures,
    uploading: !picture,
    add: act,
    retry: act,
    remove: act,
    restart: act,
    move: act,
  };
}

test('a file that the browser cannot show is a box until it is stored', () => {
  const { rerender } = render(<PhotoUploader photos={photos(null)} />);
  const photo = () => screen.getByRole('img', { name: '사진 1' });
  fireEvent.error(photo());
  expect(photo().tagName).toBe('SPAN');
  rerender(<PhotoUploader photos={photos(stored)} />);
  expect(photo().getAttribute('src')).toBe(stored.url);
});

test('why a photo did not go up stands under the row; only what may work the next time can be tried again', () => {
  const lost = { text: '인터넷 연결을 확인하고 다시 시도해 주세요.', final: false };
  const { rerender } = render(<PhotoUploader photos={photos(null, lost)} />);
  expect(screen.getByRole('status').textContent).toBe(`사진 1 ${lost.text}`);
  screen.getByRole('button', { name: '다시 올리기' });

  const refused = { text: '사진은 10MB까지 올릴 수 있어요.', final: true };
  rerender(<PhotoUploader photos={photos(null, refused)} />);
  expect(screen.getByRole('status').textContent).toBe(`사진 1 ${refused.text}`);
  expect(screen.queryByRole('button', { name: '다시 올리기' })).toBeNull();
  screen.getByText('올릴 수 없어요');
});
