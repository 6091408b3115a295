import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuilds } from './web-builds.js';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The modules of the remote that every page of the console needs. */
const EXPOSED = ['src/navigation.ts', 'src/app.tsx'];

/** Finds the code that the console's own remote needs on every page, for a `Link` header. */
export class ConsolePreloads {
  private read: { modifiedAt: number; link: string } | undefined;

  constructor(private readonly manifest = join(webBuilds.adminWeb, '.vite', 'manifest.json')) {}

  /**
   * The shell finds the remote only after its session, its list of remotes and the remote's entry: the browser has the
   * code by then.
   * @returns null without a readable manifest: the console is slower, but works
   */
  async link(): Promise<string | null> {
    try {
      const { mtimeMs } = await stat(this.manifest);
      if (this.read?.modifiedAt !== mtimeMs) {
        const manifest = JSON.parse(await readFile(this.manifest, 'utf8')) as Record<string, Chunk>;
        this.read = { modifiedAt: mtimeMs, link: linkOf(manifest) };
      }
      return this.read.link;
    } catch {
      return null;
    }
  }
}

function linkOf(manifest: Record<string, Chunk>): string {
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
