import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuilds } from './web-builds.js';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * A proxy rejects a response whose headers are larger than its buffer, which is 4 KB in nginx unless configured. The
 * other headers need about 1.5 KB.
 */
const MAX_LINK_LENGTH = 2_000;

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

/** Names a module before what it imports: where the header has no more room, the browser finds the rest itself. */
function linkOf(manifest: Record<string, Chunk>): string {
  const files = new Set<string>();
  // A set yields what is added to it meanwhile.
  const names = new Set<string>();
  for (const [name, { file, dynamicImports = [] }] of Object.entries(manifest)) {
    // What it imports dynamically are the exposed modules and the map of the shared ones: every page needs them.
    if (file === 'remoteEntry.js') [name, ...dynamicImports].forEach((needed) => names.add(needed));
  }
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) continue;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  let link = '';
  for (const file of files) {
    const next = `</remotes/admin-web/${file}>; rel=modulepreload; fetchpriority=low`;
    const longer = link ? `${link}, ${next}` : next;
    if (longer.length > MAX_LINK_LENGTH) break;
    link = longer;
  }
  return link;
}
