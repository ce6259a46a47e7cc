import { type Dice, dice } from '../../../eval/dice';
import type { Candidate, ReaderTaste, Signal } from '../board-picks-rules';

/** A simulated reader: hidden tastes, the signals the service has, and today's candidates. */
export type Case = { taste: ReaderTaste; candidates: Candidate[]; worthOf: (candidate: Candidate) => number };

type Person = { fond: Map<string, number>; categories: number[]; feet: number; patience: number };
type Post = { name: string; categoryId: number; thing: string; appeal: number };

const THINGS: [categoryId: number, things: string][] = [
  [1, '감귤 사과 딸기 포도 고구마 양파 대파 상추 방울토마토 삼겹살 한우 고등어 오징어 달걀 두부'],
  [2, '라면 참치캔 김치 만두 생수 우유 요거트 올리브유 떡볶이 시리얼 커피 식빵 햇반 김 어묵'],
  [3, '프라이팬 냄비 도마 식칼 밀폐용기 텀블러 물병 행주 집게 채반 접시 국자 뒤집개 컵 쟁반'],
  [4, '화장지 물티슈 세제 섬유유연제 치약 칫솔 샴푸 비누 건전지 쓰레기봉투 마스크 수건 수세미 방향제 옷걸이'],
];
const KINDS = ['제주', '국산', '유기농', '햇', '알뜰', '', '', '가정용', '무농약', '대용량'];

const PEOPLE = 240;
const PAST_POSTS = 400;
const POSTS_TODAY = 60;
const HALF_DAY_WALK = 900;

/** Generates users with hidden tastes, simulates their activity, and records what each would join today (ground truth). */
export function generateCases(seed: number): Case[] {
  const rolls = dice(seed);
  const { next, chance } = rolls;
  const people = Array.from({ length: PEOPLE }, () => newPerson(rolls));
  const past = Array.from({ length: PAST_POSTS }, (_, i) => newPost(rolls, i));
  const today = Array.from({ length: POSTS_TODAY }, (_, i) => newPost(rolls, i));
  const hearts = people.map((person) => liveThrough(person, past, rolls));
  const heartsToday = people.map((person) =>
    today.flatMap((post, i) => (chance(0.25 * wish(person, post)) ? [i] : [])),
  );

  return people.slice(0, 120).map((person, reader) => {
    const worth = new Map<number, number>();
    const candidates = today.map((post, i): Candidate => {
      const distance = next() * 750;
      const totalUser = 3 + Math.floor(next() * 8);
      const memberCount = 1 + Math.floor(next() * (totalUser - 1));
      const daysLeft = Math.floor(next() * 14);
      const leaderGauge = 30 + next() * 60;
      const trust = 0.7 + (0.6 * leaderGauge) / 100;
      const nearness = Math.exp((-distance / HALF_DAY_WALK) * person.feet);
      const push = 1 + 0.25 * (memberCount / totalUser) + (daysLeft < 2 ? 0.15 : 0) * person.patience;
      worth.set(i, wish(person, post) * nearness * trust * push);
      const likers = heartsToday.flatMap((liked, other) => (other !== reader && liked.includes(i) ? [other] : []));
      return {
        id: i,
        name: post.name,
        categoryId: post.categoryId,
        distance,
        memberCount,
        totalUser,
        daysLeft,
        likeCount: likers.length,
        leaderGauge,
        neighbours: neighboursOf(hearts, reader, likers),
      };
    });
    const favourite = person.categories.indexOf(Math.max(...person.categories)) + 1;
    const taste = {
      interestCategory: chance(0.85) ? favourite : 1 + Math.floor(next() * 4),
      signals: hearts[reader]!.signals,
    };
    return { taste, candidates, worthOf: (candidate) => worth.get(candidate.id) ?? 0 };
  });
}

/** Utility of an item for a user: preferred category, favourite items, and the item's general appeal. */
function wish(person: Person, post: Post): number {
  return Math.min(
    1,
    (0.5 * person.categories[post.categoryId - 1]! + (person.fond.get(post.thing) ?? 0)) * post.appeal,
  );
}

type Life = { chosen: Set<number>; signals: Signal[] };

function liveThrough(person: Person, past: Post[], { next, chance }: Dice): Life {
  const chosen = new Set<number>();
  const signals: Signal[] = [];
  // Some users are active daily, some are new.
  const activity = 0.2 * next() ** 2;
  past.forEach((post, i) => {
    if (!chance(activity)) return;
    const want = wish(person, post);
    const daysAgo = Math.floor(next() * 120);
    const seen = { name: post.name, categoryId: post.categoryId, daysAgo };
    // People also open what they do not want: a view alone is a weak signal.
    if (chance(0.15 + 0.5 * want)) signals.push({ kind: 'viewed', ...seen });
    if (chance(0.5 * want)) {
      chosen.add(i);
      signals.push({ kind: chance(0.4) ? 'joined' : 'liked', ...seen });
    }
  });
  return { chosen, signals };
}

/** Computed as in the query: co-occurring choices of the users who chose a candidate. */
function neighboursOf(lives: Life[], reader: number, likers: number[]): number {
  const own = lives[reader]!.chosen;
  return likers.reduce((sum, other) => sum + [...lives[other]!.chosen].filter((post) => own.has(post)).length, 0);
}

function newPerson({ next, pick }: Dice): Person {
  const raw = Array.from({ length: 4 }, () => next() ** 2 + 0.05);
  const sum = raw.reduce((a, b) => a + b, 0);
  const fond = new Map<string, number>();
  for (let i = 0; i < 6; i++) {
    const [, things] = pick(THINGS);
    fond.set(pick(things.split(' ')), 0.4 + 0.6 * next());
  }
  return { fond, categories: raw.map((value) => value / sum), feet: 0.3 + next() * 1.4, patience: next() };
}

function newPost({ next, pick }: Dice, number: number): Post {
  const [categoryId, things] = THINGS[number % 4]!;
  const thing = pick(things.split(' '));
  const kind = pick(KINDS);
  return { name: `${kind} ${thing}`.trim(), categoryId, thing, appeal: 0.5 + next() };
}
