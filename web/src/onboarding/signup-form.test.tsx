import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { readToken } from '../api/session/token';
import { refusal, standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { SignupForm } from './signup-form';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function open() {
  visit('/signup');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{ '/signup': <SignupForm name="김새롬" email="saerom@example.org" />, '/location': <p>주소 화면</p> }}
      />
    </QueryClientProvider>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: '다음' });
}

const FILLED = { 닉네임: '새롬', 전화번호: '01012345678', 생일: '1993-02-03' };

function fill(fields: Partial<typeof FILLED>, gender = true): void {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  if (gender) fireEvent.click(screen.getByRole('radio', { name: '여성' }));
}

test.each<[string, Partial<typeof FILLED>, boolean]>([
  ['a nickname', { ...FILLED, 닉네임: ' ' }, true],
  ['the last digit of the phone', { ...FILLED, 전화번호: '0101234567' }, true],
  ['a birthday', { ...FILLED, 생일: '' }, true],
  ['a gender', FILLED, false],
])('without %s one cannot go on', (_, fields, gender) => {
  const next = open();
  fill(fields, gender);
  expect(next.disabled).toBe(true);
});

test('beside birth and gender stands what they are for', () => {
  open();
  const note = screen.getByLabelText('생일').getAttribute('aria-describedby')!;
  expect(document.getElementById(note)?.textContent).toMatch(/추천에만 써요\.$/);
  screen.getByRole('group', { name: '성별', description: '추천에만 써요.' });
});

test('a nickname that is still being composed is whole; finished, it has five characters', () => {
  open();
  const nickname = screen.getByLabelText<HTMLInputElement>('닉네임');
  fireEvent.compositionStart(nickname);
  fireEvent.input(nickname, { target: { value: '서울숲러너들' }, isComposing: true });
  expect(nickname.value).toBe('서울숲러너들');
  fireEvent.compositionEnd(nickname);
  expect(nickname.value).toBe('서울숲러너');
});

test.each([
  [false, '이미 쓰고 있는 닉네임이에요.'],
  [true, '쓸 수 있는 닉네임이에요.'],
])('whether a nickname is free is said while typing: %s', async (available, words) => {
  standInServer({ 'GET /api/users/nickname': () => ({ body: { available, reason: null } }) });
  open();
  fill({ 닉네임: '새롬' }, false);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('filled in, it is sent once; name and e-mail are the provider’s', async () => {
  const server = standInServer({ 'POST /api/users': () => ({ body: { accessToken: 'fresh' } }) });
  const next = open();
  fill(FILLED);
  expect(screen.getByLabelText<HTMLInputElement>('이름').readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('이메일').readOnly).toBe(true);
  expect(next.disabled).toBe(false);
  fireEvent.click(next);
  await screen.findByText('주소 화면');
  expect(readToken()).toBe('fresh');
  await waitFor(() =>
    expect(server.sent('POST /api/users').map(({ body }) => body)).toEqual([
      {
        nickname: '새롬',
        phone: '010-1234-5678',
        birth: '1993-02-03',
        gender: 'FEMALE',
        profileUrl: expect.stringMatching(/^\/avatars\/\w+\.webp$/),
      },
    ]),
  );
});

test('a name that speaks for the service is refused beside the field', async () => {
  standInServer({ 'POST /api/users': () => refusal(400, 'NICKNAME_RESERVED') });
  const next = open();
  fill({ ...FILLED, 닉네임: '운영자' });
  fireEvent.click(next);
  await screen.findByText('말: NICKNAME_RESERVED');
  expect(screen.getByLabelText('닉네임').getAttribute('aria-invalid')).toBe('true');
});

test('a number that does not begin with 010 is sent as it is', async () => {
  const server = standInServer({ 'POST /api/users': () => ({ body: { accessToken: 'fresh' } }) });
  const next = open();
  fill({ ...FILLED, 전화번호: '07012345678' });
  fireEvent.click(next);
  await screen.findByText('주소 화면');
  await waitFor(() => expect(server.sent('POST /api/users')[0]?.body).toMatchObject({ phone: '070-1234-5678' }));
});

test('what is wrong with a field is said when it is left, and forgotten when it changes', () => {
  open();
  const phone = screen.getByLabelText('전화번호');
  fireEvent.change(phone, { target: { value: '0101' } });
  expect(screen.queryByText('010-1234-5678 형식으로 입력해 주세요.')).toBeNull();
  fireEvent.blur(phone);
  expect(screen.getByText('010-1234-5678 형식으로 입력해 주세요.')).toBeTruthy();
  fireEvent.change(phone, { target: { value: '01012' } });
  expect(screen.queryByText('010-1234-5678 형식으로 입력해 주세요.')).toBeNull();
});

test('what was typed is there again after a reload', () => {
  open();
  fill({ 닉네임: '새롬', 생일: '1993-02-03' });
  cleanup();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('닉네임').value).toBe('새롬');
  expect(screen.getByLabelText<HTMLInputElement>('생일').value).toBe('1993-02-03');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '여성' }).checked).toBe(true);
});
