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

const text = { en: z.string(), ml: z.string() };
const language = z.enum(['en', 'ml']);

const runningSchema = z.object({
  /** Each with the year of the contest after it. */
  title: z.object(text),
  songTitle: z.object(text),
  prizeAmount: z.number(),
  tutorialUrl: z.string(),
  sponsorName: z.object(text),
  sponsorUrl: z.string(),
  moderator: z.object({ name: z.string(), email: z.string() }),
  entries: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      language,
      youtubeUrl: z.string(),
      /** Days after the announcement. An entry that lies ahead of the first start does not exist. */
      day: z.number(),
      /** What happened to the entry, by the moderator. */
      decisions: z.array(z.enum(['approve', 'reject', 'disapprove', 'delete'])),
      /** Null where YouTube has not been asked. */
      viewCount: z.number().nullable(),
      photo: z.string(),
    }),
  ),
  messages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      language,
      subject: z.string(),
      message: z.string(),
      isRead: z.boolean(),
      answer: z.string().nullable(),
    }),
  ),
});

export type RunningContent = z.infer<typeof runningSchema>;

export async function readDemoContent(): Promise<DemoContent> {
  return schema.parse(await readJson('demo.json'));
}

/** The contest that runs in the site of `npm run demo`. */
export async function readRunningContent(): Promise<RunningContent> {
  return runningSchema.parse(await readJson('running.json'));
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(demoFile(name), 'utf8'));
}

/** Returns the path of a file of the demo. */
export function demoFile(name: string): string {
  return join(FOLDER, name);
}
