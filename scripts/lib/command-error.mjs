// @ts-check

/** An error that a person can mend. The script prints its message without a stack. */
export class CommandError extends Error {}

/** Thrown by what a requested stop interrupts. */
export class Stopped extends Error {}

/**
 * Runs a script's body and reports an error as one message and an exit code.
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
