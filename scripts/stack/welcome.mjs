// @ts-check
import { secretsFile } from './local-secrets.mjs';

/** As in `backend/demo/running.json`. */
const DEMO_MODERATOR = 'moderator@demo.paattu.example';

/**
 * The message for the person at the terminal once everything runs.
 * @param {import('./stack.mjs').Started} started
 * @param {Pick<import('./stack.mjs').Stack, 'cluster'>} stack
 */
export function welcome(started, { cluster }) {
  const { config, ownerPassword, hasBegunEmpty, isStillDemo } = started;
  const url = config.publicUrl;
  const lines = [
    ['Site', url],
    // Without a sign-in, the address of the console answers 404.
    ["Owner's console", `${url}/auth?returnTo=/admin`],
    ['API docs', `${url}/api/docs`],
    ['Queues', `${url}/admin/queues`],
    ...(config.smtpUrl === null
      ? [
          ['Emails (stored, not sent)', `${url}/admin/settings/email`],
          ['Emails to voters', 'not listed there: their links appear below'],
          ['Emails to judges', 'listed without their links, which appear below'],
        ]
      : []),
    ["Owner's log-in", config.ownerEmail ?? `as chosen at ${url}/setup`],
    ...(config.demoPhase === null ? [] : [["Moderator's log-in", DEMO_MODERATOR]]),
    [config.demoPhase === null ? 'Password' : 'Password of both', ownerPassword ?? passwordPlace(started)],
    ...(hasBegunEmpty
      ? [['No demo', `this data began with SEED_DEMO=false: another DATA_DIR begins with the demo`]]
      : []),
    ...(isStillDemo
      ? [
          [
            'Still the demo',
            cluster
              ? `this data began with the demo: another DATA_DIR, or ${config.dataDir} deleted, begins empty`
              : 'this database began with the demo: an empty one with another DATA_DIR begins empty',
          ],
        ]
      : []),
    ...aboutDemo(config),
    ...(cluster?.moved
      ? [['Database', `${cluster.folder}: PostgreSQL may not enter ${config.dataDir}`]]
      : []),
  ];
  const width = Math.max(...lines.map(([label = '']) => label.length));
  const table = lines.map(([label = '', value]) => `  ${label.padEnd(width)}  ${value}`).join('\n');
  return `\n  Everything runs, after ${inWords(performance.now())}.\n\n${table}\n\n  Ctrl-C stops everything.\n`;
}

/** @param {number} milliseconds */
export function inWords(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @param {import('./configuration.mjs').Config} config */
function aboutDemo({ production, demoPhase, dataDir }) {
  if (demoPhase !== null)
    return [[`Demo, phase ${demoPhase}`, `${dataDir}: delete the folder to begin again`]];
  return production ? [] : [['A site in full swing', 'npm run demo']];
}

/** @param {import('./stack.mjs').Started} started */
function passwordPlace({ config, hasBegunEmpty, isPasswordGiven }) {
  if (config.ownerEmail === null) return 'as chosen there';
  if (config.production) return 'as set when the owner was created';
  if (isPasswordGiven) return 'as set in OWNER_PASSWORD';
  if (hasBegunEmpty) return `as chosen at ${config.publicUrl}/setup`;
  return `as printed at the first start, stored in ${secretsFile(config.dataDir)}, unless you changed it or restored a backup`;
}
