import { expect, test } from 'vitest';
import { readConfig } from './config';
import { standInsLine, standInsOf } from './stand-ins';

test('at home everything stands in, and one line says so', () => {
  const active = standInsOf(readConfig({}));
  expect(active).toEqual(['identity', 'payments', 'demo', 'places', 'assistant', 'limits', 'database', 'pictures']);
  expect(standInsLine(active)).toBe(
    'standing in for the real thing: built-in sign-in (anybody is anybody), payment sandbox (no money moves), ' +
      'demo neighbourhood, built-in gazetteer, built-in assistant, limits counted per process, embedded database, pictures on disk',
  );
});

test('one provider of three leaves the built-in one on the other buttons', () => {
  expect(standInsOf(readConfig({ NODE_ENV: 'development', KAKAO_CLIENT_ID: 'id' }))).toContain('identity');
});

test('with everything real nothing stands in', () => {
  const real = {
    KAKAO_CLIENT_ID: 'id',
    PORTONE_KEY: 'key',
    PORTONE_SECRET: 'secret',
    PAYMENT_SANDBOX: 'on',
    KAKAO_REST_KEY: 'key',
    LLM_BASE_URL: 'https://model.example',
    REDIS_URL: 'redis://redis.example',
    DATABASE_URL: 'postgres://database.example/mungchi',
    S3_BUCKET: 'pictures',
  };
  expect(standInsOf(readConfig(real))).toEqual([]);
});
