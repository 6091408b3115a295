import { startYoutubeStandIn } from './youtube-stand-in.js';

/** Starts the resources that all workers share; the workers find them by environment variables. */
export default async function setUp(): Promise<() => Promise<void>> {
  const youtube = await startYoutubeStandIn();
  process.env.E2E_YOUTUBE_URL = youtube.origin;
  return () => youtube.stop();
}
