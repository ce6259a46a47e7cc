import { expect, test } from 'vitest';
import { isReservedNickname } from './reserved-names';

test.each([
  '뭉치',
  'AI뭉치',
  'ai 뭉치',
  '운영자',
  '관리자',
  '고객센터',
  '공지',
  '시스템',
  'admin',
  'staff',
  'operator',
  '봇',
  // in disguise
  '뭉치1',
  '뭉치♡',
  '★뭉치★',
  '뭉.치',
  '뭉 치',
  '뭉치'.normalize('NFD'),
  '뭉ㅊㅣ',
  'ㅁㅜㅇ치',
  '무ㅇ치',
  '무o치',
  '뭉ㅊl',
  '운영자1',
  '운영ㅈㅏ',
  '운영ㅈr',
  '진짜운영자',
  '관리자님',
  'Admin',
  'ＡＤＭＩＮ',
  'ádmin',
  'аdmin',
  '@dmin',
  'adm1n',
  '5taff',
  '공 지',
  '고객 센터',
  '고객센터1',
  '①뭉치',
  '뭉\u0335치',
])('%s speaks for the service', (nickname) => {
  expect(isReservedNickname(nickname)).toBe(true);
});

test.each([
  '새봄',
  '공지영',
  '뭉치네',
  '뭉치가족',
  '운영이',
  '관리비',
  '이웃1',
  '치뭉',
  'Adam',
  'stacy',
  '감자맘',
  '123',
  '♡',
])('%s is somebody’s', (nickname) => {
  expect(isReservedNickname(nickname)).toBe(false);
});
