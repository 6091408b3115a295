// @ts-check
import pretty from 'pino-pretty';
import { isLocal } from './configuration.mjs';

/** What a local start prints of the logs, unless LOG_LEVEL says more: a person reads it, and each request would be a line. */
const FOR_A_PERSON = 'warn';

/**
 * The log level of API and worker, and what formats their JSON lines: null leaves these as they are, for a program. A person gets sentences: at a
 * terminal, and of a local start whose LOG_LEVEL nobody has set.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [isTerminal]
 * @returns {{ level: string | undefined, logTo: ((output: NodeJS.ReadableStream) => void) | null }}
 */
export function readableLog(env, isTerminal = process.stdout.isTTY) {
  const level = env.LOG_LEVEL ?? (isLocal(env) ? FOR_A_PERSON : undefined);
  const isForPerson = isTerminal || level !== env.LOG_LEVEL;
  if (!isForPerson) return { level, logTo: null };
  const stream = pretty({
    colorize: isTerminal,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,context,reqId',
    singleLine: true,
    sync: true,
  });
  return { level, logTo: (output) => void output.pipe(stream, { end: false }) };
}
