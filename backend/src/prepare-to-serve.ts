import { startStep } from './common/start-steps.js';
import type { Config } from './config/config.js';
import { checkVotePepper } from './modules/contest/voting/check-vote-pepper.js';
import { prepareDatabase } from './prepare-database.js';

/** Before API and worker start. Commands need no secrets: a restore erases again before its place has the pepper. */
export async function prepareToServe(config: Config): Promise<void> {
  await prepareDatabase(config);
  startStep('comparing the keys of voters');
  await checkVotePepper(config);
  startStep('starting the modules');
}
