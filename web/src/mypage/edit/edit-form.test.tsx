import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { refusal, standInServer } from '../../api/test-server';
import { EditForm } from './edit-form';

test.each(['NICKNAME_TAKEN', 'NICKNAME_RESERVED'])('what %s means is said beside the field', async (code) => {
  standInServer({ 'PUT /api/users': () => refusal(400, code, { nickname: `까닭: ${code}` }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditForm nickname="새봄" profileUrl="/avatars/pink.webp" interestCategory={null} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('닉네임'), { target: { value: '운영자' } });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '완료' });
  fireEvent.click(save);
  await screen.findByText(`까닭: ${code}`);
  expect(save.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('닉네임'), { target: { value: '새여름' } });
  expect(screen.queryByText(`까닭: ${code}`)).toBeNull();
});
