import { test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { ask, openBoard } from './harness/boards';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { press } from './money-room';

const site = useSite('demo');
const HERE = { latitude: 33.4508, longitude: 126.5708 };

test('for checked neighbours only: from the refusal over a device that is off, rough and elsewhere to the seat', {
  timeout: 120_000,
}, async () => {
  const [leader, neighbour] = [await newNeighbour(site), await newNeighbour(site)];
  await site.sql('update users set checked_on = current_date where nickname = $1', [leader.nickname]);
  const { id } = await openBoard(leader, { verifiedOnly: true });

  const { page } = neighbour;
  await page.goto(`/gonggu/list/${id}`);
  await page.getByText('인증 이웃만').waitFor();
  await press(page, '공구 참여하기');
  const sheet = page.getByRole('dialog', { name: '동네 인증한 이웃만 참여할 수 있어요.' });
  await expectNoAxeViolations(page);
  await sheet.getByRole('link', { name: '동네 인증하기' }).click();

  await page.getByText('한 번만 확인해요.', { exact: false }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, '지금 확인하기');
  await page.getByText('위치기반서비스 이용에 동의가 필요해요.').waitFor();
  await press(page, '동의하고 확인하기');
  await page.getByText('브라우저에서 위치가 꺼져 있어요.').waitFor();

  const device = page.context();
  await device.grantPermissions(['geolocation']);
  await device.setGeolocation({ ...HERE, accuracy: 900 });
  await press(page, '다시 확인하기');
  await page.getByText('위치가 정확하지 않아요.').waitFor();
  await device.setGeolocation({ latitude: 33.5, longitude: 126.5, accuracy: 20 });
  await press(page, '다시 확인하기');
  await page.getByText('이사했나요?').waitFor();
  await expectNoAxeViolations(page);
  await device.setGeolocation({ ...HERE, accuracy: 20 });
  await press(page, '다시 확인하기');

  // Back on the post, at the last step.
  const last = page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await last.getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);

  await page.goto('/mypage/check');
  await page.getByText('동네 인증을 마쳤어요.').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
  await press(page, '인증 지우기');
  await page.getByRole('button', { name: '지금 확인하기' }).waitFor();
  // Who sits stays.
  await ask(neighbour, 'GET', `/api/chat/rooms/${id}`);
});
