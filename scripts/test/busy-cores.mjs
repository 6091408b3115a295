// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** It ends itself when the program that started it has ended without `release`. */
const PROGRAM = `
  process.once('disconnect', () => process.exit());
  setInterval(() => {
    const end = performance.now() + 100;
    while (performance.now() < end);
  });
`;

/** Keeps each core busy with a process of its own, as another program would. */
export function occupyCores() {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  return {
    pids: busy.map(({ pid = 0 }) => pid),
    /** Resolves when all of them have ended. */
    async release() {
      await Promise.all(
        busy.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }),
      );
    },
  };
}
