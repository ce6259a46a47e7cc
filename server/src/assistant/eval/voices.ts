import { answer } from '../answer';
import { theKnowledge } from '../load-knowledge';
import { networkReader } from '../read/read-by-network';
import { theNetwork } from '../reader/network';
import { goodsOf } from '../retrieve/goods-index';
import { ANY_BOARD, EMPTY_NEED, EMPTY_SLOTS, type Slots } from '../slots';
import { nounThread } from '../understand/noun-thread';
import { faultOf } from './judge-labels';
import { demoCatalogue } from './load-set';
import { readVoice } from './read-voices';
import { evalNeighbourhood, TODAY } from './world';

/**
 * `npm run eval:voices [-- --misses] [-- VOICE …]`: plays the labelled talks of voices that no reader was trained on. What is on
 * screen is what the label says, so that a wrong answer spoils no later turn.
 */
const showsMisses = process.argv.includes('--misses');
const given = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const names = given.length > 0 ? given : ['04-office-man', '07-cafe-owner'];
const only = process.argv.find((arg) => arg.startsWith('--call='))?.slice('--call='.length);

const catalogue = demoCatalogue();
const goods = goodsOf(catalogue);
const knowledge = theKnowledge();
const around = {
  catalogue,
  knowledge,
  nouns: nounThread().nouns,
  neighbourhood: evalNeighbourhood(catalogue),
  today: TODAY,
  readers: [networkReader(await theNetwork())],
  ...(process.argv.includes('--old') ? {} : { network: await theNetwork() }),
};

type Count = { turns: number; right: number };
const counts = new Map<string, Count>();
const times: number[] = [];
function count(key: string, isRight: boolean): void {
  const before = counts.get(key) ?? { turns: 0, right: 0 };
  counts.set(key, { turns: before.turns + 1, right: before.right + Number(isRight) });
}

const every = Number(process.argv.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
const talks = names.flatMap(readVoice).filter((_, i) => i % every === 0);
for (const talk of talks) {
  let slots: Slots = EMPTY_SLOTS;
  for (const [turn, { say, screen, isFollowUp, calls }] of talk.entries()) {
    const shown = screen.flatMap((line) => goods.all.find(({ name }) => line.startsWith(name)) ?? []);
    slots = onScreen(
      slots,
      shown.map(({ id }) => id),
      screen,
    );
    const started = performance.now();
    const reply = await answer(
      { message: say, slots, turn, liking: { age: null, gender: null, interest: null } },
      around,
    );
    times.push(performance.now() - started);
    const faults = calls.flatMap((call) => {
      const fault = faultOf(call, { reply, screen: shown, goods, knowledge });
      return fault === null ? [] : [`${call.name}: ${fault}`];
    });
    const isRight = faults.length === 0;
    const kind = calls.find(({ name }) => name !== 'add')?.name ?? calls[0]!.name;
    count('all', isRight);
    count(isFollowUp ? 'follow-ups' : 'first', isRight);
    count(`${isFollowUp ? '  + ' : '  1 '}${kind}`, isRight);
    if (!isRight && showsMisses && (!only || kind === only)) {
      console.log(
        `${isFollowUp ? '+' : '1'} ${say}\n    ${calls
          .map(
            ({ name, values }) =>
              `${name} ${Object.entries(values)
                .map(([k, v]) => `${k}=${v.map(({ text }) => text).join('/')}`)
                .join(' ')}`,
          )
          .join(
            '; ',
          )}\n    ${faults.join('; ')} | ${reply.text.replaceAll('\n', ' / ').slice(0, 120)} | ${reply.goods.map(({ name }) => name).join(' · ')}`,
      );
    }
    slots = reply.slots;
  }
}
times.sort((a, b) => a - b);
for (const [key, { turns, right }] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(
    `${key.padEnd(24)} ${String(right).padStart(5)} / ${String(turns).padEnd(5)} ${((100 * right) / turns).toFixed(1)} %`,
  );
console.log(
  `p50 ${times[times.length >> 1]!.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]!.toFixed(1)} ms`,
);
process.exit(0);

/** What the labels say is on screen, under the conditions that are held. */
function onScreen(slots: Slots, ids: number[], screen: readonly string[]): Slots {
  const isBoards = screen[0]?.startsWith('P ') ?? false;
  if (screen.length === 0) return { ...slots, last: [], boards: null, focus: null };
  if (isBoards) {
    const query = slots.boards?.query ?? ANY_BOARD;
    return { ...slots, boards: { query, last: screen.map((_, i) => i + 1), focus: null } };
  }
  if (ids.length === 0 || (ids.length === slots.last.length && ids.every((id, i) => id === slots.last[i])))
    return slots;
  const tag = goods.byId.get(ids[0]!)!.tags[0]!;
  const need = slots.need ?? {
    ...EMPTY_NEED,
    topics: [{ say: tag, title: tag, find: [tag], category: null, weak: false }],
  };
  return {
    ...slots,
    need,
    last: ids,
    first: slots.first.length > 0 ? slots.first : ids,
    shown: [...new Set([...slots.shown, ...ids])],
    boards: null,
  };
}
