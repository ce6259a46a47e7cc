import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallSheet } from './install-sheet';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const GALAXY = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile';

afterEach(() => {
  window.installPrompt = undefined;
  vi.restoreAllMocks();
});

function open(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const onClose = vi.fn();
  render(<InstallSheet open onClose={onClose} />);
  return onClose;
}

test('an iPhone is told the three steps, and why', async () => {
  const onClose = open(IPHONE);
  await screen.findByText('아이폰은 그래야 알림을 받을 수 있어요.');
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps[0]).toContain('아래쪽 공유 버튼을 눌러요');
  expect(steps[1]).toContain('‘홈 화면에 추가’를 골라요');
  expect(steps[2]).toContain('홈 화면의 뭉치를 열어요');
  expect(screen.queryByText(/이 화면에서는 추가할 수 없어요/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '알겠어요' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('where the browser can do it, one press is enough', async () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' as const }));
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const onClose = open(GALAXY);
  await userEvent.click(await screen.findByRole('button', { name: '바로 설치하기' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.installPrompt).toBeUndefined();
});

test('the other phone can be looked up; an app’s own browser is told to leave it', async () => {
  open(`${IPHONE} KAKAOTALK 25.8.1`);
  await screen.findByText('이 화면에서는 추가할 수 없어요. 사파리나 크롬으로 열어 주세요.');
  await userEvent.click(screen.getByRole('radio', { name: '안드로이드' }));
  await screen.findByText('브라우저의 메뉴를 눌러요');
  expect(screen.getByRole('button', { name: '알겠어요' })).toBeTruthy();
});
