// @ts-check
/**
 * @typedef {object} Prepared
 * @property {unknown} started the answer to the first message
 * @property {(message: any) => Promise<unknown>} [answer] returns the answer to each further message
 */

/**
 * The counterpart of `startHelper`: the first message is the task. Exits with the process that started it.
 * @param {(task: any) => Promise<Prepared>} prepare
 */
export function runHelper(prepare) {
  /** @type {Prepared | null} */
  let prepared = null;
  const take = async (/** @type {unknown} */ message) => {
    if (prepared !== null) return prepared.answer?.(message);
    prepared = await prepare(message);
    return prepared.started;
  };
  process.on('message', (message) => {
    void take(message).then((answer) => process.send?.(answer));
  });
  process.once('disconnect', () => process.exit());
}
