import { leafOf, verify, type Files } from '@paattu/verify';
import { loadFile } from './load-file';
import type { Answer, Request } from './verify-messages';

/** Loads and verifies the files of a result, away from the page, which stays usable meanwhile. */
let roll = '';

const answer = (message: Answer) => postMessage(message);

onmessage = async ({ data }: MessageEvent<Request>) => {
  if ('receipt' in data) {
    const leaf = await leafOf(data.nonce, data.receipt);
    answer({ state: new RegExp(`^${leaf} (.+)$`, 'm').exec(roll)?.[1] ?? null });
    return;
  }
  const files: Files = {};
  let loaded = 0;
  try {
    for (const name of data.names)
      files[name] = await loadFile(`${data.folder}/${name}`, (bytes) => {
        loaded += bytes;
        answer({ loaded });
      });
  } catch {
    answer({ failed: true });
    return;
  }
  answer({ computing: true });
  const verdict = await verify(files);
  roll = new TextDecoder().decode(files['roll.txt']);
  answer({ verdict });
};
