import type { Picture } from '@mungchi/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PhotoUploader } from './photo-uploader';
import type { useUploads } from './use-uploads';

const stored: Picture = { url: '/media/a.webp', width: 640, height: 640, widths: [320], color: '#fff', thumbhash: '' };

function photos(picture: Picture | null): ReturnType<typeof useUploads> {
  const act = () => undefined;
  const upload = { id: 1, preview: 'blob:a', progress: picture ? 1 : 0.4, picture, problem: null };
  const pictures = picture ? [picture] : [];
  return { uploads: [upload], pictures, uploading: !picture, add: act, retry: act, remove: act, move: act };
}

test('a file that the browser cannot show is a box until it is stored', () => {
  const { rerender } = render(<PhotoUploader photos={photos(null)} />);
  const photo = () => screen.getByRole('img', { name: '사진 1' });
  fireEvent.error(photo());
  expect(photo().tagName).toBe('SPAN');
  rerender(<PhotoUploader photos={photos(stored)} />);
  expect(photo().getAttribute('src')).toBe(stored.url);
});
