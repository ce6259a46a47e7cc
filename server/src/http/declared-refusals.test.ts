import { joinBoard, type RefusalCode } from '@mungchi/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal';
import { watchRefusals } from './test-declared';

test.each<RefusalCode>(['BOARD_FULL', 'LOGIN_REQUIRED', 'RATE_LIMITED'])(
  'a join may be refused with %s',
  async (code) => {
    expect(await refusing(code)).not.toThrow();
  },
);

test('a refusal that an endpoint does not declare fails the test file that met it', async () => {
  expect(await refusing('POLL_CLOSED')).toThrow(`POST ${joinBoard.path}: POLL_CLOSED`);
});

async function refusing(code: RefusalCode) {
  const app = Fastify();
  const assertDeclared = watchRefusals(app);
  app.post('/join', { config: { endpoint: joinBoard } }, () => {
    throw new Refusal(code);
  });
  await app.inject({ method: 'POST', url: '/join' });
  return assertDeclared;
}
