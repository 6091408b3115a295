import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { logFromStart, sentenceLog } from './common/logging/logging.module.js';
import { printSentences } from './common/logging/say.js';
import { showStartSteps, startStep, withinSteps } from './common/start-steps.js';
import { type Config, earlyLogLevel, loadConfig } from './config/config.js';
import { checkDataFolder } from './infra/storage/check-data-folder.js';
import { ChangeTopics } from './infra/changes/change-topics.js';
import { SERVING } from './restore-by-owner.js';
import { explain } from './start-failure.js';
import { isRestoring, untilRestored } from './while-restoring.js';

const STOPS_WITHIN_MS = 10_000;

/**
 * Runs one process of the product: reads the configuration, starts, reports to the parent when ready, and stops with it.
 * A start that fails, or whose step hangs, reports the reason in one message and exits with code 1.
 * @param start calls `freePort` before it listens, because a page has the port while the site is being restored
 */
export async function run(
  role: keyof typeof SERVING,
  start: (config: Config, freePort: () => Promise<void>) => Promise<INestApplicationContext>,
): Promise<void> {
  stopWithParent();
  const level = earlyLogLevel(process.env);
  logFromStart(level);
  const logger = new Logger('Start');
  const launcher = process.env.PRINTED_BY_LAUNCHER === 'true' ? process.send?.bind(process) : undefined;
  // The launcher prints them; without one they are lines of the log. Another parent with a channel would print none.
  showStartSteps((step) => void (launcher ? launcher({ type: 'step', step }) : logger.log(step)));
  printSentences(launcher ? (sentence) => void launcher({ type: 'sentence', sentence }) : sentenceLog(level));
  try {
    const config = await withinSteps(async () => {
      startStep('reading the settings');
      const config = loadConfig(process.env);
      startStep('looking at the data folder');
      await checkDataFolder(config);
      return config;
    });
    const freePort = await untilRestored(config, role);
    // A restore waits until no connection has this name.
    process.env.PGAPPNAME = SERVING[role];
    const app = await withinSteps(() => start(config, freePort));
    await endAtRestore(config, app);
    process.send?.({ type: 'ready' });
    giveBackMemory();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** Ends the process when a restore begins. Started again, it waits for its end. */
async function endAtRestore(config: Config, app: INestApplicationContext): Promise<void> {
  const endIfRestoring = async () => {
    if (await isRestoring(config)) endSelf();
  };
  app.get(ChangeTopics).subscribe((topic) => {
    if (topic === 'restore' || topic === 'all') void endIfRestoring();
  });
  await endIfRestoring();
}

/** Collects what only the start needed, 40 MB. Without requests, V8 would keep it as room to grow. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
}

/** A killed parent cannot stop its children; the lost channel stops them, even during the start. */
function stopWithParent(): void {
  process.once('disconnect', endSelf);
  if (process.connected === false) endSelf();
}

/** The database ends with the parent, or waits for the end, so a stop that waits for something must end too. */
function endSelf(): void {
  setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}
