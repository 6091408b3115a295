// @ts-check
import pretty from 'pino-pretty';

/**
 * Formats the JSON logs of API and worker for a terminal. Returns null when the output is a file or a program, which
 * gets the JSON lines.
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
