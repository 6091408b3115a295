import { leafOf, verify } from '@paattu/verify';
import type { Answer, Request } from './verify-messages';

/** The lines of the votes, once the files are verified. */
let roll = '';

const answer = (message: Answer) => postMessage(message);

/** Verifies the files of a result away from the page, which stays usable meanwhile. It has no access to the network. */
onmessage = async ({ data }: MessageEvent<Request>) => {
  if ('receipt' in data) {
    const leaf = await leafOf(data.nonce, data.receipt);
    answer({ state: new RegExp(`^${leaf} (.+)$`, 'm').exec(roll)?.[1] ?? null });
    return;
  }
  const verdict = await verify(data.files);
  roll = new TextDecoder().decode(data.files['roll.txt']);
  answer({ verdict });
};
