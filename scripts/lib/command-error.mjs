// @ts-check

/** Something that a person can mend: its message is told as it stands, without a stack. */
export class CommandError extends Error {}

/** What a stop that was asked for has broken off. */
export class Stopped extends Error {}

/**
 * Runs a script's body and turns its failure into one message and an exit code.
 * @param {() => Promise<void>} body
 */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    if (error instanceof Stopped) return;
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
