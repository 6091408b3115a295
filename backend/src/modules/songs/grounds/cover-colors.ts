import { differenceEuclidean, type Oklch, oklch, type Oklab, oklab } from 'culori';

/** Colors nearer than this, in OKLab, are one. */
const MERGED_WITHIN = 0.1;
/** Below this share of the cover, a color is a detail. */
const MIN_SHARE = 0.03;
const distance = differenceEuclidean('oklab');

interface Cluster {
  center: Oklab;
  count: number;
}

/**
 * The colors of a cover that suit its song's page, best first: those of a large area, and the more so the more colorful
 * they are.
 * @param pixels RGB, three bytes each
 */
export function findCoverColors(pixels: Uint8Array): Oklch[] {
  const clusters = clustersOf(pixels);
  const total = pixels.length / 3;
  const score = ({ center, count }: Cluster) => Math.sqrt(count / total) * (0.15 + 5 * oklch(center).c);
  return clusters
    .filter(({ count }, index) => index === 0 || count >= MIN_SHARE * total)
    .sort((one, other) => score(other) - score(one))
    .map(({ center }) => oklch(center));
}

/** The colors with their number of pixels, largest first. */
function clustersOf(pixels: Uint8Array): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { center, count } of histogramOf(pixels)) {
    const near = clusters.find((cluster) => distance(cluster.center, center) < MERGED_WITHIN);
    if (near) {
      near.center = mix(near, { center, count });
      near.count += count;
    } else clusters.push({ center, count });
  }
  return clusters.sort((one, other) => other.count - one.count);
}

/** Counts colors by their four highest bits, most frequent first. */
function histogramOf(pixels: Uint8Array): Cluster[] {
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const channel = (bin: number, shift: number) => (((bin >> shift) & 15) * 16 + 8) / 255;
  return [...counts]
    .sort(([bin, count], [otherBin, other]) => other - count || bin - otherBin)
    .map(([bin, count]) => ({
      center: oklab({ mode: 'rgb', r: channel(bin, 8), g: channel(bin, 4), b: channel(bin, 0) }),
      count,
    }));
}

function mix(one: Cluster, other: Cluster): Oklab {
  const share = other.count / (one.count + other.count);
  const between = (name: 'l' | 'a' | 'b') =>
    one.center[name] + (other.center[name] - one.center[name]) * share;
  return { mode: 'oklab', l: between('l'), a: between('a'), b: between('b') };
}
