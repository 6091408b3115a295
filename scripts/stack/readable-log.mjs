// @ts-check
import pretty from 'pino-pretty';

/**
 * Takes the JSON lines of API and worker and prints them for people when a terminal shows them; null where their
 * reader is a file or a program, which wants the lines as they are.
 * @returns {((output: NodeJS.ReadableStream) => void) | null}
 */
export function readableLog() {
  if (!process.stdout.isTTY) return null;
  const stream = pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,context,reqId',
    singleLine: true,
    sync: true,
  });
  return (output) => void output.pipe(stream, { end: false });
}
