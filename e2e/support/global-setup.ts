import { prepareDemo } from './product.js';
import { startYoutubeStandIn } from './youtube-stand-in.js';

/** Starts the resources that all workers share; the workers find them by environment variables. */
export default async function setUp(): Promise<() => Promise<void>> {
  const youtube = await startYoutubeStandIn();
  process.env.E2E_YOUTUBE_URL = youtube.origin;
  const demo = await prepareDemo();
  process.env.E2E_DEMO = JSON.stringify(demo.parked);
  return async () => {
    await demo.remove();
    await youtube.stop();
  };
}
