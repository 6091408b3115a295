// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Runs one of the scripts in `helpers/` in its own process, like the product. It receives its task first, then answers
 * each message with one message.
 * @param {string} script
 * @param {object} task
 */
export async function startHelper(script, task) {
  const child = fork(fileURLToPath(new URL(`../helpers/${script}`, import.meta.url)));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with code ${code}`);
  });
  ended.catch(() => {});
  /** @param {object} message @returns {Promise<any>} */
  const ask = async (message) => {
    child.send(message);
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    return answer;
  };
  return {
    started: await ask(task),
    ask,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}
