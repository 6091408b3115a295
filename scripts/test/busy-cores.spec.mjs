// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { occupyCores } from './busy-cores.mjs';
import { alive, until } from './launched.mjs';

it('a process for each core runs until they are released', async () => {
  const { pids, release } = occupyCores();

  expect(pids).toHaveLength(availableParallelism());
  expect(alive(pids)).toEqual(pids);
  await release();
  expect(alive(pids)).toEqual([]);
});

it('they end when the program that started them is killed', async () => {
  const program = `
    import { occupyCores } from ${JSON.stringify(new URL('busy-cores.mjs', import.meta.url).href)};
    console.log(JSON.stringify(occupyCores().pids));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  /** @type {number[]} */
  const pids = JSON.parse(String(line));
  expect(alive(pids)).toEqual(pids);

  child.kill('SIGKILL');

  await until(() => alive(pids).length === 0, 'the busy processes to end');
});
