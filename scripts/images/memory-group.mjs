// @ts-check
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { megabytesOf } from '../lib/compose-file.mjs';
import { until } from '../test/launched.mjs';

const V1 = '/sys/fs/cgroup/memory';
const V2 = '/sys/fs/cgroup';

/** The files of the kernel's first and second generation of control groups. */
const FILES = existsSync(join(V1, 'memory.limit_in_bytes'))
  ? { parent: V1, limit: 'memory.limit_in_bytes', rss: 'total_rss', kills: 'memory.oom_control' }
  : { parent: V2, limit: 'memory.max', rss: 'anon', kills: 'memory.events' };

const MEGABYTE = 1024 ** 2;

/**
 * Limits the memory of a service as an engine does: a program that needs more is killed.
 * @param {string} name
 * @param {string} memLimit
 */
export function makeMemoryGroup(name, memLimit) {
  const folder = join(FILES.parent, `paattu-${process.pid}-${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, FILES.limit), String(megabytesOf(memLimit) * MEGABYTE));
  const read = (/** @type {string} */ file, /** @type {string} */ key) =>
    Number(new RegExp(`^${key} (\\d+)`, 'm').exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0);
  let highest = 0;
  let kills = 0;
  const look = () => {
    highest = Math.max(highest, read('memory.stat', FILES.rss));
    kills = read(FILES.kills, 'oom_kill');
  };
  const looks = setInterval(look, 100);
  return {
    /** A command that runs another one, and all that it starts, in the group. */
    within: ['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh'],
    /** Takes in processes that run already, and their later children. @param {number[]} pids */
    add(pids) {
      for (const pid of pids) unlessEnded(() => writeFileSync(join(folder, 'cgroup.procs'), String(pid)));
    },
    /** The processes that run in it. @returns {number[]} */
    members: () => readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number),
    /** In MB: what its programs had at most at a time, without what the kernel kept of files. */
    highest: () => Math.round(highest / MEGABYTE),
    limit: megabytesOf(memLimit),
    /** How many of its programs were killed for memory. */
    kills: () => kills,
    /** When its programs have ended. */
    async remove() {
      look();
      clearInterval(looks);
      await until(() => isRemoved(folder), `the end of ${name}`);
    },
  };
}

/** @param {string} folder of a group */
function isRemoved(folder) {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EBUSY') return false;
    throw error;
  }
}

/**
 * Ends every process of the groups, none of which may act on it.
 * @param {Array<ReturnType<typeof makeMemoryGroup>>} groups
 */
export function killAtOnce(groups) {
  const members = () => groups.flatMap((group) => group.members());
  // One may have started another meanwhile.
  for (let left = members(); left.length > 0; left = members())
    for (const pid of left) unlessEnded(() => process.kill(pid, 'SIGKILL'));
}

/** @param {() => void} act on a process, which may have ended by itself */
function unlessEnded(act) {
  try {
    act();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
