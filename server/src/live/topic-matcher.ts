import type { Topic, TopicParams } from '@mungchi/contract';

/**
 * Reads the parameters of a destination; null unless it is exactly one of the topic's: no wildcards, no percent-encoding,
 * and what else the parameters' schemas refuse.
 */
export function topicMatcher<T extends Topic>({ path, params }: T): (destination: string) => TopicParams<T> | null {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const literals = path.split(/:\w+/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${literals.join('([^./]+)')}$`);
  return (destination) => {
    const found = pattern.exec(destination);
    if (!found) return null;
    const read = params.safeParse(Object.fromEntries(names.map((name, index) => [name, found[index + 1]])));
    return read.success ? (read.data as TopicParams<T>) : null;
  };
}
