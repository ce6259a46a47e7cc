import { expect, test } from 'vitest';
import { answer } from '../answer';
import { demoCatalogue } from '../eval/load-set';
import { evalNeighbourhood, TODAY } from '../eval/world';
import { theKnowledge } from '../load-knowledge';
import { theNetwork } from '../reader/network';
import { EMPTY_SLOTS } from '../slots';
import { nounThread } from '../understand/noun-thread';
import { networkReader } from './read-by-network';

const catalogue = demoCatalogue();
const knowledge = theKnowledge();
const { nouns } = nounThread();

async function say(...messages: string[]) {
  let slots = EMPTY_SLOTS;
  let reply = null;
  for (const [turn, message] of messages.entries()) {
    reply = await answer(
      { message, slots, turn, liking: { age: null, gender: null, interest: null } },
      {
        catalogue,
        knowledge,
        nouns,
        neighbourhood: evalNeighbourhood(catalogue),
        today: TODAY,
        readers: [networkReader(await theNetwork())],
      },
    );
    slots = reply.slots;
  }
  return reply!;
}

test.each([
  ['사진은 몇 장까지 올릴 수 있어요?', /5장까지/],
  ['차단하면 상대방이 알게 되나요?', /상대에게 알리지 않아요/],
  ['채팅 잘못보냈는데 지워지나', /5분 안에 삭제/],
  ['비번 까먹었는데', /비밀번호를 받지 않아요/],
])('%s is answered by its own fact', async (message, told) => {
  expect((await say(message)).text).toMatch(told);
});

test('what is left out stays left out, whatever the trained reader thinks', async () => {
  const { goods } = await say('땅콩 알레르기 있어요', '과자 있어요?');
  const labels = goods.map(({ traits }) => traits);
  expect(goods.length).toBeGreaterThan(0);
  for (const { contains } of labels) expect(contains).not.toContain('peanut');
});

test('an emergency is the floor’s alone', async () => {
  const { text, goods } = await say('아이가 땅콩 먹고 지금 숨을 못 쉬어요');
  expect(text).toMatch(/119/);
  expect(goods).toEqual([]);
});
