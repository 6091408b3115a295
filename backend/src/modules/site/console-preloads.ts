import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuilds } from './web-builds.js';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The modules of the remote that every page of the console needs. */
const EXPOSED = ['src/navigation.ts', 'src/app.tsx'];

/**
 * A `Link` header that names the code of the console's own remote. The shell finds the remote only after its session,
 * its list of remotes and the remote's entry: the browser has the code by then.
 */
export async function consolePreloads(): Promise<string> {
  const manifest = JSON.parse(
    await readFile(join(webBuilds.adminWeb, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const files = new Set(['remoteEntry.js']);
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  const entry = Object.keys(manifest).find((name) => manifest[name]?.file === 'remoteEntry.js');
  for (const name of [...(entry ? [entry] : []), ...EXPOSED]) add(name);
  return [...files]
    .map((file) => `</remotes/admin-web/${file}>; rel=modulepreload; fetchpriority=low`)
    .join(', ');
}
