import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { webBuilds } from './web-builds.js';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * A proxy rejects a response whose headers are larger than its buffer, which is 4 KB in nginx unless configured. The
 * other headers need about 1.5 KB.
 */
const MAX_LINK_LENGTH = 2_000;

/** The name of the chunk that all pages but Home share. */
const PAGES = 'pages';

/** Finds the code that the console's own remote needs on Home, or on every other page, for a `Link` header. */
export class ConsolePreloads {
  private read: { modifiedAt: number; home: string; others: string } | undefined;

  constructor(private readonly manifest = join(webBuilds.adminWeb, '.vite', 'manifest.json')) {}

  /**
   * The shell finds the remote only after its session, its list of remotes and the remote's entry: the browser has the
   * code by then.
   * @returns null without a readable manifest: the console is slower, but works
   */
  async link({ isHome }: { isHome: boolean }): Promise<string | null> {
    try {
      const { mtimeMs } = await stat(this.manifest);
      if (this.read?.modifiedAt !== mtimeMs) {
        const manifest = JSON.parse(await readFile(this.manifest, 'utf8')) as Record<string, Chunk>;
        const [home, others] = [linkOf(manifest), linkOf(manifest, PAGES)];
        this.read = { modifiedAt: mtimeMs, home, others };
      }
      return isHome ? this.read.home : this.read.others;
    } catch {
      return null;
    }
  }
}

/** Names a module before what it imports: where the header has no more room, the browser finds the rest itself. */
function linkOf(manifest: Record<string, Chunk>, also?: string): string {
  const links = new Set<string>();
  // A set yields what is added to it meanwhile.
  const names = new Set<string>();
  for (const [name, { file, name: called, dynamicImports = [] }] of Object.entries(manifest)) {
    if (also !== undefined && called === also) names.add(name);
    // What it imports dynamically are the exposed modules and the map of the shared ones: every page needs them.
    if (file === 'remoteEntry.js') [name, ...dynamicImports].forEach((needed) => names.add(needed));
  }
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) continue;
    links.add(`</remotes/admin-web/${chunk.file}>; rel=modulepreload; fetchpriority=low`);
    // As the code asks for it, or the browser asks twice.
    for (const file of chunk.css ?? [])
      links.add(`</remotes/admin-web/${file}>; rel=preload; as=style; crossorigin`);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  let link = '';
  for (const next of links) {
    const longer = link ? `${link}, ${next}` : next;
    if (longer.length > MAX_LINK_LENGTH) break;
    link = longer;
  }
  return link;
}
