import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@paattu/backend/package.json')), 'demo');

const schema = z.object({
  contest: z.object({ tutorialUrl: z.string(), sponsorName: z.string(), sponsorUrl: z.string() }),
  songs: z.array(
    z.object({
      title: z.string(),
      titleMalayalam: z.string().nullable(),
      artist: z.string(),
      releaseDate: z.string(),
      audio: z.string(),
      cover: z.string(),
      lyrics: z.string(),
    }),
  ),
  entries: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      youtubeUrl: z.string(),
      status: z.enum(['pending', 'approved', 'rejected']),
      viewCount: z.number(),
      submittedAt: z.coerce.date(),
      photo: z.string(),
    }),
  ),
});

export type DemoContent = z.infer<typeof schema>;

export async function readDemoContent(): Promise<DemoContent> {
  return schema.parse(JSON.parse(await readFile(demoFile('demo.json'), 'utf8')));
}

/** Returns the path of a file that `demo.json` names. */
export function demoFile(name: string): string {
  return join(FOLDER, name);
}
