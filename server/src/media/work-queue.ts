/** Limited concurrency, one task per user, least-served users first; rejects when the queue is full. */
export type WorkQueue = {
  /**
   * `weight` is in the unit of the limits. Throws `QueueFull` at once when it does not fit. A slot is given to others when the work has
   * ended, not earlier: whoever brings it sees to it that it ends.
   */
  run<T>(weight: number, work: () => Promise<T>, person?: number | null): Promise<T>;
};

export class QueueFull extends Error {}

export type QueueLimits = { concurrency: number; maxWeight: number; maxWeightEach: number };

type Person = { tasks: number; held: number; running: boolean; served: number };

export function workQueue({ concurrency, maxWeight, maxWeightEach }: QueueLimits): WorkQueue {
  const people = new Map<number | symbol, Person>();
  const waiting: { person: Person; start: () => void }[] = [];
  let running = 0;
  let held = 0;
  let turns = 0;

  function startNext(): void {
    if (running >= concurrency) return;
    const [next] = waiting.filter(({ person }) => !person.running).sort((a, b) => a.person.served - b.person.served);
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    running += 1;
    next.person.running = true;
    next.start();
  }

  return {
    async run(weight, work, who) {
      const key = who ?? Symbol('nobody');
      const person = people.get(key) ?? { tasks: 0, held: 0, running: false, served: 0 };
      if (held > 0 && held + weight > maxWeight) throw new QueueFull('Too much is waiting');
      if (person.held > 0 && person.held + weight > maxWeightEach) throw new QueueFull('Too much of one person');
      people.set(key, person);
      person.tasks += 1;
      person.held += weight;
      held += weight;
      await new Promise<void>((start) => {
        waiting.push({ person, start });
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        held -= weight;
        person.held -= weight;
        person.running = false;
        person.served = ++turns;
        person.tasks -= 1;
        if (person.tasks === 0) people.delete(key);
        startNext();
      }
    },
  };
}
