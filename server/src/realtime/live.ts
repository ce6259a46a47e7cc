import type { Bus } from './bus';
import type { Topics } from './topics';

const CHANNEL = 'live';

/** Tells whoever listens to a topic, on every node. A hint that may get lost: never the only way to learn something. */
export type Live = { publish(topic: string, body: unknown): void };

export function createLive(bus: Bus): Live {
  return { publish: (topic, body) => bus.publish(CHANNEL, [`${topic} ${JSON.stringify(body)}`]) };
}

/** Hands what is published to this node's listeners. */
export function deliverLive(bus: Bus, topics: Topics): () => void {
  let count = 0;
  return bus.subscribe(CHANNEL, (line) => {
    const space = line.indexOf(' ');
    count += 1;
    topics.publish(line.slice(0, space), { id: `live-${count}`, body: line.slice(space + 1) });
  });
}
