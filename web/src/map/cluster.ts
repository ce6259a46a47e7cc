import Supercluster, { type AnyProps, type ClusterFeature, type PointFeature } from 'supercluster';
import type { MapPoint, MapPost } from './map-types';

/** Posts nearer to each other than this, in pixels of a whole zoom, are drawn as one. */
const RADIUS = 40;
/** Between two whole zooms the nearer one decides, a little sooner the closer one: on the screen 25 to 50 pixels. */
const SOONER = 0.3;
export const DEEPEST_ZOOM = 19;

export type MapItem =
  | { kind: 'post'; key: string; post: MapPost; selected: boolean }
  | { kind: 'cluster'; key: string; at: MapPoint; count: number; clusterId: number };

export type View = { west: number; south: number; east: number; north: number; zoom: number };

export type Clusters = {
  /** What is drawn in a view. The selected post always stands alone, wherever its neighbours are. */
  itemsIn(view: View, selectedId: number | null): MapItem[];
  /** What a tap on a cluster means: come closer, or, when they stand on one spot, choose from a list. */
  open(clusterId: number): { kind: 'zoom'; zoom: number } | { kind: 'list'; ids: number[] };
};

type Properties = { post: MapPost };

export function clusterPosts(posts: readonly MapPost[]): Clusters {
  const index = new Supercluster<Properties>({ radius: RADIUS, extent: 256, minZoom: 6, maxZoom: DEEPEST_ZOOM });
  index.load(posts.map(featureOf));
  const postsOf = (clusterId: number) =>
    index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.post);

  /** Takes the selected post out of its cluster: rebuilding the index at every tap would take too long. */
  function without(selected: MapPost, items: MapItem[]): MapItem[] {
    const alone = items.filter((item) => item.kind !== 'post' || item.post !== selected);
    if (alone.length < items.length) return alone;
    const nearestFirst = items
      .filter((item) => item.kind === 'cluster')
      .sort((a, b) => squaredDistance(a.at, selected) - squaredDistance(b.at, selected));
    for (const cluster of nearestFirst) {
      const rest = postsOf(cluster.clusterId).filter((post) => post !== selected);
      if (rest.length === cluster.count) continue;
      const left = rest.length === 1 ? postItem(rest[0]!, false) : { ...cluster, count: rest.length };
      return items.map((item) => (item === cluster ? left : item));
    }
    return items;
  }

  return {
    itemsIn({ west, south, east, north, zoom }, selectedId) {
      const drawn = index.getClusters([west, south, east, north], Math.round(zoom + SOONER)).map(itemOf);
      const selected = posts.find(({ id }) => id === selectedId);
      return selected ? [...without(selected, drawn), postItem(selected, true)] : drawn;
    },
    open(clusterId) {
      const inside = postsOf(clusterId);
      const zoom = index.getClusterExpansionZoom(clusterId);
      if (zoom > DEEPEST_ZOOM || onOneSpot(inside)) return { kind: 'list', ids: inside.map(({ id }) => id) };
      return { kind: 'zoom', zoom };
    },
  };
}

function featureOf(post: MapPost): PointFeature<Properties> {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [post.longitude, post.latitude] },
    properties: { post },
  };
}

function itemOf({ geometry, properties }: ClusterFeature<AnyProps> | PointFeature<Properties>): MapItem {
  if ('post' in properties) {
    return postItem((properties as Properties).post, false);
  }
  const [longitude, latitude] = geometry.coordinates as [number, number];
  const { point_count: count, cluster_id: clusterId } = properties;
  // Keyed by place and size: the library gives the same cluster another id after each load.
  return {
    kind: 'cluster',
    key: `cluster ${longitude} ${latitude} ${count}`,
    at: { latitude, longitude },
    count,
    clusterId,
  };
}

function postItem(post: MapPost, selected: boolean): MapItem {
  return { kind: 'post', key: `${selected ? 'selected' : 'post'} ${post.id}`, post, selected };
}

function squaredDistance(a: MapPoint, b: MapPoint): number {
  return (a.latitude - b.latitude) ** 2 + (a.longitude - b.longitude) ** 2;
}

function onOneSpot(posts: readonly MapPost[]): boolean {
  const [first, ...others] = posts;
  return others.every((post) => post.latitude === first!.latitude && post.longitude === first!.longitude);
}
