import type { Constraint, Knowledge, ServiceTopic, Talk } from './knowledge';
import type { Liking } from './retrieve/bonus-rules';
import type { Good, Goods } from './retrieve/goods-index';
import type { Pick as Picked } from './retrieve/order-picks';
import type { Per } from './retrieve/unit-price';
import type { BoardQuery, Need, Slots } from './slots';
import type { Emergency, Worry } from './understand/danger';
import type { Wrong } from './understand/troubles';

/** What a list answers to. */
export type Lead =
  | 'new'
  | 'cheaper'
  | 'pricier'
  | 'cheaper-alike'
  | 'pricier-alike'
  | 'cheaper-last'
  | 'pricier-last'
  | 'other'
  | 'similar'
  | 'made-from'
  | 'again';

/** What the answer will say; the words come later. */
export type Decision =
  | { kind: 'talk'; talk: Talk }
  | { kind: 'emergency'; help: Emergency }
  | { kind: 'worry'; help: Worry }
  /** Nothing is looked for; there is only something to be said of whom it is for. */
  | { kind: 'advice'; caution?: string }
  /** `also`: facts that were asked for beside it. */
  | { kind: 'service'; topic: ServiceTopic; isRepeated: boolean; wrong: Wrong | null; also?: ServiceTopic[] }
  | {
      kind: 'products';
      picks: Picked[];
      need: Need;
      people: number | null;
      unmet: Constraint[];
      lead: Lead;
      unsure: Good[];
      missed: MissedAmount | null;
      /** A wish that no label tells anything about. */
      untold: string | null;
      /** `발사믹식초`: asked for, and shown only what its end says. */
      halfKnown: { whole: string; shown: string } | null;
      /** Of the service, asked for beside it. */
      facts?: ServiceTopic[];
      /** Half of a pack was asked for. */
      isHalf?: boolean;
    }
  | { kind: 'none'; reason: NoneReason; asked: string; nearest: Good | null; unsure?: Good[]; isSelf?: boolean }
  | { kind: 'noted'; isRecalled?: boolean }
  /** `told`: the answer to what was asked of it. */
  | { kind: 'detail'; good: Good; people: number | null; told?: string | null }
  /** The share of so many packs. */
  | { kind: 'split'; good: Good; people: number | null; packs: number }
  | {
      kind: 'open-boards';
      query: BoardQuery;
      about: Good[];
      goods: Good[];
      /** `딸기 공구 얼마씩이야`: if there is one only, it is told of. */
      isOfOne: boolean;
    }
  /** `per`: what one piece of it comes to is asked. */
  | { kind: 'board'; boardId: number; joins: boolean; people: number | null; per?: Per | null }
  | { kind: 'both'; goods: Good[]; people: number | null }
  | { kind: 'units'; goods: Good[]; per: Per | null }
  | { kind: 'compare'; goods: Good[] }
  | { kind: 'ask'; about: 'goods' | 'split' | 'allergy' | 'half' }
  | { kind: 'doubt'; thing: string }
  /** Whether what is held may be offered again is asked, never done. */
  | { kind: 'take-back'; labels: string[] };

type Shown = Extract<Decision, { kind: 'products' }>;

/** An amount that could not be met, and what would meet it at another price. */
export type MissedAmount = { sizes: string[]; nearest: Good | null };

export type NoneReason =
  | 'unknown'
  | 'budget'
  | 'exhausted'
  | 'out-of-list'
  | 'cheapest'
  | 'dearest'
  | 'excluded'
  | 'unsure';

export type Decided = { decision: Decision; slots: Slots };

export type World = { goods: Goods; knowledge: Knowledge; liking: Liking };

export const SHOWN = 3;
const REMEMBERED = 200;

/** A list goes on screen: it is what the next message will point at. */
export function showList(
  picks: Picked[],
  slots: Slots,
  need: Need,
  unmet: Constraint[],
  lead: Lead,
  {
    unsure = [],
    missed = null,
    untold = null,
    halfKnown = null,
  }: Partial<Pick<Shown, 'unsure' | 'missed' | 'untold' | 'halfKnown'>> = {},
): Decided {
  const ids = picks.map(({ good }) => good.id);
  return {
    decision: {
      kind: 'products',
      picks,
      need,
      people: slots.people,
      unmet,
      lead,
      unsure: unsure.slice(0, SHOWN),
      missed,
      untold,
      halfKnown,
    },
    slots: {
      ...slots,
      need,
      last: ids,
      previous: slots.last,
      first: slots.first.length > 0 ? slots.first : ids,
      shown: [...new Set([...slots.shown, ...ids])].slice(-REMEMBERED),
      focus: null,
      pair: [],
      boards: null,
    },
  };
}
