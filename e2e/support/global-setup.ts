import { startYoutubeStandIn } from './youtube-stand-in.js';

/** Starts what all workers share; they find it by a variable of the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const youtube = await startYoutubeStandIn();
  process.env.E2E_YOUTUBE_URL = youtube.origin;
  return youtube.stop;
}
