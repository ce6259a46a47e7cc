import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPosts, DEEPEST_ZOOM, type MapItem } from './cluster';
import type { MapPost } from './map-types';

const post = (id: number, latitude: number, longitude: number): MapPost => ({
  id,
  latitude,
  longitude,
  category: 1,
  label: `공구 ${id}`,
  picture: '/pictures/apple.webp',
});
const everywhere = { west: 124, south: 33, east: 132, north: 39 };
const shownIn = (items: MapItem[]) => items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0);

const posts = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 10_000 }),
    latitude: fc.double({ min: 33.1, max: 38.9, noNaN: true }),
    longitude: fc.double({ min: 124.1, max: 131.9, noNaN: true }),
  }),
  { selector: ({ id }) => id, maxLength: 200 },
);

describe('clusters', () => {
  it('never lose or double a post, at any zoom, whatever is selected', () => {
    fc.assert(
      fc.property(posts, fc.integer({ min: 5, max: DEEPEST_ZOOM }), fc.nat(), (drawn, zoom, pick) => {
        const all = drawn.map(({ id, latitude, longitude }) => post(id, latitude, longitude));
        const selectedId = all.length > 0 && pick % 2 === 0 ? all[pick % all.length]!.id : null;
        const items = clusterPosts(all).itemsIn({ ...everywhere, zoom }, selectedId);
        expect(shownIn(items)).toBe(all.length);
        expect(items.filter((item) => item.kind === 'post' && item.selected)).toHaveLength(selectedId === null ? 0 : 1);
      }),
    );
  });

  it('gather what stands close together and come apart closer up', () => {
    const near = [post(1, 37.54, 127.05), post(2, 37.5402, 127.0502)];
    const clusters = clusterPosts(near);
    const [cluster] = clusters.itemsIn({ ...everywhere, zoom: 14 }, null);
    expect(cluster).toMatchObject({ kind: 'cluster', count: 2 });
    const opened = clusters.open((cluster as { clusterId: number }).clusterId);
    expect(opened.kind).toBe('zoom');
    const { zoom } = opened as { zoom: number };
    expect(clusters.itemsIn({ ...everywhere, zoom }, null).map(({ kind }) => kind)).toEqual(['post', 'post']);
  });

  it('are small: neighbours a few minutes apart stand alone where the whole circle is seen on a low phone', () => {
    // 750 m around fit into some 225 pixels there: zoom 14.5, seven metres to the pixel.
    const spots = [post(1, 37.5467, 127.046), post(2, 37.5495, 127.046), post(3, 37.5467, 127.0505)];
    const items = clusterPosts(spots).itemsIn({ ...everywhere, zoom: 14.2 }, null);
    expect(items.map(({ kind }) => kind)).toEqual(['post', 'post', 'post']);
  });

  it('do not grow between two zooms: three minutes apart on the lowest phone, seven metres to the pixel', () => {
    const apart = [post(1, 37.548, 127.045), post(2, 37.548, 127.047)];
    const items = clusterPosts(apart).itemsIn({ ...everywhere, zoom: 14.25 }, null);
    expect(items.map(({ kind }) => kind)).toEqual(['post', 'post']);
  });

  it('open as a list where several posts share a spot', () => {
    const clusters = clusterPosts([post(1, 37.54, 127.05), post(2, 37.54, 127.05), post(3, 37.54, 127.05)]);
    const [cluster] = clusters.itemsIn({ ...everywhere, zoom: DEEPEST_ZOOM }, null);
    expect(clusters.open((cluster as { clusterId: number }).clusterId)).toEqual({ kind: 'list', ids: [1, 2, 3] });
  });

  it('let the selected one out of its cluster', () => {
    const clusters = clusterPosts([post(1, 37.54, 127.05), post(2, 37.54, 127.05), post(3, 37.54, 127.05)]);
    const items = clusters.itemsIn({ ...everywhere, zoom: 14 }, 2);
    expect(items).toMatchObject([
      { kind: 'cluster', count: 2 },
      { kind: 'post', post: { id: 2 }, selected: true },
    ]);
  });
});
