import { hasSubject } from '../acts/pointed';
import type { Understanding } from '../understand/understand';
import type { Act, Frame, Thing } from './frame';

/** What the rules have read, as a frame. Of several acts in one message the gravest, then what is asked of a list. */
export function frameOf(said: Understanding): Frame {
  const refs = said.numbers.length > 0 ? said.numbers : said.ordinal === null ? [] : [said.ordinal];
  return {
    act: actOf(said),
    things: thingsOf(said),
    attributes: [
      ...said.wants.map((text) => ({ text, is: true })),
      ...said.avoids.map((text) => ({ text, is: false })),
    ],
    for: said.excluded.flatMap(({ guard, key }) => (guard ? [key] : [])),
    people: said.people,
    budget: said.budget,
    sizes: said.sizes,
    refs,
    topic: said.service?.topic.topic ?? null,
  };
}

function thingsOf({ topics, excluded, takenBack }: Understanding): Thing[] {
  return [
    ...topics.map(({ say }): Thing => ({ text: say, role: 'want' })),
    ...excluded
      .filter(({ guard }) => !guard)
      .map(
        ({ label, why }): Thing => (why === 'have' ? { text: label, role: 'have' } : { text: label, role: 'not', why }),
      ),
    ...takenBack.map((text): Thing => ({ text, role: 'back' })),
  ];
}

function actOf(said: Understanding): Act {
  const { commands } = said;
  if (said.emergency) return 'emergency';
  if (said.worry) return 'trouble';
  if (said.isOnlyAdvice) return 'advice';
  if (said.talk?.talk.kind === 'refuse') return 'unsafe';
  if (said.talk?.exact) return 'talk';
  if (said.joins) return 'join';
  if (said.boards) return 'boards';
  if (said.service) return 'service';
  if (commands.has('compare')) return 'compare';
  if (commands.has('split')) return 'share';
  if (said.both) return 'sum';
  if (commands.has('unit')) return 'unit';
  if (commands.has('again')) return 'again';
  if (commands.has('cheaper')) return 'cheaper';
  if (commands.has('pricier')) return 'pricier';
  if (commands.has('other')) return 'other';
  if (commands.has('detail') || said.ordinal !== null || said.points) return 'detail';
  if (hasSubject(said)) return 'find';
  if (said.budget !== null || said.people !== null || said.sizes.length > 0) return 'correct';
  if (said.wants.length + said.avoids.length > 0) return 'narrow';
  if (said.excluded.length + said.takenBack.length > 0 || said.takesAllBack) return 'tell';
  if (said.advice.length > 0) return 'advice';
  return said.talk ? 'talk' : 'unclear';
}
