import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MeetingPlace } from './meeting-place';

test('the place of a purchase can be found from the room: its note, its address, and the maps people know', async () => {
  const point = { latitude: 37.544, longitude: 127.044 };
  render(<MeetingPlace place={{ address: '서울 성동구 왕십리로 115', note: '서울숲역 3번 출구', point }} />);
  expect(screen.getByText('서울숲역 3번 출구')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '주소 복사' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '지도 앱으로 열기' }));
  const kakao = await screen.findByRole('link', { name: '카카오맵' });
  expect(kakao.getAttribute('href')).toContain('37.544,127.044');
});
