import type { Knowledge, ServiceTopic } from '../knowledge';
import { type Likeness, mostAlike } from './alike';
import { mayAskBoards } from './read-board-question';

type Heard = { topic: ServiceTopic; letters: number } | null;
export type SecondOpinion = { service: Heard; isBoards: boolean };

const OTHERS = ['boards', 'goods', 'talk'];
/** Too short a message is like anything. */
const SHORTEST = 8;
/** How far ahead a reading must be: of one that was heard, of none, of goods, and where nothing else is understood. */
const LEAD = { heard: 6, another: 10, unheard: 9, boards: 5, alone: 4 };

/**
 * What was heard by phrases, held against sentences that are known to be about something. It is overruled only where the
 * whole message is clearly like something else. `isOfScreen` when it says something of a list or of purchases on screen.
 */
export function secondOpinion(heard: Heard, core: string, knowledge: Knowledge, isOfScreen: boolean): SecondOpinion {
  const opinion = { service: heard, isBoards: false };
  const like = core.length >= SHORTEST ? mostAlike(core, knowledge) : null;
  if (!like) return opinion;
  const { topic, score, lead, boards } = topicOf(like, knowledge);
  if (like.label === 'boards' && boards >= LEAD.boards && mayAskBoards(core)) return { service: null, isBoards: true };
  // A word about what is on screen is like many questions.
  if (heard === null) {
    const isSure = lead >= LEAD.unheard && !isOfScreen;
    return isSure ? { ...opinion, service: { topic, letters: core.length / 2 } } : opinion;
  }
  const isAnother = lead >= LEAD.heard && score - (like.scores.get(heard.topic.topic) ?? score) >= LEAD.another;
  return isAnother ? { ...opinion, service: { topic, letters: heard.letters } } : opinion;
}

/** For what would not be understood at all. */
export function topicAlike(core: string, knowledge: Knowledge): ServiceTopic | null {
  const like = core.length >= SHORTEST ? mostAlike(core, knowledge) : null;
  if (!like) return null;
  const { topic, lead } = topicOf(like, knowledge);
  return lead >= LEAD.alone ? topic : null;
}

/** The topic it is most like, how far that is before anything else, and how far purchases are before all. */
function topicOf({ scores }: Likeness, { service }: Knowledge) {
  const scoreOf = (label: string): number => scores.get(label) ?? Number.NEGATIVE_INFINITY;
  const topic = service.reduce((best, each) => (scoreOf(each.topic) > scoreOf(best.topic) ? each : best));
  const score = scoreOf(topic.topic);
  const next = Math.max(score, ...OTHERS.filter((label) => label !== 'boards').map(scoreOf));
  return { topic, score, lead: score - Math.max(...OTHERS.map(scoreOf)), boards: scoreOf('boards') - next };
}
