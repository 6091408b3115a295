import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** A place in a bundle of the server: address of the file, line, column. */
const PLACE = /(file:\/\/[^\s()]*\/dist\/server\/[^\s():]+\.js):(\d+):(\d+)/g;

/** Many errors come at once. Afterwards, the maps would only take memory. */
const KEPT_MS = 60_000;
const maps = new LRUCache<string, { map: SourceMap | null }>({ max: 10, ttl: KEPT_MS, ttlAutopurge: true });

/**
 * Names the lines of the sources in a stack. Node.js itself can do so, but then reads all maps at the start and keeps 15 MB in
 * each process.
 */
export function originalStack(stack: string): string {
  return stack.replace(PLACE, (place, bundle: string, line: string, column: string) => {
    const entry = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return place;
    const source = fileURLToPath(new URL(entry.originalSource, bundle));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(bundle: string): SourceMap | null {
  let kept = maps.get(bundle);
  if (!kept) {
    kept = { map: readMap(bundle) };
    maps.set(bundle, kept);
  }
  return kept.map;
}

/** Null for a bundle of packages, which has none, and where an operator deleted it. */
function readMap(bundle: string): SourceMap | null {
  try {
    return new SourceMap(
      JSON.parse(readFileSync(fileURLToPath(`${bundle}.map`), 'utf8')) as SourceMapPayload,
    );
  } catch {
    return null;
  }
}
