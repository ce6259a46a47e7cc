import type { Knowledge } from '../knowledge';
import type { Goods } from '../retrieve/goods-index';
import type { Slots } from '../slots';
import type { NounReader } from '../understand/noun-thread';
import type { Reading } from './frame';
import type { Opinion } from './merge-readings';

/** One message, in the talk it belongs to. */
export type Turn = { message: string; slots: Slots };

/** What messages are read with. */
export type Reference = { goods: Goods; knowledge: Knowledge; nouns: NounReader; today: string };

/** A further reader beside the rules, who sees what they read: a second opinion on a message; null when it has none. */
export type Reader = (turn: Turn, reference: Reference, rules: Reading) => Promise<Opinion | null>;
