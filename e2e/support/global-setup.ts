import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startYoutubeStandIn } from './youtube-stand-in.js';

/** Starts the resources that all workers share; the workers find them by environment variables. */
export default async function setUp(): Promise<() => Promise<void>> {
  const youtube = await startYoutubeStandIn();
  const asserted = mkdtempSync(join(tmpdir(), 'paattu-asserted-'));
  process.env.E2E_YOUTUBE_URL = youtube.origin;
  process.env.E2E_ASSERTED_FOLDER = asserted;
  return async () => {
    await youtube.stop();
    rmSync(asserted, { recursive: true });
  };
}
