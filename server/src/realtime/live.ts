import { type Topic, type TopicBody, type TopicParams, topicPath } from '@mungchi/contract';
import type { Bus } from './bus';
import type { Topics } from './topics';

const CHANNEL = 'live';

/**
 * Publishes to the subscribers of a topic on every node. Delivery is not guaranteed: never the only way to learn
 * something.
 */
export type Live = { publish<T extends Topic>(topic: T, params: TopicParams<T>, body: TopicBody<T>): void };

export function createLive(bus: Bus): Live {
  return {
    publish: (topic, params, body) => bus.publish(CHANNEL, [`${topicPath(topic, params)} ${JSON.stringify(body)}`]),
  };
}

/** Passes published messages on to this node's subscribers. */
export function deliverLive(bus: Bus, topics: Topics): () => void {
  let count = 0;
  return bus.subscribe(CHANNEL, (line) => {
    const space = line.indexOf(' ');
    count += 1;
    topics.publish(line.slice(0, space), { id: `live-${count}`, body: line.slice(space + 1) });
  });
}
